import type { Actor } from '../../src/games/game.js';
import { GameError } from '../../src/games/game-error.js';
import { makeRecordText } from '../../src/match/record/make-record-text.js';
import type { Match } from '../../src/match/match.js';
import type { MatchChange } from '../../src/match/entry.js';

/**
 * The error that a call throws.
 * @throws where nothing is thrown, or anything but the one error that pages have to reckon with
 */
export function errorOf(call: () => unknown): GameError {
  try {
    call();
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('nothing was thrown, expected a GameError');
}

/** The moves up to the ply that is shown, as people write them. */
export function textsOf<State, Move>(match: Match<State, Move>): string[] {
  return match.entries.slice(0, match.ply).map(({ text }) => text);
}

/** Plays moves in letters one after the other. */
export function playAll<State, Move>(match: Match<State, Move>, ...texts: readonly string[]): Match<State, Move> {
  for (const text of texts) match.play(text);
  return match;
}

/** Everything a match emits from now on. */
export function changesOf<State, Move>(match: Match<State, Move>): MatchChange<Move>[] {
  const changes: MatchChange<Move>[] = [];
  match.subscribe((change) => changes.push(change));
  return changes;
}

/** Who moved and when. */
export function logOf<State, Move>(match: Match<State, Move>): [Actor, number | undefined][] {
  return match.entries.map(({ actor, at }) => [actor, at]);
}

/** The record of a match in the text form. */
export function recordText<State, Move>(match: Match<State, Move>): string {
  return makeRecordText(match.toRecord(), match.game);
}
