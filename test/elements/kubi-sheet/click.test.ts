import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { NOWHERE, openRolled } from './rolled.js';
import { SheetPage } from './sheet-page.js';

const label = (page: SheetPage, value: number) => page.numberBox(value).closest('label') as Element;
const crossedOut = (page: SheetPage) => [1, 2, 3, 4, 5, 6].filter((value) => page.numberBox(value).checked);

describe('<kubi-sheet> by click', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('plays a whole turn: numbers are crossed, dice rolled, placed and entered', async () => {
    const page = await SheetPage.open({ seed: 'a' });
    const made = page.listen('game-move');
    for (const value of [6, 1, 4]) await page.click(label(page, value));
    expect(page.primary?.textContent?.trim()).to.equal('Cross 1, 4, and 6');
    await page.click(page.primary as Element);
    expect(page.status).to.equal('Roll the dice.');
    await page.clickButton('Roll the dice');
    expect(page.status).to.equal('Leave one die out and pair the others.');
    await page.clickDice(0, 1, 2);
    expect(page.placed).to.deep.equal({ out: [1], first: [2, 3], second: [4, 6] });
    expect(page.moves, 'nothing is entered yet').to.deep.equal(['x146', 'roll 12346']);
    await page.clickButton('Enter');
    expect(made.map(({ text, by, actor }) => `${actor} ${text} by ${by}`)).to.deep.equal([
      '0 x146 by reader',
      'chance roll 12346 by reader',
      '0 1|23|46 by reader',
    ]);
    expect(page.status).to.equal('Roll the dice.');
    expect(page.dice.length, 'nothing is left to place').to.equal(0);
  });

  it('takes a number back that is clicked again', async () => {
    const page = await SheetPage.open();
    for (const value of [6, 1, 6, 5]) await page.click(label(page, value));
    expect(crossedOut(page)).to.deep.equal([1, 5]);
    expect(page.moves).to.be.empty;
  });

  it('says on the button which numbers it crosses, once there are three', async () => {
    const page = await SheetPage.open();
    expect(page.primary?.textContent?.trim()).to.equal('Cross three numbers');
    expect(page.primary?.getAttribute('aria-disabled')).to.equal('true');
    for (const value of [2, 3, 5]) await page.click(label(page, value));
    expect(page.primary?.textContent?.trim()).to.equal('Cross 2, 3, and 5');
    expect(page.primary?.getAttribute('aria-disabled')).to.equal('false');
  });

  it('places dice one by one: an own number first, then pairs', async () => {
    const page = await openRolled();
    await page.clickDice(3);
    expect(page.placed).to.deep.equal({ out: [4], first: [], second: [] });
    await page.clickDice(0);
    expect(page.placed).to.deep.equal({ out: [4], first: [1], second: [] });
    await page.clickDice(4);
    expect(page.placed).to.deep.equal({ out: [4], first: [1, 6], second: [2, 3] });
  });

  it('takes a die back that is clicked where it lies, and the others stay', async () => {
    const page = await openRolled();
    await page.clickDice(3, 0, 4);
    await page.clickDice(1);
    expect(page.placed).to.deep.equal({ out: [4], first: [1, 6], second: [3] });
    await page.clickDice(3);
    expect(page.placed).to.deep.equal({ out: [], first: [1, 6], second: [3] });
    await page.clickDice(3);
    expect(page.placed, 'the last one has but one place then').to.deep.equal({
      out: [4],
      first: [1, 6],
      second: [2, 3],
    });
  });

  it('takes all dice back by Clear, which is there only then', async () => {
    const page = await openRolled();
    expect(page.button('Clear') === undefined).to.be.true;
    await page.clickDice(3, 0);
    await page.clickButton('Clear');
    expect(page.placed).to.deep.equal(NOWHERE);
    expect(page.button('Clear') === undefined).to.be.true;
  });

  it('places all dice by an entry in words, and others by another', async () => {
    const page = await openRolled();
    const [first, , third] = page.all('.entry');
    await page.click(first as Element);
    expect(page.placed).to.deep.equal({ out: [1], first: [2, 3], second: [4, 6] });
    await page.click(third as Element);
    expect(page.placed).to.deep.equal({ out: [1], first: [3, 4], second: [2, 6] });
    expect(page.entries.findIndex(({ isChosen }) => isChosen)).to.equal(2);
    await page.clickButton('Enter');
    expect(page.moves).to.deep.equal(['1|34|26']);
  });

  it('shows which entry in words the placed dice are, and none where one is missing', async () => {
    const page = await openRolled();
    const chosen = () => page.entries.flatMap(({ isChosen }, i) => (isChosen ? [i] : []));
    expect(chosen()).to.be.empty;
    await page.clickDice(0, 1, 3);
    expect(chosen()).to.deep.equal([1]);
    expect(page.status).to.equal(page.entries[1]?.text);
    await page.clickDice(0);
    expect(chosen()).to.be.empty;
    await page.click(page.all('.entry')[1] as Element);
    expect(chosen(), 'the same one once more').to.deep.equal([1]);
  });

  it('is ready to enter when all dice lie, and then only', async () => {
    const page = await openRolled();
    const isReady = () => page.primary?.getAttribute('aria-disabled') === 'false';
    expect(isReady()).to.be.false;
    await page.clickDice(0, 1);
    expect(isReady()).to.be.false;
    await page.clickDice(3);
    expect(isReady()).to.be.true;
    await page.clickDice(3);
    expect(isReady()).to.be.false;
  });

  it('does nothing where a place is clicked and no die', async () => {
    const page = await openRolled();
    const refusals = page.listen('game-refuse');
    await page.click(page.slot('first'));
    expect(page.placed).to.deep.equal(NOWHERE);
    expect(refusals).to.be.empty;
  });

  it('enters nothing that the page refuses, and leaves the dice where they lie', async () => {
    const page = await openRolled();
    const refuse = (event: Event) => event.preventDefault();
    page.element.addEventListener('game-before-move', refuse);
    await page.clickDice(0, 1, 2);
    await page.clickButton('Enter');
    expect(page.moves).to.be.empty;
    expect(page.placed).to.deep.equal({ out: [1], first: [2, 3], second: [4, 6] });
    page.element.removeEventListener('game-before-move', refuse);
    await page.clickButton('Enter');
    expect(page.moves).to.deep.equal(['1|23|46']);
  });
});
