import { expect } from '@open-wc/testing';
import { SHEETS } from '../../../src/games/tricubo/index.js';
import { testNonsense } from '../bad-attributes.js';
import { RUNNING } from './running.js';
import { TricuboPage } from './tricubo-page.js';

const endless: Record<string, unknown> = { format: 1, game: 'tricubo' };
endless['self'] = endless;

const NONSENSE: readonly (readonly [property: string, value: unknown])[] = [
  ['seats', 2],
  ['seats', {}],
  ['names', ['Ann', 'Bob']],
  ['names', 5],
  ['position', 5],
  ['position', {}],
  ['record', 5],
  ['record', []],
  ['record', { game: 'tricubo' }],
  ['record', { format: 1, game: 'tricubo', seats: 1, options: {}, moves: [{ move: '@1' }, null] }],
  ['record', { format: 1, game: 'tricubo', seats: 1, options: { sheet: {} }, moves: [] }],
  ['record', endless],
  ['mode', {}],
  ['dice', 5],
  ['marks', 6],
  ['marks', { places: ['2'] }],
  ['persist', 5],
  ['numerals', {}],
  ['numerals', 5],
  ['ply', {}],
  ['ply', 'end'],
  ['side', 1],
  ['side', {}],
  ['side', true],
  ['sheet', 1],
  ['sheet', true],
  ['sheet', []],
  ['sheet', {}],
  ['sheet', { ...SHEETS.A, purple: null }],
  ['sheet', endless],
  ['sheet', 10n],
  ['sheet', () => SHEETS.B],
  ['sheet', document.body],
  ['overflow', {}],
  ['colourOnSix', {}],
  ['colourOnSix', 5],
];

describe('properties that a framework sets on a sheet of Tricubo', () => {
  it('may be a record as an object', async () => {
    const page = await TricuboPage.open();
    page.element.record = { format: 1, game: 'tricubo', seats: 1, options: { sheet: 'B' }, moves: [{ move: '@2' }] };
    await page.element.updateComplete;
    expect(page.element.error).to.equal(undefined);
    expect(page.row(2).boxes).to.equal('1 of 8 crossed');
  });

  it('may be numbers: a seed, a ply, a row that is marked', async () => {
    const page = await TricuboPage.open({ mode: 'replay', record: 'tricubo 1; @1; roll 123' });
    Object.assign(page.element, { seed: 7, ply: 2, marks: 3 });
    await page.element.updateComplete;
    expect(page.element.error).to.equal(undefined);
    expect(page.element.ply).to.equal(2);
    expect(page.all('[data-traits~=marked]').length).to.equal(1);
  });
});

testNonsense(RUNNING, NONSENSE);
