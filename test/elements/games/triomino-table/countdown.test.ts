import { expect } from '@open-wc/testing';
import { leaks } from './secrets.js';
import { BUY, ONE_TILE, TWO, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

const open = (attributes: Attributes = {}) =>
  TriominoPage.open({ ...TWO, 'turn-seconds': '75', dice: 'auto', seed: 'time', ...attributes });

describe('the time limit of a turn on <triomino-table>', () => {
  it('begins when the cover is taken away, is seen second by second, and said from time to time', async () => {
    const page = await open();
    await page.pass(200_000);
    expect([page.isCovered, page.moves, page.clock.pending]).to.deep.equal([true, [], 0]);
    await page.uncover();
    expect(page.time).to.equal('1:15');
    const seen: string[] = [];
    const said: string[] = [];
    for (let second = 0; second < 74; second++) {
      const before = page.urgent;
      await page.pass(1000);
      seen.push(page.time);
      if (page.urgent && page.urgent !== before) said.push(page.urgent);
    }
    expect([seen[0], seen[64], seen[73]]).to.deep.equal(['1:14', '10', '1']);
    expect(said).to.deep.equal(['60 seconds', '30 seconds', '20 seconds', '10 seconds', ...'54321']);
    expect([page.find('.clock')?.hasAttribute('data-short'), page.moves]).to.deep.equal([true, []]);
  });

  it('over, buys three tiles and passes, and goes on to the next one, whose tiles are covered', async () => {
    const page = await (await open()).uncover();
    await page.click(page.tile('345'));
    await page.pass(75_000);
    expect(page.kinds).to.deep.equal(['timeout', 'draw', 'draw', 'draw']);
    expect([page.facts(0), page.facts(1)]).to.deep.equal(['−25 points 6 tiles', '0 points 3 tiles']);
    expect([page.isCovered, page.ghosts, page.status]).to.deep.equal([true, [], 'Pass the device to Bob.']);
    expect(page.happened).to.equal('Ann: turn lost, −25.');
    expect(page.spoken).to.match(/^Ann: time is up\. .*Ann loses the turn: −25 points\. Pass the device to Bob\.$/);
    await page.uncover();
    expect([page.time, page.rack, leaks(page, 1)]).to.deep.equal(['1:15', ['012', '222', '334'], []]);
  });

  it('over, waits with dice="tap" until somebody draws all that is lost with one press, and takes no more meanwhile', async () => {
    const page = await (await open({ dice: 'tap' })).uncover();
    await page.pass(75_000 + 300_000);
    expect([page.kinds, page.time]).to.deep.equal([['timeout'], '–']);
    await page.clickButton('Draw');
    expect(page.kinds).to.deep.equal(['timeout', 'draw', 'draw', 'draw']);
    expect([page.facts(0), page.status]).to.deep.equal(['−25 points 6 tiles', 'Pass the device to Bob.']);
  });

  it('runs on while one buys, and begins anew with the next turn', async () => {
    const page = await (await open()).uncover();
    await page.pass(10_000);
    await page.clickButton(BUY);
    expect(page.time).to.equal('1:05');
    await page.lay('345', '453@-1,0');
    await page.uncover();
    expect(page.time).to.equal('1:15');
  });

  it('is not there for the first tile of a round, nor without the option', async () => {
    const first = await (await open({ position: ' | 012,344 / 011,022 | 0 0 0 - 1' })).uncover();
    expect([first.time, first.clock.pending]).to.deep.equal(['–', 0]);
    const free = await (await open({ 'turn-seconds': '' })).uncover();
    expect([free.find('.clock'), free.clock.pending]).to.deep.equal([null, 0]);
  });

  for (const [position, left] of [
    [TWO.position, '0:55'],
    [ONE_TILE, '1:15'],
  ] as const) {
    it(`runs while help is read only where others wait: ${position}`, async () => {
      const page = await (await open({ position })).uncover();
      page.find('[data-tool=help]')?.click();
      await page.until(() => page.find('dialog[open]') !== null);
      await page.pass(20_000);
      await page.press('Escape');
      await page.until(() => page.find('dialog') === null);
      await page.until(() => page.time === left);
      expect(page.time).to.equal(left);
    });
  }

  it('takes none from one alone while the page is hidden', async () => {
    const page = await open({ position: ONE_TILE });
    const hide = async (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
      await page.element.updateComplete;
    };
    await page.pass(5000);
    await hide(true);
    await page.pass(300_000);
    await hide(false);
    delete (document as { hidden?: boolean }).hidden;
    expect([page.time, page.moves]).to.deep.equal(['1:10', []]);
    await page.pass(70_000);
    expect(page.moves[0]).to.equal('timeout');
  });

  it('stands while the element is out of the page, and where it is only looked at', async () => {
    const page = await (await open()).uncover();
    await page.pass(5000);
    const putBack = page.takeAway();
    expect(page.clock.pending).to.equal(0);
    await page.pass(300_000);
    await putBack();
    expect([page.time, page.moves, page.isCovered]).to.deep.equal(['1:10', [], false]);
    await page.set({ mode: 'diagram' });
    await page.pass(300_000);
    expect([page.moves, page.clock.pending]).to.deep.equal([[], 0]);
  });
});

describe('what is pressed in the moment the time is up on <triomino-table>', () => {
  const PRESSES: Readonly<Record<string, (page: TriominoPage) => unknown>> = {
    'a place': (page) => page.ghost('453@-1,0').dispatchEvent(new MouseEvent('click', { bubbles: true })),
    'a place in the list': (page) => page.place(0).click(),
    'the button that buys': (page) => page.button(BUY)?.click(),
  };
  for (const [what, press] of Object.entries(PRESSES)) {
    it(`comes too late, and tells the next one nothing: ${what}`, async () => {
      for (const [dice, kinds] of [
        ['auto', ['timeout', 'draw', 'draw', 'draw']],
        ['remote', ['timeout']],
      ] as const) {
        const page = await (await open({ dice })).uncover();
        page.tile('345').click();
        await page.element.updateComplete;
        page.clock.sleep(75_000);
        press(page);
        await page.element.updateComplete;
        expect([page.kinds, page.ghosts, page.places]).to.deep.equal([kinds, [], []]);
        if (dice === 'auto') expect([page.isCovered, leaks(page, undefined)]).to.deep.equal([true, []]);
      }
    });
  }
});

describe('a game of Triomino that is kept, with a time limit', () => {
  const KEY = 'a timed game of Triomino';
  afterEach(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.includes(KEY))) localStorage.removeItem(key);
  });

  it('is found again with the time that was used, since the latest move, too', async () => {
    const attributes = { position: '344@0,0 | 044,111 | 0 0 0 - 1', 'turn-seconds': '30', persist: KEY };
    const page = await TriominoPage.open(attributes);
    await page.pass(10_000);
    await page.played('buy', 'draw 555');
    await page.pass(5000);
    page.element.remove();
    const next = await TriominoPage.open(attributes);
    expect(next.time).to.equal('0:15');
    await next.pass(15_000);
    expect(next.moves).to.include('timeout');
  });

  it('is covered while help is read, which takes no time', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 | 044,111 | 0 0 0 - 1', 'turn-seconds': '30' });
    const isSeen = () => getComputedStyle(page.find('.rack') as Element).visibility === 'visible';
    page.find('[data-tool=help]')?.click();
    await page.until(() => page.find('dialog[open]') !== null);
    await page.pass(10_000);
    expect([page.time, isSeen()]).to.deep.equal(['0:30', false]);
    page.find<HTMLDialogElement>('dialog')?.close();
    await page.until(() => page.find('dialog') === null);
    expect(isSeen()).to.equal(true);
  });
});
