import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { recordText } from '../../match/helpers.js';
import { ReplayPage } from './replay-page.js';
import { longGame } from './replay-records.js';

describe('the list of moves of a long game', () => {
  const record = recordText(longGame(90, 1));

  afterEach(async () => {
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  for (const width of [320, 800, 1200]) {
    it(`keeps the current move in sight, ${width} wide`, async () => {
      await setViewport({ width, height: 700 });
      const page = await ReplayPage.open({ record, ply: '45' });
      expect(page.inSight.length).to.be.below(80);
      expect(page.inSight).to.include(45);
      for (const step of ['Back', 'To the end', 'Back', 'To the start', 'Forward'] as const) {
        await page.click(page.step(step));
        expect(page.inSight, step).to.include(page.board.match.ply);
      }
      page.listed(1).focus();
      for (let ply = 2; ply <= 40; ply++) {
        await page.press('ArrowRight');
        expect(page.inSight).to.include(ply);
      }
    });
  }

  it('has the current move in sight again after own moves have been tried', async () => {
    const page = await ReplayPage.open({ record, ply: '70' });
    await page.tryMoves();
    await page.returnToRecord();
    expect(page.current).to.deep.equal([70]);
    expect(page.inSight).to.include(70);
  });

  /** A replay that is scrolled out of sight. */
  async function openOutOfSight(): Promise<ReplayPage> {
    await setViewport({ width: 320, height: 500 });
    const page = await ReplayPage.open({ record });
    page.board.style.marginBlockEnd = '2000px';
    scrollTo(0, 1500);
    expect(page.board.getBoundingClientRect().bottom).to.be.below(0);
    return page;
  }

  it('leaves the page where it is', async () => {
    const page = await openOutOfSight();
    for (const y of [0, 1500]) {
      scrollTo(0, y);
      for (const ply of [90, 0, 45]) {
        page.board.goTo(ply);
        await page.board.updateComplete;
        expect(scrollY).to.equal(y);
      }
    }
  });

  it('scrolls in itself and not the page when its keys are pressed', async () => {
    const page = await openOutOfSight();
    page.listed(1).focus({ preventScroll: true });
    for (const [key, ply] of [
      ['End', 90],
      ['Home', 0],
    ] as const) {
      await page.press(key);
      expect(page.inSight).to.include(ply);
      expect(scrollY).to.equal(1500);
    }
  });
});
