import { css, html } from 'lit';
import type { ReviewWords } from '../../../locales/review/terms.js';
import { LazyTexts } from '../../play/lazy-texts.js';
import type { AnyContext } from '../../play/play-context.js';
import type { ReadMark, Slots } from '../feature.js';
import { GameReview } from './game-review.js';
import { keptStyles } from './kept.styles.js';
import { reviewStyles } from './review.styles.js';

export const styles = css`
  ${reviewStyles}
  ${keptStyles}
`;

const TEXTS: Readonly<Record<string, () => Promise<{ readonly review: ReviewWords }>>> = {
  en: () => import('../../../locales/review/en.js'),
  de: () => import('../../../locales/review/de.js'),
  nl: () => import('../../../locales/review/nl.js'),
  fr: () => import('../../../locales/review/fr.js'),
  it: () => import('../../../locales/review/it.js'),
};

/** Reviews whichever game is looked through, as soon as what that needs is loaded, until the reader leaves it. */
export class Reviewed implements Slots {
  readonly #context: AnyContext;
  readonly #texts: LazyTexts<{ readonly review: ReviewWords }>;
  #review: GameReview | undefined;
  /** The review that the reader has left. */
  #left: GameReview | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#texts = new LazyTexts(context, TEXTS);
    context.addController({
      hostUpdate: () => this.#follow(),
      hostUpdated: () => this.#review?.updated(),
      hostDisconnected: () => this.#leave(),
    });
  }

  get sharedNote(): string | undefined {
    return this.#kept?.sharedSentence;
  }

  get renderSharedNote(): (() => unknown) | undefined {
    return this.#kept && (() => this.#kept?.renderShared());
  }

  /** Keeps the room of the curve until it is there. */
  get renderCurve(): (() => unknown) | undefined {
    return this.#context.isPlayed ? undefined : () => this.#shown?.renderCurve() ?? html`<div class="review"></div>`;
  }

  get renderJudged(): (() => unknown) | undefined {
    return this.#shown && (() => this.#shown?.renderJudged());
  }

  get renderReviewed(): (() => unknown) | undefined {
    return this.#shown && (() => this.#shown?.renderReviewed());
  }

  get judged(): string | undefined {
    return this.#shown && this.#shown.step.describe(this.#shown.data);
  }

  get marked(): unknown {
    return this.#shown?.task.result;
  }

  get advisedMove(): unknown {
    return this.#shown && this.#shown.step.advisedMove(this.#shown.data);
  }

  get isQuiet(): boolean | undefined {
    return this.#review?.step.isTrying;
  }

  markOf(step: number): ReadMark | undefined {
    return this.#shown?.markOf(step);
  }

  renderUrgent(): unknown {
    return this.#review?.step.renderTried(this.#review.data);
  }

  changed(): void {
    this.#review?.step.changed();
  }

  /** The review of the match, also after the reader has left it. */
  get #kept(): GameReview | undefined {
    return [this.#review, this.#left].find((review) => review?.task.isOf(this.#context.match));
  }

  /** The review, while its game is looked through. */
  get #shown(): GameReview | undefined {
    this.#follow();
    return this.#review?.isShown ? this.#review : undefined;
  }

  /** Reviews the match that is looked through, and no other. */
  #follow(): void {
    const { match, activeMode, isPlayed, modules, extras } = this.#context;
    const isOther = !this.#review?.step.isTrying && !this.#review?.task.isOf(match);
    if (activeMode !== 'replay' || isOther) this.#leave();
    if (this.#review ?? (activeMode !== 'replay' || isPlayed)) return;
    const module = extras.review && modules.get(extras.review);
    if (!module || !this.#texts.shown || match.length === 0) return;
    this.#review = new GameReview(this.#context, { module, words: () => this.#texts.shown!.review });
    void this.#review.run();
  }

  #leave(): void {
    this.#review?.leave();
    this.#left = this.#review ?? this.#left;
    this.#review = undefined;
  }
}
