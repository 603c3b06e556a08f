import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { watchTrouble } from '../watch-trouble.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const ROLLED = `${crossed('146')} | 0 12346`;
const OF_TWO = `${crossed('146')} / ${crossed('146')} | 0 12346`;
const PLACED = { out: [1], first: [2, 3], second: [4, 6] };

/** A page that refuses every move of the reader. */
async function refusing(attributes: Readonly<Record<string, string>>): Promise<SheetPage> {
  const page = await SheetPage.open(attributes);
  page.element.addEventListener('game-before-move', (event) => event.preventDefault());
  return page;
}

describe('a page that refuses a move of Kubi in game-before-move', () => {
  it('keeps the reader from entering, and nothing is lost of what was placed', async () => {
    const page = await refusing({ position: ROLLED });
    await page.clickDice(0, 1, 2);
    const log = logEvents(page.element);
    await page.clickButton('Enter');
    expect(log).to.deep.equal(['game-before-move 1|23|46 by reader']);
    expect(page.position).to.equal(ROLLED);
    expect(page.placed).to.deep.equal(PLACED);
    expect(page.entries.filter(({ isChosen }) => isChosen)).to.have.lengthOf(1);
  });

  it('lets the reader enter the same dice once it refuses no more', async () => {
    const page = await SheetPage.open({ position: ROLLED });
    page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
    await page.clickDice(0, 1, 2);
    await page.clickButton('Enter');
    await page.clickButton('Enter');
    expect(page.moves).to.deep.equal(['1|23|46']);
  });

  it('keeps the reader from crossing, and the numbers stay chosen', async () => {
    const page = await refusing({});
    for (const number of [1, 4, 6]) {
      page.numberBox(number).click();
      await page.element.updateComplete;
    }
    await page.click(page.primary as Element);
    expect(page.moves).to.be.empty;
    expect([1, 4, 6].every((number) => page.numberBox(number).checked)).to.be.true;
  });

  it('keeps the reader from rolling, and from laying dice, which stay on the pad', async () => {
    const page = await refusing({});
    await page.played('x146');
    await page.clickButton('Roll the dice');
    expect(page.moves).to.deep.equal(['x146']);
    page.element.dice = 'enter';
    await page.element.updateComplete;
    for (const value of [1, 3, 4, 6, 6]) await page.click(page.named(`Add a ${value}`) as Element);
    await page.clickButton('Lay these dice');
    expect(page.moves).to.deep.equal(['x146']);
    expect(page.all('.thrown button')).to.have.lengthOf(5);
  });

  it('keeps the reader from typing, and the text stays in the field', async () => {
    const page = await refusing({ position: ROLLED });
    await page.fill('Type a move', '1|23|46');
    await page.press('Enter');
    expect(page.moves).to.be.empty;
    expect(page.field('Type a move')?.value).to.equal('1|23|46');
  });

  it('does not move on to the next player', async () => {
    const page = await refusing({ position: OF_TWO });
    await page.clickDice(0, 1, 2);
    await page.clickButton('Enter');
    expect(page.shownSeat).to.equal(0);
    expect(page.placed).to.deep.equal(PLACED);
  });
});

describe('a page that acts in game-before-move of Kubi', () => {
  /** A listener that acts once and lets the move be. */
  const acting = async (act: (page: SheetPage) => void, position = OF_TWO) => {
    const page = await SheetPage.open({ position });
    page.element.addEventListener('game-before-move', () => act(page), { once: true });
    const trouble = watchTrouble();
    await page.clickDice(0, 1, 2);
    await page.clickButton('Enter');
    expect(trouble.stop()).to.be.empty;
    return page;
  };

  it('by the same entry itself: it is made once', async () => {
    const page = await acting(({ element }) => element.play('1|23|46', { actor: 0 }));
    expect(page.moves).to.deep.equal(['1|23|46']);
  });

  it('by another player’s entry: the reader confirms once more, nothing is lost', async () => {
    const page = await acting(({ element }) => element.play('4|12|36', { actor: 1 }));
    expect(page.moves).to.deep.equal(['4|12|36']);
    expect(page.shownSeat).to.equal(0);
    expect(page.placed).to.deep.equal(PLACED);
    await page.clickButton('Enter');
    expect(page.moves).to.deep.equal(['4|12|36', '1|23|46']);
  });

  it('by a new game: the entry is not made in that', async () => {
    const page = await acting(({ element }) => element.restart());
    expect(page.position).to.equal(OF_TWO);
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
  });
});
