import { expect } from '@open-wc/testing';
import { GAMES } from './games.js';
import type { SheetGame } from './games.js';
import { humans } from './page.js';
import type { SheetsPage } from './page.js';

/** What a roll shows: `[1, 2, 3]` for `roll 123`. */
const shown = (roll: string): number[] => [...roll.replace('roll ', '')].map(Number);

/** How the same dice come onto the table, once everybody has done what comes before the first roll. */
const WAYS: Readonly<Record<string, readonly [by: string, roll: (page: SheetsPage, game: SheetGame) => unknown]>> = {
  tap: ['user', (page) => page.confirm()],
  auto: ['auto', () => undefined],
  remote: ['script', (page, { roll }) => page.played(roll)],
  enter: [
    'user',
    async (page, { roll }) => {
      await page.addDice(...shown(roll));
      await page.confirm();
    },
  ],
};

for (const game of GAMES) {
  const { name, open, opening, roll, three, moves, count } = game;

  describe(`the dice of ${name}`, () => {
    for (const [dice, [by, act]] of Object.entries(WAYS)) {
      it(`come once all is ready for them, with dice="${dice}", as the same move`, async () => {
        const page = await open({ seed: 'a', dice });
        const made = page.listen('game-move');
        expect(page.moves).to.be.empty;
        await page.played(opening);
        await act(page, game);
        expect(page.moves).to.deep.equal([opening, roll]);
        expect(made[1]).to.include({ actor: 'chance', by, text: roll });
        expect(page.roll).to.deep.equal(shown(roll));
      });
    }

    it('cannot be pressed before they are rolled; with dice="remote" there is nothing to roll them', async () => {
      const page = await (await open({ seats: humans(1) })).played(opening);
      expect([page.dice.length, page.isReady]).to.deep.equal([0, true]);
      await page.set({ dice: 'remote' });
      expect([page.dice.length, page.isReady]).to.deep.equal([0, false]);
      await page.set({ dice: 'auto' });
      expect(page.dice, 'they are due').to.have.lengthOf(count);
    });

    it('roll by themselves when all have decided, and then only', async () => {
      const page = await open({ position: three, dice: 'auto', seed: 'a' });
      await page.played(`#0 ${moves[0]}`, `#2 ${moves[2]}`);
      expect(page.moves).to.have.lengthOf(2);
      await page.played(`#1 ${moves[1]}`);
      expect(page.moves.slice(3).join()).to.match(/^roll \d+$/);
    });

    it('are not rolled while the page refuses that', async () => {
      const page = await (await open({ seed: 'a' })).played(opening);
      page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
      await page.confirm();
      expect(page.moves).to.deep.equal([opening]);
      await page.confirm();
      expect(page.moves).to.deep.equal([opening, roll]);
    });
  });

  describe(`dice that are thrown by hand for ${name}`, () => {
    const openPad = async () => (await open({ dice: 'enter' })).played(opening);
    const six = [6, 3, 6, 1, 4].slice(0, count);
    const empty = Array<undefined>(count).fill(undefined);
    const thrown = (...values: readonly number[]) => [...values, ...empty].slice(0, count);

    it('are entered by taps or keys, as many as there are and no more', async () => {
      const page = await openPad();
      await page.addDice(6, 3);
      expect(page.thrown).to.deep.equal(thrown(6, 3));
      page.padKey(1).focus();
      await page.press(...six.slice(2).map(String), '2');
      expect(page.thrown).to.deep.equal(six);
      expect(page.padKey(2).getAttribute('aria-disabled')).to.equal('true');
      page.primary?.focus();
      await page.press('Enter');
      expect(page.moves).to.have.lengthOf(2);
      expect(page.roll.toSorted()).to.deep.equal(six.toSorted());
      expect(page.focusedDie).to.be.at.least(0);
    });

    it('are said as they are entered', async () => {
      const page = await openPad();
      await page.addDice(6, 3);
      expect(page.spoken.match(/\d/g)).to.deep.equal(['6', '3']);
      await page.removeDie(0);
      expect(page.spoken.match(/\d/g)).to.deep.equal(['3']);
    });

    it('are taken back one by one with Backspace and all with Escape', async () => {
      const page = await openPad();
      page.padKey(1).focus();
      await page.press('6', '3', '2', 'Backspace');
      expect(page.thrown).to.deep.equal(thrown(6, 3));
      await page.press('Escape', 'Backspace');
      expect(page.thrown).to.deep.equal(empty);
    });

    it('are refused with the reason while one is missing, and stay on the pad', async () => {
      const page = await openPad();
      const refusals = page.listen('game-refuse');
      await page.addDice(...six.slice(1));
      expect(page.isReady).to.be.false;
      await page.confirm();
      expect(refusals.map(({ code }) => code)).to.deep.equal(['bad-roll']);
      expect([page.status, page.spoken]).to.deep.equal(Array(2).fill(refusals[0]?.message));
      expect([page.thrown, page.moves]).to.deep.equal([thrown(...six.slice(1)), [opening]]);
      await page.addDice(6);
      expect(page.status, 'the reason is gone with the next die').to.not.equal(refusals[0]?.message);
      await page.confirm();
      expect(page.moves).to.have.lengthOf(2);
    });

    it('stay on the pad while the page refuses them, and while another sheet is shown', async () => {
      const page = await open({ seats: humans(2), dice: 'enter' });
      if (name === 'Kubi') await page.played('#0 x146', '#1 x146');
      page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
      await page.addDice(...six);
      await page.confirm();
      await page.show(1);
      expect(page.thrown).to.deep.equal(six);
      await page.confirm();
      expect(page.moves.at(-1)).to.match(/^roll/);
    });

    it('can be corrected: they are taken back, and nothing begun with them is left', async () => {
      const page = await open({ position: three.replace(/ \d+$/, ''), dice: 'enter' });
      await page.played(three.replace(/.* (\d+)$/, 'roll $1'));
      if (name === 'Kubi') await game.begin(page);
      else page.dice[0]?.click();
      await page.undo();
      expect([page.dice.length, page.thrown]).to.deep.equal([0, empty]);
      await page.submit(six.join(''));
      expect(page.canUse('redo')).to.be.false;
      const left = game.begun(page);
      page.element.remove();
      const untouched = await open({ position: three.replace(/ \d+$/, ''), dice: 'enter' });
      await untouched.submit(six.join(''));
      expect(left).to.deep.equal(game.begun(untouched));
    });
  });
}
