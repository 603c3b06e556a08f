import { expect } from 'chai';
import { expectGolden, readGolden } from '../golden.js';
import { recordIn, replayed, roundsOf, transcript } from './transcript.js';
import { total } from './helpers.js';

interface Golden {
  readonly file: string;
  /** What each seat earned in each round, counted by hand on the squares of the transcript. */
  readonly rounds: readonly (readonly number[])[];
  readonly outcome: object;
  /** What it takes to be a test of these. */
  readonly has: readonly RegExp[];
}

const GAMES: readonly Golden[] = [
  {
    file: 'golden-two-players.txt',
    rounds: [
      [12 + 6 + 10, 10 + 6 + 3],
      [0, 5 + 12 + 3],
      [12 + 12 + 6, 1 + 12],
      [8 + 6 + 6, 6 + 3],
      [6, 8 + 8 + 2 + 4],
      [6 + 5, 6 + 4 + 6],
    ],
    outcome: { winners: [1], scores: [95, 99], reason: 'six-rounds' },
    has: [
      /timeout @29830 /,
      /#0 put/,
      /#1 put/,
      /#1 keep/,
      /#0 take -/,
      / h - \d+ ; \S+ c - /,
      /#1 call @48897\D[^]*#0 call @48897 /,
    ],
  },
];

for (const { file, rounds, outcome, has } of GAMES) {
  describe(`the whole game of ${file}`, () => {
    const golden = readGolden(`cubo/${file}`);

    it('goes as it always went', () => {
      expectGolden(`cubo/${file}`, transcript(recordIn(golden)));
    });

    it('earns in each round what was counted by hand', () => {
      const { state, outcome: result } = replayed(recordIn(golden));
      const seats = rounds[0]?.map((_, seat) => rounds.map((round) => round[seat] ?? NaN)) ?? [];
      const earned = roundsOf(state).map((line) => Number(/\d+$/.exec(line)?.[0]));
      expect(earned).to.deep.equal(rounds.flat());
      expect(state.seats.map(({ score }) => score)).to.deep.equal(seats.map(total));
      expect(result).to.deep.equal(outcome);
    });

    it('has everything in it that it is for', () => {
      for (const each of has) expect(golden).to.match(each);
    });
  });
}
