import { expect } from '@open-wc/testing';
import { pressInside } from '../keyboard.js';
import { TricuboPage } from './tricubo-page.js';

/** The large die is closed, the medium one shows 4, the small one 6. */
const ROLLED = '2,4,1,0,0 .,.,.,.,. L | A 4 0 346';
const USES = [
  'Medium 4: 2 crosses in row 4, then worth 7 (plus 7).',
  'Medium 4: cross the field of its colour (0).',
  'Medium 4: cross the field of all colours (0).',
  'Small 6: score row 1 (plus 7).',
  'Small 6: score row 2 (plus 2).',
  'Small 6: score row 3 (plus 1).',
  'Small 6: score row 4 (0).',
  'Small 6: score row 5 (0).',
];

const texts = (page: TricuboPage) => page.choices.map(({ text }) => text);
const chosen = (page: TricuboPage) => page.choices.find(({ isChosen }) => isChosen)?.text;

/** The focus is on the first use in words. */
async function open(position = ROLLED): Promise<TricuboPage> {
  const page = await TricuboPage.open({ position });
  page.find('.entry input')?.focus();
  return page;
}

describe('choosing a use in words on <tricubo-sheet> by keyboard', () => {
  it('leads with the arrow keys through the uses of all dice, down and up, with the focus on what is chosen', async () => {
    const page = await open();
    // Whether they go round is the browser's.
    for (const text of USES.slice(1)) {
      await pressInside(page, 'ArrowDown');
      expect([chosen(page), page.focusedName]).to.deep.equal([text, text]);
    }
    for (const text of USES.slice(0, -1).toReversed()) {
      await pressInside(page, 'ArrowUp');
      expect([chosen(page), page.focusedName]).to.deep.equal([text, text]);
    }
    expect(texts(page)).to.deep.equal(USES);
  });

  it('pencils in what is chosen, and says nothing beside what is read anyway', async () => {
    const page = await open();
    const { spoken } = page;
    await page.press('Space');
    expect(page.chosenDie).to.equal('M');
    expect([1, 2, 3, 4, 5].filter((row) => page.isPencilled(row))).to.deep.equal([4]);
    expect(page.total).to.equal('17');
    await page.press('ArrowDown');
    expect(page.isPencilled(4)).to.be.false;
    await page.press('ArrowDown', 'ArrowDown');
    expect(page.chosenDie).to.equal('S');
    expect(page.spoken).to.equal(spoken);
    expect(page.moves).to.be.empty;
  });

  it('confirms with Enter, and goes on to the roll', async () => {
    const page = await open();
    await pressInside(page, 'ArrowDown', 'Enter');
    expect(page.moves).to.deep.equal(['Mc']);
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('chooses with Enter what has the focus where nothing is chosen, and makes no move', async () => {
    const page = await open();
    await pressInside(page, 'Enter');
    expect(page.moves).to.be.empty;
    expect(chosen(page)).to.equal(USES[0]);
  });

  it('does not confirm with a key that is held down what it has chosen', async () => {
    const page = await open();
    const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true, composed: true };
    await page.press('Enter');
    expect(page.focused?.dispatchEvent(new KeyboardEvent('keydown', held))).to.be.false;
    await page.element.updateComplete;
    expect(page.moves).to.be.empty;
  });

  it('lets the choice go with Escape, and begins anew', async () => {
    const page = await open();
    await pressInside(page, 'ArrowDown', 'Escape');
    expect(chosen(page)).to.equal(undefined);
    expect(page.chosenDie).to.equal(undefined);
    await pressInside(page, 'ArrowDown');
    expect(chosen(page)).to.equal(USES[2]);
  });

  it('lists only the uses of a die that is pressed, and all again once it is laid back', async () => {
    const page = await open();
    page.die('S').focus();
    await pressInside(page, 's');
    expect(texts(page)).to.deep.equal(USES.slice(3));
    page.find('.entry input')?.focus();
    await pressInside(page, 'ArrowDown');
    expect(texts(page)).to.deep.equal(USES.slice(3));
    expect(chosen(page)).to.equal(USES[4]);
    await pressInside(page, 'Escape');
    expect(texts(page)).to.deep.equal(USES);
  });

  it('ticks the rows on the sheet that are chosen in words, and can be changed there', async () => {
    const page = await open('2,4,1,0,0 .,.,.,.,. - | A 1 0 166');
    const ticked = () => [1, 2, 3, 4, 5].filter((row) => (page.interimTarget(row) as HTMLInputElement).checked);
    await page.press('Space');
    expect([chosen(page), ...ticked()]).to.deep.equal(['Medium 6: score rows 1 and 2 (plus 9).', 1, 2]);
    page.interimTarget(2)?.focus();
    await pressInside(page, 'Space', 'ArrowDown', 'Space');
    expect([chosen(page), ...ticked()]).to.deep.equal(['Medium 6: score rows 1 and 3 (plus 8).', 1, 3]);
  });
});

describe('choosing the first cross of a solo game by keyboard', () => {
  const START = '0,0,0,0,0 .,.,.,.,. -';
  const open = async () => {
    const page = await TricuboPage.open();
    expect(page.position.startsWith(START)).to.be.true;
    page.rowTarget(1)?.focus();
    return page;
  };

  it('leads with the arrow keys from row to row, and Enter makes it there', async () => {
    const page = await open();
    await pressInside(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(page.focused === page.rowTarget(5)).to.be.true;
    await pressInside(page, 'ArrowLeft', 'Enter');
    expect(page.moves).to.deep.equal(['@4']);
    expect(page.focusedName).to.equal('Roll the dice');
  });

  it('can be done in words, and taken back with Escape before it is confirmed', async () => {
    const page = await open();
    page.find('.entry input')?.focus();
    await pressInside(page, 'ArrowDown');
    expect(chosen(page)).to.equal('First cross in row 2.');
    await pressInside(page, 'Escape');
    expect(chosen(page)).to.equal(undefined);
    await pressInside(page, 'ArrowDown', 'Enter');
    expect(page.moves).to.deep.equal(['@3']);
  });
});
