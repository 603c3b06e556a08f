import { expect } from '@open-wc/testing';
import { leaks } from './secrets.js';
import { ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  TriominoPage.open({
    position: TWO_PLAYERS,
    names: 'Ann, Bob',
    'turn-seconds': '75',
    dice: 'auto',
    seed: 'time',
    ...attributes,
  });

/** Time passes second by second, so that whatever falls due can be drawn. */
async function pass(page: TriominoPage, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) await page.pass(1000);
}

describe('the time limit of a turn on <triomino-table>', () => {
  it('begins when the cover is taken away, and is seen second by second', async () => {
    const page = await open();
    await pass(page, 200);
    expect([page.isCovered, page.moves, page.clock.pending]).to.deep.equal([true, [], 0]);
    await page.uncover();
    expect(page.time).to.equal('1:15');
    await pass(page, 1);
    expect(page.time).to.equal('1:14');
    await pass(page, 64);
    expect([page.time, page.find('.clock')?.hasAttribute('data-short')]).to.deep.equal(['10', true]);
    await pass(page, 9);
    expect([page.time, page.moves]).to.deep.equal(['1', []]);
  });

  it('is said from time to time, and its last seconds one by one', async () => {
    const page = await open();
    await page.uncover();
    const said: string[] = [];
    for (let second = 0; second < 74; second++) {
      const before = page.urgent;
      await pass(page, 1);
      if (page.urgent !== before) said.push(page.urgent);
    }
    expect(said).to.deep.equal(['60 seconds', '30 seconds', '20 seconds', '10 seconds', ...'54321']);
  });

  it('over, buys a tile for five points and goes on to the next one, whose tiles are covered', async () => {
    const page = await open();
    await page.uncover();
    await page.click(page.tile('345'));
    await pass(page, 75);
    expect(page.moves.map((move) => move.split(' ')[0])).to.deep.equal(['timeout', 'draw']);
    expect([page.facts(0), page.facts(1)]).to.deep.equal(['−5 points 4 tiles', '0 points 3 tiles']);
    expect([page.isCovered, page.ghosts, page.places, page.status]).to.deep.equal([
      true,
      [],
      [],
      'Hand the device to Bob.',
    ]);
    expect(page.latest).to.equal('Ann: the time is up. Minus 5 points.');
    await pass(page, 500);
    expect(page.moves).to.have.lengthOf(2);
    await page.uncover();
    expect([page.time, page.rack, leaks(page, 1)]).to.deep.equal(['1:15', ['012', '222', '334'], []]);
  });

  it('runs on while one buys, and begins anew with the next turn', async () => {
    const page = await open();
    await page.uncover();
    await pass(page, 10);
    await page.clickButton('Buy a tile (−5)');
    expect(page.time).to.equal('1:05');
    await pass(page, 5);
    await page.click(page.tile('345'));
    await page.click(page.place(0));
    await page.uncover();
    expect(page.time).to.equal('1:15');
  });

  it('is not there for the first tile of a round, nor without the option', async () => {
    const first = await open({ position: ' | 012,344 / 011,022 | 0 0 0 - 1' });
    await first.uncover();
    expect([first.time, first.clock.pending]).to.deep.equal(['–', 0]);
    const free = await open({ 'turn-seconds': '' });
    await free.uncover();
    expect([free.find('.clock'), free.clock.pending]).to.deep.equal([null, 0]);
  });

  it('runs for several also while the page is hidden or help is read, and for one alone it does not', async () => {
    for (const [position, left] of [
      [TWO_PLAYERS, '0:55'],
      [ONE_TILE, '1:15'],
    ] as const) {
      const page = await open({ position });
      await page.uncover();
      page.find('[data-tool=help]')?.click();
      await page.until(() => page.find('dialog[open]') !== null);
      await page.pass(20_000);
      page.find<HTMLDialogElement>('dialog[open]')?.close();
      await page.until(() => page.find('dialog[open]') === null);
      await new Promise(requestAnimationFrame);
      await page.element.updateComplete;
      expect(page.time).to.equal(left);
    }
  });

  it('takes none from one alone while the page is hidden', async () => {
    const page = await open({ position: ONE_TILE });
    const hide = async (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
      await page.element.updateComplete;
    };
    await pass(page, 5);
    await hide(true);
    await pass(page, 300);
    await hide(false);
    delete (document as { hidden?: boolean }).hidden;
    expect([page.time, page.moves]).to.deep.equal(['1:10', []]);
    await pass(page, 70);
    expect(page.moves[0]).to.equal('timeout');
  });

  it('stands while the element is out of the page, and where it is only looked at', async () => {
    const page = await open();
    await page.uncover();
    await pass(page, 5);
    const parent = page.element.parentElement;
    page.element.remove();
    expect(page.clock.pending).to.equal(0);
    await pass(page, 300);
    parent?.append(page.element);
    await page.element.updateComplete;
    expect([page.time, page.moves]).to.deep.equal(['1:10', []]);
    page.element.mode = 'diagram';
    await page.element.updateComplete;
    await pass(page, 300);
    expect([page.moves, page.clock.pending]).to.deep.equal([[], 0]);
  });
});
