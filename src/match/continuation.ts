import { changedOptions } from '../games/options.js';
import type { Entry } from './entry.js';
import { firstPosition } from './match-setup.js';
import type { MatchSetup } from './match-setup.js';
import { omitUndefined } from './record/record.js';
import type { AnyGame, GameRecord } from './record/record.js';

/** A match, as far as it can be compared with another one. */
interface Comparable extends MatchSetup {
  readonly game: AnyGame;
  readonly length: number;
  readonly entries: readonly Entry[];
  toRecord(): GameRecord;
}

/**
 * Identifies a match: the same text for the same rules, set-up, seed, moves and end, however they are written.
 * @param length how many moves count
 */
export const meaningOf = (match: Comparable, length = match.length): string => meaningSoFar(match, length)();

/** The same as a function, which makes the text when it is first called: few pages compare matches. Later moves do not count. */
export function meaningSoFar(match: Comparable, length = match.length): () => string {
  const { format, seed, players, comment, concession, moves } = match.toRecord();
  const end = concession && length === match.length ? [concession] : [];
  let meaning: string | undefined;
  return () =>
    (meaning ??= JSON.stringify([format, setupOf(match), seed, players, comment, moves.slice(0, length), ...end]));
}

/**
 * Whether a match has the set-up, the seed (if one is given) and all moves of another one. The revision of the rules does not count while the other one
 * has no moves: a page asks for a new game by the latest rules, and a saved one goes on by its own.
 */
export function continues(match: Comparable, other: Comparable): boolean {
  const seed = other.toRecord().seed ?? match.seed;
  const isPlayed = ({ actor, text }: Entry, ply: number) =>
    match.entries[ply]?.text === text && match.entries[ply].actor === actor;
  const isByItsRules = match.revision === other.revision || other.length === 0;
  return isByItsRules && match.seed === seed && setupOf(match) === setupOf(other) && other.entries.every(isPlayed);
}

const setupOf = ({ game, seats, options, start, positionCheck, revision }: Comparable): string =>
  JSON.stringify([
    firstPosition(game, omitUndefined({ seats, options, start, positionCheck })),
    seats,
    changedOptions(game.options, options, revision),
  ]);
