import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadState } from '../../../src/games/triad/index.js';
import { isThorough } from '../../runs.js';
import { at, play, positionText } from './helpers.js';
import { plainPerft, readPlain } from './plain-generator.js';

/** The number of move sequences of a length, each removal counted as a move of its own. */
function perft(state: TriadState, depth: number): number {
  const moves = triad.moves(state, state.turn);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(triad.play(state, state.turn, move), depth - 1), 0);
}

const rolled = (roll: string): TriadState => play(triad.setup(2), roll);

/** Each number was counted by both generators. The trap is one that changes the numbers of that line. */
const COUNTS: readonly { trap: string; state: TriadState; sequences: readonly number[] }[] = [
  {
    trap: 'the rows are turned and not mirrored',
    state: rolled('roll 112233 112233'),
    sequences: [27, 708, 20673, 579023],
  },
  {
    trap: '1, 2 and 3 in any order are a triad, and each removal is a move',
    state: rolled('roll 111222 123123'),
    sequences: [27, 704, 20648, 570579],
  },
  {
    trap: 'a gap makes no triad',
    state: rolled('roll 123123 333333'),
    sequences: [27, 791, 23209, 696764],
  },
  {
    trap: 'a standing triad earns nothing',
    state: at('2c1a1/1A2b1/2C1B1/1a1b2/3B2/A1c2A w 0-0'),
    sequences: [38, 1261, 39624],
  },
  {
    trap: 'the third removal ends the game, so nothing follows it',
    state: at('5a/6/6/abb3/AAb3/CCb3 w 2-0'),
    sequences: [14, 98, 518],
  },
  {
    trap: 'who is stuck also moves unturned',
    state: at('6/4bA/4aB/4cB/4aA/6 w 2-2'),
    sequences: [12, 287, 1476],
  },
];

describe('the number of move sequences', function () {
  this.timeout(120_000);

  for (const { trap, state, sequences } of COUNTS) {
    const depths = sequences.map((_, i) => i + 1);

    it(`from ${positionText(state)}: ${trap}`, () => {
      expect(depths.map((depth) => perft(state, depth))).to.deep.equal(sequences);
    });

    it(`from ${positionText(state)}, counted by the plain generator`, () => {
      const plain = readPlain(positionText(state));
      const counted = isThorough ? depths : depths.slice(0, 3);
      expect(counted.map((depth) => plainPerft(plain, depth))).to.deep.equal(sequences.slice(0, counted.length));
    });
  }
});
