import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { systemClock } from '../../../match/time/clock.js';
import { Playback } from '../../../match/playback.js';
import { icons } from '../../../ui/icons.js';
import type { KeyBindings, PlacedTool, Slots } from '../feature.js';
import { replayStyles } from './replay.styles.js';
import { Toolbar } from '../../../ui/panel/toolbar.js';
import type { Tool } from '../../../ui/panel/toolbar.js';
import { button } from '../../../ui/panel/button.js';
import { moveListStyles } from '../../../ui/panel/move-list.styles.js';
import { ListedMoves } from '../../play/listed-moves.js';
import type { AnyContext } from '../../play/play-context.js';
import { PartByPart } from './part-by-part.js';

/** Leads a user through a record: step by step, by the list of moves and by keys. */
export class GameReplay implements Slots {
  readonly controls = {
    status: () => this.#renderMoment(),
    toolbar: () => [this.#renderSteps(), this.#renderTools()],
    moves: () => this.#moves.render(this.#context.match.length),
  };
  readonly #context: AnyContext;
  readonly #steps: Toolbar;
  readonly #tools: Toolbar;
  readonly #moves: ListedMoves;
  /** What stands below the moment of a game that is reviewed. */
  readonly #parts: PartByPart;
  #playback: Playback | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#steps = new Toolbar(context);
    this.#tools = new Toolbar(context);
    this.#moves = new ListedMoves(context, (ply) => this.#goTo(ply));
    this.#parts = new PartByPart(3, () => context.requestUpdate());
    context.addStyles(replayStyles, moveListStyles);
    context.addController({
      // Another record, or own moves, have replaced the one that is played back.
      hostUpdate: () => {
        if (context.isPlayed || !this.#playback?.isOf(context.match)) this.#stop();
      },
      hostDisconnected: () => this.#stop(),
    });
  }

  /** Steps, the moment, the moves, and what can be done besides. */
  renderReplay(): TemplateResult {
    const { session, match, commonWords: words } = this.#context;
    const hasTools = this.#context.shows('toolbar');
    const back = () => {
      session.lookThrough(false);
      session.goTo('last', 'user');
    };
    const shown = (control: 'status' | 'moves') => (this.#context.shows(control) ? this.controls[control]() : nothing);
    const { features } = this.#context;
    const curve = features.first(({ renderCurve }) => renderCurve);
    const judged = features.first(({ renderJudged }) => renderJudged);
    const reviewed = features.first(({ renderReviewed }) => renderReviewed);
    const marked = features.first((slots) => slots.marked);
    this.#parts.begin([match, match.ply, marked], !curve || this.#isInList);
    return html`${curve?.()}${hasTools ? this.#renderSteps() : nothing}${shown('status')}${this.#parts.render(0, () => judged?.())}
    ${session.isLookedThrough ? button(words('tabletop.backToResult'), back, 'primary') : nothing}
    ${this.#parts.render(1, () => reviewed?.())}${this.#parts.render(2, () => shown('moves'))}
    ${judged ? nothing : this.#renderTry()}${hasTools ? this.#renderTools() : nothing}`;
  }

  get complete(): Promise<void> | undefined {
    return this.#parts.complete;
  }

  /** The way back from the game of a link. */
  get tools(): readonly PlacedTool[] {
    const { session, commonWords: words } = this.#context;
    const { leading } = session;
    if (!leading.fromLink) return [];
    const run = () => {
      leading.showLink(undefined);
      // Loading the page again would show the game of the link again.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    return [{ id: 'own-game', label: words('tabletop.ownGame'), icon: icons.newGame, run, places: ['replay'] }];
  }

  /** The buttons that step through the record. */
  #renderSteps(): TemplateResult {
    const words = this.#words;
    return this.#steps.render(words('tabletop.replayTools'), this.#stepTools(words), undefined, 'steps');
  }

  /** The latest move, why something was refused, and the author's comment. */
  #renderMoment(): TemplateResult {
    const { match, intentions, narrator, situation, commonWords: words } = this.#context;
    const { ply, entries } = match;
    const { notice } = intentions;
    const { comment } = entries[ply - 1] ?? match;
    return html`<div class="moment" part="moment">
      <p class="status" part="status">
        ${narrator.describePly(ply) || words('tabletop.start')} ${match.outcome && situation}
      </p>
      ${notice && html`<p>${notice()}</p>`} ${comment && html`<p class="comment" part="comment">${comment}</p>`}
    </div>`;
  }

  /** The button that leaves the record to try own moves. */
  #renderTry(): TemplateResult {
    return html`<button
      type="button"
      class="button try"
      part="button"
      @click=${() => this.#context.session.tryMoves('user')}
    >
      ${this.#words('tabletop.tryMoves')}
    </button>`;
  }

  #renderTools(): TemplateResult {
    return this.#tools.render(this.#words('tabletop.tools'), this.#context.features.tools('replay'));
  }

  /** Like the board, the keys for back and forward are not mirrored in right-to-left pages. */
  get keys(): KeyBindings {
    const { ply, length } = this.#context.match;
    return {
      ArrowLeft: () => this.#goTo(ply - 1),
      ArrowRight: () => this.#goTo(ply + 1),
      Home: () => this.#goTo(0),
      End: () => this.#goTo(length),
      ...(this.#isTimed && { ' ': this.#togglePlayback }),
    };
  }

  /** Whether the moves of the record have times. */
  get #isTimed(): boolean {
    return this.#context.match.entries.some(({ at }) => at !== undefined);
  }

  readonly #togglePlayback = (): void => {
    if (this.#playback) this.#stop();
    else {
      this.#playback = new Playback(this.#context.match, this.#context.clock ?? systemClock, () => this.#stop());
      this.#playback.start();
    }
    this.#context.requestUpdate();
  };

  #stop(): void {
    if (!this.#playback) return;
    this.#playback.stop();
    this.#playback = undefined;
    this.#context.requestUpdate();
  }

  #goTo(ply: number): void {
    const { match, narrator, commonWords: words } = this.#context;
    const target = Math.max(0, Math.min(ply, match.length));
    if (target === match.ply) narrator.say(words('tabletop.atPly', target, match.length));
    match.goTo(target, 'user');
  }

  #stepTools(words: Term<CommonTerms>): readonly Tool[] {
    const { ply, length } = this.#context.match;
    const to = (target: number) =>
      target < 0 || target > length || target === ply ? undefined : () => this.#goTo(target);
    return [
      { id: 'first', label: words('tabletop.first'), icon: icons.first, keys: 'Home', run: to(0) },
      { id: 'back', label: words('tabletop.back'), icon: icons.back, keys: 'ArrowLeft', run: to(ply - 1) },
      { id: 'forward', label: words('tabletop.forward'), icon: icons.forward, keys: 'ArrowRight', run: to(ply + 1) },
      { id: 'last', label: words('tabletop.last'), icon: icons.last, keys: 'End', run: to(length) },
      ...(this.#isTimed ? [this.#playbackTool(words)] : []),
    ];
  }

  /** Whether the reader goes from move to move in the list: it follows at once. */
  get #isInList(): boolean {
    const root = this.#context.renderRoot as ShadowRoot;
    return root.activeElement?.matches('.listed') === true;
  }

  get #words(): Term<CommonTerms> {
    return this.#context.commonWords;
  }

  #playbackTool(words: Term<CommonTerms>): Tool {
    const [label, icon] = this.#playback
      ? [words('tabletop.stopPlayback'), icons.pause]
      : [words('tabletop.playback'), icons.play];
    return { id: 'playback', label, icon, keys: 'Space', run: this.#togglePlayback };
  }
}
