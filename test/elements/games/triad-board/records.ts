import { triad } from '../../../../src/games/triad/index.js';
import type { TriadMove, TriadState } from '../../../../src/games/triad/index.js';
import { Match } from '../../../../src/match/match.js';
import { pick, seeded } from '../../../games/seeded.js';

/** Black wins: the opening roll and six moves. */
export const GAME = 'triad 1; roll 111233 112233; d1d4; c6d5xd6; b1e4; b6d6xd6; f1f3xf3; e6c6xc6';

/** What a reader gets to know of each ply of that game: what is written beside the board, and the dice that lie there. */
export const PLIES = [
  { status: 'Start', dice: '6/6/6/6/6/6' },
  {
    status: 'The dice are placed. White has 1 1 1 2 3 3. Black has 1 1 2 2 3 3.',
    dice: 'ccbbaa/6/6/6/6/AAABCC',
  },
  { status: 'White moves d1 to d4, now 3.', dice: 'ccbbaa/6/3C2/6/6/AAA1CC' },
  {
    status: 'Black moves c6 to d5, now 1. Triad. The die on d6 comes off, 1 of 3.',
    dice: 'cc2aa/3a2/3C2/6/6/AAA1CC',
  },
  { status: 'White moves b1 to e4, now 3.', dice: 'cc2aa/3a2/3CC1/6/6/A1A1CC' },
  {
    status: 'Black moves b6 to d6, now 2. Triad. The die on d6 comes off, 2 of 3.',
    dice: 'c3aa/3a2/3CC1/6/6/A1A1CC',
  },
  {
    status: 'White moves f1 to f3, now 2. Triad. The die on f3 comes off, 1 of 3.',
    dice: 'c3aa/3a2/3CC1/6/6/A1A1C1',
  },
  {
    status: 'Black moves e6 to c6, now 2. Triad. The die on c6 comes off, 3 of 3. Black wins. The third die is off.',
    dice: 'c4a/3a2/3CC1/6/6/A1A1C1',
  },
] as const;

/** A game of any length, made of random legal moves of which none ends it. */
export function longGame(plies: number, seed: number): Match<TriadState, TriadMove> {
  const random = seeded(seed);
  const match = new Match(triad, { seed: `long ${seed}`, options: { draws: false } });
  match.draw();
  while (match.length < plies) {
    const isLastDie = match.state.removed[match.state.turn] === 2;
    const moves = match.legalMoves().filter((move) => !isLastDie || !('remove' in move));
    match.play(pick(moves, random));
  }
  return match;
}
