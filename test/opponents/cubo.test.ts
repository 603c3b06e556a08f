import { expect } from 'chai';
import { bestSquare, cubo, scoreSquare } from '../../src/games/cubo/index.js';
import type { CuboDie, CuboOptions, CuboState } from '../../src/games/cubo/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { MIDDLES, ROLL_COST, worthOfRolling, worthOfRounds } from '../../src/opponents/cubo/rolling.js';
import { plainBestExchange } from '../games/cubo/plain-solver.js';
import { seeded } from '../games/seeded.js';
import { isThorough } from '../runs.js';

/** A first round of practice with the dice of a seed. */
function rolled(seed: number): CuboState {
  const random = seeded(seed);
  let state = cubo.setup(1);
  while (cubo.actors(state).includes('chance')) state = cubo.play(state, 'chance', cubo.chance(state, random));
  return state;
}

describe('the opponent for Cubo', () => {
  it('calls, takes and exchanges so that the round is worth the most that these dice can be', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = seeded(seed);
      let state = rolled(seed);
      const { square } = state.seats[0]!;
      const { total } = bestSquare(square, { middle: state.middle });
      // Whoever may not roll again makes the best of these dice.
      while (state.round === 1) {
        const { moves } = cuboOpponent.analyse(state, 0);
        const move = moves.find(({ move: each }) => each.kind !== 'roll')?.move;
        state = cubo.play(state, 0, move ?? cuboOpponent.choose(state, 0, { random }));
      }
      expect(scoreSquare(state.rounds[0]![0]!).total).to.equal(total);
    }
  });

  it('rolls again rather than call a square that is worth little', () => {
    const poor = cubo.startLoosely(cubo.parsePosition('1 0 build 0 | r1r3r5/r6w2b1/b3b6b5 o - 0 | r1r1b1b1'));
    expect(cuboOpponent.choose(poor, 0, { level: 'expert', random: seeded(1) })).to.deep.equal({ kind: 'roll' });
  });

  it('calls the best square there is', () => {
    const best = cubo.startLoosely(cubo.parsePosition('1 0 build 0 | b6b6b6/r6w6r6/r6b6r6 o - 0 | r1r1b1b1'));
    expect(cuboOpponent.choose(best, 0, { level: 'expert', random: seeded(1) })).to.deep.equal({ kind: 'call' });
  });

  it('charges nothing for a roll that nobody waits for: it is worth what one roll makes on average', () => {
    const text = '6 0 build 0 | r1r3r5/r6w2b1/b3b6b5 o - 0 | r1r1b1b1';
    const free = cubo.startLoosely(cubo.parsePosition(text), { timeLimits: false });
    const roll = cuboOpponent.analyse(free, 0).moves.find(({ move }) => move.kind === 'roll')!;
    const random = seeded(7);
    const totals = Array.from({ length: 150 }, () => {
      let state = cubo.play(free, 0, { kind: 'roll' });
      state = cubo.play(state, 'chance', cubo.chance(state, random));
      return bestSquare(state.seats[0]!.square, { middle: state.middle }).total;
    });
    const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    expect(Math.abs(roll.value - mean)).to.be.below(4 * roll.error!);
    expect(roll.error).to.be.within(0.3, 2);
  });

  it('knows exactly what a covered square can still become', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const called = cubo.play({ ...rolled(seed), round: 6 }, 0, { kind: 'call' });
      for (const { move, value } of cuboOpponent.analyse(called, 0).moves) {
        expect(value).to.equal(mostAfter(cubo.play(called, 0, move)));
      }
    }
  });

  it('finds the best square with a die of the middle, compared with every square there is', () => {
    const state = { ...rolled(3), round: 6 };
    const { moves } = cuboOpponent.analyse(state, 0);
    const most = plainBestExchange(state.seats[0]!.square, state.middle, 'ordered');
    expect(moves.find(({ move }) => move.kind === 'swap')?.value).to.equal(most);
  });

  it('prefers of two dice that score the same the one that leaves it more dice of one colour, unless no round is to come', () => {
    const gain = (round: number) => {
      const position = `${round} 0 build 0 | b6r3r6/b1w2r4/r5b2b1 c - 0 | r1b1r6b6`;
      const { moves } = cuboOpponent.analyse(cubo.startLoosely(cubo.parsePosition(position)), 0);
      const worthOf = (place: number) => moves.find(({ move }) => move.kind === 'take' && move.place === place)!.value;
      return worthOf(4) - worthOf(3);
    };
    expect(gain(6)).to.equal(0);
    expect(gain(1)).to.be.within(0.1, 0.9);
  });
});

/** The most points that a covered square comes to by the rules, whatever is done. */
function mostAfter(state: CuboState): number {
  if (cubo.outcome(state)) return state.seats[0]!.score;
  return Math.max(...cubo.moves(state, 0).map((move) => mostAfter(cubo.play(state, 0, move))));
}

type Middle = readonly CuboDie[];

const middleOf = (red: string, blue: string): Middle => [
  ...Array.from(red, (value) => ({ colour: 'r', value: Number(value) }) as CuboDie),
  ...Array.from(blue, (value) => ({ colour: 'b', value: Number(value) }) as CuboDie),
];

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The share of rolls of so many dice that show these numbers in any order. */
function shareOf(numbers: string): number {
  const orders = [1, 2, 3, 4, 5, 6].reduce(
    (all, value) => all / factorial(numbers.split(`${value}`).length - 1),
    factorial(numbers.length),
  );
  return orders / 6 ** numbers.length;
}

/** All rolls of four dice of a colour in ascending order. */
const fours: readonly string[] = Array.from({ length: 6 ** 4 }, (_, i) => i.toString(6).padStart(4, '0'))
  .filter((digits) => digits === Array.from(digits).sort().join(''))
  .map((digits) => Array.from(digits, (digit) => Number(digit) + 1).join(''));

interface Roll {
  readonly dice: readonly CuboDie[];
  readonly share: number;
}

const rollOf = (red: string, white: number, blue: string): Roll => ({
  dice: [...middleOf(red, ''), { colour: 'w', value: white as 1 }, ...middleOf('', blue)],
  share: (shareOf(red) * shareOf(blue)) / 6,
});

function allRolls(): readonly Roll[] {
  return fours.flatMap((red) => fours.flatMap((blue) => [1, 2, 3, 4, 5, 6].map((white) => rollOf(red, white, blue))));
}

function someRolls(count: number): readonly Roll[] {
  const random = seeded(7);
  const numbers = () => Array.from({ length: 4 }, () => Math.floor(random() * 6) + 1).join('');
  return Array.from({ length: count }, () => ({
    ...rollOf(numbers(), Math.floor(random() * 6) + 1, numbers()),
    share: 1 / count,
  }));
}

/** What the last round is worth to somebody who rolls, by looking at more and more rolls in advance until that changes nothing. */
function worthByIteration(rolls: readonly Roll[], middle: Middle, streets: CuboOptions['streets']): number {
  const squares = rolls.map(({ dice, share }) => ({ share, total: bestSquare(dice, { streets, middle }).total }));
  let worth = 0;
  for (;;) {
    const before = worth;
    worth = squares.reduce((sum, { share, total }) => sum + share * Math.max(total, before), -ROLL_COST);
    if (Math.abs(worth - before) < 1e-6) return worth;
  }
}

describe('rolling on in Cubo', () => {
  const optionsFor = (streets: CuboOptions['streets']): CuboOptions => ({ ...cubo.setup(1).options, streets });
  const middles = MIDDLES.map((numbers) => {
    const [red = '', blue = ''] = numbers.split(' ');
    return { reds: red.length, dice: middleOf(red, blue), share: shareOf(red) * shareOf(blue) };
  });

  for (const streets of ['ordered', 'any-order'] as const) {
    const options = optionsFor(streets);

    it(`is worth what a slow solver finds: ${streets}`, () => {
      // A thorough run looks at all rolls, an ordinary one at so few that the mean may be two points off.
      const rolls = isThorough ? allRolls() : someRolls(300);
      for (const middle of [middleOf('11', '11'), middleOf('56', '66')]) {
        const worth = worthByIteration(rolls, middle, streets);
        expect(worthOfRolling(middle, 0, 4, options)).to.be.closeTo(worth, isThorough ? 0.03 : 2);
      }
    }).timeout(900_000);

    it(`is worth on average what a round is worth, but for the first roll, which is free: ${streets}`, () => {
      for (let rounds = 0; rounds < 6; rounds++) {
        for (const reds of [4, 5, 6]) {
          const mean = middles
            .filter((each) => each.reds === 6 - reds)
            .reduce((sum, { dice, share }) => sum + share * worthOfRolling(dice, rounds, reds, options), 0);
          expect(mean + ROLL_COST).to.be.closeTo(worthOfRounds(rounds + 1, reds, options), 0.01);
        }
      }
    });
  }

  it('is worth the same with the colours swapped', () => {
    const options = optionsFor('ordered');
    for (const [red, blue] of [
      ['1256', ''],
      ['124', '6'],
      ['13', '55'],
    ] as const) {
      const reds = 6 - red.length;
      const worth = worthOfRolling(middleOf(red, blue), 2, reds, options);
      expect(worthOfRolling(middleOf(blue, red), 2, 8 - reds, options)).to.equal(worth);
    }
  });

  it('depends on no colours where every round begins with four and four', () => {
    const options = { ...optionsFor('ordered'), resetColours: true };
    expect(worthOfRounds(3, 6, options)).to.equal(3 * worthOfRounds(1, 4, options));
    expect(worthOfRolling(middleOf('25', '34'), 3, 4, options) - worthOfRounds(3, 4, options)).to.be.closeTo(
      worthOfRolling(middleOf('25', '34'), 0, 4, options),
      1e-9,
    );
  });
});
