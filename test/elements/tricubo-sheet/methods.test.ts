import { expect } from '@open-wc/testing';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMove } from '../../../src/games/tricubo/index.js';
import { logEvents } from '../event-log.js';
import { LAST, humans, rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const texts = (moves: readonly TricuboMove[]) => moves.map(tricubo.makeMove);

describe('the methods of <tricubo-sheet> in a game', () => {
  it('list the moves of the active player, then those of all others, each its own', async () => {
    const { element } = await TricuboPage.open({ position: rolled(3) });
    expect(texts(element.legalMoves()).join(' ')).to.equal('L Lc Lt M Mc Mt S:1 S:2 S:3 S:4 S:5');
    expect(element.legalMoves(1)).to.be.empty;
    element.play('S:2');
    expect(texts(element.legalMoves(1)).join(' ')).to.equal('L Lc Lt M Mc Mt');
    expect(element.legalMoves()).to.have.lengthOf(12);
    element.play('L', { actor: 2 });
    expect(element.legalMoves(2)).to.be.empty;
    expect(element.legalMoves()).to.have.lengthOf(6);
  });

  it('play moves as data and as text, and a text may name its seat', async () => {
    const { element } = await TricuboPage.open({ position: rolled(3) });
    element.play(element.legalMoves()[0]!);
    element.play('#2 s : 3');
    element.play({ kind: 'field', die: 'M', joker: false, field: 't' });
    expect(element.match.entries.map(({ actor, text }) => `${actor} ${text}`)).to.deep.equal(['0 L', '2 S:3', '1 Mt']);
  });

  it('show an earlier moment and play on from there, which drops what came later', async () => {
    const page = await (await TricuboPage.open({ position: rolled(3) })).played('L', '#1 M', '#2 S:3');
    const log = logEvents(page.element);
    page.element.goTo(1);
    await page.element.updateComplete;
    expect([page.element.ply, page.moves, page.smallCrosses]).to.deep.equal([1, ['L'], [4, 1, 1]]);
    expect(page.shownSeat).to.equal(1);
    await page.played('#2 M');
    expect(page.element.match.entries.map(({ text }) => text)).to.deep.equal(['L', 'M']);
    expect(log).to.deep.equal(['game-change go-to by script', 'game-move M by script', 'game-change play by script M']);
  });

  it('take back and play again what one seat did, while the other’s stays', async () => {
    const page = await (await TricuboPage.open({ position: rolled(3) })).played('L', '#1 M', '#2 S:3');
    expect(page.element.undo(1)).to.be.true;
    await page.element.updateComplete;
    expect([page.moves, page.doings]).to.deep.equal([
      ['L', 'S:3'],
      ['entered', 'to decide', 'entered'],
    ]);
    expect([page.element.redo(), page.element.redo()]).to.deep.equal([true, false]);
    expect(page.element.ply).to.equal(3);
  });

  it('begin a new game with as many players, on the same sheet, with a seed’s dice', async () => {
    const page = await TricuboPage.open({ seats: humans(3), side: 'B', overflow: 'forbidden', dice: 'auto' });
    page.element.restart('a');
    await page.element.updateComplete;
    expect(page.moves).to.deep.equal(['roll 316']);
    expect(page.seats).to.have.lengthOf(3);
    expect(page.element.match.options).to.deep.equal({ sheet: 'B', overflow: 'forbidden', colourOnSix: false });
  });

  it('begin a new game from the position that the page asks for', async () => {
    const page = await (await TricuboPage.open({ position: rolled(3, '346', 1) })).played('L');
    page.element.restart();
    await page.element.updateComplete;
    expect([page.moves.length, page.roll, page.shownSeat]).to.deep.equal([0, [3, 4, 6], 1]);
  });

  it('tell the state and the result', async () => {
    const { element } = await TricuboPage.open({ position: LAST });
    expect(element.state).to.deep.include({ round: 9, active: 0, roll: [3, 4, 6], taken: null, entered: [] });
    expect(element.outcome).to.equal(undefined);
    element.play('L');
    expect(element.state).to.deep.include({ taken: 'L', entered: [0] });
    expect(element.outcome, 'the round is played to its end').to.equal(undefined);
    element.play('M');
    expect(element.outcome).to.deep.equal({ winners: [0], scores: [20, 8], reason: 'three-purple' });
    expect(element.matches(':state(over)')).to.be.true;
    element.undo();
    expect(element.matches(':state(over)')).to.be.false;
  });
});
