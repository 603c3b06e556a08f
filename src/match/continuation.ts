import type { Entry } from './entry.js';
import type { Match } from './match.js';
import { firstPosition } from './saved-game.js';

/** What a match is, however it was asked for: the same text for the same beginning, seed and moves. */
export function meaningOf(match: Match): string {
  const { seed, players, comment, moves } = match.toRecord();
  return JSON.stringify([beginningOf(match), seed, players, comment, moves]);
}

/** Whether a match begins like another one, with the same moves as far as they are given, and the same seed if one is. */
export function continues(match: Match, other: Match): boolean {
  const seed = other.toRecord().seed ?? match.seed;
  const isPlayed = ({ actor, text }: Entry, ply: number) =>
    match.entries[ply]?.text === text && match.entries[ply].actor === actor;
  return match.seed === seed && beginningOf(match) === beginningOf(other) && other.entries.every(isPlayed);
}

const beginningOf = ({ game, seats, options, start }: Match): string =>
  JSON.stringify([firstPosition(game, { seats, options, start }), seats, options]);
