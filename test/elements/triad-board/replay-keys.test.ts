import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { MIDWAY, openMidway } from './replay-page.js';
import type { ReplayPage } from './replay-page.js';
import { GAME, PLIES } from './replay-records.js';

const LAST = PLIES.length - 1;

/** A replay somewhere in the middle, with the focus on its board. */
async function open(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
  const page = await openMidway(attributes);
  page.table?.focus();
  return page;
}

const KEYS = [
  { key: 'ArrowLeft', to: MIDWAY - 1 },
  { key: 'ArrowRight', to: MIDWAY + 1 },
  { key: 'Home', to: 0 },
  { key: 'End', to: LAST },
];

describe('the board of a record by keyboard', () => {
  afterEach(() => (document.dir = ''));

  for (const dir of ['ltr', 'rtl']) {
    for (const { key, to } of KEYS) {
      it(`goes to ply ${to} with ${key}, ${dir}, and keeps the focus`, async () => {
        const page = await open();
        document.dir = dir;
        await page.press(key);
        expect(page.board.match.ply).to.equal(to);
        expect(page.dice).to.equal(PLIES[to]?.dice);
        expect(page.focused === page.table).to.be.true;
      });
    }
  }

  it('has its steps in the order of the arrows, also in a page that is written from right to left', async () => {
    const page = await open();
    document.dir = 'rtl';
    const lefts = (['To the start', 'Back', 'Forward', 'To the end'] as const).map(
      (step) => page.middle(page.step(step))[0],
    );
    expect(lefts).to.deep.equal([...lefts].sort((a, b) => a - b));
    page.step('Back').focus();
    await page.press('ArrowRight');
    expect(page.focusedName).to.equal('Forward');
  });

  it('goes no further than the ends', async () => {
    const page = await open();
    await page.press('Home');
    const changes = page.listen('game-change');
    await page.press('ArrowLeft', 'Home');
    expect(page.board.match.ply).to.equal(0);
    expect(changes).to.be.empty;
    await page.press('End');
    await page.press('ArrowRight', 'End');
    expect(page.board.match.ply).to.equal(LAST);
    expect(changes).to.have.lengthOf(1);
  });

  it('is turned with F, where the reader is', async () => {
    const page = await open();
    const [x, y] = page.middle(page.cell('a1'));
    await page.press('f');
    expect(page.board.flipped).to.be.true;
    const [turnedX, turnedY] = page.middle(page.cell('a1'));
    expect(turnedX).to.be.above(x);
    expect(turnedY).to.be.below(y);
    expect(page.board.match.ply).to.equal(MIDWAY);
    expect(page.focused === page.table).to.be.true;
    await page.press('f');
    expect(page.board.flipped).to.be.false;
  });

  it('goes the same way when it is turned', async () => {
    const page = await open({ flipped: '' });
    await page.press('ArrowRight');
    expect(page.board.match.ply).to.equal(MIDWAY + 1);
  });

  const STEPS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'f'];

  for (const held of ['Control', 'Shift', 'Meta']) {
    it(`leaves keys with ${held} to others`, async () => {
      const page = await open();
      const heard: boolean[] = [];
      const listener = (event: KeyboardEvent) => {
        if (!STEPS.includes(event.key) && !STEPS.includes(event.key.toLowerCase())) return;
        heard.push(event.defaultPrevented);
        event.preventDefault(); // What the browser does with it is not to be seen here.
      };
      document.addEventListener('keydown', listener);
      for (const key of STEPS) await chord(page, held, key);
      document.removeEventListener('keydown', listener);
      expect(heard).to.deep.equal(Array(5).fill(false));
      expect(page.board.match.ply).to.equal(MIDWAY);
      expect(page.board.flipped).to.not.equal(true);
    });
  }

  it('leaves Alt with an arrow to the browser, which goes back a page with it', async () => {
    const page = await open();
    // Not a real key: that would leave the page of the tests.
    const settings = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(page.table?.dispatchEvent(new KeyboardEvent('keydown', settings))).to.be.true;
    expect(page.board.match.ply).to.equal(MIDWAY);
  });

  it('leaves keys that mean nothing here to the page', async () => {
    const page = await open();
    const heard: [string, boolean][] = [];
    const listener = ({ key, defaultPrevented }: KeyboardEvent) => heard.push([key, defaultPrevented]);
    document.addEventListener('keydown', listener);
    await page.press('u', 'Enter', 'ArrowUp', 'ArrowRight');
    document.removeEventListener('keydown', listener);
    expect(heard).to.deep.equal([
      ['u', false],
      ['Enter', false],
      ['ArrowUp', false],
      ['ArrowRight', true],
    ]);
    expect(page.board.match.length).to.equal(LAST);
  });

  const scrolled = async (record: string) => {
    const page = await open({ record, ply: '1' });
    page.board.style.marginBlock = '300px 3000px';
    scrollTo(0, 200);
    await page.press('ArrowRight', 'End', 'ArrowLeft', 'Home', 'ArrowLeft', 'End', 'ArrowRight');
    await new Promise(requestAnimationFrame);
    const { scrollY } = window;
    scrollTo(0, 0);
    return scrollY;
  };

  it('does not scroll the page', async () => {
    expect(await scrolled('triad 1; roll 111233 112233; d1d4; c6d5xd6')).to.equal(200);
  });

  it('does not scroll the page at the end of a game', async () => {
    expect(await scrolled(GAME)).to.equal(200);
  });
});
