import type { Seat } from '../../../games/game.js';
import type { Rating } from '../../../interaction/examiner.js';
import { verdictOf } from '../../../opponents/review/make-review.js';
import type { Bounds } from '../../../opponents/review/review.js';
import type { AnyContext } from '../../play/play-context.js';
import { amountOf, expectedOf } from './amounts.js';
import type { CurveData } from './curve-data.js';
import type { ReviewTask } from './review-task.js';
import type { ReviewLanguage } from './summary.js';
import { insteadText, judgedText } from './verdict.js';

/** A move that the reader tries, and what it is worth once that is known. */
interface Tried {
  readonly ply: number;
  readonly move: unknown;
  readonly controller: AbortController;
  rating?: Rating;
}

/** Rates the moves that the reader tries from a ply on, beside the game that is reviewed. */
export class TriedMove {
  /** The decision in whose place the reader tries another. */
  readonly ply: number;
  readonly #context: AnyContext;
  readonly #task: ReviewTask;
  readonly #onRated: () => void;
  #tried: Tried | undefined;

  constructor(context: AnyContext, task: ReviewTask, ply: number, onRated: () => void) {
    this.#context = context;
    this.#task = task;
    this.ply = ply;
    this.#onRated = onRated;
  }

  /** Looks whether the reader has made another move, or taken it back. */
  look(): void {
    const { match } = this.#context;
    const ply = match.entries.findLastIndex(
      ({ actor }, each) => typeof actor === 'number' && each >= this.ply && each < match.ply,
    );
    const entry = match.entries[ply];
    if (entry?.move === this.#tried?.move) return;
    this.drop();
    if (entry) void this.#rate(match.stateAt(ply), entry.actor as Seat, { ply, move: entry.move });
  }

  drop(): void {
    this.#tried?.controller.abort();
    this.#tried = undefined;
  }

  /** What the latest of them is worth, compared with the game if it stands in the place of its decision. */
  describe(data: CurveData, bounds: Bounds, language: ReviewLanguage): string {
    const { unit, entries } = data;
    const { words, code, isLead } = language;
    const { rating, ply } = this.#tried ?? {};
    if (!rating) return words.tryNow;
    const { value, best, error } = rating;
    const loss = Math.max(0, best - value);
    const judged = judgedText(verdictOf(loss, error, bounds), amountOf(loss, unit, code), language);
    const { choice } = entries[this.ply] ?? {};
    const worth =
      choice && ply === this.ply
        ? insteadText(value, choice.value - choice.loss, data, language)
        : words.expected(expectedOf(value, unit, code, isLead));
    return words.tried(`${judged} ${worth}`);
  }

  async #rate(state: unknown, seat: Seat, made: Pick<Tried, 'ply' | 'move'>): Promise<void> {
    const tried: Tried = { ...made, controller: new AbortController() };
    this.#tried = tried;
    const { signal } = tried.controller;
    try {
      tried.rating = await this.#task.rate(state, seat, tried.move, signal);
      this.#onRated();
    } catch (error) {
      if (!signal.aborted) reportError(error);
    }
  }
}
