import { expect } from 'chai';
import fc from 'fast-check';
import { isDone, kubi, totalOf } from '../../../src/games/kubi/index.js';
import type { KubiSheet, KubiState } from '../../../src/games/kubi/index.js';
import { runs } from '../../runs.js';
import { CONCEIVABLE, CONCEIVABLE_ROLLS, allowed } from './conceivable.js';
import { arrangements, at, crossed, moveTexts, rolled, sheetOf, total } from './helpers.js';
import { layouts, plainEntries } from './plain-generator.js';
import type { PlainEntry } from './plain-generator.js';
import { movesOfSeat, randomGames, randomStates } from './random-games.js';
import type { KubiGame } from './random-games.js';

/** A moment in which somebody has to decide, with a choice for each of those, made in some order. */
const decisions = randomStates
  .filter((state) => typeof kubi.actors(state)[0] === 'number')
  .chain((state) => {
    const seats = kubi.actors(state) as number[];
    const choices = fc.tuple(
      ...seats.map((seat) => fc.constantFrom(...kubi.moves(state, seat)).map((move) => ({ seat, move }))),
    );
    const order = fc.shuffledSubarray(seats, { minLength: seats.length, maxLength: seats.length });
    return fc.record({ state: fc.constant(state), choices, order });
  });

describe('what players do at the same time', () => {
  it('comes to the same in any order', () => {
    fc.assert(
      fc.property(decisions, ({ state, choices, order }) => {
        const inOrder = (seats: readonly number[]): KubiState =>
          seats.reduce((before, seat) => {
            const move = choices.find((choice) => choice.seat === seat)?.move;
            return move ? kubi.play(before, seat, move) : before;
          }, state);
        const after = inOrder(order);
        expect(after).to.deep.equal(inOrder(choices.map(({ seat }) => seat)));
        expect(after.entered).to.be.empty;
      }),
      runs(30),
    );
  });
});

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

  it('has exactly eight marks behind one of its numbers, and fewer behind the others', () => {
    eachSeat((game, seat) => {
      const discards = sheetOf(endOf(game), seat).discards.toSorted((a, b) => b - a);
      expect(discards[0]).to.equal(8);
      expect(discards[1]).to.be.below(8);
    });
  });

  it('meets free rides, so that these are seen at all', () => {
    const free = fc.sample(randomGames, { numRuns: 50, seed: 1 }).map((game) => movesOfSeat(game, 0));
    expect(free.flat().some(({ move }) => move.kind === 'enter' && move.free)).to.equal(true);
  });
});

describe('in any game', () => {
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

const isAscending = (text: string) => Array.from(text).every((digit, i) => i === 0 || digit >= text.charAt(i - 1));
const textsOf = (count: number) => arrangements(count).map((values) => values.join(''));

const ROLLS = textsOf(5).filter(isAscending);
const CROSSINGS = textsOf(3).filter((text) => isAscending(text) && new Set(text).size === 3);

/** Every case there is: a roll with the numbers of the player who enters it. */
const CASES = ROLLS.flatMap((roll) => {
  const layoutsOfRoll = layouts(roll);
  return CROSSINGS.map((numbers) => ({ roll, numbers, entries: plainEntries(roll, layoutsOfRoll, numbers) }));
});

/** An empty sheet with the marks of one entry. */
function marked(numbers: string, { number, sums }: PlainEntry): Omit<KubiSheet, 'numbers'> {
  return {
    discards: Array.from(numbers, (each) => (Number(each) === number ? 1 : 0)),
    sums: Array.from({ length: 11 }, (_, i) => sums.filter((sum) => sum === i + 2).length),
  };
}

describe('the engine and a generator written in the plainest way', function () {
  this.timeout(30_000);

  it('meet all 252 rolls and all 20 crossings', () => {
    expect(CASES).to.have.lengthOf(252 * 20);
  });

  it('find the same moves', () => {
    for (const { roll, numbers, entries } of CASES) {
      const texts = moveTexts(rolled(numbers, roll));
      expect(texts.sort(), `${roll} with ${numbers} crossed`).to.deep.equal([...entries.keys()].sort());
    }
  });

  it('make the same marks', () => {
    for (const { roll, numbers, entries } of CASES) {
      const state = rolled(numbers, roll);
      for (const move of kubi.moves(state, 0)) {
        const text = kubi.makeMove(move);
        const entry = entries.get(text);
        const { discards, sums } = sheetOf(kubi.play(state, 0, move));
        expect({ discards, sums }, `${text} with ${numbers} crossed`).to.deep.equal(entry && marked(numbers, entry));
      }
    }
  });
});

describe('the rolls', () => {
  const waiting = at(crossed('123'));
  const outcomes = kubi.outcomes(waiting);

  it('are 252, each once, ascending', () => {
    expect(outcomes.map(({ move }) => kubi.makeMove(move))).to.have.members(ROLLS.map((roll) => `roll ${roll}`));
    expect(outcomes).to.have.lengthOf(252);
  });

  it('are as likely as the ways in which five dice can show them', () => {
    const ways = new Map<string, number>();
    for (const dice of arrangements(5)) {
      const roll = `roll ${dice.toSorted().join('')}`;
      ways.set(roll, (ways.get(roll) ?? 0) + 1);
    }
    for (const { move, weight } of outcomes) {
      const text = kubi.makeMove(move);
      expect(weight, text).to.be.closeTo((ways.get(text) ?? 0) / 6 ** 5, 1e-15);
    }
  });
});

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(30_000);

  it('of all that can be written down', () => {
    expect(CONCEIVABLE).to.have.lengthOf(6 ** 3 + 6 * 2 * 6 ** 4);
    expect(CONCEIVABLE_ROLLS).to.have.lengthOf(6 ** 5);
  });

  it('by any seat at any moment', () => {
    fc.assert(
      fc.property(randomStates, fc.nat({ max: 7 }), (state, any) => {
        const seat = any % state.sheets.length;
        expect(allowed(state, seat)).to.have.members(moveTexts(state, seat));
      }),
      runs(3),
    );
  });

  it('and so is a roll', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const listed = kubi.outcomes(state).map(({ move }) => kubi.makeMove(move));
        expect(allowed(state, 'chance', CONCEIVABLE_ROLLS)).to.have.members(listed);
        expect(allowed(state, 0, CONCEIVABLE_ROLLS)).to.be.empty;
      }),
      runs(3),
    );
  });
});
