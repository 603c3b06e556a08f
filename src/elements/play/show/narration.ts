import type { Seat } from '../../../games/game.js';
import type { Entry } from '../../../match/entry.js';

/** What was done last, in few words. */
export interface Narration {
  /** How many moves had been made then. */
  readonly ply: number;
  /** Who did it; `undefined` for chance and the clock. */
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** The part of a match that says what has been done. */
interface Past<State, Move> {
  readonly ply: number;
  readonly entries: readonly Entry<Move>[];
  stateAt(ply: number): State | undefined;
}

/** How a game describes its moves in few words. */
interface Summarizer<State, Move> {
  summarize?(made: Entry<Move>, before: State): string;
  doerOf?(made: Entry<Move>, before: State): Seat | undefined;
}

/** The latest move up to the shown moment that is worth saying; `undefined` if there is none. */
export function latestNarration<State, Move>(
  past: Past<State, Move>,
  summarizer: Summarizer<State, Move>,
): Narration | undefined {
  for (let { ply } = past; ply > 0; ply--) {
    const made = past.entries[ply - 1];
    const before = past.stateAt(ply - 1);
    if (!made || before === undefined) continue;
    const text = summarizer.summarize?.(made, before);
    const actor = typeof made.actor === 'number' ? made.actor : undefined;
    if (text) return { ply, seat: summarizer.doerOf ? summarizer.doerOf(made, before) : actor, text };
  }
  return undefined;
}
