import { expect } from '@open-wc/testing';
import { GAMES } from './games.js';
import { textOf } from './page.js';
import type { SheetsPage } from './page.js';

/** Every control that leads to a move. */
const offered = (page: SheetsPage): string[] =>
  page.all('button.hand-die, .pick, .number-box, .entry, .target, .actions button').map(textOf);

for (const { name, open, three, moves, begin, begun } of GAMES) {
  const [first, second, third] = moves;
  const openWith = async (seats: string, ...played: readonly string[]) =>
    (await open({ position: three, names: 'Ann, Bob, Cleo', seed: 'a', seats })).played(...played);

  describe(`remote seats of ${name}`, () => {
    it('leave the sheet of a human seat in sight, whoever moves', async () => {
      const page = await openWith('human remote remote');
      const shown = [page.shownSeat];
      await page.make();
      shown.push(page.shownSeat);
      for (const move of [`#1 ${second}`, `#2 ${third}`, 'roll']) {
        await page.played(move);
        shown.push(page.shownSeat);
      }
      expect(shown).to.deep.equal([0, 0, 0, 0, 0]);
    });

    it('are passed over when the next human seat has to decide', async () => {
      const page = await openWith('human remote human', first);
      expect(page.shownSeat).to.equal(2);
    });

    it('offer nothing on their sheets, and the status says who is awaited', async () => {
      const page = await openWith('human remote human', first);
      await page.show(1);
      expect(offered(page)).to.deep.equal([]);
      expect(page.status).to.contain('Bob').and.to.contain('Cleo');
    });

    it('are not moved for by typing', async () => {
      const page = await openWith('human remote human', first);
      await page.submit(`#1 ${second}`);
      expect(page.moves).to.deep.equal([first]);
      expect(page.status).to.match(/^You can’t do that now\. Cleo: /);
    });

    it('move while the user is deciding, and what is begun stays', async () => {
      const page = await openWith('human remote human', first);
      await begin(page);
      const something = begun(page);
      await page.played(`#1 ${second}`);
      expect([page.shownSeat, begun(page)]).to.deep.equal([2, something]);
    });

    it('keep their moves when the user takes back an earlier one that they do not depend on', async () => {
      const page = await openWith('remote human remote', first);
      await page.make();
      await page.played(`#2 ${third}`);
      await page.undo();
      expect(page.movesBySeat).to.deep.equal([`0 ${first}`, `2 ${third}`]);
      expect([page.shownSeat, page.canUse('undo')]).to.deep.equal([1, false]);
      await page.redo();
      expect(page.moves).to.have.lengthOf(3);
    });

    it('let somebody who only watches do nothing', async () => {
      const page = await openWith('remote remote remote', first);
      expect(offered(page)).to.deep.equal([]);
      expect(page.status).to.contain('Bob').and.to.contain('Cleo');
      await page.played(`#1 ${second}`, `#2 ${third}`);
      expect(offered(page)).to.deep.equal([]);
    });
  });
}

describe('a remote seat of Tricubo that has used a die', () => {
  const TRICUBO = GAMES.find(({ name }) => name === 'Tricubo') as (typeof GAMES)[number];
  const { open, three, moves } = TRICUBO;

  it('keeps its move, since undo of the die that was taken before would void it', async () => {
    const page = await open({ position: three, seats: 'human remote remote' });
    await page.played(moves[0]);
    expect(page.canUse('undo')).to.be.true;
    await page.played(`#1 ${moves[1]}`);
    expect(page.canUse('undo')).to.be.false;
    await page.show(0);
    expect(page.canUse('undo')).to.be.false;
  });
});
