import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const START = JSON.stringify(table('oo'));
const RECORD = `cubo 1; start=${START}; #0 swap a1c3 @1000; #1 call @3000; #1 take 2 @3500; timeout @9500; put a1 @12000`;
const [PLAY, STOP] = ['Play at its own pace', 'Stop here'];

async function open(attributes: Readonly<Record<string, string>> = {}): Promise<CuboPage> {
  const page = await CuboPage.open({ mode: 'replay', record: RECORD, names: 'Ann, Bob', ply: '0', ...attributes });
  return page.until(() => page.find('.moves') !== null);
}

const isPlaying = (page: CuboPage): boolean => page.button(STOP) !== undefined;

/** The ply that is shown whenever so much time has passed. */
async function follow(page: CuboPage, ...milliseconds: readonly number[]): Promise<number[]> {
  const plies = [];
  for (const time of milliseconds) {
    await page.pass(time);
    plies.push(page.element.ply);
  }
  return plies;
}

describe('a record of Cubo with times', () => {
  it('is played at its own pace, shown and told move by move, to its end', async () => {
    const page = await open();
    const changes = page.listen('game-change');
    await page.clickButton(PLAY);
    expect(isPlaying(page)).to.equal(true);
    expect(await follow(page, 0, 1999, 1, 500, 5999, 1, 2499)).to.deep.equal([1, 1, 2, 3, 3, 4, 4]);
    expect([page.status, page.current, isPlaying(page)]).to.deep.equal(['Time is up.', [4], true]);
    expect(await follow(page, 1)).to.deep.equal([5]);
    expect([isPlaying(page), page.clock.pending]).to.deep.equal([false, 0]);
    expect(changes.map(({ cause, by }) => `${cause} ${by}`)).to.deep.equal(Array(5).fill('go-to computer'));
  });

  it('is told once a move, without the number of the step', async () => {
    const page = await open();
    const said = [];
    await page.clickButton(PLAY);
    for (const time of [0, 2000, 500]) {
      await page.pass(time);
      said.push(page.spoken);
    }
    expect(said.slice(1)).to.deep.equal(['Bob: Cubo!', 'Bob: Takes red 1.']);
    expect(said[0]).to.match(/^Ann: red 1 to c3/);
    expect(page.urgent, 'nothing interrupts').to.equal('');
  });

  it('is stopped, and goes on from there', async () => {
    const page = await open();
    await page.clickButton(PLAY);
    await page.pass(100);
    await page.clickButton(STOP);
    expect(await follow(page, 60_000)).to.deep.equal([1]);
    await page.clickButton(PLAY);
    expect(await follow(page, 1999, 1)).to.deep.equal([1, 2]);
  });

  for (const [what, act, ply] of [
    ['a step', (page: CuboPage) => page.click(page.step('Forward')), 2],
    ['the list', (page: CuboPage) => page.click(page.listed(4)), 4],
    ['the ply attribute', (page: CuboPage) => page.element.setAttribute('ply', '3'), 3],
    ['a script', (page: CuboPage) => page.element.goTo(0), 0],
  ] as const) {
    it(`stops where the reader is led elsewhere by ${what}`, async () => {
      const page = await open();
      await page.clickButton(PLAY);
      await page.pass(0);
      await act(page);
      await page.element.updateComplete;
      expect([isPlaying(page), await follow(page, 60_000), page.clock.pending]).to.deep.equal([false, [ply], 0]);
    });
  }

  it('stops where own moves are tried, and is there to be played again afterwards', async () => {
    const page = await open();
    await page.clickButton(PLAY);
    await page.pass(0);
    await page.tryMoves();
    await page.pass(60_000);
    expect(page.moves).to.deep.equal(['swap a1c3']);
    await page.returnToRecord();
    expect([isPlaying(page), page.element.ply]).to.deep.equal([false, 1]);
    await page.clickButton(PLAY);
    expect(await follow(page, 2000)).to.deep.equal([2]);
  });

  it('stops where another record is loaded, or the element taken away', async () => {
    const page = await open();
    await page.clickButton(PLAY);
    page.element.record = RECORD.replace('a1c3', 'a1b1');
    await page.element.updateComplete;
    expect([isPlaying(page), await follow(page, 60_000)]).to.deep.equal([false, [0]]);
    await page.clickButton(PLAY);
    const parent = page.element.parentElement;
    page.element.remove();
    expect(page.clock.pending).to.equal(0);
    parent?.append(page.element);
    await page.element.updateComplete;
    expect([isPlaying(page), await follow(page, 60_000)]).to.deep.equal([false, [0]]);
  });

  it('begins at the start again from its end', async () => {
    const page = await open({ ply: '5' });
    await page.clickButton(PLAY);
    expect([page.element.ply, await follow(page, 0)]).to.deep.equal([0, [1]]);
  });

  it('is played and stopped with the space bar in the squares', async () => {
    const page = await open();
    page.find('.squares')?.focus();
    await page.press('Space');
    expect(isPlaying(page)).to.equal(true);
    await page.press('Space');
    expect(isPlaying(page)).to.equal(false);
  });
});

describe('a record of Cubo without times', () => {
  it('has nothing to play at its own pace', async () => {
    const page = await open({ record: RECORD.replaceAll(/ @\d+/g, '') });
    expect([page.button(PLAY), page.element.error]).to.deep.equal([undefined, undefined]);
    page.find('.squares')?.focus();
    await page.press('Space');
    expect(page.clock.pending).to.equal(0);
  });
});
