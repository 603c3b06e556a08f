import { expect } from '@open-wc/testing';
import { testNonsense } from '../bad-attributes.js';
import { CuboPage } from './cubo-page.js';
import { BUILDING, RUNNING } from './running.js';

const endless: Record<string, unknown> = { format: 1, game: 'cubo' };
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
  ['record', { game: 'cubo' }],
  ['record', { format: 1, game: 'cubo', seats: 1, options: {}, moves: [{ move: 'middle r1r1b1b1' }, null] }],
  ['record', { format: 1, game: 'cubo', seats: 1, options: { practiceSeconds: {} }, moves: [] }],
  ['record', endless],
  ['mode', {}],
  ['dice', 5],
  ['marks', 6],
  ['marks', { places: ['a1'] }],
  ['persist', 5],
  ['numerals', {}],
  ['numerals', 5],
  ['ply', {}],
  ['ply', 'end'],
  ['streets', 1],
  ['streets', true],
  ['streets', {}],
  ['resetColours', 5],
  ['resetColours', {}],
  ['practiceSeconds', NaN],
  ['practiceSeconds', Infinity],
  ['practiceSeconds', 0],
  ['practiceSeconds', 10n],
  ['practiceSeconds', {}],
  ['practiceSeconds', endless],
  ['practiceSeconds', () => 10],
  ['timeLimits', 6],
  ['timeLimits', {}],
  ['sound', {}],
  ['paused', 0],
];

describe('properties that a framework sets on squares of Cubo', () => {
  it('may be a record as an object', async () => {
    const page = await CuboPage.open();
    const moves = [{ move: 'middle r1r1b1b1' }, { move: 'dice 0 123234345' }];
    page.element.record = { format: 1, game: 'cubo', seats: 1, options: { practiceSeconds: 90 }, moves };
    await page.element.updateComplete;
    expect(page.element.error).to.equal(undefined);
    expect([page.worth(), page.time]).to.deep.equal([32, '1:30']);
  });

  it('may be numbers and switches as such: seconds, limits, a house rule, a seed, a ply, a line that is marked', async () => {
    const page = await CuboPage.open({ mode: 'replay', record: 'cubo 1; middle r1r1b1b1; dice 0 123234345' });
    Object.assign(page.element, { seed: 7, ply: 2, marks: 3, paused: true, sound: false });
    await page.element.updateComplete;
    expect([page.element.error, page.element.ply]).to.deep.equal([undefined, 2]);
    expect(page.all('.edges [data-marked]')).to.have.lengthOf(1);
    Object.assign(page.element, {
      mode: 'play',
      record: null,
      practiceSeconds: 5,
      timeLimits: false,
      resetColours: true,
    });
    await page.element.updateComplete;
    expect(page.element.error).to.equal(undefined);
    const { options } = page.element.match;
    expect(options).to.include({ practiceSeconds: 5, timeLimits: false, resetColours: true });
  });

  it('begin no new game where they are set to the same once more', async () => {
    const page = await CuboPage.open({ position: BUILDING });
    Object.assign(page.element, { practiceSeconds: 90, resetColours: true, streets: 'any-order' });
    await page.played('swap a1b1');
    const { match } = page.element;
    Object.assign(page.element, {
      practiceSeconds: 90,
      resetColours: true,
      streets: 'any-order',
      seats: null,
      seed: null,
    });
    await page.element.updateComplete;
    expect([page.element.match === match, page.moves]).to.deep.equal([true, ['swap a1b1']]);
  });
});

testNonsense(RUNNING, NONSENSE);
