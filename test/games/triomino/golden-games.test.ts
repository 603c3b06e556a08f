import { expect } from 'chai';
import { expectGolden, readGolden } from '../golden.js';
import type { Options } from './helpers.js';
import { greedyRecord, recordIn, replayed, transcript } from './transcript.js';

interface Golden {
  readonly file: string;
  /** Who has played it. */
  readonly players: readonly [seats: number, options: Options, seed: number];
  /** Parts of a score that were worked out by hand on the table of the transcript, with what follows the move there. */
  readonly earned: Readonly<Record<string, string>>;
  readonly outcome: object;
}

const GAMES: readonly Golden[] = [
  {
    file: 'golden-goliath-two-players.txt',
    players: [2, {}, 303],
    earned: {
      // No bonus for a triple.
      '4 #0 555@0,0': '#0 tile 15',
      '11 #1 pass': '#1 pass -10',
      // One side is shared with 230@9,0; the corner across is one of 123@6,0.
      '59 #1 322@8,0': '#1 tile 7 + bridge 40',
      '60 #0 101@11,0': '#0 tile 2 + out 25',
      // The lap is finished. 002, 025, 124 and 235 are left: 2 + 7 + 7 + 10.
      '61 #1 151@12,0': '#1 tile 7, #0 pips 26',
      // 022 and 455: 4 + 14. Seat 0 is the last of the lap.
      '104 #0 200@0,-4': '#0 tile 2 + out 25 + pips 18',
      // 035, 112, 123 and 455: 8 + 4 + 6 + 14.
      '139 #1 014@5,-2': '#1 tile 5 + out 25 + pips 32',
      // With 412, 442, 444, 414 and 141 round the corner of their fours.
      '221 #0 224@1,-1': '#0 tile 8 + hexagon 50',
      // One side is shared with 332@-9,-3; the nought touches 202@-8,-1.
      '224 #1 023@-9,-2': '#1 tile 5 + bridge 40',
      '259 #0 121@0,-2': '#0 tile 4 + hexagon 50',
      // The pool is empty. 033, 123 and 134 are 20, and 003, 014, 034, 111, 133, 135, 333 and 335 are 54.
      '263 draw 003': '#0 blocked 34',
    },
    outcome: { winners: [0], scores: [499, 404], reason: 'target' },
  },
];

for (const { file, players, earned, outcome } of GAMES) {
  describe(`the whole game of ${file}`, () => {
    const golden = readGolden(`triomino/${file}`);

    it('goes as it always went', () => {
      expectGolden(`triomino/${file}`, transcript(recordIn(golden)));
    });

    it('is played again by the same players with the same draws', () => {
      const bare = greedyRecord(...players).replaceAll(/^#\d /gm, '');
      expect(bare).to.equal(recordIn(golden));
    });

    it('ends as was counted by hand', () => {
      expect(replayed(recordIn(golden)).outcome).to.deep.equal(outcome);
    });

    for (const [move, expected] of Object.entries(earned)) {
      it(`earns what was worked out by hand: ${move}`, () => {
        const parts = golden.split('\n').map((line) => line.trim().split(/ {2,}/));
        const [, , what] = parts.find(([ply, text]) => `${ply} ${text}` === move) ?? [];
        expect(what).to.equal(expected);
      });
    }
  });
}
