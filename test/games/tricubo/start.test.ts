import { expect } from 'chai';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../../src/games/tricubo/index.js';
import { makeRecordText } from '../../../src/match/record/make-record-text.js';
import { Match } from '../../../src/match/index.js';
import { parseRecord } from '../../../src/match/record/parse-record.js';
import { gameErrorOf } from '../contract/check.js';
import { TINY, WIDE } from './custom-sheets.js';
import { FIRST_CROSSES, at, moveTexts, play, positionText, sheetText } from './helpers.js';
import type { Options } from './helpers.js';

describe('the set-up', () => {
  for (const seats of [2, 3, 4, 5]) {
    it(`gives each of ${seats} players a cross in the first box of a row of their own`, () => {
      const state = tricubo.setup(seats);
      const sheets = FIRST_CROSSES.slice(0, seats).map((crosses) => `${crosses} .,.,.,.,. -`);
      expect(positionText(state)).to.equal(`${sheets.join(' / ')} | A`);
      expect(tricubo.actors(state)).to.deep.equal(['chance']);
    });
  }
});

describe('one who plays alone', () => {
  const state = tricubo.setup(1);

  it('begins with an empty sheet, and with the first cross in any row', () => {
    expect(positionText(state)).to.equal('0,0,0,0,0 .,.,.,.,. - | A');
    expect(tricubo.actors(state)).to.deep.equal([0]);
    expect(moveTexts(state)).to.deep.equal(['@1', '@2', '@3', '@4', '@5']);
  });

  FIRST_CROSSES.forEach((crosses, i) => {
    it(`makes it in row ${i + 1}, and then the dice are rolled`, () => {
      const begun = play(state, `@${i + 1}`);
      expect(sheetText(begun)).to.equal(`${crosses} .,.,.,.,. -`);
      expect(tricubo.actors(begun)).to.deep.equal(['chance']);
      expect(begun.round).to.equal(1);
      expect(moveTexts(begun)).to.be.empty;
    });
  });
});

const [A, B, C] = FIRST_CROSSES.map((crosses) => `${crosses} .,.,.,.,. -`) as [string, string, string];
const NOTHING = '0,0,0,0,0 .,.,.,.,. -';
/** Ends the game on both sides. */
const PURPLE = '7,7,7,0,0 .,.,.,.,. -';

interface Case {
  readonly text: string;
  readonly place: string;
  readonly message: string;
  readonly options?: Options;
}

const noFirst = (text: string, place: string): Case => ({
  text,
  place,
  message: `${place}: the first cross is missing`,
});
const overfull = (text: string, place: string, row: number, options?: Options): Case => ({
  ...{ text, place, options },
  message: `${place}: row ${row} has more crosses than boxes`,
});
const worthless = (text: string, row: number, points: number, options?: Options): Case => ({
  ...{ text, place: 'sheet 1', options },
  message: `sheet 1: row ${row} cannot have scored ${points}`,
});
const unprinted = (text: string, options?: Options): Case => ({
  ...{ text, place: 'sheet 1', options },
  message: 'sheet 1: more fields or jokers are crossed than printed',
});
const tooLate = (text: string, place: string): Case => ({
  ...{ text, place },
  message: `${place}: the game was over before this roll`,
});
const turn = (message: string, ...texts: readonly string[]): Case[] =>
  texts.map((text) => ({ text, place: 'turn', message }));

const CASES: readonly Case[] = [
  noFirst(`${A} / ${A}`, 'sheet 2'),
  noFirst(`${B} / ${A}`, 'sheet 1'),
  noFirst(`${A} / ${B} / ${NOTHING}`, 'sheet 3'),
  noFirst(`${NOTHING} / ${B}`, 'sheet 1'),
  noFirst(`${NOTHING} / ${NOTHING}`, 'sheet 1'),
  { text: '0,0,0,0,0 .,0,.,.,. -', place: 'sheet 1', message: 'sheet 1: too many rows are scored' },
  noFirst('0,0,0,0,0 .,.,.,.,. L', 'sheet 1'),
  noFirst('0,0,0,0,0 .,.,.,.,. - J | B', 'sheet 1'),
  overfull('8,0,0,0,0', 'sheet 1', 1),
  overfull(`${A} / 0,7,0,0,99`, 'sheet 2', 5),
  overfull('8,9,0,0,0 | B', 'sheet 1', 2),
  overfull('1,0,3,0,0', 'sheet 1', 3, { sheet: TINY }),
  worthless('1,0,0,0,0 7,.,.,.,. -', 1, 7),
  worthless('4,0,0,0,0 10,.,.,.,. -', 1, 10),
  worthless('7,0,0,0,0 3,.,.,.,. -', 1, 3),
  worthless('7,0,0,0,0 .,1,.,.,. -', 2, 1),
  worthless('1,0,0,0,7 .,.,.,.,-1 -', 5, -1),
  worthless('1,0,0,0,0 1,.,.,.,. - | B', 1, 1),
  worthless('1,0,0,0,0 -1,.,.,.,. -', 1, -1, { sheet: TINY }),
  { text: '1,0,0,0,0 0,0,0,0,- -', place: 'sheet 1', message: 'sheet 1: too many rows are scored' },
  unprinted('1,0,0,0,0 .,.,.,.,. LL'),
  unprinted('1,0,0,0,0 .,.,.,.,. LMStt'),
  unprinted('1,0,0,0,0 .,.,.,.,. - J'),
  unprinted('1,0,0,0,0 .,.,.,.,. - J | A'),
  unprinted('1,0,0,0,0 .,.,.,.,. L', { sheet: TINY }),
  ...turn('turn: there are only 1 seats', `${A} | A 1 1`, `${A} | A 1 0 361 - 1`),
  ...turn('turn: there are only 2 seats', `${A} / ${B} | A 1 2`, `${A} / ${B} | A 1 1 361 L 2`),
  ...turn('turn: there is no round 0', `${A} | A 0`, `${A} / ${B} | A 0 0 361`),
  ...turn('turn: there is no round 22', `${A} | A 22 0 361`),
  ...turn('turn: there is no round 23', `${A} | A 23`),
  tooLate(`${PURPLE} | A 5 0 361`, 'sheet 1'),
  tooLate(`${PURPLE} / ${B} | A 5 0 361`, 'sheet 1'),
  tooLate(`${A} / ${PURPLE} | A 5 0 361 L`, 'sheet 2'),
  tooLate(`${PURPLE} / ${PURPLE} / ${C} | B 5 1 361 L`, 'sheet 1'),
  ...turn('turn: the first cross must come before the first roll', `${NOTHING} | A 1 0 361`, `${NOTHING} | A 2`),
  ...turn(
    'turn: the active seat must choose before the others',
    `${A} | A 1 0 361 L`,
    `${A} | A 1 0 - L`,
    `${A} | A 1 0 361 - 0`,
    `${A} / ${B} | A 1 0 - - 1`,
    `${A} / ${B} | A 1 0 361 - 1`,
    `${A} / ${B} | A 1 0 361 - 0`,
    `${A} / ${B} | A 1 0 361 L 1`,
    `${A} / ${B} | A 1 0 - x 1`,
  ),
];

describe('a position that is no moment of a game', () => {
  for (const { text, place, message, options } of CASES) {
    it(`${text}: ${message}`, () => {
      const error = gameErrorOf(() => at(text, options), 'bad-position');
      expect(error.message).to.equal(message);
      expect(error.details).to.deep.equal({ place });
    });
  }
});

describe('a game that begins at a position', () => {
  const cases: readonly [why: string, text: string, actors: readonly unknown[]][] = [
    ['waits for the first cross of one alone', `${NOTHING} | A`, [0]],
    ['rolls for one alone with a first cross anywhere', `${C} | A`, ['chance']],
    ['is over after 21 rounds alone', `${A} | A 22`, []],
    ['lets the active seat choose first', `${A} / ${B} / ${C} | A 1 1 361`, [1]],
    ['lets all others follow', `${A} / ${B} / ${C} | A 1 1 361 L`, [0, 2]],
    ['lets those follow who have not', `${A} / ${B} / ${C} | A 1 1 361 x 2`, [0]],
    ['is over with three purple rows', `${A} / ${PURPLE.replace('7', '6')} | A 5`, []],
    ['finishes a round in which the active seat has ended it', `${PURPLE} / ${B} | A 5 0 361 L`, [1]],
    ['has interim boxes of former values', '7,7,5,0,0 1,10,-,-,0 LMSt | A 9', ['chance']],
    ['has the joker of side B behind it', '1,0,0,0,0 .,.,.,.,. - J | B 4', ['chance']],
  ];
  for (const [why, text, actors] of cases) {
    it(why, () => {
      expect(tricubo.actors(at(text))).to.deep.equal(actors);
      expect(positionText(at(text))).to.equal(text);
    });
  }
});

type TricuboMatch = Match<TricuboState, TricuboMove>;

function played(match: TricuboMatch, ...texts: readonly string[]): TricuboMatch {
  for (const text of texts) match.play(text);
  return match;
}

/** The match again from its record in each form. */
function fromEachForm(match: TricuboMatch): [form: string, again: TricuboMatch][] {
  const record = match.toRecord();
  const text = makeRecordText(record, tricubo);
  const forms: [string, unknown][] = [
    ['the object', record],
    ['JSON', JSON.stringify(record)],
    ['the text form', text],
    ['the text form on one line', text.replaceAll('\n', '; ')],
  ];
  return forms.map(([form, written]) => [form, Match.fromRecord<TricuboState, TricuboMove>(tricubo, written)]);
}

const GAMES: Readonly<Record<string, () => TricuboMatch>> = {
  'on side A': () =>
    played(new Match(tricubo, { seats: 3, seed: 's' }), 'roll 361', 'M:1,2', '#2 L', '#1 St', 'roll 124', 'Lc'),
  'on side B, with the joker': () =>
    played(new Match(tricubo, { options: { sheet: 'B' }, seed: 's' }), '@2', 'roll 361', 'JL', 'roll 524'),
  'on a small sheet of one’s own': () =>
    played(new Match(tricubo, { seats: 2, options: { sheet: TINY, colourOnSix: true } }), 'roll 361', 'L', 'S'),
  'on a large sheet of one’s own': () =>
    played(
      new Match(tricubo, { seats: 2, options: { sheet: WIDE, overflow: 'forbidden' } }),
      ...['roll 361', 'Lc', '#1 JL', 'roll 136', 'S:2'],
    ),
  'from a position of side B': () =>
    played(new Match(tricubo, { start: `${FIRST_CROSSES[0]} / 0,1,8,0,0 | B 7 1 366 M` }), 'JM:1,3', 'roll 123', 'L'),
  'from a position on a sheet of one’s own': () =>
    played(new Match(tricubo, { start: '1,0,0,0,0 / 0,2,0,0,0 | - 7', options: { sheet: TINY } }), 'roll 361', 'M:2,3'),
};

describe('a record', () => {
  for (const [where, begin] of Object.entries(GAMES)) {
    it(`is the same game again ${where}`, () => {
      const match = begin();
      for (const [form, again] of fromEachForm(match)) {
        expect(again.state, form).to.deep.equal(match.state);
        expect(again.options, form).to.deep.equal(match.options);
        expect(again.entries.map(({ actor, text }) => [actor, text])).to.deep.equal(
          match.entries.map(({ actor, text }) => [actor, text]),
        );
        expect(makeRecordText(again.toRecord(), tricubo), form).to.equal(makeRecordText(match.toRecord(), tricubo));
      }
    });
  }

  it('names the side, and the seat only where several may choose', () => {
    const match = played(new Match(tricubo, { seats: 3, options: { sheet: 'B' }, seed: 's' }), 'roll 123', 'L');
    match.play('JL', { actor: 2 });
    match.play('Mt', { actor: 1 });
    expect(makeRecordText(match.toRecord(), tricubo).split('\n')).to.deep.equal([
      'tricubo 1; seats=3; sheet=B; seed=s',
      ...['roll 123', 'L', '#2 JL', 'Mt'],
    ]);
  });

  it('writes a sheet of one’s own as JSON in the text form', () => {
    const match = new Match(tricubo, { seats: 2, options: { sheet: TINY }, seed: 's' });
    const text = makeRecordText(match.toRecord(), tricubo);
    expect(text).to.equal(`tricubo 1; seats=2; sheet=${JSON.stringify(JSON.stringify(TINY))}; seed=s`);
    expect(parseRecord(text, tricubo).options).to.deep.equal({ sheet: TINY });
  });

  it('with a bad sheet is a bad option, in each form', () => {
    const sheet = { ...TINY, purple: 3 };
    const records = [
      `tricubo 1; seats=2; sheet=${JSON.stringify(JSON.stringify(sheet))}`,
      { format: 1, game: 'tricubo', seats: 2, options: { sheet } },
      JSON.stringify({ format: 1, game: 'tricubo', seats: 2, options: { sheet } }),
    ];
    for (const record of records) {
      const { details } = gameErrorOf(() => Match.fromRecord(tricubo, record), 'bad-options');
      expect(details).to.deep.equal({ place: 'sheet.purple' });
    }
  });
});

describe('a game from a position', () => {
  const START = '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | B 4 1';

  it('is played on the side that this says, with nobody saying it besides', () => {
    for (const record of [`tricubo 1; start=${START}`, { format: 1, game: 'tricubo', start: START }]) {
      const match = Match.fromRecord<TricuboState, TricuboMove>(tricubo, record);
      expect(match.seats).to.equal(2);
      expect(match.options.sheet).to.equal('B');
      expect(match.actors).to.deep.equal(['chance']);
      expect(positionText(match.state)).to.equal(START);
      played(match, 'roll 123', '#1 L', '#0 JL');
      expect(positionText(match.state)).to.equal('4,0,0,0,0 .,.,.,.,. - J / 3,1,0,0,0 .,.,.,.,. - | B 5');
    }
  });
});
