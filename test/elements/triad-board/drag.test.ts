import { expect } from '@open-wc/testing';
import { BoardPage } from './board-page.js';
import { POINTERS, carry, releaseAll } from '../pointers.js';
import { CROWDED, HEMMED_IN, START, TRIAD_AHEAD } from './positions.js';

for (const pointer of POINTERS) {
  describe(`<triad-board> by drag with a ${pointer.name}`, () => {
    afterEach(releaseAll);

    const drag = async (page: BoardPage, from: string, to: string) => {
      await carry(pointer, page.middle(page.cell(from)), page.middle(page.cell(to)));
      await pointer.up();
      await page.board.updateComplete;
    };

    it('moves a die to the cell it is dropped on', async () => {
      const page = await BoardPage.open({ position: START });
      const moves = page.listen('game-move');
      await drag(page, 'a1', 'a3');
      expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
      expect(moves.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['reader a1a3']);
    });

    it('shows where the die can go while it is in the hand', async () => {
      const page = await BoardPage.open({ position: START });
      await carry(pointer, page.middle(page.cell('b1')), page.middle(page.cell('b2')));
      expect(Object.keys(page.ghosts)).to.have.members(['b3', 'b4', 'd3', 'e4']);
      expect(page.marked('chosen')).to.deep.equal(['b1']);
    });

    it('takes a die back from a wrong cell and says why it was wrong', async () => {
      const page = await BoardPage.open({ position: CROWDED });
      const refusals = page.listen('game-refuse');
      await drag(page, 'b2', 'b5');
      expect(refusals.map(({ code }) => code)).to.deep.equal(['blocked']);
      expect(page.status).to.equal('The way to b5 is blocked by the die on b4.');
      expect(page.marked('chosen')).to.be.empty;
      expect(page.cell('b2').style).to.have.lengthOf(0);
      expect(page.position).to.equal(CROWDED);
    });

    it('keeps a die chosen that is dropped where it began', async () => {
      const page = await BoardPage.open({ position: START });
      const home = page.middle(page.cell('a1'));
      await carry(pointer, home, page.middle(page.cell('a2')));
      await pointer.move(home);
      await pointer.up();
      await page.board.updateComplete;
      expect(page.marked('chosen')).to.deep.equal(['a1']);
      await page.clickCell('a3');
      expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
    });

    it('asks for the die to take off after a triad', async () => {
      const page = await BoardPage.open({ position: TRIAD_AHEAD });
      await drag(page, 'c1', 'e3');
      expect(page.marked('removable')).to.deep.equal(['e3', 'd4']);
      await page.clickCell('d4');
      expect(page.position).to.equal('ccc1ba/2a3/6/4B1/6/1A1BBC b 1-0');
    });

    it('leaves a die that cannot move, and the opponent’s, where they lie', async () => {
      const page = await BoardPage.open({ position: HEMMED_IN });
      for (const die of ['f2', 'e5']) {
        await carry(pointer, page.middle(page.cell(die)), page.middle(page.cell('b3')));
        expect(page.find('.grid')?.dataset['interaction']).to.equal('idle');
        await pointer.up();
      }
      expect(page.position).to.equal(HEMMED_IN);
    });

    it('does not play the way once more that the hand has already shown', async () => {
      const page = await BoardPage.open({ position: START });
      await drag(page, 'a1', 'a3');
      expect(page.slides).to.equal(0);
      await page.clickCell('f6');
      await page.clickCell('f4');
      expect(page.slides, 'a click shows it').to.equal(1);
    });

    it('does not play the way once more after the removal, either', async () => {
      const page = await BoardPage.open({ position: TRIAD_AHEAD });
      await drag(page, 'c1', 'e3');
      expect(page.slides).to.equal(0);
      await page.clickCell('d4');
      expect(page.slides).to.equal(0);
    });

    it('takes a drag for an answer while another die is chosen', async () => {
      const page = await BoardPage.open({ position: START });
      await page.clickCell('a1');
      await drag(page, 'c1', 'c4');
      expect(page.position).to.equal('ccbbaa/6/2C3/6/6/AA1BCC b 0-0 1');
    });
  });
}
