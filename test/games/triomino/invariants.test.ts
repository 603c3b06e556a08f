import { expect } from 'chai';
import fc from 'fast-check';
import { tilesOf, triomino } from '../../../src/games/triomino/index.js';
import type { TriominoState } from '../../../src/games/triomino/index.js';
import { deepFreeze } from '../deep-freeze.js';
import { total } from './helpers.js';
import { turns } from './plain-generator.js';
import { dotNames } from './plane.js';
import { randomGame, randomGames } from './random-games.js';
import type { TriominoGame } from './random-games.js';

/** Looks at every ply of many random games, with the states before and after it. */
function eachPly(look: (before: TriominoState, after: TriominoState, game: TriominoGame, ply: number) => void): void {
  fc.assert(
    fc.property(randomGames, (game) => {
      game.played.forEach((_, ply) => {
        look(game.states[ply] as TriominoState, game.states[ply + 1] as TriominoState, game, ply);
      });
    }),
    { numRuns: 60 },
  );
}

const nameOf = (values: string): string => turns(values).toSorted()[0] ?? '';

describe('in any game', function () {
  this.timeout(30_000);

  it('laid tiles agree in every corner, as it is drawn', () => {
    eachPly((_before, { laid }) => {
      const numbers = new Map<string, string>();
      for (const { values, column, row } of laid) {
        dotNames(`${column},${row}`).forEach((dot, i) => {
          expect(numbers.get(dot) ?? values.charAt(i)).to.equal(values.charAt(i));
          numbers.set(dot, values.charAt(i));
        });
      }
      expect(new Set(laid.map(({ column, row }) => `${column},${row}`)).size).to.equal(laid.length);
    });
  });

  it('racks, table and pool make up the set: no tile is there twice, and each comes from the set', () => {
    eachPly((_before, { laid, racks, options }) => {
      const tiles = [...laid.map(({ values }) => nameOf(values)), ...racks.flat()];
      expect(new Set(tiles).size).to.equal(tiles.length);
      const set = tilesOf(options.tiles);
      expect(tiles.every((tile) => tile !== null && set.includes(tile))).to.equal(true);
    });
  });

  it('a tile leaves a rack only for the table, and comes only from the pool', () => {
    eachPly((before, after, { played }, ply) => {
      const { move } = played[ply] ?? {};
      if (after.round > before.round || triomino.outcome(after)) return;
      const count = ({ racks }: TriominoState) => racks.flat().length;
      const laid = after.laid.length - before.laid.length;
      expect(laid).to.equal(move?.kind === 'lay' ? 1 : 0);
      const dealt = move?.kind === 'deal' ? move.tiles.length : move?.kind === 'draw' ? 1 : 0;
      expect(count(after)).to.equal(count(before) - laid + dealt);
    });
  });

  it('the score of a seat is the sum of its lines', () => {
    eachPly((_before, after) => {
      after.scores.forEach((score, seat) => {
        expect(total(triomino.score(after, seat).map(({ points }) => points))).to.equal(score);
      });
    });
  });

  it('whoever moves is the only one whose score changes, but at the end of a round', () => {
    eachPly((before, after, { played }, ply) => {
      if (after.round > before.round || triomino.outcome(after)) return;
      const changed = after.scores.flatMap((score, seat) => (score === before.scores[seat] ? [] : [seat]));
      const { actor } = played[ply] ?? {};
      const mover = actor === 'clock' || typeof actor === 'number' ? before.turn : null;
      expect(changed.every((seat) => seat === mover)).to.equal(true);
    });
  });

  it('nobody buys more than three tiles in a turn, and turns follow one another', () => {
    eachPly((before, after) => {
      expect(after.purchases).to.be.within(0, 3);
      if (after.round !== before.round || before.turn === null || after.turn === null) return;
      const next = (before.turn + 1) % before.racks.length;
      expect([before.turn, next]).to.include(after.turn);
      if (after.turns > before.turns) expect(after.purchases).to.equal(0);
    });
  });

  it('a lap that is finished has given all as many turns', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        fc.pre(game.options.lap);
        let count = game.states[0]?.racks.map(() => 0) ?? [];
        game.played.forEach((_, ply) => {
          const [before, after] = [game.states[ply], game.states[ply + 1]] as [TriominoState, TriominoState];
          const hasEnded = after.turn !== before.turn || after.turns > before.turns || after.round > before.round;
          if (before.turn !== null && hasEnded) count = count.with(before.turn, (count[before.turn] ?? 0) + 1);
          const isRoundOver = after.round > before.round || triomino.outcome(after) !== undefined;
          if (!isRoundOver) return;
          if (after.last?.end === 'out') expect(new Set(count).size, count.join()).to.equal(1);
          count = count.map(() => 0);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('a time limit runs exactly in a turn, not before the first tile and not once it has run out', () => {
    eachPly((_before, after) => {
      const { options, turn, laid, due } = after;
      const isExpected = options.turnSeconds > 0 && turn !== null && laid.length > 0 && due !== 'late';
      expect(triomino.deadline(after) !== undefined).to.equal(isExpected);
      if (isExpected) expect(triomino.deadline(after)?.ms).to.equal(options.turnSeconds * 1000);
    });
  });

  it('nothing that a function is given is changed', () => {
    const { played, states } = deepFreeze(randomGame(3, { turnSeconds: 5, rounds: 1 }, 7));
    played.forEach(({ actor, move }, ply) => {
      const state = states[ply] as TriominoState;
      expect(triomino.play(state, actor, move)).to.deep.equal(states[ply + 1]);
      for (const viewer of [0, 'public'] as const) triomino.sample(deepFreeze(triomino.view(state, viewer)), () => 0.5);
    });
  });

  it('everything is met that can happen', () => {
    const games = fc.sample(randomGames, { numRuns: 120, seed: 1 });
    const kinds = new Set(games.flatMap(({ played }) => played.map(({ move }) => move.kind)));
    expect([...kinds]).to.have.members(['deal', 'lead', 'draw', 'timeout', 'lay', 'buy', 'pass']);
    const last = games.map(({ states }) => states.at(-1) as TriominoState);
    const codes = new Set(last.flatMap(({ lines }) => lines.map(({ code }) => code)));
    expect([...codes]).to.include.members([
      ...['tile', 'lead', 'bridge', 'hexagon', 'purchase', 'pass', 'out', 'pips', 'blocked'],
    ]);
    expect(new Set(last.map((state) => state.last?.end))).to.have.property('size', 2);
    const isTied = ({ drawing, racks }: TriominoState): boolean => drawing.length > 1 && drawing.length < racks.length;
    expect(games.some(({ states }) => states.some(isTied))).to.equal(true);
  });
});
