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
 * What a match is, however it was asked for: the same text for the same rules, set-up, seed and moves.
 * @param length how many moves count
 */
export function meaningOf(match: Comparable, length = match.length): string {
  const { format, seed, players, comment, moves } = match.toRecord();
  return JSON.stringify([format, setupOf(match), seed, players, comment, moves.slice(0, length)]);
}

/**
 * Whether a match begins like another one, with the same moves as far as they are given, and the same seed if one is. A game that has not begun is
 * asked for by the latest rules; one that was saved goes on by its own.
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
