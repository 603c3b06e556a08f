import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { CuboPage } from './cubo-page.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const TWO = `1 0 build 0 | ${SQUARE} o - 0 ; ${SQUARE} o - 0 | r6r1b6b2`;

describe('methods of <cubo-grid> that a script calls', () => {
  it('play moves as data and as text for the seat they name, else for the first that may', async () => {
    const { element } = await CuboPage.open({ position: TWO });
    element.play({ kind: 'swap', cells: [0, 8] }, { actor: 1 });
    element.play('#1 a1b1');
    element.play('call');
    element.play('take 3');
    element.play('call');
    const told = element.match.entries.map(({ actor, text }) => `${actor} ${text}`);
    expect(told).to.deep.equal(['1 swap a1c3', '1 swap a1b1', '0 call', '0 take 3', '1 call']);
  });

  it('list the moves of one seat, or of all who may move', async () => {
    const { element } = await CuboPage.open({ position: TWO });
    expect(element.legalMoves(0)).to.have.lengthOf(30);
    expect(element.legalMoves()).to.have.lengthOf(60);
    element.play('call', { actor: 0 });
    expect(element.legalMoves(0).map((move) => element.match.game.makeMove(move, element.state, 0))).to.deep.equal([
      'take 1',
      'take 2',
      'take 3',
      'take 4',
      'take -',
    ]);
    expect(element.legalMoves(1), 'nobody rolls any more').to.have.lengthOf(29);
  });

  it('take back and play again what one seat did, while the other’s stays', async () => {
    const page = await CuboPage.open({ position: TWO, 'time-limits': 'off' });
    await page.played('#0 swap a1c3', '#1 swap b1b3');
    expect(page.element.undo(0)).to.be.true;
    await page.element.updateComplete;
    expect([page.square(0), page.moves]).to.deep.equal([SQUARE, ['swap b1b3']]);
    expect([page.element.redo(), page.element.redo()]).to.deep.equal([true, false]);
    expect(page.element.ply).to.equal(2);
  });

  it('show an earlier moment, at which no time runs, and play on from there', async () => {
    const page = await CuboPage.open({ position: TWO });
    await page.played('#0 call', '#0 take -', '#1 swap a1c3');
    const log = logEvents(page.element);
    page.element.goTo(2);
    await page.element.updateComplete;
    expect([page.square(1), page.time]).to.deep.equal([SQUARE, '']);
    await page.pass(60_000);
    expect(log).to.deep.equal(['game-change go-to by script']);
    page.element.goTo(1);
    await page.played('#0 take 1');
    expect(page.element.match.entries.map(({ text }) => text)).to.deep.equal(['call', 'take 1']);
  });

  it('begin a new game with as many players, by the same rules, with a seed’s dice', async () => {
    const rules = { streets: 'any-order', 'time-limits': 'off', 'reset-colours': '' };
    const page = await CuboPage.open({ seats: 'human human', dice: 'auto', ...rules });
    const { options } = page.element.match;
    page.element.restart('a');
    await page.element.updateComplete;
    expect(page.moves[0]).to.equal('middle r3r1b6b4');
    expect([page.moves.length, page.all('.seat').length]).to.deep.equal([3, 2]);
    expect(page.element.match.options).to.deep.equal(options);
  });
});
