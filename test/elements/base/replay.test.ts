import { expect } from '@open-wc/testing';
import { accessibleThings } from '../accessibility-tree.js';
import { chord, tabStops } from '../keyboard.js';
import { releaseAll } from '../pointers.js';
import { STEPS } from '../record-page.js';
import type { Step } from '../record-page.js';
import { TriadPage } from '../games/triad-board/page.js';
import { START } from '../games/triad-board/positions.js';
import { GAME, PLIES } from '../games/triad-board/records.js';
import { watchTrouble } from '../watch-trouble.js';

const LAST = PLIES.length - 1;
const MIDWAY = 3;

/** Everything that can be seen of the moment after so many plies. */
function expectPly(page: TriadPage, ply: number): void {
  expect(page.board.match.ply).to.equal(ply);
  expect(page.dice).to.equal(PLIES[ply]?.dice);
  expect(page.current).to.deep.equal([ply]);
  expect(page.status).to.equal(PLIES[ply]?.status);
}

const openMidway = (attributes = {}) => TriadPage.replay({ ply: String(MIDWAY), ...attributes });

describe('a replay', () => {
  it('begins after the opening roll, where there is something to see', async () => {
    expectPly(await TriadPage.replay(), 1);
  });

  it('begins with its first moment where that is a position', async () => {
    const page = await TriadPage.replay({ record: `triad 1; start=${START}; a1a3; f6f4` });
    expect(page.position).to.equal(START);
    expect(page.status).to.equal('Start');
  });

  it('begins with the dice where nothing came after them', async () => {
    const page = await TriadPage.replay({ record: 'triad 1; roll 112233 112233' });
    expect(page.dice).to.equal('ccbbaa/6/6/6/6/AABBCC');
    expect(page.stepsInUse).to.deep.equal(['Go to start', 'Back']);
  });

  for (const dice of ['tap', 'auto', 'enter']) {
    it(`without a record goes nowhere, and rolls no dice, dice="${dice}"`, async () => {
      const page = await TriadPage.replay({ record: '', dice });
      expect(page.status).to.equal('Start');
      expect(page.stepsInUse).to.be.empty;
      for (const step of STEPS) await page.click(page.step(step));
      expect(page.board.match.length).to.equal(0);
      expect(page.button('Roll the dice')).to.equal(undefined);
      expect(page.all('input')).to.be.empty;
    });
  }

  it('reaches assistive technology as a table with its steps, its moves and its tools', async () => {
    const page = await openMidway({ names: 'Ann, Bob' });
    expect(page.table?.ariaLabel).to.equal('Triad board, Ann against Bob');
    const things = await accessibleThings();
    expect(things).to.include.members([
      'cell d5, Black 1, moved last',
      'toolbar Replay controls',
      'button Go to start',
      'list Moves',
      'button Start',
      'button 2 d1d4 Ann moves d1 to d4, now 3.',
      'button Try your own moves',
      'toolbar Game tools',
    ]);
    const count = (role: string) => things.filter((thing) => thing.split(' ')[0] === role).length;
    expect(['row', 'cell', 'listitem', 'grid', 'textbox'].map(count)).to.deep.equal([6, 36, PLIES.length, 0, 0]);
  });

  it('has five tab stops: the board, the steps, the list, own moves and the tools', async () => {
    const stops = await tabStops(await openMidway());
    expect(stops.map((stop) => stop.replace(/^3 .*/, 'ply 3'))).to.deep.equal([
      'Triad board, White against Black',
      'Go to start',
      'ply 3',
      'Try your own moves',
      'Help',
    ]);
  });

  it('is taken back, played again and begun anew by no script', async () => {
    const page = await openMidway();
    const record = page.board.match.toRecord();
    expect([page.board.undo(), page.board.redo()]).to.deep.equal([false, false]);
    page.board.restart();
    await page.board.updateComplete;
    expect(page.board.match.toRecord()).to.deep.equal(record);
    expect(page.board.ply).to.equal(0);
  });

  it('does not get back what was taken back when it was still a game', async () => {
    const page = await TriadPage.open({ record: GAME });
    page.board.undo();
    await page.change({ mode: 'replay' });
    expect(page.board.redo()).to.be.false;
    expect(page.board.match.length).to.equal(LAST - 1);
  });
});

const WAYS: Readonly<Record<string, (page: TriadPage, step: Step) => Promise<void>>> = {
  click: (page, step) => page.click(page.step(step)),
  tap: (page, step) => page.tapOn(page.step(step)),
  Enter: async (page, step) => {
    page.step(step).focus();
    await page.press('Enter');
  },
  Space: async (page, step) => {
    page.step(step).focus();
    await page.press('Space');
  },
};

describe('the steps of a replay', () => {
  afterEach(releaseAll);

  for (const [way, use] of Object.entries(WAYS)) {
    it(`lead forward, back, to the end and to the start by ${way}`, async () => {
      const page = await openMidway();
      for (const [step, ply] of [
        ['Forward', MIDWAY + 1],
        ['Back', MIDWAY],
        ['Back', MIDWAY - 1],
        ['Go to end', LAST],
        ['Go to start', 0],
      ] as const) {
        await use(page, step);
        expectPly(page, ply);
      }
    });
  }

  it('lead ply by ply from the start to the end and back, and say where the reader is and what was played', async () => {
    const page = await TriadPage.replay({ ply: '0' });
    expect(page.spoken).to.equal('');
    for (let ply = 1; ply <= LAST; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
      expect(page.spoken).to.equal(`Step ${ply} of 7. ${PLIES[ply]?.status}`);
    }
    for (let ply = LAST - 1; ply >= 0; ply--) {
      await page.click(page.step('Back'));
      expectPly(page, ply);
    }
    expect(page.spoken).to.equal('Step 0 of 7.');
  });

  for (const { ply, inUse, beyond } of [
    { ply: 0, inUse: ['Forward', 'Go to end'], beyond: ['Go to start', 'Back'] },
    { ply: LAST, inUse: ['Go to start', 'Back'], beyond: ['Forward', 'Go to end'] },
  ] as const) {
    it(`that lead nowhere from ply ${ply} are out of use, keep the focus, do nothing and say nothing`, async () => {
      const page = await TriadPage.replay({ ply: String(ply) });
      const changes = page.listen('game-change');
      expect(page.stepsInUse).to.deep.equal(inUse);
      for (const step of beyond) {
        await page.click(page.step(step));
        await page.press('Enter');
        expect(page.focusedName).to.equal(step);
      }
      expectPly(page, ply);
      expect(page.spoken).to.equal('');
      expect(changes).to.be.empty;
    });
  }

  it('lead to the end without the event of a game that has just ended, and keep the focus there', async () => {
    const page = await TriadPage.replay({ ply: String(LAST - 1) });
    const ends = page.listen('game-end');
    page.step('Forward').focus();
    await page.press('Enter', 'Enter');
    expect(page.focusedName).to.equal('Forward');
    expect(page.board.outcome?.winners).to.deep.equal([1]);
    expect(page.board.matches(':state(over)')).to.be.true;
    await page.click(page.step('Back'));
    expect(page.board.matches(':state(over)')).to.be.false;
    expect(ends).to.be.empty;
  });

  it('let a step forward be seen happening, and no other', async () => {
    const page = await TriadPage.replay();
    const slides: number[] = [];
    page.board.addEventListener('game-change', () => {
      void page.board.updateComplete.then(() => slides.push(page.slides));
    });
    for (const step of ['Forward', 'Back', 'Forward', 'Forward', 'Go to start', 'Go to end'] as const) {
      const known = slides.length;
      await page.click(page.step(step));
      await page.until(() => slides.length > known);
    }
    expect(slides).to.deep.equal([1, 0, 1, 1, 0, 0]);
  });
});

describe('the board of a replay by keyboard', () => {
  afterEach(() => (document.dir = ''));

  const open = async (attributes = {}) => {
    const page = await openMidway(attributes);
    page.table?.focus();
    return page;
  };

  for (const dir of ['ltr', 'rtl']) {
    it(`goes with the arrows, Home and End as its steps lie on the screen, and keeps the focus, ${dir}`, async () => {
      const page = await open();
      document.dir = dir;
      const lefts = STEPS.map((step) => page.middle(page.step(step))[0]);
      expect(lefts).to.deep.equal([...lefts].sort((a, b) => a - b));
      for (const [key, ply] of [
        ['ArrowLeft', MIDWAY - 1],
        ['ArrowRight', MIDWAY],
        ['End', LAST],
        ['ArrowRight', LAST],
        ['Home', 0],
        ['ArrowLeft', 0],
      ] as const) {
        await page.press(key);
        expectPly(page, ply);
        expect(page.focused === page.table).to.be.true;
      }
    });
  }

  it('is turned with F, where the reader is, and goes the same way then', async () => {
    const page = await open();
    await page.press('f');
    expect(page.board.flipped).to.be.true;
    expect(page.board.match.ply).to.equal(MIDWAY);
    await page.press('ArrowRight');
    expect(page.board.match.ply).to.equal(MIDWAY + 1);
    expect(page.focused === page.table).to.be.true;
  });

  it('leaves to others what means nothing here: other keys, and its own with a modifier', async () => {
    const page = await open();
    const own = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'f'];
    const prevented = new Set<string>();
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented) prevented.add(event.key);
      event.preventDefault(); // What the browser does with it is not to be seen here.
    };
    document.addEventListener('keydown', listener);
    for (const held of ['Control', 'Shift', 'Meta']) for (const key of own) await chord(page, held, key);
    await page.press('u', 'Enter', 'ArrowUp');
    document.removeEventListener('keydown', listener);
    expect([...prevented]).to.be.empty;
    // Not a real key: that would leave the page of the tests.
    const settings = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(page.table?.dispatchEvent(new KeyboardEvent('keydown', settings))).to.be.true;
    expectPly(page, MIDWAY);
    expect(page.board.flipped).to.not.equal(true);
  });

  it('does not scroll the page, also at the ends', async () => {
    const page = await open({ ply: '1' });
    page.board.style.marginBlock = '300px 3000px';
    scrollTo(0, 200);
    await page.press('ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft');
    await new Promise(requestAnimationFrame);
    const { scrollY } = window;
    scrollTo(0, 0);
    expect(scrollY).to.equal(200);
  });
});

const COMMENTED = `triad 1 {Played by chance.}
roll 111233 112233 {A good roll.}
d1d4 {Into the
middle.}
c6d5xd6 {It is} {a triad.}
b1e4; b6d6xd6; f1f3xf3
e6c6xc6 {The end.}`;

const HOSTILE = '<img src="nowhere" onerror="document.title = \'taken\'"><b>bold</b>&amp; <script>throw 1</script>';

describe('the comments of a record', () => {
  it('are shown below what has been played at the moments they belong to, and at no other', async () => {
    const page = await TriadPage.replay({ record: COMMENTED, ply: '0' });
    const shown = [page.comment];
    while (page.stepsInUse.includes('Forward')) {
      await page.click(page.step('Forward'));
      shown.push(page.comment);
      const [status, comment] = [page.find('.status'), page.find('.comment')].map((each) =>
        each?.getBoundingClientRect(),
      );
      if (status && comment) expect(comment.top).to.be.at.least(status.bottom);
    }
    const none = undefined;
    expect(shown).to.deep.equal([
      ...['Played by chance.', 'A good roll.', 'Into the\nmiddle.', 'It is a triad.'],
      ...[none, none, none, 'The end.'],
    ]);
  });

  it('keep their lines', async () => {
    const page = await TriadPage.replay({ record: COMMENTED, ply: '2' });
    const two = page.find('.comment')?.offsetHeight ?? 0;
    await page.click(page.step('Forward'));
    expect(page.find('.comment')?.offsetHeight).to.be.closeTo(two / 2, 1);
  });

  it('are said aloud after the move, and the one on the game at the start', async () => {
    const page = await TriadPage.replay({ record: COMMENTED, ply: '2' });
    page.table?.focus();
    await page.press('ArrowRight');
    expect(page.spoken).to.equal(`Step 3 of 7. ${PLIES[3].status} It is a triad.`);
    await page.press('Home');
    expect(page.spoken).to.equal('Step 0 of 7. Played by chance.');
    await page.press('End');
    expect(page.spoken).to.match(/comes off, 3 of 3\. The end\. Black wins\. The third die is off\.$/);
  });

  it('are text, whatever they are made of', async () => {
    const trouble = watchTrouble();
    const { title } = document;
    const page = await TriadPage.replay({ record: `triad 1 {${HOSTILE}}; roll 111233 112233 {${HOSTILE}}` });
    await page.click(page.step('Back'));
    expect(page.comment).to.equal(HOSTILE);
    expect(page.spoken).to.include(HOSTILE);
    expect(page.all('img, b, script')).to.be.empty;
    expect(document.title).to.equal(title);
    expect(trouble.stop()).to.be.empty;
  });

  it('stay inside the board though they have no space in them', async () => {
    const page = await TriadPage.replay({ record: `triad 1; roll 111233 112233 {${'w'.repeat(500)}}` });
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
    expect(page.find('.comment')?.scrollWidth).to.equal(page.find('.comment')?.clientWidth);
  });
});
