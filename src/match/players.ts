import { DEFAULT_LEVEL, LEVELS } from '../opponents/level.js';
import type { Level } from '../opponents/level.js';

/**
 * Who decides for a seat: a person at this element (`human`), an opponent that runs here (`computer`), or somebody elsewhere whose moves
 * a script or a link delivers (`remote`).
 */
export type Player =
  { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: Level } | { readonly kind: 'remote' };

export type SeatKind = Player['kind'];

export const HUMAN: Player = { kind: 'human' };

/** Every word that {@link parsePlayer} reads. */
export const PLAYER_WORDS: readonly string[] = [
  'human',
  'computer',
  ...LEVELS.map((level) => `computer:${level}`),
  'remote',
];

/**
 * Reads `human`, `remote`, `computer` or `computer:hard`; `undefined` for anything else.
 * @param usual the level of a computer player without one
 */
export function parsePlayer(word: string, usual: Level = DEFAULT_LEVEL): Player | undefined {
  if (word === 'human' || word === 'remote') return { kind: word };
  if (word === 'computer') return { kind: word, level: usual };
  const level = LEVELS.find((each) => word === `computer:${each}`);
  return level && { kind: 'computer', level };
}

/** The word that {@link parsePlayer} reads. */
export const makePlayer = (player: Player): string =>
  player.kind === 'computer' ? `computer:${player.level}` : player.kind;
