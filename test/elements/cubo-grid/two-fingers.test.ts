import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aMoment, fingers, releaseAll } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import type { CellName } from './cubo-page.js';
import { table } from './moments.js';

type Point = readonly [number, number];

const interactions = (page: CuboPage) => page.all('.squares .grid').map(({ dataset }) => dataset['interaction']);

/** Two players, each with a finger on the device. */
async function open(moves: readonly string[] = []): Promise<CuboPage> {
  const page = await CuboPage.open({ position: table('oo'), seed: 'two' });
  await page.played(...moves);
  return page;
}

const at = (page: CuboPage, name: CellName, seat: number): Point => page.middle(page.cell(name, seat));

/** Both fingers go from their dice to others, and are still down. */
async function carryBoth(page: CuboPage, from: readonly [CellName, CellName], to: readonly [CellName, CellName]) {
  const [start, end] = [from, to].map((names) => names.map((name, seat) => at(page, name, seat))) as [Point[], Point[]];
  await fingers.down(...start);
  for (const part of [0.5, 1]) {
    const points = start.map(([x, y], i): Point => {
      const [toX, toY] = end[i] as Point;
      return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)];
    });
    await fingers.move(...points);
  }
  await page.element.updateComplete;
}

describe('two players at one device, at the same time', () => {
  before(() => setViewport({ width: 1000, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await releaseAll();
    await aMoment();
  });

  it('drag dice in their own squares, each with a preview', async () => {
    const page = await open();
    await carryBoth(page, ['a1', 'a1'], ['c3', 'c3']);
    expect(interactions(page)).to.deep.equal(['dragging', 'dragging']);
    expect(page.worth(0)).to.equal(8);
    await fingers.up();
    await page.element.updateComplete;
    expect(page.moves.toSorted()).to.deep.equal(['swap a1c3', 'swap a1c3']);
    expect(page.element.match.entries.map(({ actor }) => actor).toSorted()).to.deep.equal([0, 1]);
    expect([page.square(0), page.square(1)]).to.deep.equal(['b5r2r3/r2w3b4/b3b4r1', 'b6r5r4/b1w2b3/r2b5r6']);
  });

  for (const [what, ...moves] of [
    ['swaps', '#1 swap a1b1'],
    ['calls', '#1 call'],
    ['calls and takes a die', '#1 call', '#1 take 1'],
  ] as const) {
    it(`keep their die in hand when the other one ${what}`, async () => {
      const page = await open();
      await fingers.down(at(page, 'a1', 0));
      await fingers.move(at(page, 'c3', 0));
      await page.played(...moves);
      expect(interactions(page)[0]).to.equal('dragging');
      expect(page.worth(0)).to.equal(8);
      await fingers.up();
      await page.element.updateComplete;
      expect(page.square(0)).to.equal('b5r2r3/r2w3b4/b3b4r1');
    });
  }

  it('keep a die chosen when the other one swaps, and swap it then', async () => {
    const page = await open();
    await page.tapOn(page.cell('a1', 0));
    await page.tapOn(page.cell('a1', 1));
    await page.tapOn(page.cell('b1', 1));
    expect(interactions(page)).to.deep.equal(['chosen', 'idle']);
    await page.tapOn(page.cell('c3', 0));
    expect(page.moves).to.deep.equal(['swap a1b1', 'swap a1c3']);
  });

  it('tap dice, and each has chosen its own', async () => {
    const page = await open();
    await fingers.down(at(page, 'a1', 0), at(page, 'c1', 1));
    await fingers.up();
    await aMoment();
    expect(interactions(page)).to.deep.equal(['chosen', 'chosen']);
    await fingers.down(at(page, 'c3', 0), at(page, 'a2', 1));
    await fingers.up();
    await aMoment();
    expect(page.moves.toSorted()).to.deep.equal(['swap a1c3', 'swap c1a2']);
  });

  it('call, and none of them takes a die by the same tap', async () => {
    const page = await open();
    await fingers.down(page.middle(page.action('Cubo!', 0)), page.middle(page.action('Cubo!', 1)));
    await fingers.up();
    await aMoment();
    expect(page.moves).to.deep.equal(['call', 'call']);
    expect(page.element.state.seats.filter(({ stage }) => stage === 'called')).to.have.lengthOf(1);
  });

  it('reach for the same die of the middle, and one of them gets it', async () => {
    const page = await CuboPage.open({ position: table('ooo'), seed: 'two' });
    await page.played('#0 call', '#1 call');
    await fingers.down(...[0, 1].map((seat) => page.middle(page.action('Take red 6', seat))));
    await fingers.up();
    await aMoment();
    expect(page.moves).to.deep.equal(['call', 'call', 'take 1']);
    const holders = page.element.state.seats.filter(({ taken }) => taken);
    expect(holders.map(({ taken }) => taken)).to.deep.equal([{ colour: 'r', value: 6 }]);
  });

  it('one drags while the other calls with a finger', async () => {
    const page = await open();
    const [from, to] = [at(page, 'a1', 0), at(page, 'c3', 0)];
    const call = page.middle(page.action('Cubo!', 1));
    await fingers.down(from);
    await fingers.move(to);
    await fingers.down(to, call);
    await page.element.updateComplete;
    expect(interactions(page)[0]).to.equal('dragging');
    await fingers.up();
    await aMoment();
    expect(page.moves.toSorted()).to.deep.equal(['call', 'swap a1c3']);
  });

  it('keep their die in hand when the other one rolls again', async () => {
    const page = await open();
    await fingers.down(at(page, 'a1', 0));
    await fingers.move(at(page, 'c3', 0));
    page.action('Roll all again', 1).click();
    await page.element.updateComplete;
    expect(page.moves.map((move) => move.split(' ')[0])).to.deep.equal(['roll', 'dice']);
    expect(interactions(page)[0]).to.equal('dragging');
    await fingers.up();
    await page.element.updateComplete;
    expect(page.square(0)).to.equal('b5r2r3/r2w3b4/b3b4r1');
  });
});
