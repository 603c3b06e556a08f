import { expect, html } from '@open-wc/testing';
import { pressInside, tabTo } from '../keyboard.js';
import { TricuboPage } from './tricubo-page.js';

const before = (page: TricuboPage) => page.element.parentElement?.querySelector('button')?.focus();
const isOnDie = (page: TricuboPage) => page.focused?.matches('button.hand-die') ?? false;

/** Ticks as many rows as are to be scored, from the first free one on. */
async function tickRows(page: TricuboPage): Promise<void> {
  for (let boxes = 0; boxes < 5 && page.scoreButton?.getAttribute('aria-disabled') === 'true'; boxes++) {
    await pressInside(page, 'Space', 'ArrowDown');
  }
}

/** Goes to the last die that is of use, chooses it, and makes its first use on the sheet. */
async function useByDice(page: TricuboPage): Promise<void> {
  await pressInside(page, 'End');
  while (page.focused?.ariaDisabled === 'true') await pressInside(page, 'ArrowLeft');
  await pressInside(page, 'Enter');
  if (page.scoring) await tickRows(page);
  await pressInside(page, 'Enter');
}

/** Chooses the last use in words and confirms it there; the only one is chosen already. In WebKit arrows do not go round. */
async function useByWords(page: TricuboPage): Promise<void> {
  const [first, ...others] = page.choices;
  await tabTo(page, others.length > 0 ? (first?.text ?? '') : 'Do this');
  await pressInside(page, ...others.map(() => 'ArrowDown'), 'Enter');
}

describe('<tricubo-sheet> by keyboard alone', () => {
  it('is played from Tab into the page to the result, and again', async () => {
    const page = await TricuboPage.within(html`
      <div>
        <button>Before the sheet</button>
        <tricubo-sheet seed="keys"></tricubo-sheet>
      </div>
    `);
    const ends = page.listen('game-end');
    before(page);
    await tabTo(page, 'First cross in row 1');
    await pressInside(page, 'ArrowDown', 'Enter');
    let rolls = 0;
    for (; rolls < 21 && !page.element.outcome; rolls++) {
      expect(page.focusedName).to.equal('Roll the dice');
      await pressInside(page, rolls % 2 === 0 ? 'Enter' : 'Space');
      expect(page.focused === page.die('L'), `the first die of roll ${rolls + 1}`).to.be.true;
      const isPassing = page.button('Do this') === undefined && page.button('Take no die') !== undefined;
      if (isPassing) await pressInside(page, 'Tab', 'Enter');
      else await (rolls % 2 === 0 ? useByDice(page) : useByWords(page));
    }
    const { entries } = page.element.match;
    expect(entries.filter(({ actor }) => actor === 'chance')).to.have.lengthOf(rolls);
    expect(entries.every(({ by }) => by === 'user')).to.be.true;
    expect(ends).to.have.lengthOf(1);
    expect(page.status.startsWith(`${page.total} point`), page.status).to.be.true;
    expect(page.focusedName).to.equal('New game');
    await pressInside(page, 'Enter');
    expect(page.moves).to.be.empty;
    expect(page.focused === page.rowTarget(1), 'the first row').to.be.true;
  }).timeout(30_000);

  it('is played by two on side B with dice of their own, with the joker, no die taken, and three and two rows scored', async () => {
    const page = await TricuboPage.within(html`
      <div>
        <button>Before the sheet</button>
        <tricubo-sheet side="B" dice="enter" names="Ann, Bob" seats="human human"></tricubo-sheet>
      </div>
    `);
    const enter = async (digits: string, round: number) => {
      expect(page.focused?.closest('.keys') !== null, `the pad in round ${round}`).to.be.true;
      await pressInside(page, ...digits);
      await tabTo(page, 'Lay these dice');
      await pressInside(page, 'Enter');
      expect(isOnDie(page)).to.be.true;
      expect(page.shownSeat).to.equal((round - 1) % 2);
    };
    before(page);
    await tabTo(page, 'Add a 1');

    await enter('666', 1);
    await pressInside(page, 'l', 'Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space', 'Enter');
    expect([page.shownSeat, isOnDie(page)]).to.deep.equal([1, true]);
    await pressInside(page, 'm', 'ArrowDown', 'Space', 'ArrowDown', 'Space', 'Enter');

    await enter('166', 2);
    await pressInside(page, 'l', 'Enter');
    expect(page.status).to.equal('Ann: None of the open dice is of any use. The joker would open the closed one.');
    await tabTo(page, 'Take no die');
    await pressInside(page, 'Enter');

    await enter('222', 3);
    await pressInside(page, 'm', 'Enter');
    expect(page.focusedName).to.equal('medium 2, Ann has it, the joker opens it');
    await pressInside(page, 'Enter');
    expect(page.focusedName).to.match(/^With the joker, medium 2: 2 crosses in row 2/);
    await pressInside(page, 'Enter');

    let round = 4;
    for (; round < 21 && !page.element.outcome; round++) {
      await enter(String(1 + (round % 3)).repeat(3), round);
      await pressInside(page, 'l', 'Enter');
      expect([page.shownSeat, isOnDie(page)]).to.deep.equal([round % 2, true]);
      await pressInside(page, 'm', 'Enter');
    }
    const made = page.element.match.entries.map(({ actor, text }) => `${actor} ${text}`);
    expect(made.slice(0, 9)).to.deep.equal([
      ...['chance roll 666', '0 L:1,2,3', '1 M:2,3'],
      ...['chance roll 166', '1 L', '0 -'],
      ...['chance roll 222', '0 M', '1 JM'],
    ]);
    expect(page.element.outcome?.reason).to.equal('three-purple');
    expect(page.focusedName).to.equal('Rematch');
    await pressInside(page, 'Enter');
    expect(page.moves).to.be.empty;
    expect(page.focused?.closest('.keys') !== null).to.be.true;
  }).timeout(30_000);

  it('goes from one sheet to another by the buttons of the seats, and back to what was begun', async () => {
    const page = await TricuboPage.open({
      names: 'Ann, Bob, Cleo',
      position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - / 0,0,1,0,0 .,.,.,.,. - | A 1 0 345 L 0',
    });
    page.die('M').focus();
    await pressInside(page, 'Enter');
    page.seatButton(2).focus();
    await pressInside(page, 'Enter');
    expect(page.shownSeat).to.equal(2);
    expect(page.focused === page.seatButton(2)).to.be.true;
    expect(page.chosenDie).to.equal(undefined);
    expect(page.status).to.equal('Cleo: Use one of the dice that are open. Still to decide: Bob.');
    page.seatButton(1).focus();
    await pressInside(page, 'Space');
    expect(page.chosenDie).to.equal('M');
    expect(page.rowTarget(4) !== null).to.be.true;
  });
});
