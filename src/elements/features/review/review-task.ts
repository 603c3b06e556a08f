import { GameError } from '../../../games/game-error.js';
import type { Seat } from '../../../games/game.js';
import type { Rating } from '../../../interaction/examiner.js';
import { Reviewing } from '../../../interaction/reviewing.js';
import type { ReviewSource } from '../../../interaction/reviewing.js';
import type { Match } from '../../../match/match.js';
import { playedOf } from '../../../opponents/review/played-of.js';
import type { Review, ReviewOptions, ReviewProgress } from '../../../opponents/review/review.js';
import { emit } from '../../base/events.js';
import type { Extras } from '../extras.js';

type AnyMatch = Match<unknown, unknown>;

/** An element whose game can be reviewed. */
interface ReviewedElement extends EventTarget {
  readonly session: { prepare(): AnyMatch };
  readonly extras: Pick<Extras<unknown, unknown, never>, 'review'>;
}

const tasks = new WeakMap<AnyMatch, ReviewTask>();

/** The review of a match as long as it is, begun once, whoever asks for it: the reader or a script. */
export class ReviewTask {
  readonly match: AnyMatch;
  readonly length: number;
  /** How far it is. */
  progress: ReviewProgress | undefined;
  result: Review | undefined;
  /** Why there is no review. */
  error: unknown;
  /** Whether a reader looks at it, and may try moves. */
  isLookedAt = false;
  readonly #reviewing: Reviewing<unknown, unknown>;
  readonly #listeners = new Set<(progress: ReviewProgress) => void>();
  #waiting = 0;
  #run: { readonly controller: AbortController; readonly review: Promise<Review> } | undefined;

  private constructor(match: AnyMatch, source: ReviewSource) {
    this.match = match;
    this.length = match.length;
    this.#reviewing = new Reviewing(source);
  }

  static of(match: AnyMatch, source: ReviewSource): ReviewTask {
    const known = tasks.get(match);
    if (known?.isOf(match)) return known;
    const task = new ReviewTask(match, source);
    tasks.set(match, task);
    return task;
  }

  /** Whether this is a review of the whole match as it is. */
  isOf(match: AnyMatch): boolean {
    return this.match === match && this.length === match.length;
  }

  /** Begins the review, or takes part in it. @param element emits `game-review` with the result, if this call begins the review */
  async run(element: EventTarget, { onProgress, signal }: ReviewOptions = {}): Promise<Review> {
    signal?.throwIfAborted();
    if (this.result) return this.result;
    this.#run ??= this.#begin(element);
    const { review } = this.#run;
    if (onProgress) this.#listeners.add(onProgress);
    this.#waiting++;
    try {
      return await (signal ? Promise.race([review, aborted(signal)]) : review);
    } finally {
      if (onProgress) this.#listeners.delete(onProgress);
      // Nobody wants it any more.
      if (--this.#waiting === 0) this.#stop();
    }
  }

  /** What a move is worth that is legal in a state. */
  rate(state: unknown, seat: Seat, move: unknown, signal: AbortSignal): Promise<Rating> {
    return this.#reviewing.rate(state, seat, move, signal);
  }

  /** Lets the worker go, unless somebody waits for the review. */
  release(): void {
    this.isLookedAt = false;
    if (this.#waiting === 0) this.#reviewing.release();
  }

  #stop(): void {
    this.#run?.controller.abort();
    this.#run = undefined;
    if (!this.isLookedAt) this.#reviewing.release();
  }

  #begin(element: EventTarget): { controller: AbortController; review: Promise<Review> } {
    const controller = new AbortController();
    this.error = undefined;
    const review = this.#reviewing.review(
      playedOf(this.match),
      (progress) => this.#report(progress),
      controller.signal,
    );
    const run = { controller, review };
    review
      .then(
        (result) => {
          this.result = result;
          emit(element, 'game-review', result);
        },
        (error: unknown) => {
          if (!controller.signal.aborted) this.error = error;
        },
      )
      .finally(() => {
        if (this.#run === run) this.#run = undefined;
      });
    return run;
  }

  #report(progress: ReviewProgress): void {
    this.progress = progress;
    for (const listener of this.#listeners) listener(progress);
  }
}

/** Rejects with the reason of a signal. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));

/** Reviews the game of an element. @throws GameError `bad-request` if the game has no review */
export async function reviewGame(element: ReviewedElement, options?: ReviewOptions): Promise<Review> {
  const { extras } = element;
  const match = element.session.prepare();
  if (!extras.review) throw new GameError('bad-request', `${match.game.id} has no review`, { place: 'review' });
  const { source } = await extras.review();
  return ReviewTask.of(match, source).run(element, options);
}
