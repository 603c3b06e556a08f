import { expect } from '@open-wc/testing';
import { mouse, releaseAll } from '../../pointers.js';
import { CuboPage, SQUARES, TWO } from './page.js';

const ANN_HERE = { ...TWO, seats: 'human remote' };
const BOB_HERE = { ...TWO, seats: 'remote human' };
const EXCHANGE = ['#1 call', '#1 take 2', '#0 call', '#0 take -'];

describe('the square of a player elsewhere on <cubo-grid>', () => {
  afterEach(releaseAll);

  it('shows its dice and points, and nothing to press', async () => {
    const page = await CuboPage.open(ANN_HERE);
    expect([page.square(1), page.worth(1)]).to.deep.equal([SQUARES[1], 18]);
    expect(page.seat(1).querySelectorAll('.square button, .square [tabindex]')).to.have.lengthOf(0);
    expect([page.actions(0), page.actions(1)]).to.deep.equal([['Cubo!', 'Roll all again'], []]);
    await page.swap('a1', 'c3', 1);
    expect([page.moves, page.interaction(0)]).to.deep.equal([[], 'idle']);
  });

  it('follows the moves that a script delivers, and leaves a chosen die of the own square chosen', async () => {
    const page = await CuboPage.open(ANN_HERE);
    await page.click(page.cell('a1'));
    page.element.match.play('#1 swap a1c3', { by: 'remote' });
    await page.element.updateComplete;
    expect(page.square(1)).to.equal('b6r5r4/b1w2b3/r2b5r6');
    expect(page.interaction(0)).to.equal('chosen');
  });

  it('takes no die that is dragged from the own square', async () => {
    const page = await CuboPage.open(ANN_HERE);
    await mouse.down(page.middle(page.cell('a1', 1)));
    await mouse.move(page.middle(page.cell('c3', 1)));
    await mouse.up();
    expect([page.moves, page.square(1)]).to.deep.equal([[], SQUARES[1]]);
  });

  it('offers neither dice of the middle after its call nor a die to give', async () => {
    const page = await CuboPage.open(ANN_HERE);
    await page.played('#1 call');
    expect(page.actions(1)).to.deep.equal([]);
    expect(page.status).to.equal('Bob to move. 6 seconds left.');
    await page.played(...EXCHANGE.slice(1));
    expect([page.actions(0), page.actions(1), page.status]).to.deep.equal([[], [], 'Bob to move.']);
    await page.click(page.cell('a1', 1));
    expect(page.worth(1), 'without a preview').to.equal(18);
    expect(page.kinds).to.deep.equal(['call', 'take', 'call', 'take']);
  });

  it('becomes one to look at while one of its dice is dragged and the page hands the seat away', async () => {
    const page = await CuboPage.open(TWO);
    await page.hold('a1', 'c3');
    await page.set({ seats: 'remote human' });
    expect([page.square(0), page.interaction(0)]).to.deep.equal([SQUARES[0], undefined]);
    await page.release();
    expect(page.moves).to.deep.equal([]);
    await page.set({ seats: 'human human' });
    await page.hold('a1', 'c3');
    await page.release();
    expect(page.moves, 'later').to.deep.equal(['swap a1c3']);
  });
});

describe('a move for a player elsewhere, typed on <cubo-grid>', () => {
  it('is refused, with the reason seen and told', async () => {
    const page = await CuboPage.open(ANN_HERE);
    const refused = page.listen('game-refuse');
    await page.typed('#1 call');
    expect(refused.map(({ code }) => code)).to.deep.equal(['not-your-turn']);
    const text = 'You can’t do that now. Your turn: build on, or press Cubo!';
    expect([page.status, page.spoken]).to.deep.equal([text, text]);
    expect(page.moves).to.deep.equal([]);
  });

  it('is one of the own seat where it names none', async () => {
    const page = await CuboPage.open(BOB_HERE);
    await page.typed('swap a1c3');
    expect(page.made).to.deep.equal(['1 swap a1c3']);
  });
});

describe('the own square on <cubo-grid> with players elsewhere', () => {
  it('takes the focus, whichever seat it is', async () => {
    const page = await CuboPage.open(BOB_HERE);
    await page.played('#0 call', '#0 take -');
    page.element.match.play('#1 swap a1c3', { by: 'script' });
    await page.element.updateComplete;
    await page.click(page.button('Pause') as Element);
    await page.goOn();
    expect(page.focused).to.equal(page.cell('a1', 1));
  });

  it('takes back its own latest move, and leaves a later one of the others', async () => {
    const page = await CuboPage.open(ANN_HERE);
    await page.swap('a1', 'c3');
    await page.played('#1 swap a1b1');
    await page.click(page.button('Undo') as Element);
    expect(page.made).to.deep.equal(['1 swap a1b1']);
    expect(page.canUse('Undo')).to.equal(false);
  });

  it('is asked for its die while others still build', async () => {
    const page = await CuboPage.open(ANN_HERE);
    await page.do('Cubo!');
    expect(page.status).to.match(/^Your turn: take a die, or none\./);
    await page.do('Take red 6');
    expect(page.made).to.deep.equal(['0 call', '0 take 1']);
  });
});

describe('dice of <cubo-grid> with players elsewhere', () => {
  it('are rolled for all by the user who rolls them', async () => {
    const page = await CuboPage.open({ ...ANN_HERE, seed: 'remote' });
    page.element.match.play('#1 roll', { by: 'remote' });
    await page.element.updateComplete;
    expect(page.actions(1)).to.deep.equal(['Roll the dice']);
    await page.do('Roll the dice', 1);
    expect(page.kinds).to.deep.equal(['roll', 'dice']);
  });

  it('are waited for where nobody plays at this device', async () => {
    const page = await CuboPage.open({ seats: 'remote remote' });
    expect([page.primary, page.status]).to.deep.equal([null, 'Waiting for the dice.']);
    await page.set({ dice: 'enter' });
    expect([page.find('.hand'), page.status]).to.deep.equal([null, 'Waiting for the dice.']);
  });
});
