import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { render } from 'lit';
import type { TemplateResult } from 'lit';
import { buildUp, tricuboResult } from '../../../src/elements/tricubo-sheet/result.js';
import { SHEETS, sheetOf, totalOf, tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboSheet } from '../../../src/games/tricubo/index.js';
import { WIDE } from '../../games/tricubo/custom-sheets.js';
import { SHEET_OF_THE_RULES } from '../../games/tricubo/helpers.js';
import { randomStates } from '../../games/tricubo/random-games.js';
import { english } from './words.js';

const marks = (text: string): TricuboMarks => tricubo.parsePosition(text).sheets[0] as TricuboMarks;

/** The texts of what a selector finds, the space between words as one. */
function texts(template: TemplateResult, selector: string): string[] {
  const place = document.createElement('div');
  render(template, place);
  return [...place.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
}

const lines = (sheet: TricuboSheet, of: TricuboMarks) => texts(buildUp(sheet, of, 'Ann', english), 'li');

describe('how a total of Tricubo comes about', () => {
  it('is told row by row, the interim before the end, then the fields and three purple rows', () => {
    expect(lines(SHEETS.A, marks(SHEET_OF_THE_RULES))).to.deep.equal([
      'Row 1, 6 crosses +5 5',
      'Row 2, interim +7 12',
      'Row 2, 3 crosses +4 16',
      'Row 3, interim +4 20',
      'Row 3, 5 crosses +10 30',
      'Row 4, interim +10 40',
      'Row 4, 6 crosses +5 45',
      'Row 5, 7 crosses 0 45',
      '4 colour fields +10 55',
      'Three purple rows +5 60',
    ]);
  });

  it('names what is worth nothing, and one cross and one field in the singular', () => {
    expect(lines(SHEETS.A, marks('1,0,0,0,0 0,.,.,.,. S'))).to.deep.equal([
      'Row 1, interim 0 0',
      'Row 1, 1 cross +1 1',
      'Row 2, 0 crosses 0 1',
      'Row 3, 0 crosses 0 1',
      'Row 4, 0 crosses 0 1',
      'Row 5, 0 crosses 0 1',
      '1 colour field 0 1',
    ]);
  });

  it('has a minus sign before what is lost, and before a total below nothing', () => {
    expect(lines(WIDE, marks('12,0,0,0,0 -12,.,.,.,. L'))).to.deep.equal([
      'Row 1, interim −12 −12',
      'Row 1, 12 crosses −12 −24',
      'Row 2, 0 crosses 0 −24',
      'Row 3, 0 crosses 0 −24',
      'Row 4, 0 crosses 0 −24',
      'Row 5, 0 crosses 0 −24',
      '1 colour field +1 −23',
    ]);
    expect(lines(SHEETS.B, marks('1,0,0,0,0 .,.,.,.,. LMSt')).at(-1)).to.equal('4 colour fields −5 −2');
  });

  it('is called so', () => {
    const template = buildUp(SHEETS.A, marks(SHEET_OF_THE_RULES), 'Ann', english);
    const place = document.createElement('div');
    render(template, place);
    expect(place.querySelector('ol')?.ariaLabel).to.equal('How the total of Ann comes about');
  });

  it('adds up, line by line, to the total', () => {
    fc.assert(
      fc.property(randomStates, ({ options, sheets }) => {
        const sheet = sheetOf(options);
        for (const each of sheets) {
          let sum = 0;
          for (const line of lines(sheet, each)) {
            const [points = NaN, soFar = NaN] = (line.match(/[−+]?\d+/g) ?? [])
              .slice(-2)
              .map((text) => Number(text.replace('−', '-')));
            sum += points;
            expect(soFar).to.equal(sum);
          }
          expect(sum).to.equal(totalOf(sheet, each));
        }
      }),
    );
  });
});

describe('the table of results of Tricubo', () => {
  const NAMES = ['Ann', 'Bob', 'Cleo'];
  const rows = (sheet: TricuboSheet, ...sheets: readonly string[]) =>
    texts(tricuboResult(sheet, sheets.map(marks), NAMES, english), 'tr');

  it('has what each total is made of, the highest first', () => {
    expect(rows(SHEETS.A, '6,6,6,0,0', SHEET_OF_THE_RULES, '0,0,2,0,0 7,.,.,.,. S')).to.deep.equal([
      'Player In\u00adterim Final Colours End Total',
      'Bob 21 24 10 5 60',
      'Ann 0 15 0 5 20',
      'Cleo 7 7 0 0 14',
    ]);
  });

  it('leaves equal totals in the order of their seats', () => {
    expect(rows(SHEETS.A, '1,0,0,0,0', '0,1,0,0,0', '0,0,2,0,0').map((row) => row.split(' ')[0])).to.deep.equal([
      'Player',
      'Cleo',
      'Ann',
      'Bob',
    ]);
  });

  it('has a minus sign before what is lost', () => {
    expect(rows(SHEETS.B, '1,0,0,0,0 .,.,.,.,. LMS', '8,1,0,0,0 .,.,.,.,. LMSt')).to.deep.equal([
      'Player In\u00adterim Final Colours End Total',
      'Ann 0 3 −3 0 0',
      'Bob 0 3 −5 0 −2',
    ]);
  });
});
