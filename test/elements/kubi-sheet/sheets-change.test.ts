import { expect } from '@open-wc/testing';
import { mouse, releaseAll } from '../pointers.js';
import { hold, slotOf } from './rolled.js';
import { SheetPage } from './sheet-page.js';

const open = async (seats: number, ...moves: readonly string[]): Promise<SheetPage> => {
  const humans = Array.from({ length: seats }, () => 'human').join(' ');
  const page = await SheetPage.open({ seats: humans, seed: 'a' });
  const crossed = Array.from({ length: seats }, (_, seat) => `#${seat} x146`);
  return page.played(...crossed, 'roll', ...moves);
};

describe('another sheet of <kubi-sheet> that comes into sight', () => {
  afterEach(releaseAll);

  it('is the one from which something was taken back, also where players before it have entered since', async () => {
    const page = await open(3, '#2 1|23|46', '#0 1|24|36');
    await page.click(page.seatButton(2));
    await page.clickButton('Undo');
    expect(page.shownSeat).to.equal(2);
    expect(page.element.state.entered).to.deep.equal([0]);
  });

  it('leaves no die in the hand that was held when it came', async () => {
    const page = await open(2, '#1 1|23|46');
    await hold(page, mouse, 2, slotOf(page, 3));
    page.element.undo(1);
    await page.element.updateComplete;
    expect(page.shownSeat).to.equal(1);
    await mouse.up();
    await page.click(page.seatButton(0));
    expect(page.all('[data-dragged]').length).to.equal(0);
    await page.clickDice(0);
    expect(page.placed).to.deep.equal({ out: [1], first: [], second: [] });
  });

  it('does not come while a reader writes a name, whatever a script enters', async () => {
    const page = await open(2);
    page.field('Name of Player 1')?.focus();
    await page.type('An');
    await page.played('#0 1|23|46', '#1 1|23|46');
    expect(page.shownSeat).to.equal(0);
    await page.type('n');
    await page.press('Enter');
    expect(page.element.names).to.equal('Ann');
  });

  it('is the first one in a new game', async () => {
    const page = await open(2, '#0 1|23|46');
    expect(page.shownSeat).to.equal(1);
    page.element.restart('b');
    await page.element.updateComplete;
    expect(page.shownSeat).to.equal(0);
  });
});

describe('a drag on <kubi-sheet> during which it becomes a picture', () => {
  afterEach(releaseAll);

  it('does not keep the next one from beginning', async () => {
    const page = await open(1);
    await hold(page, mouse, 2, slotOf(page, 3));
    page.element.mode = 'diagram';
    await page.element.updateComplete;
    await mouse.up();
    page.element.mode = 'play';
    await page.until(() => page.dice.length === 5);
    await hold(page, mouse, 2, slotOf(page, 3));
    expect(page.all('[data-dragged]').length).to.equal(1);
  });
});
