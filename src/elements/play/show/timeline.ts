import type { SoundName } from '../../../ui/sound.js';
import type { Entry } from '../../../match/entry.js';

/** What is seen of a move: a piece arrives, what that earns, what comes of it, and the totals. */
export type BeatName = 'arrive' | 'earn' | 'follow' | 'total';

/** A part of what is seen of a move. In milliseconds; `start` counts from the moment in which the move was made. */
export interface Beat {
  readonly name: BeatName;
  readonly start: number;
  readonly ms: number;
  readonly sound?: SoundName | undefined;
}

/** A part that follows another. */
export interface Step {
  readonly name: BeatName;
  readonly ms: number;
  /** Milliseconds between the end of the one before and its start. Default: 0. */
  readonly after?: number;
  readonly sound?: SoundName | undefined;
}

/** A move with the states before and after it. */
export interface SeenMove<State, Move> {
  readonly made: Entry<Move>;
  readonly before: State;
  readonly after: State;
}

/** Puts parts one after the other. What is `undefined` is left out. */
export function inTurn(...steps: readonly (Step | undefined)[]): readonly Beat[] {
  const beats: Beat[] = [];
  let now = 0;
  for (const step of steps) {
    if (!step) continue;
    const { after = 0, ...rest } = step;
    beats.push({ ...rest, start: now + after });
    now += after + rest.ms;
  }
  return beats;
}

/** When all is seen, in milliseconds. */
export const endOf = (beats: readonly Beat[]): number => Math.max(0, ...beats.map(({ start, ms }) => start + ms));
