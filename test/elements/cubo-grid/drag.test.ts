import { expect } from '@open-wc/testing';
import { POINTERS, carry, releaseAll } from '../pointers.js';
import type { Pointer } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import type { CellName } from './cubo-page.js';
import { SQUARES, table } from './moments.js';

const [SQUARE] = SQUARES;

const interactionOf = (page: CuboPage, seat = 0) =>
  page.seat(seat).querySelector('.grid')?.getAttribute('data-interaction');

async function drag(page: CuboPage, pointer: Pointer, from: CellName, to: CellName): Promise<void> {
  await carry(pointer, page.middle(page.cell(from)), page.middle(page.cell(to)));
  await page.element.updateComplete;
}

async function drop(page: CuboPage, pointer: Pointer): Promise<void> {
  await pointer.up();
  await page.element.updateComplete;
}

for (const pointer of POINTERS) {
  describe(`<cubo-grid> by drag with a ${pointer.name}`, () => {
    afterEach(releaseAll);

    it('swaps the two dice at once', async () => {
      const page = await CuboPage.open({ position: table('o') });
      const moves = page.listen('game-move');
      await drag(page, pointer, 'a1', 'c3');
      await drop(page, pointer);
      expect(page.square()).to.equal('b5r2r3/r2w3b4/b3b4r1');
      expect(moves.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['reader swap a1c3']);
      expect(page.cell('a1').style).to.have.lengthOf(0);
    });

    it('shows what the lines would earn over each die, and as they are beside the square', async () => {
      const page = await CuboPage.open({ position: table('o') });
      await drag(page, pointer, 'a1', 'c3');
      expect(page.earned()).to.deep.equal([0, 4, 0, 0, 4, 0]);
      expect([page.worth(), page.moves]).to.deep.equal([8, []]);
      await pointer.move(page.middle(page.cell('a2')));
      await page.until(() => page.worth() !== 8);
      expect(page.earned()).to.deep.equal([6, 4, 10, 3, 4, 5].with(0, 0).with(1, 0).with(3, 0));
      await pointer.move([2, 2]);
      await page.until(() => page.worth() === 32);
      expect(page.worth()).to.equal(32);
      await drop(page, pointer);
      expect([page.square(), page.moves, interactionOf(page)]).to.deep.equal([SQUARE, [], 'idle']);
    });

    it('takes a die back from the white one, and says why', async () => {
      const page = await CuboPage.open({ position: table('o') });
      const refusals = page.listen('game-refuse');
      await drag(page, pointer, 'a1', 'b2');
      expect(page.worth(), 'nothing is swapped with the white die').to.equal(32);
      await drop(page, pointer);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['white-die']);
      expect(page.status).to.equal('The white die stays in the centre.');
      expect([page.square(), interactionOf(page)]).to.deep.equal([SQUARE, 'idle']);
    });

    it('leaves the white die where it lies', async () => {
      const page = await CuboPage.open({ position: table('o') });
      await drag(page, pointer, 'b2', 'a1');
      expect(interactionOf(page)).to.equal('idle');
      await drop(page, pointer);
      expect(page.moves).to.be.empty;
    });

    it('keeps a die chosen that is dropped where it began', async () => {
      const page = await CuboPage.open({ position: table('o') });
      const home = page.middle(page.cell('a1'));
      await drag(page, pointer, 'a1', 'a2');
      await pointer.move(home);
      await drop(page, pointer);
      expect(interactionOf(page)).to.equal('chosen');
      await page.click(page.cell('c3'));
      expect(page.moves).to.deep.equal(['swap a1c3']);
    });

    it('lays no die in the square of another player', async () => {
      const page = await CuboPage.open({ position: table('oo') });
      const refusals = page.listen('game-refuse');
      await carry(pointer, page.middle(page.cell('a1', 0)), page.middle(page.cell('a2', 1)));
      await drop(page, pointer);
      expect([page.moves, refusals, interactionOf(page)]).to.deep.equal([[], [], 'idle']);
      expect([page.square(0), page.square(1)]).to.deep.equal(SQUARES.slice(0, 2));
    });

    it('moves no die that is covered, and none in the exchange', async () => {
      const page = await CuboPage.open({ position: table('o') });
      await page.played('call', 'take 1');
      await drag(page, pointer, 'a1', 'c3');
      expect(interactionOf(page)).to.equal('idle');
      await drop(page, pointer);
      const covered = await CuboPage.open({ position: table('oo') });
      await covered.played('#0 call');
      covered.element.scrollIntoView();
      await drag(covered, pointer, 'a1', 'c3');
      await drop(covered, pointer);
      expect([...page.moves, ...covered.moves]).to.deep.equal(['call', 'take 1', 'call']);
    });
  });
}
