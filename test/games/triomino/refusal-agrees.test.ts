import { expect } from 'chai';
import fc from 'fast-check';
import type { Actor } from '../../../src/games/game.js';
import { tilesOf, triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../../src/games/triomino/index.js';
import { moveTexts } from './helpers.js';
import { PlainTable, turns } from './plain-generator.js';
import { randomStates } from './random-games.js';
import { textOf } from './random-tables.js';

/** Everything that could be laid near the table, each tile in each turn, and the other moves. */
function conceivable({ laid, options }: TriominoState): string[] {
  const names = laid.length > 0 ? new PlainTable(textOf(laid)).triangles : ['0,0', '1,0', '-1,0', '0,1', '2,2'];
  const readings = tilesOf(options.tiles).flatMap(turns);
  return [...names.flatMap((name) => readings.map((values) => `${values}@${name}`)), 'buy', 'pass'];
}

const allowed = (state: TriominoState, actor: Actor, texts: readonly string[]): string[] =>
  texts.filter((text) => !triomino.refusal(state, actor, triomino.parseMove(text, state)));

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(60_000);

  it('of all that could be laid near the table, by any seat at any moment', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const seat = state.turn ?? 0;
        expect(allowed(state, seat, conceivable(state))).to.have.members(moveTexts(state, seat));
      }),
      { numRuns: 100 },
    );
  });

  it('by whoever is not on turn', () => {
    fc.assert(
      fc.property(randomStates, fc.constantFrom(0, 1, 5, 6, -1, 0.5, 'chance', 'clock'), (state, any) => {
        if (any === state.turn) return;
        const texts = conceivable(state).filter((_, i) => i % 97 === 0);
        expect(allowed(state, any as Actor, [...texts, 'buy', 'pass'])).to.be.empty;
      }),
    );
  });

  it('and so are draws and the end of the time', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const isDue = state.due !== null;
        for (const tile of tilesOf(state.options.tiles)) {
          const isSeen = [...state.racks.flat(), ...state.laid.flatMap(({ values }) => turns(values))].includes(tile);
          const draw: TriominoMove = { kind: 'draw', seat: state.turn ?? 0, tile };
          expect(triomino.refusal(state, 'chance', draw) === undefined, tile).to.equal(isDue && !isSeen);
        }
        const isLimited = triomino.deadline(state) !== undefined;
        expect(triomino.refusal(state, 'clock', { kind: 'timeout' }) === undefined).to.equal(isLimited);
        expect(triomino.actors(state).includes('clock')).to.equal(isLimited);
      }),
    );
  });
});
