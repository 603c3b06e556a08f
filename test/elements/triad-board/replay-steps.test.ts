import { expect } from '@open-wc/testing';
import { releaseAll } from '../pointers.js';
import { STEPS } from '../record-page.js';
import type { Step } from '../record-page.js';
import { ReplayPage } from './replay-page.js';
import { PLIES } from './replay-records.js';

const LAST = PLIES.length - 1;

/** Everything that can be seen of the moment after so many plies. */
function expectPly(page: ReplayPage, ply: number): void {
  expect(page.board.match.ply).to.equal(ply);
  expect(page.dice).to.equal(PLIES[ply]?.dice);
  expect(page.current).to.deep.equal([ply]);
  expect(page.status).to.equal(PLIES[ply]?.status);
}

const WAYS: readonly { readonly name: string; use(page: ReplayPage, step: Step): Promise<void> }[] = [
  { name: 'click', use: (page, step) => page.click(page.step(step)) },
  { name: 'tap', use: (page, step) => page.tapOn(page.step(step)) },
  ...['Enter', 'Space'].map((key) => ({
    name: key,
    async use(page: ReplayPage, step: Step) {
      page.step(step).focus();
      await page.press(key);
    },
  })),
];

describe('the steps of a replay', () => {
  afterEach(releaseAll);

  for (const way of WAYS) {
    it(`lead forward, back, to the end and to the start by ${way.name}`, async () => {
      const page = await ReplayPage.open();
      for (let ply = 2; ply <= LAST; ply++) {
        await way.use(page, 'Forward');
        expectPly(page, ply);
      }
      for (let ply = LAST - 1; ply >= 0; ply--) {
        await way.use(page, 'Back');
        expectPly(page, ply);
      }
      await way.use(page, 'To the end');
      expectPly(page, LAST);
      await way.use(page, 'To the start');
      expectPly(page, 0);
    });
  }

  const ends = [
    { ply: 0, inUse: ['Forward', 'To the end'], beyond: ['To the start', 'Back'] },
    { ply: LAST, inUse: ['To the start', 'Back'], beyond: ['Forward', 'To the end'] },
  ] as const;
  for (const { ply, inUse, beyond } of ends) {
    it(`that lead nowhere from ply ${ply} are out of use, keep the focus and do nothing`, async () => {
      const page = await ReplayPage.open({ ply: String(ply) });
      const changes = page.listen('game-change');
      expect(page.stepsInUse).to.deep.equal(inUse);
      for (const step of beyond) {
        await page.click(page.step(step));
        page.step(step).focus();
        await page.press('Enter');
        expect(page.focusedName).to.equal(step);
      }
      expectPly(page, ply);
      expect(changes).to.be.empty;
    });
  }

  it('are all in use in between', async () => {
    expect((await ReplayPage.open({ ply: '3' })).stepsInUse).to.deep.equal(STEPS);
  });

  it('keep the focus where they have led to the end', async () => {
    const page = await ReplayPage.open({ ply: String(LAST - 1) });
    page.step('Forward').focus();
    await page.press('Enter', 'Enter');
    expectPly(page, LAST);
    expect(page.focusedName).to.equal('Forward');
  });

  it('lead to the end without the event of a game that has just ended', async () => {
    const page = await ReplayPage.open();
    const ends = page.listen('game-end');
    await page.click(page.step('To the end'));
    expect(page.board.outcome?.winners).to.deep.equal([1]);
    expect(page.board.matches(':state(over)')).to.be.true;
    await page.click(page.step('Back'));
    expect(page.board.matches(':state(over)')).to.be.false;
    expect(ends).to.be.empty;
  });
});
