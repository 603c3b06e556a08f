import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { triad } from '../../../src/games/triad/index.js';
import { recordText } from '../../match/helpers.js';
import { chord } from '../keyboard.js';
import { onCall } from '../leaks.js';
import { releaseAll } from '../pointers.js';
import { TriadPage } from '../games/triad-board/page.js';
import { PLIES, longGame } from '../games/triad-board/records.js';

const LAST = PLIES.length - 1;
const MIDWAY = 3;

/** A replay with the focus in its list. */
async function openInList(attributes = {}): Promise<TriadPage> {
  const page = await TriadPage.replay({ ply: String(MIDWAY), ...attributes });
  page.listed(MIDWAY).focus();
  return page;
}

/** The plies in sight, once the list has been scrolled with the next frame. */
async function inSight(page: TriadPage): Promise<number[]> {
  await new Promise(requestAnimationFrame);
  return page.inSight;
}

/** That the list and the board show this ply, and that the list is entered there. */
function expectCurrent(page: TriadPage, ply: number): void {
  expect(page.dice).to.equal(PLIES[ply]?.dice);
  expect(page.current).to.deep.equal([ply]);
  expect(page.tabStops).to.deep.equal([ply]);
}

describe('the list of moves in a replay', () => {
  afterEach(releaseAll);
  afterEach(() => (document.dir = ''));

  it('has the start and every move, numbered, as it is written and as it is said', async () => {
    const page = await TriadPage.replay({ names: 'Ann, Bob' });
    expect(page.list.ariaLabel).to.equal('Moves');
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
    expect([0, 2].map((ply) => page.sentence(ply))).to.deep.equal([undefined, 'Ann moves d1 to d4, now 3.']);
  });

  for (const pointer of ['click', 'tapOn'] as const) {
    it(`shows the moment after a move, by ${pointer === 'click' ? 'click' : 'tap'}`, async () => {
      const page = await TriadPage.replay();
      for (const ply of [5, 2, LAST, 0]) {
        await page[pointer](page.listed(ply));
        expectCurrent(page, ply);
        expect(page.focusedPly).to.equal(ply);
      }
    });
  }

  it('goes with the keys to the moment before and after, to the ends and no further, and shows it at once', async () => {
    const page = await openInList();
    for (const [key, ply] of [
      ['ArrowLeft', MIDWAY - 1],
      ['ArrowRight', MIDWAY],
      ['ArrowUp', MIDWAY - 1],
      ['ArrowDown', MIDWAY],
      ['End', LAST],
      ['ArrowRight', LAST],
      ['ArrowDown', LAST],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowUp', 0],
    ] as const) {
      await page.press(key);
      expectCurrent(page, ply);
      expect(page.focusedPly).to.equal(ply);
    }
  });

  it('is read out by the focus, so its moves are not said aloud as well', async () => {
    const page = await openInList();
    await page.press('ArrowDown');
    expect(page.focused?.textContent).to.contain(PLIES[4].status);
    expect(page.spoken).to.not.contain(PLIES[4].status);
  });

  it('goes on the screen where the arrow points, also in a page that is written from right to left', async () => {
    await setViewport({ width: 800, height: 600 });
    const page = await openInList();
    document.dir = 'rtl';
    const [x] = page.middle(page.listed(MIDWAY));
    await page.press('ArrowRight');
    expect(page.middle(page.focused as Element)[0]).to.be.above(x);
  });

  it('leaves keys with modifiers to others', async () => {
    const page = await openInList();
    for (const held of ['Control', 'Shift']) for (const key of ['ArrowLeft', 'End']) await chord(page, held, key);
    expectCurrent(page, MIDWAY);
  });

  it('is one tab stop, at the move that is shown', async () => {
    const page = await openInList();
    await page.press('ArrowRight', 'Tab');
    expect(page.focusedName).to.equal('Try your own moves');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedPly).to.equal(MIDWAY + 1);
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('Go to start');
  });

  it('takes its focus along when a script goes somewhere else, and takes none from the page', async () => {
    const page = await openInList();
    page.board.goTo(6);
    await page.board.updateComplete;
    expect(page.focusedPly).to.equal(6);
    page.focused?.blur();
    page.board.goTo(2);
    await page.board.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });

  it('leaves its focus in the board when another record is shorter', async () => {
    const page = await openInList({ ply: '6' });
    page.listed(6).focus();
    page.board.record = 'triad 1; roll 111233 112233; d1d4';
    await page.board.updateComplete;
    expect(page.focused === page.table).to.be.true;
  });
});

describe('the list of moves of a long game', () => {
  const PLIES_OF_GAME = 60;
  const game = longGame(PLIES_OF_GAME, 1);
  const record = recordText(game);

  /** The dice after so many plies, as the rules say and not as the board does. */
  const diceAt = (ply: number) => {
    const state = game.stateAt(ply) as typeof game.state;
    return triad.makePosition(triad.positionOf(state)).split(' ')[0];
  };

  afterEach(async () => {
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  it('says of each ply what the board shows and says aloud', async () => {
    const page = await TriadPage.replay({ record });
    page.table?.focus();
    for (let ply = 2; ply <= PLIES_OF_GAME; ply++) {
      await page.press('ArrowRight');
      expect(page.dice).to.equal(diceAt(ply));
      expect(page.spoken).to.equal(`Step ${ply} of ${PLIES_OF_GAME}. ${page.sentence(ply)}`);
      expect(page.status).to.equal(page.sentence(ply));
      expect(page.current).to.deep.equal([ply]);
    }
    expect(page.board.match.toRecord()).to.deep.equal(game.toRecord());
  });

  for (const width of [320, 1200]) {
    it(`keeps the current move in sight, ${width} wide`, async () => {
      await setViewport({ width, height: 700 });
      const page = await TriadPage.replay({ record, ply: '45' });
      expect((await inSight(page)).length).to.be.below(PLIES_OF_GAME - 5);
      expect(await inSight(page)).to.include(45);
      for (const step of ['Back', 'Go to end', 'Back', 'Go to start', 'Forward'] as const) {
        await page.click(page.step(step));
        expect(await inSight(page), step).to.include(page.board.match.ply);
      }
      page.listed(1).focus();
      for (let ply = 2; ply <= 30; ply++) {
        await page.press('ArrowRight');
        expect(await inSight(page)).to.include(ply);
      }
    });
  }

  it('has the current move in sight again after own moves have been tried', async () => {
    const page = await TriadPage.replay({ record, ply: '50' });
    await page.tryMoves();
    await page.returnToRecord();
    expect(page.current).to.deep.equal([50]);
    expect(await inSight(page)).to.include(50);
  });

  it('scrolls in itself and not the page, by script and by key', async () => {
    await setViewport({ width: 320, height: 500 });
    const page = await TriadPage.replay({ record });
    page.board.style.marginBlockEnd = '2000px';
    for (const y of [0, 1500]) {
      scrollTo(0, y);
      for (const ply of [PLIES_OF_GAME, 0, 30]) {
        page.board.goTo(ply);
        await page.board.updateComplete;
        expect(await inSight(page)).to.include(ply);
        expect(scrollY).to.equal(y);
      }
    }
    page.listed(1).focus({ preventScroll: true });
    for (const key of ['End', 'Home']) {
      await page.press(key);
      expect(await inSight(page)).to.include(page.board.match.ply);
      expect(scrollY).to.equal(1500);
    }
  });
});

describe('the list of moves of a game without end', () => {
  const PLIES_OF_GAME = 420;
  const ROUND = ['a1a2', 'f6f5', 'a2a4', 'f5f3', 'a4a1', 'f3f6'];
  const moves = Array.from({ length: PLIES_OF_GAME }, (_, i) => ({ move: ROUND[i % ROUND.length] }));
  const start = 'abbccc/6/6/6/6/CAABBA w 0-0';
  const record = JSON.stringify({ format: 1, game: 'triad', options: { draws: false }, start, moves });
  const endless = (attributes = {}) => TriadPage.replay({ record, ply: '210', ...attributes });
  const isWhole = (page: TriadPage) => page.list.querySelectorAll('button').length === PLIES_OF_GAME + 1;

  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('is drawn round the current move at first, then whole, for screen readers and for the search of the browser', async () => {
    const start = window.setTimeout.bind(window);
    const later: (() => void)[] = [];
    // What has no delay waits until the beginning has been looked at.
    window.setTimeout = ((act: () => void, delay?: number) =>
      delay === undefined ? later.push(act) : start(act, delay)) as typeof window.setTimeout;
    const page = await endless();
    const drawn = [...page.list.querySelectorAll('button')].map(({ value }) => Number(value));
    window.setTimeout = start;
    for (const act of later) start(act);
    expect(drawn).to.include(210);
    expect(drawn.length).to.be.below(PLIES_OF_GAME / 2);
    const [item] = page.list.querySelectorAll('[role=listitem]');
    expect([item?.ariaSetSize, item?.ariaPosInSet]).to.deep.equal([`${PLIES_OF_GAME + 1}`, `${(drawn[0] ?? 0) + 1}`]);
    await page.until(() => isWhole(page));
    expect(page.listedMoves.slice(-2)).to.deep.equal(['419 a4a1', '420 f3f6']);
  });

  it('tells no move anew when a step is made, and nothing is saved', async () => {
    const page = await endless();
    await page.until(() => isWhole(page));
    const { match } = page.board;
    let asked = 0;
    let written = 0;
    const ends = [onCall(match, 'stateAt', () => asked++), onCall(match, 'toRecord', () => written++)];
    await page.click(page.step('Forward'));
    for (const end of ends) end();
    expect(page.current).to.deep.equal([211]);
    expect(asked).to.be.below(20);
    expect(written).to.equal(0);
  });

  for (const width of [240, 1200]) {
    it(`keeps its height and has the current move in sight wherever one goes, ${width} wide`, async () => {
      await setViewport({ width, height: 700 });
      const page = await endless();
      await inSight(page);
      const height = page.list.scrollHeight;
      for (const ply of [0, PLIES_OF_GAME, 99, 100, 320, 1]) {
        page.board.goTo(ply);
        await page.board.updateComplete;
        expect(page.current).to.deep.equal([ply]);
        expect(await inSight(page)).to.include(ply);
      }
      await page.until(() => isWhole(page));
      expect(await inSight(page)).to.include(1);
      expect(page.list.scrollHeight).to.be.within(height * 0.9, height * 1.1);
    });
  }

  it('stays where the user has scrolled it until another move is shown', async () => {
    const page = await endless();
    await page.until(() => isWhole(page));
    page.list.scrollTop = 0;
    await page.change({ names: 'Ann, Bob' });
    expect(page.list.scrollTop).to.equal(0);
    await page.click(page.step('Back'));
    expect(await inSight(page)).to.include(209);
  });

  it('is told anew in another language and with other names', async () => {
    const page = await endless();
    await page.until(() => isWhole(page));
    await page.change({ names: 'Ann, Bob' });
    await page.until(() => isWhole(page));
    for (const ply of [1, 209, 419]) expect(page.sentence(ply)).to.match(/^Ann moves/);
  });
});
