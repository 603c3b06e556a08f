import { expect } from 'chai';
import fc from 'fast-check';
import { endsGame, sheetOf, totalOf, tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboState } from '../../../src/games/tricubo/index.js';
import { marksOf, total } from './helpers.js';
import { movesOfSeat, randomGames } from './random-games.js';
import type { TricuboGame } from './random-games.js';

/** Looks at every ply of many random games, with the states before and after it. */
function eachPly(look: (before: TricuboState, after: TricuboState, game: TricuboGame, ply: number) => void): void {
  fc.assert(
    fc.property(randomGames, (game) => {
      game.played.forEach((_, ply) => {
        look(game.states[ply] as TricuboState, game.states[ply + 1] as TricuboState, game, ply);
      });
    }),
  );
}

/** Looks at every sheet at every moment, with what it was before the latest move. */
function eachSheet(look: (marks: TricuboMarks, before: TricuboMarks, state: TricuboState) => void): void {
  eachPly((before, after) => {
    after.sheets.forEach((marks, seat) => look(marks, marksOf(before, seat), after));
  });
}

const scored = ({ interims }: TricuboMarks): number => interims.filter((points) => points !== null).length;

describe('a sheet in any game', () => {
  it('never loses a cross, and has none beside its boxes', () => {
    eachSheet((marks, before, { options }) => {
      marks.crosses.forEach((crosses, i) => {
        expect(crosses).to.be.within(before.crosses[i] ?? NaN, sheetOf(options).values.length);
      });
    });
  });

  it('keeps what stands in an interim box, in three of them at most', () => {
    eachSheet((marks, before) => {
      expect(scored(marks)).to.be.at.most(3);
      before.interims.forEach((points, i) => {
        if (points !== null) expect(marks.interims[i]).to.equal(points);
      });
    });
  });

  it('has in an interim box what stood over the last cross of that row when it was scored', () => {
    eachSheet((marks, before, { options }) => {
      const worths = [0, ...sheetOf(options).values];
      marks.interims.forEach((points, i) => {
        if (points !== null && before.interims[i] === null) expect(points).to.equal(worths[before.crosses[i] ?? NaN]);
      });
    });
  });

  it('has no more crossed fields of a kind than are printed, and loses none', () => {
    eachSheet(({ fields }, before, { options }) => {
      for (const field of ['L', 'M', 'S', 't'] as const) {
        const count = (all: readonly string[]) => all.filter((each) => each === field).length;
        expect(count(fields)).to.be.within(count(before.fields), count(sheetOf(options).fields));
      }
    });
  });

  it('has its joker spent by the move that says so, once, and only where one is printed', () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        const printed = sheetOf(game.options).jokers;
        for (let seat = 0; seat < game.seats; seat++) {
          const spent = movesOfSeat(game, seat).filter((move) => 'joker' in move && move.joker).length;
          expect(spent).to.be.at.most(printed);
          expect(marksOf(game.states.at(-1) as TricuboState, seat).joker).to.equal(spent > 0);
        }
      }),
    );
  });

  it('is worth the sum of its lines', () => {
    fc.assert(
      fc.property(randomGames, ({ states, options }) => {
        for (const state of states) {
          state.sheets.forEach((marks, seat) => {
            const points = tricubo.score(state, seat).map((line) => line.points);
            expect(totalOf(sheetOf(options), marks)).to.equal(total(points));
          });
        }
      }),
    );
  });
});

describe('in any game', () => {
  it('a move changes the sheet of the one who makes it, and no other', () => {
    eachPly((before, after, { played }, ply) => {
      const { actor, move } = played[ply] ?? {};
      const changed = before.sheets.flatMap((sheet, seat) => (sheet === after.sheets[seat] ? [] : [seat]));
      expect(changed).to.deep.equal(move?.kind === 'roll' || move?.kind === 'pass' ? [] : [actor]);
    });
  });

  it('a use makes a cross or scores a row', () => {
    const filled = ({ crosses, fields, interims }: TricuboMarks) =>
      total(crosses) + fields.length + interims.filter((points) => points !== null).length;
    eachPly((before, after, { played }, ply) => {
      const { actor, move } = played[ply] ?? {};
      if (typeof actor !== 'number' || move?.kind === 'pass') return;
      expect(filled(marksOf(after, actor))).to.be.above(filled(marksOf(before, actor)));
    });
  });

  it('it is over exactly at the end of a round, with three purple rows on a sheet or after 21 rounds alone', () => {
    fc.assert(
      fc.property(randomGames, ({ states, seats, options }) => {
        for (const state of states) {
          const isPurple = state.sheets.some((marks) => endsGame(sheetOf(options), marks));
          const isLast = seats === 1 && state.round === 22;
          const reason = isPurple ? 'three-purple' : isLast ? 'last-round' : undefined;
          expect(tricubo.outcome(state)?.reason).to.equal(state.roll === null ? reason : undefined);
          expect(tricubo.actors(state).length === 0).to.equal(state.roll === null && reason !== undefined);
        }
      }),
    );
  });

  it('all have used a die or taken none as often as there were rounds, when a round is over', () => {
    fc.assert(
      fc.property(randomGames, ({ played, states, seats }) => {
        const turns = Array<number>(seats).fill(0);
        played.forEach(({ actor, move }, ply) => {
          if (typeof actor === 'number' && move.kind !== 'start') turns[actor] = (turns[actor] ?? 0) + 1;
          const { roll, round, active } = states[ply + 1] as TricuboState;
          if (roll !== null) return;
          expect(turns).to.deep.equal(turns.map(() => round - 1));
          expect(active).to.equal((round - 1) % seats);
        });
      }),
    );
  });

  it('nobody uses the die that the active player has taken, but with the joker', () => {
    eachPly((before, _after, { played, seats }, ply) => {
      const { actor, move } = played[ply] ?? {};
      if (seats === 1 || actor === before.active || !move || !('die' in move)) return;
      expect(move.joker).to.equal(move.die === before.taken);
    });
  });

  it('an end of both kinds is met, and everything that a player can do', () => {
    const games = fc.sample(randomGames, { numRuns: 200, seed: 1 });
    const ends = games.map(({ states }) => tricubo.outcome(states.at(-1) as TricuboState)?.reason);
    expect(ends).to.include.members(['three-purple', 'last-round']);
    const moves = games.flatMap(({ played }) => played.map(({ move }) => move));
    expect([...new Set(moves.map(({ kind }) => kind))]).to.have.members([
      ...['roll', 'start', 'row', 'field', 'interim', 'pass'],
    ]);
    expect(moves.some((move) => 'joker' in move && move.joker)).to.equal(true);
  });
});
