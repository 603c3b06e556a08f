import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { ReviewWords } from '../../../locales/review/terms.js';
import type { AnyContext } from '../../play/play-context.js';
import type { ReadMark } from '../feature.js';
import { figureOf } from './amounts.js';
import { dataOf } from './curve-data.js';
import type { CurveData } from './curve-data.js';
import { CurveSlider } from './curve-slider.js';
import { mark } from './mark.js';
import { OwnPlay } from './own-play.js';
import { renderLegend, renderMoments, renderProgress, renderSeats, renderTable } from './review-panel.js';
import type { PanelActions } from './review-panel.js';
import type { ReviewModule } from './review-source.js';
import { reviewedMatches } from './reviewed-matches.js';
import { ReviewTask } from './review-task.js';
import { sharedCurve, sharedSentence } from './shared-review.js';
import { StepReview } from './step-review.js';
import { summaryOf } from './summary.js';
import type { ReviewLanguage } from './summary.js';

/** What a review needs before it can say anything. */
interface Parts {
  readonly module: Omit<ReviewModule<unknown, unknown>, 'styles'>;
  readonly words: () => ReviewWords;
}

/** The review of one match: its curve, what became of each seat, what decided, and what each step was worth. */
export class GameReview {
  readonly task: ReviewTask;
  readonly step: StepReview;
  readonly #context: AnyContext;
  readonly #parts: Parts;
  readonly #slider: CurveSlider;
  readonly #own: OwnPlay;
  /** Whose curve is strong. */
  #strong: Seat;
  /** Ends what the reader waits for. */
  #controller = new AbortController();
  #isTableOpen = false;
  #known: { readonly of: object; readonly data: CurveData } | undefined;

  constructor(context: AnyContext, parts: Parts) {
    const { match, names } = context;
    this.#context = context;
    this.#parts = parts;
    this.task = ReviewTask.of(match, parts.module.source);
    this.task.isLookedAt = true;
    this.step = new StepReview(context, this.task, () => this.language);
    this.#slider = new CurveSlider(context, this.#actions.goTo);
    this.#own = new OwnPlay(context);
    this.#strong = names.reader ?? 0;
  }

  /** Reviews the match; what is there already stays. */
  readonly run = async (): Promise<void> => {
    const { narrator, element } = this.#context;
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    try {
      const review = await this.task.run(element, { signal, onProgress: () => this.#context.requestUpdate() });
      reviewedMatches.add(this.task.match);
      this.#own.keep(review);
      narrator.say(review.seats.map((_, seat) => summaryOf(review, seat, this.language)).join(' '));
    } catch {
      // The reader has stopped it, or the task says why there is none.
    }
    this.#context.requestUpdate();
  };

  /** Whether its match is looked through. */
  get isShown(): boolean {
    const { match, isPlayed } = this.#context;
    return !isPlayed && this.task.isOf(match);
  }

  /** What is known so far. */
  get data(): CurveData {
    const { result, progress, match, length } = this.task;
    const of = result ?? progress ?? this.task;
    if (this.#known?.of !== of) {
      const entries = progress?.entries ?? Array<undefined>(length).fill(undefined);
      const unfinished = { unit: this.#parts.module.unit, seats: match.seats, entries, moments: [] };
      this.#known = { of, data: result ? dataOf(result) : unfinished };
    }
    return this.#known.data;
  }

  get language(): ReviewLanguage {
    const { commonWords, names, narrator, match } = this.#context;
    const { module, words } = this.#parts;
    const { chance, isLead = false } = module;
    const nameOf = (seat: Seat) => names.of(seat);
    const who = (seat: Seat) =>
      seat === names.reader ? undefined : match.seats > 1 ? nameOf(seat) : names.given(seat);
    const describeStep = (step: number) => narrator.describePly(step);
    return { code: commonWords('$code'), words: words(), chance, isLead, who, nameOf, describeStep };
  }

  /** The mark of a move in the list, if there was something to choose. All marks come at once: the list is long, and each update renders all of it. */
  markOf(step: number): ReadMark | undefined {
    const { choice } = this.task.result?.entries[step - 1] ?? {};
    if (!choice) return undefined;
    return { sign: mark(choice.verdict), words: this.language.words.verdicts[choice.verdict] };
  }

  get sharedSentence(): string | undefined {
    const { result } = this.task;
    return result && sharedSentence(result, this.#strong, this.language);
  }

  renderShared(): TemplateResult | undefined {
    const { result } = this.task;
    return result && sharedCurve(result, this.#strong, this.language);
  }

  renderCurve(): TemplateResult {
    const { data, language } = this;
    const { ply, length } = this.#context.match;
    const { words, code } = language;
    const texts = {
      label: words.curve,
      at: this.#context.commonWords('tabletop.atPly', ply, length),
      figure: (value: number) => figureOf(value, data.unit, code),
      code,
    };
    return html`<div class="review">
      ${this.#slider.render(data, this.#strong, texts)}
      ${this.task.result ? renderLegend(data, this.#strong, ply, language) : this.#renderProgress(words)}
    </div>`;
  }

  /** What the shown step was worth. */
  renderJudged(): TemplateResult {
    return html`<div class="judged">${this.step.render(this.data)}</div>`;
  }

  /** What became of the whole game, once all of it is reviewed. */
  renderReviewed(): unknown {
    const { data, language } = this;
    const review = this.task.result;
    if (!review) return nothing;
    return html`<div class="reviewed">
      ${renderSeats(review, this.#strong, language, this.#actions)} ${renderMoments(data, language, this.#actions)}
      ${this.#own.render(review.unit, language)} ${renderTable(data, this.#strong, this.#isTableOpen, language)}
      <button type="button" class="fold" aria-expanded=${this.#isTableOpen} @click=${this.#toggleTable}>
        ${language.words.asTable}
      </button>
    </div>`;
  }

  updated(): void {
    this.step.updated(this.isShown ? this.data : undefined);
  }

  /** Ends what is going on, and lets the worker go. */
  leave(): void {
    this.#controller.abort();
    this.step.leave();
    this.task.release();
  }

  readonly #actions: PanelActions = {
    goTo: (step) => this.step.goTo(step),
    choose: (seat) => {
      this.#strong = seat;
      this.#context.requestUpdate();
    },
    signOf: (seat) => this.#context.play.signOf?.(seat) ?? this.#context.nameOf(seat),
  };

  readonly #toggleTable = (): void => {
    this.#isTableOpen = !this.#isTableOpen;
    this.#context.requestUpdate();
  };

  #renderProgress(words: ReviewWords): TemplateResult {
    const { task } = this;
    const { done = 0, total = task.length } = task.progress ?? {};
    const hasStopped = this.#controller.signal.aborted;
    const why = task.error === undefined ? (hasStopped ? words.stopped : undefined) : words.failed;
    const stop = () => this.#controller.abort();
    return renderProgress({ done, total, why }, { stop, run: () => void this.run() }, words);
  }
}
