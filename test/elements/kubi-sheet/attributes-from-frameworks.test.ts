import { expect } from '@open-wc/testing';
import { testNonsense } from '../bad-attributes.js';
import { RUNNING } from './running.js';
import { SheetPage } from './sheet-page.js';

const endless: Record<string, unknown> = { format: 1, game: 'kubi' };
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
  ['record', { game: 'kubi' }],
  ['record', { format: 1, game: 'kubi', seats: 1, options: {}, moves: [{ move: 'x146' }, null] }],
  ['record', endless],
  ['mode', {}],
  ['dice', 5],
  ['marks', 5],
  ['marks', { places: ['6'] }],
  ['persist', 5],
  ['numerals', {}],
  ['numerals', 5],
  ['ply', {}],
  ['ply', 'end'],
];

describe('properties that a framework sets on a sheet', () => {
  it('may be a record as an object', async () => {
    const page = await SheetPage.open();
    page.element.record = { format: 1, game: 'kubi', seats: 1, options: {}, moves: [{ move: 'x146' }] };
    await page.element.updateComplete;
    expect(page.element.error).to.equal(undefined);
    expect(page.countdown).to.deep.equal(['1: 8 left', '4: 8 left', '6: 8 left']);
  });

  it('may be numbers: a seed, a ply, a sum that is marked', async () => {
    const page = await SheetPage.open({ mode: 'replay', record: 'kubi 1; x146; roll 12346' });
    Object.assign(page.element, { seed: 7, ply: 2, marks: 9 });
    await page.element.updateComplete;
    expect(page.element.error).to.equal(undefined);
    expect(page.element.ply).to.equal(2);
    expect(page.all('[data-traits~=marked]').length).to.equal(1);
  });
});

testNonsense(RUNNING, NONSENSE);
