import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';
import { LAST, humans, rolled, use, useOn } from './rolled.js';

const open = (attributes: Readonly<Record<string, string>>) => TricuboPage.open({ seed: 'a', ...attributes });

describe('several players of <tricubo-sheet>', () => {
  it('are no matter where one plays alone: there is nothing to choose from', async () => {
    const page = await open({});
    expect(page.seats).to.be.empty;
  });

  for (const count of [2, 3, 5]) {
    it(`use a die one after another where nobody chooses, ${count} of them, the next one first in the next round`, async () => {
      const page = await open({ seats: humans(count) });
      const inOrder = Array.from({ length: count }, (_, seat) => seat);
      for (const active of [0, 1]) {
        expect(page.status).to.equal(`Player ${active + 1} rolls.`);
        expect(page.doings).to.deep.equal(inOrder.map((seat) => (seat === active ? 'rolls' : 'waits')));
        await page.clickButton('Roll the dice');
        const shown: number[] = [];
        for (let used = 0; used < count; used++) {
          shown.push(page.shownSeat);
          await use(page);
        }
        expect(shown).to.deep.equal(inOrder.map((seat) => (seat + active) % count));
      }
    });
  }

  it('decide after the first one in any order by choosing sheets; after each the next who has to decide is shown', async () => {
    const page = await open({ position: rolled(5, '346', 2) });
    const moves = page.listen('game-move');
    const shown: number[] = [];
    for (const seat of [2, 1, 4, 3]) {
      await useOn(page, seat);
      shown.push(page.shownSeat);
    }
    expect(moves.map(({ actor }) => actor)).to.deep.equal([2, 1, 4, 3]);
    expect(shown).to.deep.equal([3, 3, 0, 0]);
    expect(page.doings).to.deep.equal(['to decide', 'entered', 'entered', 'entered', 'entered']);
    await use(page);
    expect(page.status).to.equal('Player 4 rolls.');
    expect(page.shownSeat).to.equal(3);
  });

  it('see nothing to decide on another sheet before the first one has taken a die, and who has to', async () => {
    const page = await open({ position: rolled(3, '346', 1), names: 'Ann, Bob, Cleo' });
    expect(page.shownSeat).to.equal(1);
    expect(page.doings).to.deep.equal(['waits', 'takes first', 'waits']);
    await page.click(page.seatButton(0));
    expect(page.status).to.equal('Still to decide: Bob.');
    expect([page.dice.length, page.choices.length, page.targets.length]).to.deep.equal([0, 0, 0]);
    expect(page.primary === null).to.be.true;
    expect(page.roll).to.deep.equal([3, 4, 6]);
  });

  it('are told what to do by name, and who else has to decide', async () => {
    const page = await open({ position: rolled(3), names: 'Ann, Bob' });
    expect(page.status).to.equal('Ann: Take a die and use it. It will be closed to the others.');
    await page.played('L');
    expect(page.status).to.equal('Bob: Use one of the dice that are open. Still to decide: Player 3.');
    await page.click(page.seatButton(0));
    expect(page.status).to.equal('Still to decide: Bob and Player 3.');
  });

  it('type for the sheet that is shown, or for another with its number', async () => {
    const page = await open({ position: rolled(3) });
    const moves = page.listen('game-move');
    for (const text of ['L', '#2 S:3', 'Mc']) {
      await page.fill('Type a move', text);
      await page.press('Enter');
    }
    expect(moves.map(({ actor, text }) => `${actor} ${text}`)).to.deep.equal(['0 L', '2 S:3', '1 Mc']);
  });

  it('see the next round of the one who is active then, also where the dice roll by themselves', async () => {
    const page = await open({ position: rolled(3, '346', 1), dice: 'auto' });
    for (let used = 0; used < 3; used++) await use(page);
    expect(page.shownSeat).to.equal(2);
    expect(page.doings).to.deep.equal(['waits', 'waits', 'takes first']);
    expect(page.roll).to.deep.equal([3, 1, 6]);
  });
});

describe('the buttons of the seats of <tricubo-sheet>', () => {
  it('have a name, a total, what is to be done, and a small sheet each', async () => {
    const page = await open({ position: rolled(3), names: 'Ann, Bob' });
    expect(page.seats).to.deep.equal(['Ann 1 takes first', 'Bob 1 waits', 'Player 3 1 waits']);
    expect(page.smallCrosses).to.deep.equal([1, 1, 1]);
    expect(page.shownSeat).to.equal(0);
  });

  it('follow each use at once, whoever makes it', async () => {
    const page = await open({ position: rolled(3) });
    await use(page);
    expect(page.seats[0]).to.equal('Player 1 5 entered');
    expect(page.smallCrosses).to.deep.equal([4, 1, 1]);
    await page.played('#2 M', '#1 Mc');
    expect(page.seats).to.deep.equal(['Player 1 5 waits', 'Player 2 1 rolls', 'Player 3 8 waits']);
    expect(page.smallCrosses).to.deep.equal([4, 1, 3]);
    await page.clickButton('Undo');
    expect(page.seats).to.deep.equal(['Player 1 5 entered', 'Player 2 1 to decide', 'Player 3 8 entered']);
  });

  it('show what is in ink, not what is pencilled', async () => {
    const page = await open({ position: rolled(2) });
    await page.clickDie('L');
    expect(page.isPencilled(3)).to.be.true;
    expect(page.smallCrosses).to.deep.equal([1, 1]);
    expect(page.seats[0]).to.match(/^Player 1 1 /);
  });

  it('have a minus, and not a hyphen, before a total below nought', async () => {
    const page = await open({ position: `${rolled(2).replace('1,0,0,0,0', '1,0,0,0,0 .,.,.,.,. LMSt')}`, side: 'B' });
    expect(page.seats[0]).to.match(/^Player 1 −2 /);
  });

  it('say nothing of what is to be done once the game is over', async () => {
    const page = await (await open({ position: LAST })).played('L', 'M');
    expect(page.doings).to.deep.equal(['', '']);
    await page.click(page.seatButton(1));
    expect([page.shownSeat, page.total]).to.deep.equal([1, '8']);
  });

  it('are as many as there are players, also where the page asks for others', async () => {
    const page = await open({ seats: humans(5) });
    await page.click(page.seatButton(4));
    page.element.seats = humans(2);
    await page.element.updateComplete;
    expect([page.seats.length, page.shownSeat]).to.deep.equal([2, 0]);
  });
});
