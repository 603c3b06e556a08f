import { expect } from '@open-wc/testing';
import { describeEntry } from '../../../src/elements/kubi-sheet/describe.js';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiSheet } from '../../../src/games/kubi/index.js';
import type { KubiEntry } from '../../../src/games/kubi/state.js';
import { sums } from '../../games/kubi/helpers.js';
import { english, wordsIn } from './words.js';

/** A sheet with the numbers 1, 4 and 6 and these marks behind some sums. */
function sheetWith(marks: Readonly<Record<number, number>>): KubiSheet {
  return kubi.parsePosition(`1:0,4:0,6:0 ${sums(marks)}`).sheets[0] as KubiSheet;
}

const entryOf = (text: string): KubiEntry => kubi.parseMove(text, kubi.setup(1), 0) as KubiEntry;

/** What is said of an entry behind the colon: what it changes. */
function effectOf(entry: string, marks: Readonly<Record<number, number>>): string {
  return describeEntry(entryOf(entry), sheetWith(marks), english).replace(/^.*: /, '');
}

describe('an entry in words', () => {
  it('names the die that stays out, then the sums, the higher one first', () => {
    const text = describeEntry(entryOf('1|24|36'), sheetWith({}), english);
    expect(text).to.equal('discard 1, then 9 and 6: minus 400 for opening both');
  });

  it('says of a free ride that the die leaves no mark', () => {
    const text = describeEntry(entryOf('(2)|35|55'), sheetWith({ 8: 5, 10: 10 }), english);
    expect(text).to.equal('leave out 2 without a mark, then 10 and 8: plus 40 behind 8');
  });

  it('names a sum once that both pairs add up to', () => {
    const text = describeEntry(entryOf('6|25|34'), sheetWith({ 7: 5 }), english);
    expect(text).to.equal('discard 6, then 7 twice: plus 60 behind 7');
  });
});

describe('what an entry changes, in words', () => {
  const NINE_AND_SIX = '1|24|36';
  const CASES: readonly (readonly [what: string, marks: Readonly<Record<number, number>>, effect: string])[] = [
    ['two new sums', {}, 'minus 400 for opening both'],
    ['a new higher sum beside one that stays a loss', { 6: 1 }, 'minus 200 for opening 9'],
    ['a new lower sum beside one that stays a loss', { 9: 3 }, 'minus 200 for opening 6'],
    ['a new sum beside a full one', { 9: 10 }, 'minus 200 for opening 6'],
    ['the fifth mark behind one of them', { 9: 4, 6: 2 }, 'plus 200 for the fifth mark behind 9'],
    [
      'the fifth mark behind both',
      { 9: 4, 6: 4 },
      'plus 400 in all, plus 200 for the fifth mark behind 9, plus 200 for the fifth mark behind 6',
    ],
    ['the sixth mark behind one of them', { 9: 1, 6: 5 }, 'plus 40 behind 6'],
    ['the tenth mark behind one of them', { 9: 9, 6: 1 }, 'plus 50 behind 9'],
    ['gains behind both', { 9: 5, 6: 9 }, 'plus 90 in all, plus 50 behind 9, plus 40 behind 6'],
    ['a new sum and a gain', { 9: 7 }, 'minus 150 in all, plus 50 behind 9, minus 200 for opening 6'],
    [
      'the fifth mark and a gain',
      { 9: 6, 6: 4 },
      'plus 250 in all, plus 50 behind 9, plus 200 for the fifth mark behind 6',
    ],
    [
      'a new sum that costs what the fifth mark of the other earns',
      { 9: 4 },
      '0 in all, plus 200 for the fifth mark behind 9, minus 200 for opening 6',
    ],
    ['a second and a third mark', { 9: 1, 6: 2 }, 'no change'],
    ['an eleventh mark', { 9: 10, 6: 3 }, 'no change'],
    ['more marks behind two full sums', { 9: 12, 6: 10 }, 'no change'],
    ['the eleventh mark beside a gain', { 9: 10, 6: 8 }, 'plus 40 behind 6'],
  ];
  for (const [what, marks, effect] of CASES) {
    it(`is told of ${what}`, () => expect(effectOf(NINE_AND_SIX, marks)).to.equal(effect));
  }

  const SEVEN_TWICE = '1|25|34';
  const TWICE: readonly (readonly [from: number, effect: string])[] = [
    [0, 'minus 200 for opening 7'],
    [1, 'no change'],
    [2, 'no change'],
    [3, 'plus 200 for the fifth mark behind 7'],
    [5, 'plus 60 behind 7'],
    [8, 'plus 60 behind 7'],
    [9, 'plus 30 behind 7'],
    [10, 'no change'],
  ];
  for (const [from, effect] of TWICE) {
    it(`is told once of the same sum twice, from ${from} to ${from + 2} marks`, () => {
      expect(effectOf(SEVEN_TWICE, { 7: from })).to.equal(effect);
    });
  }

  it('tells a fifth and a sixth mark behind the same sum one by one', () => {
    const effect = 'plus 230 in all, plus 200 for the fifth mark behind 7, plus 30 behind 7';
    expect(effectOf(SEVEN_TWICE, { 7: 4 })).to.equal(effect);
  });
});

describe('an entry in other languages', () => {
  const MIXED: Readonly<Record<string, string>> = {
    de: 'eine 1 abwerfen, dann 9 und 6: insgesamt minus 150, nämlich plus 50 hinter der 9, minus 200 für die neue Summe 6',
    nl: 'een 1 afleggen, dan 9 en 6: in totaal min 150, namelijk plus 50 achter de 9, min 200 voor de nieuwe som 6',
    fr: 'écarter un 1, puis 9 et 6\u00a0: moins 150 au total, soit plus 50 derrière le 9, moins 200 pour l’ouverture du 6',
    it: 'scarta un 1, poi 9 e 6: in tutto meno 150, cioè più 50 dietro il 9, meno 200 per la nuova somma 6',
  };
  for (const [language, text] of Object.entries(MIXED)) {
    it(`is one sentence with its reasons: ${language}`, async () => {
      const words = await wordsIn(language);
      expect(describeEntry(entryOf('1|24|36'), sheetWith({ 9: 7 }), words)).to.equal(text);
    });
  }

  const ELISIONS: readonly (readonly [entry: string, sum: number, text: string])[] = [
    ['1|26|26', 8, 'scarta un 1, poi due volte 8: più 80 dietro l’8'],
    ['1|56|56', 11, 'scarta un 1, poi due volte 11: più 140 dietro l’11'],
    ['1|55|46', 10, 'scarta un 1, poi due volte 10: più 120 dietro il 10'],
  ];
  for (const [entry, sum, text] of ELISIONS) {
    it(`has the article that ${sum} takes in Italian`, async () => {
      const words = await wordsIn('it');
      expect(describeEntry(entryOf(entry), sheetWith({ [sum]: 5 }), words)).to.equal(text);
    });
  }
});
