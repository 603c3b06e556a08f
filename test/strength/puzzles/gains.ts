import type { PuzzleGame } from '../../../src/puzzles/puzzle.js';
import { gains as cubo } from '../references/cubo.js';
import { gains as kubi } from '../references/kubi.js';
import type { Gains } from '../references/player.js';
import { gains as triad } from '../references/triad.js';
import { gains as tricubo } from '../references/tricubo.js';
import { gains as triomino } from '../references/triomino.js';

/** What the reference players go by in each game, whatever its states and moves are. */
export const GAINS = { triad, kubi, tricubo, cubo, triomino } as unknown as Readonly<
  Record<PuzzleGame, Gains<unknown, unknown>>
>;
