import { expect } from '@open-wc/testing';
import { testNonsense } from '../bad-attributes.js';
import { watchTrouble } from '../watch-trouble.js';
import { RUN, RUNNING } from './running.js';
import { TriominoPage } from './triomino-page.js';

const endless: Record<string, unknown> = { format: 1, game: 'triomino' };
endless['self'] = endless;

const DEAL = { move: 'deal 000,001,002,003,004,005,011,012,013' };

const NONSENSE: readonly (readonly [property: string, value: unknown])[] = [
  ['seats', 2],
  ['seats', {}],
  ['names', ['Ann', 'Bob']],
  ['names', 5],
  ['position', 5],
  ['position', {}],
  ['record', 5],
  ['record', []],
  ['record', { game: 'triomino' }],
  ['record', { format: 1, game: 'triomino', seats: 1, options: {}, moves: [DEAL, null] }],
  ['record', { format: 1, game: 'triomino', seats: 1, options: { hexagons: {} }, moves: [] }],
  ['record', endless],
  ['mode', {}],
  ['dice', 5],
  ['marks', 344],
  ['marks', { places: ['344'] }],
  ['persist', 5],
  ['ply', {}],
  ['ply', 'end'],
  ['placement', 5],
  ['placement', {}],
  ['placement', ['344@0,0']],
  ['variant', 1],
  ['start', true],
  ['emptyPool', NaN],
  ['emptyPool', {}],
  ['lap', {}],
  ['bridge', 2],
  ['hexagons', {}],
  ['hexagons', endless],
  ['hexagons', [50, 60, Infinity]],
  ['target', Infinity],
  ['target', () => 10],
  ['scoring', {}],
  ['rounds', -1],
  ['turnSeconds', 4],
  ['turnSeconds', {}],
  ['tiles', 57],
];

describe('properties that a framework sets on a table of Triomino', () => {
  it('may be a record as an object', async () => {
    const page = await TriominoPage.open();
    const options = { variant: 'pressman', hexagons: [1, 2, 3] };
    page.element.record = { format: 1, game: 'triomino', seats: 1, options, moves: [DEAL] };
    await page.element.updateComplete;
    expect(page.element.error).to.equal(undefined);
    expect(page.rack).to.have.lengthOf(9);
    expect(page.element.match.options).to.deep.include({ bridge: 'extended', hexagons: [1, 2, 3] });
  });

  it('may be numbers, lists and switches as such', async () => {
    const page = await TriominoPage.open();
    const options = { emptyPool: -5, lap: false, target: 250, rounds: 3, turnSeconds: 30, tiles: 76 };
    Object.assign(page.element, { ...options, hexagons: [1, 2, 3], seed: 7, viewer: 0 });
    await page.element.updateComplete;
    expect(page.element.error?.message).to.equal(undefined);
    expect(page.element.match.options).to.deep.include({ ...options, hexagons: [1, 2, 3] });
  });

  it('begin no new game where they are set to the same once more', async () => {
    const page = await TriominoPage.open({ position: RUN });
    const same = { target: 250, lap: false, hexagons: [1, 2, 3], variant: 'pressman' };
    Object.assign(page.element, same);
    await page.played('buy');
    const { match } = page.element;
    Object.assign(page.element, { ...same, hexagons: [1, 2, 3], seats: null, seed: null, viewer: null });
    await page.element.updateComplete;
    expect([page.element.match === match, page.moves]).to.deep.equal([true, ['buy']]);
  });

  for (const [what, viewer] of Object.entries({
    object: {},
    list: [],
    seat: 7,
    half: 0.5,
    switch: true,
    word: 'you',
  })) {
    it(`show nobody’s tiles where they are no viewer, and lose nothing: ${what}`, async () => {
      const trouble = watchTrouble();
      const page = await TriominoPage.open({ position: RUN });
      const { match } = page.element;
      Object.assign(page.element, { viewer });
      await page.element.updateComplete;
      expect(page.element.error?.code).to.equal('bad-attribute');
      expect(page.element.error?.message).to.contain('a seat from 0 to 0 or public or all');
      expect(page.all('[data-tile], .held li')).to.be.empty;
      Object.assign(page.element, { viewer: null });
      await page.element.updateComplete;
      expect([page.element.error, page.element.match === match]).to.deep.equal([undefined, true]);
      await RUNNING.goOn(page);
      expect(page.moves).to.deep.equal(['044@0,1']);
      expect(trouble.stop()).to.be.empty;
    });
  }
});

testNonsense(RUNNING, NONSENSE);
