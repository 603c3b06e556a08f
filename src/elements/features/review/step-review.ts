import { html, nothing } from 'lit';
import { button } from '../../../ui/panel/button.js';
import type { AnyContext } from '../../play/play-context.js';
import { BetterMove } from './better-move.js';
import type { CurveData } from './curve-data.js';
import { mark } from './mark.js';
import type { ReviewTask } from './review-task.js';
import type { ReviewLanguage } from './summary.js';
import { TriedMove } from './tried-move.js';
import { entryText, insteadText, isWorse, winningText } from './verdict.js';

/** What the step that is shown was worth, the better move in its place, and what the reader tries there. */
export class StepReview {
  readonly #context: AnyContext;
  readonly #task: ReviewTask;
  readonly #better: BetterMove;
  readonly #language: () => ReviewLanguage;
  /** The decision whose better move the board shows, at the moment before it was made. */
  #considered: number | undefined;
  #trial: TriedMove | undefined;

  constructor(context: AnyContext, task: ReviewTask, language: () => ReviewLanguage) {
    this.#context = context;
    this.#task = task;
    this.#language = language;
    this.#better = new BetterMove(context, task.match);
  }

  /** Whether the reader tries moves in place of those of the game. */
  get isTrying(): boolean {
    return this.#trial !== undefined && this.#context.session.triedFrom !== undefined;
  }

  /** What is said of the shown step besides the move. */
  describe(data: CurveData): string {
    const considered = this.#shownDecision;
    if (considered !== undefined) return this.#describeBetter(data, considered);
    const { ply } = this.#context.match;
    if (ply === 0) return '';
    const language = this.#language();
    const texts = [entryText(data, ply - 1, language), this.#nameBetter(data, ply - 1)];
    return [...texts, winningText(data, ply - 1, language)].filter(Boolean).join(' ');
  }

  /** The better move that the board shows. */
  advisedMove(data: CurveData): unknown {
    const considered = this.#shownDecision;
    return considered === undefined ? undefined : this.#better.moveOf(data, considered);
  }

  /** How good the decision was, in words, and what can be done about it. */
  render(data: CurveData): unknown {
    const { match } = this.#context;
    const { words, code } = this.#language();
    const considered = this.#shownDecision;
    const at = considered ?? match.ply - 1;
    const choice = data.entries[at]?.choice;
    // Who has something to choose at this moment can try it, too.
    const next = choice ? at : typeof match.entries[match.ply]?.actor === 'number' ? match.ply : undefined;
    const tryIt = () => next !== undefined && this.#try(next, data);
    return html`<p class="judgement">${choice ? mark(choice.verdict) : nothing}<span>${this.describe(data)}</span></p>
      <div class="judged-actions">
        ${
          considered !== undefined
            ? button(words.backToMove, () => this.goTo(considered + 1))
            : choice && isWorse(choice, data, code)
              ? button(words.showBetter, () => this.#consider(at))
              : nothing
        }
        ${next !== undefined && this.#task.result ? button(words.tryAnother, tryIt) : nothing}
      </div>`;
  }

  /** What a tried move is worth. */
  renderTried(data: CurveData | undefined): unknown {
    return this.isTrying && data ? html`<p class="tried">${this.#describeTried(data)}</p>` : undefined;
  }

  /** The reader has made a move, or taken one back. */
  changed(): void {
    if (this.isTrying) this.#trial?.look();
  }

  goTo(step: number): void {
    this.#considered = undefined;
    this.#context.match.goTo(step, 'user');
  }

  /** Follows where the reader has gone. @param data missing while another match, or nothing, is shown */
  updated(data: CurveData | undefined): void {
    if (!this.isTrying) this.#drop();
    const considered = data && this.#shownDecision;
    if (data && considered === undefined) this.#considered = undefined;
    this.#better.point(data, considered);
  }

  leave(): void {
    this.#drop();
    this.#better.point(undefined, undefined);
  }

  #drop(): void {
    this.#trial?.drop();
    this.#trial = undefined;
  }

  /** The decision whose better move is shown, if the board still shows it. */
  get #shownDecision(): number | undefined {
    return this.#context.match.ply === this.#considered ? this.#considered : undefined;
  }

  #consider(ply: number): void {
    this.#considered = ply;
    this.#context.match.goTo(ply, 'user');
    this.#context.requestUpdate();
  }

  /** Leaves the game at the moment before a decision, to make another. No events are emitted for the moves that are made then. */
  #try(ply: number, data: CurveData): void {
    const { match, session, narrator } = this.#context;
    this.#considered = ply;
    match.goTo(ply, 'user');
    this.#trial = new TriedMove(this.#context, this.#task, ply, () => {
      narrator.say(this.#describeTried(data));
      this.#context.requestUpdate();
    });
    session.tryMoves('user');
  }

  #describeTried(data: CurveData): string {
    const { bounds } = this.#task.result ?? {};
    return (bounds && this.#trial?.describe(data, bounds, this.#language())) ?? '';
  }

  #nameBetter(data: CurveData, ply: number): string {
    const { words, code } = this.#language();
    const { choice } = data.entries[ply] ?? {};
    return choice && isWorse(choice, data, code) ? words.better(this.#better.nameOf(data, ply)) : '';
  }

  #describeBetter(data: CurveData, ply: number): string {
    const language = this.#language();
    const { value = 0, loss = 0 } = data.entries[ply]?.choice ?? {};
    const worth = insteadText(value, value - loss, data, language);
    return [language.words.better(this.#better.nameOf(data, ply)), this.#better.whyOf(data, ply), worth]
      .filter(Boolean)
      .join(' ');
  }
}
