import { shown } from '../../games/game-error.js';
import { Meter } from '../meter.js';
import { makeReview } from './make-review.js';
import { badRequest, playedOf } from './played-of.js';
import type { ReviewableMatch } from './played-of.js';
import type { Review, ReviewOptions } from './review.js';
import { loadReviewer } from './reviewers.js';

/** A slice of thinking, in milliseconds: a frame of the page has sixteen. */
const SLICE = 10;

/**
 * Says of a whole match what dice and draws did for each seat, what its own decisions gave away, and what the others did. It looks at every
 * entry, also at those beyond the ply that is shown; it thinks in slices, between which the page or the server goes on. Rejects with GameError `bad-request` with the
 * `place` of what is wrong with the arguments, and with the reason of the signal.
 */
export async function review<State, Move>(
  match: ReviewableMatch<State, Move>,
  options: ReviewOptions = {},
): Promise<Review> {
  checkMatch(match);
  checkOptions(options);
  const { onProgress, signal } = options;
  signal?.throwIfAborted();
  const { game } = match;
  // The match may go on meanwhile.
  const played = playedOf(match);
  const steps = makeReview(await loadReviewer<State, Move>(game.id), game, played);
  for (;;) {
    const slice = new Meter({ ms: SLICE });
    do {
      signal?.throwIfAborted();
      const step = steps.next();
      if (step.done) return step.value;
      if (step.value) onProgress?.(step.value);
    } while (!slice.isOver);
    await nextTask();
  }
}

function checkMatch(match: unknown): void {
  const { game, entries, stateAt } = (match ?? {}) as Partial<ReviewableMatch>;
  const isMatch = typeof game?.id === 'string' && areEntries(entries) && typeof stateAt === 'function';
  if (!isMatch) throw badRequest('match', `the match is ${shown(match)}, expected a Match`);
}

const areEntries = (entries: unknown): boolean =>
  Array.isArray(entries) &&
  Array.from(entries as unknown[]).every((entry) => typeof entry === 'object' && entry !== null);

function checkOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null)
    throw badRequest('options', `the options are ${shown(options)}, expected an object like { onProgress }`);
  const { onProgress, signal } = options as Readonly<Record<string, unknown>>;
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw badRequest('onProgress', `onProgress is ${shown(onProgress)}, expected a function`);
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw badRequest('signal', `the signal is ${shown(signal)}, expected an AbortSignal`);
}

/** Lets others go on. Pages slow down timers that follow one another, and messages not; Node knows both. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
