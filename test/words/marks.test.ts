import { expect } from 'chai';
import { cuboMarks } from '../../src/locales/marks/cubo.js';
import { kubiMarks } from '../../src/locales/marks/kubi.js';
import { nameIn } from '../../src/locales/marks/names.js';
import type { MarkNames } from '../../src/locales/marks/names.js';
import { tricuboMarks } from '../../src/locales/marks/tricubo.js';
import { LANGUAGES } from './proof.js';

/** The marks of a game, and what they are called in English and German. */
const NAMES: readonly (readonly [names: MarkNames, marks: string, en: string, de: string])[] = [
  [kubiMarks, '7 x4', 'sum 7; number 4', 'Summe 7; Zahl 4'],
  [tricuboMarks, '2 2c10', 'row 2; row 2, box 10', 'Reihe 2; Reihe 2, Kästchen 10'],
  [tricuboMarks, '1i', 'row 1, interim box', 'Reihe 1, Kästchen der Zwischenwertung'],
  [tricuboMarks, '5f', 'row 5, final box', 'Reihe 5, Kästchen der Schlusswertung'],
  [tricuboMarks, 'l t j', 'large die; all colours; joker', 'großer Würfel; alle drei Farben; Joker'],
  [cuboMarks, 'a b2 3 m4', 'column a; b2; row 3; die 4 in the middle', 'Spalte a; b2; Reihe 3; Würfel 4 in der Mitte'],
];

describe('the names of marks', () => {
  for (const [names, marks, en, de] of NAMES) {
    it(`tell what is marked: ${marks}`, () => {
      const said = (code: string) =>
        marks
          .split(' ')
          .map((mark) => nameIn(names, code, mark))
          .join('; ');
      expect([said('en'), said('de'), said('xx')]).to.deep.equal([en, de, en]);
      expect(new Set(LANGUAGES.map(said)).size).to.equal(LANGUAGES.length);
    });
  }
});
