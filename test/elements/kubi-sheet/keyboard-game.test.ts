import { expect, html } from '@open-wc/testing';
import { pressInside, tabTo } from '../keyboard.js';
import { SheetPage } from './sheet-page.js';

const before = (page: SheetPage) => page.element.parentElement?.querySelector('button')?.focus();

/** Places the dice with Enter, one after another, then enters them; the focus is on the first die. */
async function enterByDice(page: SheetPage): Promise<void> {
  for (const die of [0, 1, 2, 3, 4]) {
    if (!page.dice[die]?.dataset['slot']) await pressInside(page, 'Enter');
    await pressInside(page, 'ArrowRight');
  }
  await pressInside(page, 'Tab');
  expect(page.focusedName).to.equal('Enter');
  await pressInside(page, 'Space');
}

/** Chooses the second entry in words, or the only one, and confirms it there. */
async function enterByWords(page: SheetPage): Promise<void> {
  await pressInside(page, 'Tab', 'Tab');
  expect(page.entries.map(({ text }) => text)).to.include(page.focusedName);
  // Arrows do not choose what is the only one, and in WebKit they do not go round.
  await pressInside(page, page.entries.length > 1 ? 'ArrowDown' : 'Space', 'Enter');
}

describe('<kubi-sheet> by keyboard alone', () => {
  it('is played from Tab into the page to the result, and again', async () => {
    const page = await SheetPage.within(html`
      <div>
        <button>Before the sheet</button>
        <kubi-sheet seed="keys"></kubi-sheet>
      </div>
    `);
    const ends = page.listen('game-end');
    before(page);
    await tabTo(page, '1');
    await pressInside(page, 'Space', 'Tab', 'Tab', 'Space', '6');
    await tabTo(page, 'Cross 1, 3, and 6');
    await pressInside(page, 'Enter');
    let rolls = 0;
    for (; rolls < 40 && !page.element.outcome; rolls++) {
      expect(page.focusedName).to.equal('Roll the dice');
      await pressInside(page, rolls % 2 === 0 ? 'Enter' : 'Space');
      expect(page.focused === page.dice[0], `the first die of roll ${rolls + 1}`).to.be.true;
      await (rolls % 2 === 0 ? enterByDice(page) : enterByWords(page));
    }
    expect(page.element.match.entries.filter(({ actor }) => actor === 'chance')).to.have.lengthOf(rolls);
    expect(page.element.match.entries.every(({ by }) => by === 'user')).to.be.true;
    expect(ends).to.have.lengthOf(1);
    expect(page.status).to.equal(`${page.total.replace('+', '')} points. 500 would have been a win.`);
    expect(page.focusedName).to.equal('New game');
    await pressInside(page, 'Enter');
    expect(page.position).to.equal('- 0,0,0,0,0,0,0,0,0,0,0');
    expect(page.focusedName).to.equal('1');
  }).timeout(30_000);

  it('is played by two, who need nothing but Tab to find their sheets', async () => {
    const page = await SheetPage.within(html`
      <div>
        <button>Before the sheet</button>
        <kubi-sheet seed="keys" names="Ann, Bob" seats="human human"></kubi-sheet>
      </div>
    `);
    before(page);
    await tabTo(page, '1');
    for (const digits of ['146', '235']) {
      await pressInside(page, ...digits);
      await tabTo(page, `Cross ${[...digits].join(', ').replace(/, (\d)$/, ', and $1')}`);
      await pressInside(page, 'Enter');
    }
    for (const round of [0, 1, 2, 3]) {
      const roller = round % 2;
      expect(page.status).to.equal(`${['Ann', 'Bob'][roller]} rolls.`);
      expect(page.focusedName).to.equal('Roll the dice');
      await pressInside(page, 'Enter');
      expect(page.shownSeat).to.equal(roller);
      await enterByDice(page);
      expect(page.shownSeat).to.equal(1 - roller);
      expect(page.focused === page.dice[0], 'the first die of the other').to.be.true;
      await enterByWords(page);
    }
    const made = page.element.match.entries.slice(2).map(({ actor }) => actor);
    expect(made).to.deep.equal(['chance', 0, 1, 'chance', 1, 0, 'chance', 0, 1, 'chance', 1, 0]);
  }).timeout(30_000);

  it('goes from one sheet to another by the buttons of the seats, and back to what was begun', async () => {
    const page = await SheetPage.open({ seats: 'human human human', names: 'Ann, Bob, Cleo' });
    page.numberBox(1).focus();
    await pressInside(page, '1', '2');
    page.seatButton(2).focus();
    await pressInside(page, 'Enter');
    expect(page.shownSeat).to.equal(2);
    expect(page.focused === page.seatButton(2)).to.be.true;
    expect(page.status).to.equal(
      'Cleo: Cross three numbers. Dice showing them will be your discards. Still to decide: Ann and Bob.',
    );
    page.seatButton(0).focus();
    await pressInside(page, 'Space');
    expect([1, 2, 3].map((value) => page.numberBox(value).checked)).to.deep.equal([true, true, false]);
  });
});
