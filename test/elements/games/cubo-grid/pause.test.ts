import { expect, fixture, html } from '@open-wc/testing';
import { CuboPage, ONE, SQUARE, TWO, table } from './page.js';
import type { Attributes } from './page.js';

const PAUSED = 'Paused. The dice are covered and the clock has stopped.';
/** A record that ends in the middle of a countdown. */
const HURRY = `cubo 2; start=${JSON.stringify(table('oo'))}; #0 call; #0 take -`;

const open = async (attributes: Attributes = {}, ...moves: readonly string[]) =>
  (await CuboPage.open({ ...ONE, seed: 'pause', ...attributes })).played(...moves);
const isSeen = (page: CuboPage): boolean => getComputedStyle(page.cell('a1')).visibility === 'visible';
const times = async (page: CuboPage, count: number) => (await page.seconds(count)).map((each) => each.split(': ')[0]);

describe('the pause of <cubo-grid>', () => {
  it('covers the dice and stops the time, until one goes on', async () => {
    const page = await open();
    await page.pass(3000);
    await page.clickButton('Pause');
    expect([isSeen(page), page.time, page.status, page.spoken]).to.deep.equal([false, '0:57', PAUSED, PAUSED]);
    await page.pass(100_000);
    expect([page.element.paused, page.time, page.moves]).to.deep.equal([true, '0:57', []]);
    await page.clickButton('Resume');
    expect([isSeen(page), page.square()]).to.deep.equal([true, SQUARE]);
    expect(await times(page, 2)).to.deep.equal(['0:56', '0:55']);
  });

  it('by the attribute does the same, and both are seen', async () => {
    const page = await open({ paused: '' });
    expect([isSeen(page), page.status]).to.deep.equal([false, PAUSED]);
    await page.pass(70_000);
    page.element.removeAttribute('paused');
    await page.element.updateComplete;
    expect([isSeen(page), page.status]).to.deep.equal([true, 'Swap two dice at a time, then call Cubo.']);
    expect(await times(page, 2)).to.deep.equal(['0:59', '0:58']);
    page.element.setAttribute('paused', '');
    await page.element.updateComplete;
    expect([isSeen(page), await times(page, 2)]).to.deep.equal([false, ['0:58', '0:58']]);
  });

  it('lets nothing be pressed or swapped', async () => {
    const page = await open({ paused: '' });
    await page.swap('a1', 'c3');
    expect(page.actions()).to.deep.equal([]);
    page.cell('a1').focus();
    await page.press('X', 'Enter');
    expect([page.moves, page.find('.squares')?.inert]).to.deep.equal([[], true]);
  });

  it('is there while there is something to pause: not before the dice lie, nor when all is over', async () => {
    const page = await open({ position: '' });
    expect(page.canUse('Pause')).to.equal(false);
    await page.goOn();
    expect(page.canUse('Pause')).to.equal(true);
    const over = await open({ position: table('o', 6) }, 'call', 'take -');
    expect(over.canUse('Pause')).to.equal(false);
  });

  it('stops the six seconds of the last of several players, and no second is told meanwhile', async () => {
    const page = await open(TWO, '#0 call', '#0 take -');
    await page.seconds(2);
    await page.clickButton('Pause');
    await page.seconds(10);
    expect([page.time, page.urgent, page.moves.length]).to.deep.equal(['4', '4', 2]);
    await page.clickButton('Resume');
    expect(await times(page, 4)).to.deep.equal(['3', '2', '1', '']);
    expect(page.moves.at(-1)).to.equal('timeout');
  });
});

describe('<cubo-grid> in a page that is hidden', () => {
  async function hide(page: CuboPage, isHidden: boolean): Promise<void> {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
    await page.element.updateComplete;
  }
  afterEach(() => {
    delete (document as { hidden?: boolean }).hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

  it('takes no time from one who practises, tells nothing, and stamps moves as if it had not been', async () => {
    const page = await open({ 'practice-seconds': '15' });
    await page.pass(10_000);
    await hide(page, true);
    const { urgent } = page;
    expect(new Set(await page.seconds(20))).to.deep.equal(new Set([`5: ${urgent}`]));
    await hide(page, false);
    expect(await times(page, 1)).to.deep.equal(['4']);
    await page.played('swap a1c3');
    expect(page.element.match.entries.at(-1)?.at).to.equal(11_000);
    await page.pass(4000);
    expect(page.moves.at(-1)).to.equal('timeout');
  });

  it('takes no time from several who share a device, either', async () => {
    const page = await open(TWO, '#0 call', '#0 take -');
    await hide(page, true);
    await page.pass(60_000);
    expect(page.moves.at(-1)).to.equal('take -');
  });

  it('waits for nobody where others play elsewhere', async () => {
    const page = await open({ ...TWO, seats: 'human remote' }, '#0 call', '#0 take -');
    await hide(page, true);
    await page.pass(6000);
    expect(page.moves.at(-1)).to.equal('timeout');
  });

  it('does not go on where it is paused as well', async () => {
    const page = await open({ paused: '' });
    await hide(page, true);
    await hide(page, false);
    await page.pass(100_000);
    expect(page.moves).to.be.empty;
  });
});

describe('<cubo-grid> that is out of its page', () => {
  for (const [what, attributes, moves, time, left] of [
    ['of one who practises', {}, [], 10_000, '0:50'],
    ['of the last of several', TWO, ['#0 call', '#0 take -'], 2000, '4'],
  ] as const) {
    it(`takes no time meanwhile and sets no alarm, and goes on where it stood: ${what}`, async () => {
      const page = await open(attributes, ...moves);
      await page.pass(time);
      const putBack = page.takeAway();
      await page.pass(300_000);
      expect([page.clock.pending, page.moves.length]).to.deep.equal([0, moves.length]);
      await putBack();
      expect(page.time).to.equal(left);
      await page.pass(50_000);
      expect(page.moves.at(-1)).to.equal('timeout');
    });
  }

  it('takes none, either, where it is given another game there', async () => {
    const page = await open();
    const putBack = page.takeAway();
    await page.set({ names: 'Ann', position: table('o', 2) });
    await page.pass(300_000);
    expect([page.clock.pending, page.moves]).to.deep.equal([0, []]);
    await putBack();
    expect(page.time).to.equal('1:00');
  });

  it('keeps its game, the die that is chosen and the time where it is moved', async () => {
    const page = await open();
    await page.pass(10_000);
    await page.click(page.cell('a1'));
    const there = await fixture<HTMLElement>(html`<section></section>`);
    there.attachShadow({ mode: 'open' }).append(page.element);
    await page.element.updateComplete;
    expect(page.time).to.equal('0:50');
    await page.click(page.cell('c3'));
    await page.pass(50_000);
    expect(page.moves).to.deep.equal(['swap a1c3', 'timeout']);
  });
});

describe('<cubo-grid> that nobody plays on', () => {
  for (const [what, attributes] of Object.entries<Attributes>({
    'a replay that ends in the middle of a countdown': { mode: 'replay', position: '', record: HURRY, ply: '2' },
    'a diagram of a practice round': { mode: 'diagram' },
    'a diagram of the end of such a record': { mode: 'diagram', position: '', record: HURRY },
  })) {
    it(`shows no time and takes none, also when it is taken away and put back: ${what}`, async () => {
      const page = await open(attributes);
      const { length } = page.element.match;
      await page.takeAway()();
      await page.pass(300_000);
      expect([page.element.match.length, page.time, page.clock.pending]).to.deep.equal([length, '', 0]);
    });
  }

  it('shows an earlier moment of a game without time, and play goes on from there', async () => {
    const page = await open(TWO, '#0 call', '#0 take -', '#1 swap a1c3');
    page.element.goTo(2);
    await page.element.updateComplete;
    await page.pass(60_000);
    expect([page.time, page.element.match.length]).to.deep.equal(['', 3]);
    page.element.goTo(1);
    await page.played('#0 take 1');
    expect(page.made).to.deep.equal(['0 call', '0 take 1']);
  });

  it('takes no time from one who practises while help is read', async () => {
    const page = await open();
    page.find('[data-tool=help]')?.click();
    await page.until(() => page.find('dialog[open]') !== null);
    await page.pass(10_000);
    expect([isSeen(page), getComputedStyle(page.find('.middle > *') as Element).visibility]).to.deep.equal([
      false,
      'hidden',
    ]);
    await page.press('Escape');
    await page.until(() => page.find('dialog') === null);
    expect([page.moves, page.time, isSeen(page)]).to.deep.equal([[], '1:00', true]);
  });

  it('lets the time go on while a practice game is shared, since its dice can be read there', async () => {
    const page = await open();
    page.find('[data-tool=share]')?.click();
    await page.until(() => page.find('dialog[open]') !== null);
    await page.pass(10_000);
    expect([isSeen(page), page.time]).to.deep.equal([true, '0:50']);
  });

  it('covers nothing and takes the time where others play elsewhere, whatever is read', async () => {
    const page = await open({ ...TWO, seats: 'human remote' }, '#0 call', '#0 take -');
    page.find('[data-tool=help]')?.click();
    await page.until(() => page.find('dialog[open]') !== null);
    await page.pass(2000);
    expect([isSeen(page), page.time]).to.deep.equal([true, '4']);
  });

  it('is neither shared nor printed nor told while it is paused', async () => {
    const page = await open({ paused: '' });
    expect([page.canUse('Share'), page.canUse('Print'), page.canUse('Help')]).to.deep.equal([false, false, true]);
    const { spoken } = page;
    page.button('Share')?.focus();
    await page.press('m');
    expect(page.spoken).to.equal(spoken);
  });
});

describe('elements of Cubo that come and go', () => {
  it('set no alarm any more, whatever was running', async () => {
    const holder = await fixture<HTMLElement>(html`<div></div>`);
    for (const [attributes, moves] of [
      [TWO, ['#0 call', '#0 take -']],
      [ONE, []],
    ] as const) {
      const element = CuboPage.create(attributes);
      const page = new CuboPage(element);
      holder.append(element);
      await page.ready();
      await page.played(...moves);
      expect(page.clock.pending).to.be.above(0);
      element.remove();
      expect(page.clock.pending).to.equal(0);
    }
  });
});
