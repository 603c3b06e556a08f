import { expect } from '@open-wc/testing';
import { chord } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';

/** The dice 1 2 3 4 6, where 1, 4 and 6 are crossed, with the focus on one of them. */
async function open(die = 0): Promise<SheetPage> {
  const page = await (await SheetPage.open({ seed: 'a' })).played('x146', 'roll');
  page.dice[die]?.focus();
  return page;
}

const focusedDie = (page: SheetPage): number => page.dice.findIndex((die) => die === page.focused);

describe('walking over the dice of <kubi-sheet> by keyboard', () => {
  const steps = [
    { key: 'ArrowRight', from: 1, to: 2 },
    { key: 'ArrowRight', from: 4, to: 0 },
    { key: 'ArrowLeft', from: 1, to: 0 },
    { key: 'ArrowLeft', from: 0, to: 4 },
    { key: 'Home', from: 3, to: 0 },
    { key: 'End', from: 1, to: 4 },
  ];
  for (const { key, from, to } of steps) {
    it(`goes with ${key} from die ${from + 1} to die ${to + 1}`, async () => {
      const page = await open(from);
      await page.press(key);
      expect(focusedDie(page)).to.equal(to);
      expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
    });
  }

  it('is one tab stop, which goes along with the reader', async () => {
    const page = await open();
    const stops = () => page.dice.flatMap((die, i) => (die.tabIndex === 0 ? [i] : []));
    expect(stops()).to.deep.equal([0]);
    await page.press('ArrowRight', 'ArrowRight');
    expect(stops()).to.deep.equal([2]);
    await page.press('Tab');
    expect(page.focusedName).to.equal('Enter');
    await chord(page, 'Shift', 'Tab');
    expect(focusedDie(page)).to.equal(2);
    await page.clickDice(3);
    expect(stops()).to.deep.equal([3]);
  });

  it('keeps the focus on a die that goes to its place', async () => {
    const page = await open(2);
    await page.press('2');
    expect(focusedDie(page)).to.equal(2);
    expect(page.focused?.ariaLabel).to.equal('die 3, Second pair');
  });

  it('leaves keys with Alt to the browser, which goes back a page with the left arrow', async () => {
    const page = await open(2);
    // Not a real key: that would leave the page of the tests.
    const settings = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    expect(page.focused?.dispatchEvent(new KeyboardEvent('keydown', settings))).to.be.true;
    expect(focusedDie(page)).to.equal(2);
  });
});

describe('placing the dice of <kubi-sheet> by keyboard', () => {
  const NOTHING = { out: [], first: [], second: [] };

  for (const key of ['Enter', 'Space']) {
    it(`places a die with ${key}, and takes it back with ${key}`, async () => {
      const page = await open(1);
      await page.press(key);
      expect(page.placed).to.deep.equal({ ...NOTHING, first: [2] });
      expect(page.focused?.ariaPressed).to.equal('true');
      await page.press(key);
      expect(page.placed).to.deep.equal(NOTHING);
      expect(page.focused?.ariaPressed).to.equal('false');
    });
  }

  const places = [
    { keys: ['d', 'D', '0'], placed: { ...NOTHING, out: [4] } },
    { keys: ['1', 'a', 'A'], placed: { ...NOTHING, first: [4] } },
    { keys: ['2', 'b', 'B'], placed: { ...NOTHING, second: [4] } },
  ];
  for (const { keys, placed } of places) {
    for (const key of keys) {
      it(`puts a die with ${key} where that says`, async () => {
        const page = await open(3);
        await page.press(key);
        expect(page.placed).to.deep.equal(placed);
      });
    }
  }

  for (const key of ['Backspace', 'Delete']) {
    it(`takes a die back with ${key}, and no other`, async () => {
      const page = await open(0);
      await page.press('d', 'ArrowRight', '1', key);
      expect(page.placed).to.deep.equal({ ...NOTHING, out: [1] });
      await page.press(key);
      expect(page.placed).to.deep.equal({ ...NOTHING, out: [1] });
    });
  }

  it('takes all dice back with Escape, wherever the focus has gone', async () => {
    const page = await open(0);
    await page.press('d', 'Escape');
    expect(page.placed).to.deep.equal(NOTHING);
    expect(focusedDie(page)).to.equal(0);
    await page.press('d', 'Tab', 'Escape');
    expect(page.placed).to.deep.equal(NOTHING);
    expect(page.focusedName).to.equal('Enter');
  });

  it('brings the other dice to their places where only one way is left', async () => {
    const page = await open(0);
    await page.press('d', 'ArrowRight', '1', 'ArrowRight', '1');
    expect(page.placed).to.deep.equal({ out: [1], first: [2, 3], second: [4, 6] });
  });

  it('has dice change places where a pair is full', async () => {
    const page = await open(0);
    await page.press('d', 'ArrowRight', '1', 'ArrowRight', '1', 'ArrowRight', '1');
    expect(page.placed).to.deep.equal({ out: [1], first: [3, 4], second: [2, 6] });
  });

  it('says why a die cannot stay out, and leaves everything where it was', async () => {
    const page = await open(1);
    const refusals = page.listen('game-refuse');
    await page.press('d');
    expect(refusals.map(({ code }) => code)).to.deep.equal(['must-mark']);
    expect(page.status).to.equal('You have to discard one of your own numbers: 1, 4, or 6.');
    expect(page.spoken).to.equal(page.status);
    expect(page.placed).to.deep.equal(NOTHING);
  });

  it('says where each die is, and what the whole entry means', async () => {
    const page = await open(0);
    await page.press('d');
    expect(page.spoken).to.equal('Die 1: Discard.');
    await page.press('Backspace');
    expect(page.spoken).to.equal('Die 1: not placed.');
    await page.press('d', 'ArrowRight', '1');
    expect(page.spoken).to.equal('Die 2: First pair.');
    await page.press('ArrowRight', '1');
    expect(page.spoken).to.equal('Discard 1, then 10 and 5: minus 400 for opening both.');
  });
});
