import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { releaseAll } from '../pointers.js';
import { MIDWAY, ReplayPage, openMidway } from './replay-page.js';
import { PLIES } from './replay-records.js';

const LAST = PLIES.length - 1;

/** A replay with the focus in its list. */
async function openInList(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
  const page = await openMidway(attributes);
  page.listed(MIDWAY).focus();
  return page;
}

/** That the list and the board show this ply, and that the list is entered there. */
function expectCurrent(page: ReplayPage, ply: number): void {
  expect(page.dice).to.equal(PLIES[ply]?.dice);
  expect(page.current).to.deep.equal([ply]);
  expect(page.tabStops).to.deep.equal([ply]);
}

describe('the list of moves in a replay', () => {
  afterEach(releaseAll);
  afterEach(() => (document.dir = ''));

  it('has the start and every move, numbered and as it is written', async () => {
    const page = await ReplayPage.open();
    expect(page.list.getAttribute('aria-label')).to.equal('Moves');
    expect(page.listedMoves).to.deep.equal([
      'Start',
      '1 roll 111233 112233',
      '2 d1d4',
      '3 c6d5xd6',
      '4 b1e4',
      '5 b6d6xd6',
      '6 f1f3xf3',
      '7 e6c6xc6',
    ]);
  });

  it('says each move to those who hear it, with the players’ names', async () => {
    const page = await ReplayPage.open({ names: 'Ann, Bob' });
    expect(page.sentence(0)).to.equal(undefined);
    expect(page.sentence(1)).to.equal(PLIES[1].status);
    expect(page.sentence(2)).to.equal('Ann: d1 to d4, now 3.');
    expect(page.sentence(3)).to.equal('Bob: c6 to d5, now 1. Triad. The die on d6 comes off, 1 of 3.');
  });

  for (const pointer of ['click', 'tapOn'] as const) {
    it(`shows the moment after a move, by ${pointer === 'click' ? 'click' : 'tap'}`, async () => {
      const page = await ReplayPage.open();
      for (const ply of [5, 2, LAST, 0]) {
        await page[pointer](page.listed(ply));
        expectCurrent(page, ply);
        expect(page.focusedPly).to.equal(ply);
      }
    });
  }

  const keys = [
    { key: 'ArrowLeft', to: MIDWAY - 1 },
    { key: 'ArrowUp', to: MIDWAY - 1 },
    { key: 'ArrowRight', to: MIDWAY + 1 },
    { key: 'ArrowDown', to: MIDWAY + 1 },
    { key: 'Home', to: 0 },
    { key: 'End', to: LAST },
  ];
  for (const { key, to } of keys) {
    it(`goes to ply ${to} with ${key} and shows it at once`, async () => {
      const page = await openInList();
      await page.press(key);
      expectCurrent(page, to);
      expect(page.focusedPly).to.equal(to);
    });
  }

  it('goes no further than its ends', async () => {
    const page = await openInList();
    await page.press('Home', 'ArrowLeft', 'ArrowUp');
    expect(page.focusedPly).to.equal(0);
    await page.press('End', 'ArrowRight', 'ArrowDown');
    expect(page.focusedPly).to.equal(LAST);
    expectCurrent(page, LAST);
  });

  it('goes on the screen where the arrow points, also in a page that is written from right to left', async () => {
    const page = await openInList();
    document.dir = 'rtl';
    const [x] = page.middle(page.listed(MIDWAY));
    await page.press('ArrowRight');
    expect(page.middle(page.focused as Element)[0]).to.be.above(x);
  });

  it('leaves keys with modifiers to others', async () => {
    const page = await openInList();
    for (const held of ['Control', 'Shift']) for (const { key } of keys) await chord(page, held, key);
    expectCurrent(page, MIDWAY);
    expect(page.focusedPly).to.equal(MIDWAY);
  });

  it('is one tab stop, at the move that is shown', async () => {
    const page = await openInList();
    await page.press('ArrowRight', 'Tab');
    expect(page.focusedName).to.equal('Try your own moves');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedPly).to.equal(MIDWAY + 1);
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('To the start');
  });

  it('goes along with the steps, which keep the focus', async () => {
    const page = await openMidway();
    for (const [step, ply] of [
      ['Forward', MIDWAY + 1],
      ['To the end', LAST],
      ['Back', LAST - 1],
    ] as const) {
      await page.click(page.step(step));
      expectCurrent(page, ply);
      expect(page.focusedName).to.equal(step);
    }
  });

  it('takes its focus along when a script goes somewhere else', async () => {
    const page = await openInList();
    page.board.goTo(6);
    await page.board.updateComplete;
    expect(page.focusedPly).to.equal(6);
  });

  it('leaves its focus in the board when another record is shorter', async () => {
    const page = await openInList({ ply: '6' });
    page.listed(6).focus();
    page.board.record = 'triad 1; roll 111233 112233; d1d4';
    await page.board.updateComplete;
    expect(page.focused === page.table).to.be.true;
  });

  it('takes no focus from the page', async () => {
    const page = await ReplayPage.open();
    page.board.goTo(6);
    await page.board.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });
});
