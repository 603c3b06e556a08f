import { expect } from 'chai';
import fc from 'fast-check';
import { isDone, kubi, totalOf } from '../../../src/games/kubi/index.js';
import type { KubiState } from '../../../src/games/kubi/index.js';
import { sheetOf, total } from './helpers.js';
import { movesOfSeat, randomGames, randomStates } from './random-games.js';
import type { KubiGame } from './random-games.js';

const seatsOf = ({ seats }: KubiGame): number[] => Array.from({ length: seats }, (_, seat) => seat);

const endOf = ({ states }: KubiGame): KubiState => states.at(-1) as KubiState;

/** Looks at every seat of every random game, with the entries that it has made. */
function eachSeat(look: (game: KubiGame, seat: number, free: readonly boolean[]) => void): void {
  fc.assert(
    fc.property(randomGames, (game) => {
      for (const seat of seatsOf(game)) {
        const free = movesOfSeat(game, seat).flatMap(({ move }) => (move.kind === 'enter' ? [move.free] : []));
        look(game, seat, free);
      }
    }),
  );
}

/** Looks at every ply of every random game, with the states before and after it. */
function eachPly(look: (before: KubiState, after: KubiState, game: KubiGame, ply: number) => void): void {
  fc.assert(
    fc.property(randomGames, (game) => {
      game.played.forEach((_, ply) => {
        look(game.states[ply] as KubiState, game.states[ply + 1] as KubiState, game, ply);
      });
    }),
  );
}

describe('a sheet at the end of any game', () => {
  it('has two marks behind sums for each roll that its player used', () => {
    eachSeat((game, seat, free) => expect(total(sheetOf(endOf(game), seat).sums)).to.equal(2 * free.length));
  });

  it('has a discard mark for each of these rolls that was no free ride', () => {
    eachSeat((game, seat, free) => {
      expect(total(sheetOf(endOf(game), seat).discards) + free.filter(Boolean).length).to.equal(free.length);
    });
  });

  it('has used 8 to 22 rolls besides free rides', () => {
    eachSeat((_, __, free) => expect(free.filter((isFree) => !isFree).length).to.be.within(8, 22));
  });

  it('has exactly eight marks behind one of its numbers, and fewer behind the others', () => {
    eachSeat((game, seat) => {
      const discards = sheetOf(endOf(game), seat).discards.toSorted((a, b) => b - a);
      expect(discards[0]).to.equal(8);
      expect(discards[1]).to.be.below(8);
    });
  });

  it('has the numbers that were crossed before the first roll', () => {
    eachSeat((game, seat) => {
      const [first] = movesOfSeat(game, seat);
      expect(first?.move).to.deep.equal({ kind: 'cross', numbers: sheetOf(endOf(game), seat).numbers });
    });
  });

  it('meets free rides, so that these are seen at all', () => {
    const free = fc.sample(randomGames, { numRuns: 50, seed: 1 }).map((game) => movesOfSeat(game, 0));
    expect(free.flat().some(({ move }) => move.kind === 'enter' && move.free)).to.equal(true);
  });
});

describe('in any game', () => {
  it('nobody may move, and there is an outcome, exactly when all are done', () => {
    fc.assert(
      fc.property(randomGames, ({ states }) => {
        for (const state of states) {
          const areAllDone = state.sheets.every(isDone);
          expect(kubi.actors(state).length === 0).to.equal(areAllDone);
          expect(kubi.outcome(state)?.reason).to.equal(areAllDone ? 'all-done' : undefined);
        }
      }),
    );
  });

  it('a sheet that is done never changes again', () => {
    eachPly((before, after) => {
      before.sheets.forEach((sheet, seat) => {
        if (isDone(sheet)) expect(after.sheets[seat]).to.deep.equal(sheet);
      });
    });
  });

  it('a move changes the sheet of the one who makes it, and no other', () => {
    eachPly((before, after, { played }, ply) => {
      const changed = before.sheets.flatMap((sheet, seat) => (sheet === after.sheets[seat] ? [] : [seat]));
      const actor = played[ply]?.actor;
      expect(changed).to.deep.equal(actor === 'chance' ? [] : [actor]);
    });
  });

  it('a roll lies until all have entered it who were not done before, and not a move longer', () => {
    let missing = new Set<number>();
    eachPly((before, after, { played }, ply) => {
      const { actor, move } = played[ply] ?? {};
      if (move?.kind === 'roll') {
        missing = new Set(before.sheets.flatMap((sheet, seat) => (isDone(sheet) ? [] : [seat])));
        expect(after.roll).to.deep.equal(move.dice);
      }
      if (move?.kind !== 'enter') return;
      expect(missing.delete(actor as number)).to.equal(true);
      expect(after.roll).to.deep.equal(missing.size === 0 ? null : before.roll);
      if (missing.size > 0) expect(kubi.actors(after)).to.deep.equal([...missing]);
    });
  });
});

describe('the score in any game', () => {
  it('is the sum of its lines, and in the outcome as well', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        const totals = seatsOf(game).map((seat) => total(kubi.score(endOf(game), seat).map(({ points }) => points)));
        expect(endOf(game).sheets.map(totalOf)).to.deep.equal(totals);
        expect(kubi.outcome(endOf(game))?.scores).to.deep.equal(totals);
      }),
    );
  });

  it('announces what one more mark would really change', () => {
    fc.assert(
      fc.property(randomStates, fc.nat({ max: 7 }), (state, any) => {
        const seat = any % state.sheets.length;
        const sheet = sheetOf(state, seat);
        kubi.score(state, seat).forEach(({ next }, i) => {
          const sums = sheet.sums.with(i, (sheet.sums[i] ?? 0) + 1);
          expect(totalOf({ ...sheet, sums }) - totalOf(sheet)).to.equal(next);
        });
      }),
    );
  });
});
