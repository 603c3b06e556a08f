import { expect } from '@open-wc/testing';
import { html } from 'lit';
import { Saved } from '../saved-game.js';
import { GAMES, element } from './games.js';
import { humans } from './page.js';
import type { Attributes } from './page.js';
import { ENTERED, ROLLS, TO_DECIDE, WAITS } from './words.js';

for (const game of GAMES) {
  const { name, open, three, moves, other, seats, begin, begun, finish } = game;
  const [first, second, third] = moves;
  const openThree = async (...played: readonly string[]) =>
    (await open({ position: three, names: 'Ann, Bob, Cleo', seed: 'a' })).played(...played);

  describe(`several players of ${name} on one element`, () => {
    it('have a button for each sheet, none where one plays alone', async () => {
      const page = await open({ seats: humans(seats) });
      expect(page.seats).to.have.lengthOf(seats);
      await page.show(seats - 1);
      await page.set({ seats: humans(2) });
      expect([page.seats.length, page.shownSeat]).to.deep.equal([2, 0]);
      await page.set({ seats: null });
      expect(page.seats).to.be.empty;
    });

    it('move one after another where nobody chooses; then the next one rolls', async () => {
      const page = await openThree();
      const shown: number[] = [];
      for (let seat = 0; seat < 3; seat++) {
        shown.push(page.shownSeat);
        await page.make();
      }
      expect(shown).to.deep.equal([0, 1, 2]);
      expect([page.shownSeat, page.doings]).to.deep.equal([1, [WAITS, ROLLS, WAITS]]);
      await page.confirm();
      expect(page.moves.at(-1)).to.match(/^roll/);
    });

    it('move in any order by choosing sheets; after each move the next who has to decide is shown', async () => {
      const page = await openThree(first);
      await page.show(2);
      await page.make();
      expect(page.movesBySeat[1]).to.match(/^2 /);
      expect([page.shownSeat, page.doings]).to.deep.equal([1, [ENTERED, TO_DECIDE, ENTERED]]);
      expect(page.status).to.contain('Bob').and.to.not.contain('Cleo');
    });

    it('see a sheet on which nothing is to be done as it is, and who has to decide', async () => {
      const page = await openThree(first);
      await page.show(0);
      expect([page.dice.length, page.choices, page.isReady]).to.deep.equal([0, [], false]);
      expect(page.status).to.contain('Bob').and.to.contain('Cleo');
    });

    it('keep what they have begun, each on an own sheet, whatever is shown meanwhile and whatever others do', async () => {
      const page = await openThree(first);
      const nothing = begun(page);
      await begin(page);
      const something = begun(page);
      expect(something).to.not.deep.equal(nothing);
      await page.show(2);
      expect(begun(page)).to.deep.equal(nothing);
      await page.make();
      expect([page.shownSeat, begun(page)]).to.deep.equal([1, something]);
      await page.undo();
      await page.submit(`#2 ${third}`);
      await page.show(1);
      expect(begun(page)).to.deep.equal(something);
      await finish(page);
      expect(page.movesBySeat.at(-1)).to.match(/^1 /);
    });

    it('keep their sheet in sight, and what is begun there, when a script moves for others', async () => {
      const page = await openThree(first);
      await begin(page);
      const something = begun(page);
      await page.played(`#2 ${third}`);
      expect([page.shownSeat, begun(page)]).to.deep.equal([1, something]);
    });

    const ENDS: Readonly<Record<string, readonly string[]>> = {
      'the own move arrives from a script': [`#1 ${second}`],
      'the next roll comes, though it shows the same': [
        `#1 ${second}`,
        `#2 ${third}`,
        three.replace(/.* (\d+)$/, 'roll $1'),
      ],
    };
    for (const [what, played] of Object.entries(ENDS)) {
      it(`lose what they have begun when ${what}`, async () => {
        const page = await openThree(first);
        await begin(page);
        await page.played(...played);
        await page.show(1);
        const left = begun(page);
        page.element.remove();
        const untouched = await openThree(first, ...played);
        await untouched.show(1);
        expect(left).to.deep.equal(begun(untouched));
      });
    }

    it('see the sheet that they have chosen, and while they write a name the same one, whatever a script does', async () => {
      const page = await openThree();
      await page.show(2);
      for (const move of [`#0 ${first}`, `#2 ${third}`, `#1 ${second}`]) {
        await page.played(move);
        expect(page.shownSeat, move).to.equal(2);
      }
      page.find('input.name')?.focus();
      await page.played('roll');
      expect(page.shownSeat).to.equal(2);
      page.element.restart('b');
      await page.element.updateComplete;
      expect(page.shownSeat, 'a new game begins with the first').to.not.equal(2);
    });

    it('write each an own name on the own sheet, and nothing of it is lost when another one is shown', async () => {
      const page = await open({ seats: humans(3), names: ', Bob' });
      const names = () => page.seats.map((seat) => seat.split(/ \d/)[0]);
      await page.show(2);
      await page.fill('Name of Player 3', 'Mary, Jane');
      await page.show(1);
      expect(page.find<HTMLInputElement>('input.name')?.value).to.equal('Bob');
      expect(page.element.names).to.equal(', Bob, Mary Jane');
      expect(names()[2]).to.contain('Mary Jane');
    });
  });

  describe(`undo where several play ${name}`, () => {
    it('takes back the own move on a chosen sheet, though others have moved since, and redo puts it back there', async () => {
      const page = await openThree(first, `#1 ${second}`, `#2 ${third}`);
      const { position } = page;
      await page.show(1);
      await page.undo();
      expect(page.movesBySeat).to.deep.equal([`0 ${first}`, `2 ${third}`]);
      expect([page.shownSeat, page.doings[1]]).to.deep.equal([1, TO_DECIDE]);
      await page.redo();
      expect([page.position, page.moves]).to.deep.equal([position, [...moves]]);
      expect(page.canUse('redo')).to.be.false;
    });

    it('takes back what was just made, though the next sheet is shown now, and so on to the first', async () => {
      const page = await openThree(first);
      await page.make();
      expect(page.shownSeat).to.equal(2);
      await page.undo();
      expect([page.moves, page.shownSeat]).to.deep.equal([[first], 1]);
      await page.undo();
      expect([page.moves, page.shownSeat, page.canUse('undo')]).to.deep.equal([[], 0, false]);
    });

    it('takes back the move that closed the roll, and nothing of an earlier one', async () => {
      const page = await openThree(first, `#1 ${second}`, `#2 ${third}`);
      await page.undo();
      expect([page.moves.length, page.shownSeat, page.roll.length > 0]).to.deep.equal([2, 2, true]);
      await page.redo();
      await page.played('roll');
      await page.show(2);
      expect(page.canUse('undo')).to.be.false;
    });

    it('is not redone any more once another move has been made instead', async () => {
      const page = await openThree(first, `#2 ${third}`);
      await page.show(2);
      await page.undo();
      await page.played(`#2 ${other}`);
      expect(page.canUse('redo')).to.be.false;
    });
  });

  describe(`a game of ${name} that is kept, or moved in the page`, () => {
    const saved = new Saved(name.toLowerCase());
    afterEach(() => saved.forget());

    it('is found again in the middle of a roll that some have used, with the seat whose turn it is', async () => {
      const attributes: Attributes = { persist: saved.key, position: three, seed: 'a' };
      const page = await (await open(attributes)).played(first, `#2 ${third}`);
      page.element.remove();
      const next = await open(attributes);
      expect([next.position, next.shownSeat, next.roll]).to.deep.equal([page.position, 1, page.roll]);
      await next.make();
      expect(saved.moves).to.have.lengthOf(3);
      await next.undo();
      await next.undo();
      expect(saved.moves).to.deep.equal([first]);
    });

    it('keeps its sheet in sight and what is begun there while it is moved, and others move meanwhile', async () => {
      const page = await game.within(
        html`<div>
          <section>${element(game, { position: three })}</section>
          <section></section>
        </div>`,
      );
      const [here, there] = page.element.closest('div')?.children ?? [];
      await page.played(first);
      await begin(page);
      const something = begun(page);
      there?.append(page.element);
      await page.element.updateComplete;
      expect([page.shownSeat, begun(page)]).to.deep.equal([1, something]);
      page.element.remove();
      page.element.play(`#2 ${third}`);
      here?.append(page.element);
      await page.element.updateComplete;
      expect([page.shownSeat, begun(page)]).to.deep.equal([1, something]);
      await finish(page);
      expect(page.moves).to.have.lengthOf(3);
    });
  });
}
