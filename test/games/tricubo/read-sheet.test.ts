import { expect } from 'chai';
import fc from 'fast-check';
import { PLACEHOLDERS, SHEETS, readSheet, sheetOf } from '../../../src/games/tricubo/index.js';
import type { TricuboSheet } from '../../../src/games/tricubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anySheet } from './arbitraries.js';
import { TINY, WIDE } from './custom-sheets.js';

describe('a sheet', () => {
  it('is A or B', () => {
    expect(readSheet('A')).to.equal('A');
    expect(readSheet('B')).to.equal('B');
  });

  for (const [name, sheet] of Object.entries({ ...SHEETS, TINY, WIDE })) {
    it(`is an object or its JSON: that of ${name}`, () => {
      expect(readSheet(sheet)).to.deep.equal(sheet);
      expect(readSheet(JSON.stringify(sheet))).to.deep.equal(sheet);
      expect(readSheet(JSON.stringify(sheet, null, 2))).to.deep.equal(sheet);
    });
  }

  it('is the same after writing and reading, whatever is printed on it', () => {
    fc.assert(
      fc.property(anySheet, (sheet) => {
        expect(readSheet(JSON.stringify(sheet))).to.deep.equal(sheet);
      }),
    );
  });

  it('is found by the letter of its side, or is itself', () => {
    expect(sheetOf({ sheet: 'B' })).to.equal(SHEETS.B);
    expect(sheetOf({ sheet: TINY })).to.equal(TINY);
  });

  it('of side B says which of its parts hold the place of what is printed', () => {
    expect(PLACEHOLDERS).to.have.members(['values', 'purple', 'fields', 'fieldPoints']);
    expect(SHEETS.B.fieldPoints.at(-1)).to.equal(-5);
  });
});

describe('what is no sheet', () => {
  const cases: readonly [why: string, value: unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['no number', NaN],
    ['a switch', true],
    ['a function', () => SHEETS.A],
    ['an empty text', ''],
    ['another letter', 'C'],
    ['a small letter', 'a'],
    ['two letters', 'AB'],
    ['a name of every object', '__proto__'],
    ['another one', 'toString'],
    ['JSON that breaks off', JSON.stringify(SHEETS.A).slice(0, -1)],
    ['JSON of a text', '"B"'],
    ['JSON of the JSON of a sheet', JSON.stringify(JSON.stringify(SHEETS.A))],
    ['JSON of a number', '1'],
    ['JSON of null', 'null'],
    ['JSON of nothing', 'undefined'],
    ['JSON that is very deep', '['.repeat(100_000)],
  ];
  for (const [why, value] of cases) {
    it(`is a bad option: ${why}`, () => {
      const error = gameErrorOf(() => readSheet(value), 'bad-options');
      expect(error.details).to.include({ place: 'sheet' });
      expect(error.message).to.match(/^(the )?sheet is .*, expected A or B or the JSON of a sheet$/s);
      expect(error.message).to.have.length.below(120);
    });
  }
});

type Part = keyof TricuboSheet;

const NUMBERS: readonly unknown[] = ['1', null, undefined, NaN, Infinity, 1.5, 100, -100, [1], {}, true];
const holes = (length: number): unknown[] => Object.assign([], { length });

describe('a sheet with a mistake', () => {
  const cases: Readonly<Record<Part, readonly unknown[]>> = {
    values: [
      ...[undefined, null, 'A', 7, {}, { length: 7 }, [], [1], Array(13).fill(1), Array(1_000_000).fill(1), holes(7)],
      ...[Object.assign([1, 2], { length: 3 }), [[1], [2]], '1,7,4', ...NUMBERS.map((each) => [1, each])],
    ],
    purple: [undefined, null, 0, -1, 8, 1.5, NaN, Infinity, '2', [2], true],
    fields: [
      ...[undefined, null, 'LMSt', 4, {}, ['L', 'M', 'S', 'T'], ['l', 'M', 'S', 't'], ['L', 'M', 'S', 'x']],
      ...[['LMSt'], [['L'], 'M', 'S', 't'], holes(4), Array(9).fill('L'), ['L', 'M', 'S', null], ['__proto__']],
    ],
    fieldPoints: [
      ...[undefined, null, '0', 0, {}, [], [0, 0, 0, 0], [0, 0, 0, 0, 10, 10], holes(5), Array(1_000_000).fill(0)],
      ...NUMBERS.map((each) => [0, 0, 0, 0, each]),
    ],
    jokers: [undefined, null, -1, 2, 0.5, '1', true, NaN],
    ranks: [
      ...[undefined, null, 40, '40', {}, [1, 2, 3, 4, 5], [60, 40], [40, 40], [1, 3, 2], holes(2)],
      ...NUMBERS.map((each) => [each]),
    ],
  };
  for (const [part, values] of Object.entries(cases)) {
    for (const value of values) {
      const shown =
        Array.isArray(value) && value.length > 20 ? `${value.length} of them` : (JSON.stringify(value) ?? '');
      it(`is named: ${part} ${shown || 'is missing'}`, () => {
        const error = gameErrorOf(() => readSheet({ ...SHEETS.A, [part]: value }), 'bad-options');
        expect(error.details).to.deep.equal({ place: `sheet.${part}` });
        expect(error.message).to.match(new RegExp(`^${part} of the sheet .{10,100}$`));
      });
    }
  }

  it('is named in JSON as well, also what only looks like a number', () => {
    const json = JSON.stringify(SHEETS.A);
    const cases: readonly [text: string, place: string][] = [
      [json.replace('"purple":2', '"purple":1e999'), 'sheet.purple'],
      [json.replace('"values":[1', '"values":[1e999'), 'sheet.values'],
      [json.replace('"values":[1', '"values":[null'), 'sheet.values'],
      [json.replace('"jokers":0', '"jokers":"0"'), 'sheet.jokers'],
      [json.replace('"purple"', '"Purple"'), 'sheet.purple'],
      ['{}', 'sheet.values'],
      ['[]', 'sheet.values'],
      [`{"__proto__":${json}}`, 'sheet.values'],
    ];
    for (const [text, place] of cases) {
      expect(gameErrorOf(() => readSheet(text), 'bad-options').details, text).to.deep.equal({ place });
    }
  });

  it('is not one where there is no purple row to reach, or more purple columns than columns', () => {
    expect(() => readSheet({ ...SHEETS.A, purple: 7 })).to.not.throw();
    for (const purple of [0, 8]) gameErrorOf(() => readSheet({ ...SHEETS.A, purple }), 'bad-options');
  });
});

describe('what else stands in a sheet', () => {
  it('is left out, also what every object inherits from', () => {
    const more = JSON.parse('{"__proto__":{"jokers":9},"name":"x","constructor":1}') as object;
    const sheet = readSheet({ ...SHEETS.A, ...more });
    expect(Object.keys(sheet)).to.have.members(Object.keys(SHEETS.A));
    expect(Object.getPrototypeOf(sheet)).to.equal(Object.prototype);
    expect(({} as Record<string, unknown>).jokers).to.equal(undefined);
  });
});
