import { expect } from '@open-wc/testing';
import { describeChoice, describeMove } from '../../../src/elements/tricubo-sheet/describe.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboState } from '../../../src/games/tricubo/index.js';
import { TINY, WIDE } from '../../games/tricubo/custom-sheets.js';
import { alone, at, chooses, follows } from '../../games/tricubo/helpers.js';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { english, wordsIn } from './words.js';

type Case = readonly [move: string, state: TricuboState, text: string, seat?: number];

/** Rows worth 7, 2, 1, 0 and 0, and one colour field. */
const MIDWAY = '2,4,1,0,0 .,.,.,.,. L';
/** Two purple rows, and one that is nearly. */
const NEARLY = '6,6,5,0,0 .,.,.,.,. -';
const THREE_FIELDS = '1,0,0,0,0 .,.,.,.,. LMS';

function describeCases(what: string, cases: readonly Case[]): void {
  describe(what, () => {
    for (const [move, state, text, seat = 0] of cases) {
      it(text, () => {
        expect(tricubo.refusal(state, seat, tricubo.parseMove(move))).to.equal(undefined);
        expect(describeChoice(tricubo.parseMove(move), state, seat, english)).to.equal(text);
      });
    }
  });
}

describeCases('crosses in a row, in words', [
  ['L', chooses(MIDWAY, '346'), 'large 3: 3 crosses in row 3, then worth 2 (plus 1)'],
  ['M', chooses(MIDWAY, '346'), 'medium 4: 2 crosses in row 4, then worth 7 (plus 7)'],
  ['S', chooses(MIDWAY, '345'), 'small 5: 1 cross in row 5, then worth 1 (plus 1)'],
  ['S', chooses(MIDWAY, '341'), 'small 1: 1 cross in row 1, then worth 4 (minus 3)'],
  ['M', chooses('2,6,0,0,0', '621'), 'medium 2: 1 cross in row 2, then worth 0, 1 lost (minus 5)'],
  ['L', chooses('6,0,0,0,0', '121'), 'large 1: 1 cross in row 1, then worth 0, 2 lost (minus 5)'],
  ['L', chooses('5,0,0,0,0', '121'), 'large 1: 2 crosses in row 1, then worth 0, 1 lost (minus 10)'],
  ['S', chooses(NEARLY, '123'), 'small 3: 1 cross in row 3, then worth 5 (0)'],
  ['S', chooses('6,6,3,0,0', '123'), 'small 3: 1 cross in row 3, then worth 2 (minus 2)'],
  ['S', chooses('1,0,0,0,0', '121', { sheet: TINY }), 'small 1: 1 cross in row 1, then worth −1 (minus 3)'],
  ['S', follows('1,1,0,0,0', '122', 'L'), 'small 2: 1 cross in row 2, then worth 7 (plus 6)', 1],
]);

describeCases('a crossed colour field, in words', [
  ['Mc', chooses(MIDWAY, '346'), 'medium 4: cross the field of its colour (0)'],
  ['Lt', chooses(MIDWAY, '346'), 'large 3: cross the field of all colours (0)'],
  ['St', chooses(THREE_FIELDS, '346', { colourOnSix: true }), 'small 6: cross the field of all colours (plus 10)'],
  ['Lt', chooses(THREE_FIELDS, '346', { sheet: 'B' }), 'large 3: cross the field of all colours (minus 2)'],
  ['Sc', chooses(MIDWAY, '342', { sheet: WIDE }), 'small 2: cross the field of its colour (plus 2)'],
]);

describeCases('rows that are scored, in words', [
  ['S:2', chooses(MIDWAY, '346'), 'small 6: score row 2 (plus 2)'],
  ['S:5', chooses(MIDWAY, '346'), 'small 6: score row 5 (0)'],
  ['M:1,2', chooses(MIDWAY, '166'), 'medium 6: score rows 1 and 2 (plus 9)'],
  ['L:1,2,5', chooses(MIDWAY, '666'), 'large 6: score rows 1, 2, and 5 (plus 9)'],
  ['S:1', chooses('2,0,0,0,0', '346', { sheet: TINY }), 'small 6: score row 1 (minus 1)'],
]);

describeCases('the joker, in words', [
  [
    'JL',
    follows(MIDWAY, '344', 'L', { sheet: 'B' }),
    'with the joker, large 3: 3 crosses in row 3, then worth 8 (plus 5)',
    1,
  ],
  ['JMc', alone(MIDWAY, 2, '344', { sheet: 'B' }), 'with the joker, medium 4: cross the field of its colour (minus 1)'],
  ['JS:2', alone(MIDWAY, 3, '346', { sheet: 'B' }), 'with the joker, small 6: score row 2 (plus 8)'],
]);

describeCases('what is done without a die, in words', [
  ['-', alone('7,7,0,0,0 -,-,0,0,0 LMSt', 1, '112'), 'take no die'],
  ['@2', tricubo.setup(1), 'first cross in row 2'],
]);

/** What is said of a move that a seat has made. */
const said = (move: string, before: TricuboState, seat = 0) =>
  describeMove(tricubo.parseMove(move), seat, before, english);

describe('a move of Tricubo that was made, in words', () => {
  it('is what each die shows', () => {
    expect(said('roll 361', at('1,0,0,0,0 / 0,1,0,0,0'))).to.equal('Dice: large 3, medium 6, small 1.');
  });

  it('is the use, what it changed, and the new total', () => {
    expect(said('M', chooses(MIDWAY, '346'))).to.equal(
      'medium 4: 2 crosses in row 4, then worth 7 (plus 7). Total plus 17.',
    );
  });

  it('is counted on the own sheet, not on another’s', () => {
    expect(said('S:1', follows('6,1,0,0,0', '346', 'L'), 1)).to.equal('small 6: score row 1 (plus 5). Total plus 11.');
  });

  it('is a total of nothing without a sign, and one below nothing with the word for it', () => {
    expect(said('M', chooses('6,0,0,0,0', '216'))).to.match(/\(minus 5\)\. Total 0\.$/);
    expect(said('Lt', chooses('8,0,0,0,0 .,.,.,.,. LMS', '346', { sheet: 'B' }))).to.match(/\. Total minus 5\.$/);
  });

  it('has no total where nothing has changed: a first cross, and taking no die', () => {
    expect(said('@2', tricubo.setup(1))).to.equal('first cross in row 2.');
    expect(said('-', alone('7,7,0,0,0 -,-,0,0,0 LMSt', 1, '112'))).to.equal('take no die.');
  });
});

describe('the third purple row, in words', () => {
  const ENDING = / Three rows are purple: the game ends with this round\.$/;

  it('ends the game with this round', () => {
    expect(said('S', chooses(NEARLY, '123'))).to.equal(
      'small 3: 1 cross in row 3, then worth 5 (0). Total plus 20. Three rows are purple: the game ends with this round.',
    );
  });

  it('does so by one more cross than needed, too, and with the joker', () => {
    expect(said('L', chooses(NEARLY, '321'))).to.match(ENDING);
    const joker = follows('0,7,7,6,0', '432', 'L', { sheet: 'B' });
    expect(said('JL', joker, 1)).to.match(ENDING);
  });

  it('is not said of a second row, nor of another use by who has three', () => {
    expect(said('M', chooses('6,4,0,0,0', '321'))).to.not.match(ENDING);
    expect(said('Sc', chooses(NEARLY, '123'))).to.not.match(ENDING);
  });

  it('is not said again when another brings the round to the same end', () => {
    const ended = at(`6,6,6,0,0 / 0,6,6,5,0 | A 9 0 344 L`);
    expect(said('S', ended, 1)).to.match(/\. Total plus \d+\.$/);
  });
});

/** The same four moves by language: with crosses that are lost, a field, scored rows, and the joker. */
const MOVES: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: [
    'large 1: 1 cross in row 1, then worth 0, 2 lost (minus 5)',
    'medium 4: cross the field of its colour (0)',
    'large 6: score rows 1, 2, and 5 (plus 9)',
    'with the joker, small 6: score row 2 (plus 8)',
  ],
  de: [
    'große 1: 1 Kreuz in Reihe 1, dann 0 wert, 2 verfallen (minus 5)',
    'mittlere 4: das Feld in der Würfelfarbe ankreuzen (0)',
    'große 6: Reihen 1, 2 und 5 werten (plus 9)',
    'mit dem Joker die kleine 6: Reihe 2 werten (plus 8)',
  ],
  nl: [
    'grote 1: 1 kruisje in rij 1, dan 0 waard, 2 vervallen (min 5)',
    'middelste 4: het vak in de kleur van de dobbelsteen aankruisen (0)',
    'grote 6: de rijen 1, 2 en 5 scoren (plus 9)',
    'met de joker de kleine 6: rij 2 scoren (plus 8)',
  ],
  fr: [
    'grand 1\u00a0: 1 croix sur la ligne 1, qui vaut alors 0, 2 perdues (moins 5)',
    '4 moyen\u00a0: cocher la case de sa couleur (0)',
    'grand 6\u00a0: compter les lignes 1, 2 et 5 (plus 9)',
    'avec le joker, le petit 6\u00a0: compter la ligne 2 (plus 8)',
  ],
  it: [
    '1 grande: 1 crocetta nella riga 1, che così vale 0, 2 perse (meno 5)',
    '4 medio: barra la casella del suo colore (0)',
    '6 grande: conteggia le righe 1, 2 e 5 (più 9)',
    'con il jolly, il 6 piccolo: conteggia la riga 2 (più 8)',
  ],
};

for (const language of LANGUAGES) {
  it(`a use is one phrase with what it changes: ${language}`, async () => {
    const words = await wordsIn(language);
    const made: readonly (readonly [string, TricuboState])[] = [
      ['L', chooses('6,0,0,0,0', '121')],
      ['Mc', chooses(MIDWAY, '346')],
      ['L:1,2,5', chooses(MIDWAY, '666')],
      ['JS:2', alone(MIDWAY, 3, '346', { sheet: 'B' })],
    ];
    const texts = made.map(([move, state]) => describeChoice(tricubo.parseMove(move), state, 0, words));
    expect(texts).to.deep.equal(MOVES[language]);
  });
}
