import { expect } from '@open-wc/testing';
import { aMoment, mouse, releaseAll } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const SQUARE = '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2';

const interactionOf = (page: CuboPage, seat = 0) =>
  page.seat(seat).querySelector('.grid')?.getAttribute('data-interaction');

async function hover(page: CuboPage, element: Element): Promise<void> {
  await mouse.move(page.middle(element));
  await page.element.updateComplete;
}

describe('a tap on two dice', () => {
  it('swaps them at once, and shows what each line earns then', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    expect(page.worth()).to.equal(32);
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    expect(page.square()).to.equal('b5r2r3/r2w3b4/b3b4r1');
    expect(page.moves).to.deep.equal(['swap a1c3']);
    expect(page.worth()).to.equal(page.earned().reduce((sum, points) => sum + points, 0));
  });

  it('swaps them with a finger, too', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    await page.tapOn(page.cell('c1'));
    await page.tapOn(page.cell('a2'));
    expect(page.moves).to.deep.equal(['swap c1a2']);
    await releaseAll();
    await aMoment();
  });
});

describe('a tap on one die', () => {
  it('chooses it, says so, and shows under the mouse what the swap would make of the square', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    await page.click(page.cell('a1'));
    expect(page.spoken).to.equal('Red 1 on a1 chosen. Choose the die to swap it with.');
    await hover(page, page.cell('c3'));
    expect([page.worth(), page.square()]).to.deep.equal([8, 'r1r2r3/r2w3b4/b3b4b5']);
    await hover(page, page.cell('b2'));
    expect(page.worth(), 'nothing is swapped with the white die').to.equal(32);
    expect(page.moves).to.be.empty;
  });

  it('lets it go when it is tapped again', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    await page.click(page.cell('a1'));
    await aMoment();
    await page.click(page.cell('a1'));
    expect([interactionOf(page), page.spoken]).to.deep.equal(['idle', 'Let go.']);
  });

  it('says why the white die stays, and keeps the chosen one chosen', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    const refusals = page.listen('game-refuse');
    await page.click(page.cell('b2'));
    await page.click(page.cell('a1'));
    await page.click(page.cell('b2'));
    expect(refusals.map(({ code }) => code)).to.deep.equal(['white-die', 'white-die']);
    await page.click(page.cell('c3'));
    expect(page.moves).to.deep.equal(['swap a1c3']);
  });

  it('is of the player whose die it is: two of different players are no swap', async () => {
    const page = await CuboPage.open({ position: table('oo') });
    await page.click(page.cell('a1', 0));
    await page.click(page.cell('c3', 1));
    expect([page.moves, interactionOf(page, 0), interactionOf(page, 1)]).to.deep.equal([[], 'chosen', 'chosen']);
  });

  it('in the exchange shows what giving it makes of the square, and gives it when it is tapped again', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    await page.played('call', 'take 1');
    await page.click(page.cell('a1'));
    expect(page.square()).to.equal('r6r2r3/r2w3b4/b3b4b5');
    const { points } = /worth (?<points>\d+)/.exec(page.actions()[0] ?? '')?.groups ?? {};
    expect([page.actions()[0], String(page.worth())]).to.deep.equal([`Give red 1: worth ${points} then`, points]);
    await aMoment();
    await page.click(page.cell('a1'));
    expect(page.moves).to.deep.equal(['call', 'take 1', 'put a1']);
  });

  it('in the exchange can be changed for another before it is given, with the button', async () => {
    const page = await CuboPage.open({ position: SQUARE });
    await page.played('call', 'take 1');
    await page.click(page.cell('a1'));
    await page.click(page.cell('c3'));
    await page.click(page.seat().querySelector('.seat-actions .primary') as Element);
    expect(page.moves.at(-1)).to.equal('put c3');
  });
});
