import { html, nothing } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { button } from '../../ui/panel/button.js';
import { icons } from '../../ui/icons.js';
import type { MenuItem } from '../../ui/panel/menu.js';
import { moveField } from '../../ui/panel/move-field.js';
import { Toolbar } from '../../ui/panel/toolbar.js';
import type { Tool } from '../../ui/panel/toolbar.js';
import type { Control } from '../controls/controls.js';
import type { GameReplay } from '../features/replay/game-replay.js';
import type { ListedMoves } from '../features/moves/listed-moves.js';
import type { Narrator } from './narrator.js';
import type { PlayHost } from './play-host.js';
import type { PlayedGame } from './played-game.js';
import { EndingFocus } from '../features/result/ending-focus.js';
import { changeReaderSettings, onReaderSettings, readerSettings } from './reader-settings.js';
import { SaveNotice } from '../features/persist/save-notice.js';
import type { Toolset } from './toolset.js';
import type { UserMoves } from './user-moves.js';

const loadPlacedControls = () => import('../features/placed/placed-controls.js');
const loadEnding = () => import('../features/result/ending.js');
const loadListedMoves = () => import('../features/moves/listed-moves.js');

/** The parts of playing that the panel shows. */
interface PanelParts<State, Move, Terms extends CommonTerms> {
  readonly game: PlayedGame<State, Move>;
  readonly narrator: Narrator<State, Move, Terms>;
  readonly moves: UserMoves<State, Move, Terms>;
  readonly tools: Toolset<State, Move, Terms>;
}

/**
 * What stands beside or below the game: status, actions, tools and the field for typed moves; or the controls of a replay. Controls that the page has
 * elsewhere are drawn there instead. Actions, dice and choices stay: without them a game could not be played.
 */
export class PanelView<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #parts: PanelParts<State, Move, Terms>;
  readonly #toolbar: Toolbar;
  readonly #endingFocus: EndingFocus<State, Move, Terms>;
  readonly #saveNotice: SaveNotice<State, Move, Terms>;
  #playedMoves: ListedMoves<State, Move, Terms> | undefined;
  /** Why the latest typed move was refused. */
  #typedNotice: (() => string) | undefined;
  #replay: GameReplay<State, Move, Terms> | undefined;
  #replayLoad: Promise<void> | undefined;
  #isReplayMissing = false;

  constructor(host: PlayHost<State, Move, Terms>, parts: PanelParts<State, Move, Terms>) {
    this.#host = host;
    this.#parts = parts;
    this.#toolbar = new Toolbar(host);
    this.#endingFocus = new EndingFocus(host);
    this.#saveNotice = new SaveNotice(host, parts.narrator);
    let release = () => undefined as void;
    host.addController({
      hostUpdated: () => this.#drawPlaced(),
      // What is opened in one game is open in all of a page.
      hostConnected: () => (release = onReaderSettings(() => host.requestUpdate())),
      hostDisconnected: () => release(),
    });
  }

  /** Reads the `controls` attribute. @throws GameError `bad-attribute` */
  checkControls(): void {
    const controls = this.#host.setting('controls');
    if (controls) this.#placedControls?.parseControls(controls);
  }

  get isMenuOpen(): boolean {
    return this.#toolbar.isMenuOpen;
  }

  /** Whether a control stands in the game itself, where some stand elsewhere; `panel`: whether any control of the panel does. */
  shows(control: Control | 'panel'): boolean {
    return this.#placedControls?.isShown(this.#host, control) ?? false;
  }

  /** The dice or the rack, and what can be done with them; it stays in sight. */
  renderTurn(): unknown {
    const { game } = this.#parts;
    if (!this.#host.isPlayed || !game.renderHand) return nothing;
    return [game.renderHand(), html`<div class="actions">${this.#renderActions()}</div>`];
  }

  render(): unknown {
    this.#endingFocus.note();
    if (this.#host.isPlayed) return this.#renderPlay();
    if (this.#isReplayMissing) return button(this.#words('tabletop.notLoaded'), this.#loadAgain, 'primary');
    this.#replayLoad ??= this.#loadReplay();
    return [this.#replay && this.#renderReplay(this.#replay), this.#saveNotice.render()];
  }

  /** A control, wherever it stands; `nothing` if there is none now, `undefined` while it is being loaded. */
  renderControl(control: Control): unknown {
    const { isPlayed, match } = this.#host;
    const replay = this.#replay;
    switch (control) {
      case 'seats':
        return this.#host.renderSeats();
      case 'status':
        return isPlayed ? this.#renderStatus() : replay?.renderMoment();
      case 'toolbar':
        return isPlayed ? this.#renderTools() : replay && [replay.renderSteps(), this.#renderReplayTools(replay)];
      case 'moves':
        return isPlayed ? this.#listPlayed()?.render(match.ply) : replay?.renderMoves();
      case 'move-input':
        return isPlayed ? this.#renderMoveInput() : nothing;
    }
  }

  /** Resolves when the replay that the panel asked for is loaded. */
  get complete(): Promise<void> | undefined {
    return this.#replayLoad;
  }

  /** Keys on a control that has no use for them itself: those of the game. */
  readonly onKey = (event: KeyboardEvent): void => {
    const { key, altKey, defaultPrevented } = event;
    const [target] = event.composedPath();
    const isUsed = defaultPrevented || altKey || (target as Element).matches('input, textarea, select');
    if (isUsed) return;
    if (!this.#host.isPlayed) {
      // They press the focused button.
      if (key !== ' ' && key !== 'Enter') this.onReplayKey(event);
      return;
    }
    const run = this.#parts.tools.shortcut(event);
    if (!run) return;
    event.preventDefault();
    run();
  };

  /** Keys on the board of a record: steps, and the game's own tools. */
  readonly onReplayKey = (event: KeyboardEvent): void => {
    if (this.#host.isPlayed) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const run = this.#replay?.keys[key] ?? this.#parts.game.viewKeys[key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };

  #renderPlay(): TemplateResult {
    const { game } = this.#parts;
    const { isTyping, isListing } = readerSettings();
    const isInputHere = this.#host.shows('move-input');
    return html`${this.#hasFoot ? this.#renderFoot() : nothing} ${game.online?.render()} ${this.#saveNotice.render()}
    ${game.renderDetails?.()} ${isListing ? game.renderAllMoves?.() : nothing}
    ${isTyping && isInputHere ? this.#renderMoveInput() : nothing}`;
  }

  get #hasFoot(): boolean {
    const { game } = this.#parts;
    const host = this.#host;
    return host.shows('status') || host.shows('toolbar') || !game.renderHand;
  }

  /** The status and the tools, or the card at the end. Without a hand, actions stand beside the status. */
  #renderFoot(): TemplateResult {
    const { game } = this.#parts;
    const actions = game.renderHand ? nothing : html`<div class="actions">${this.#renderActions()}</div>`;
    return html`<div class="foot">
      ${this.#renderEnding() ?? [this.#own('status'), actions, this.#own('toolbar')]}
    </div>`;
  }

  /** The card at the end of a game; `undefined` while it goes on, while the card is being loaded, and where status and tools stand elsewhere. */
  #renderEnding(): unknown {
    const ending = this.#hasEnding ? this.#host.modules.get(loadEnding) : undefined;
    if (!ending) return undefined;
    const { game, tools } = this.#parts;
    const words = this.#words;
    const lookThrough = () => this.#host.review(true);
    const look = { id: 'look-through', label: words('tabletop.lookThrough'), icon: icons.lookBack, run: lookThrough };
    const isShare = ({ id }: Tool) => id === 'share';
    const items = [...tools.playTools, ...this.#menuItems].filter((item) => !isShare(item));
    const shown = [look, ...tools.pageTools.filter(isShare)];
    return ending.renderEnding(this.#host, game, {
      result: this.#renderStatus(),
      isNew: this.#endingFocus.isNew,
      again: this.#renderAgain(),
      tools: this.#toolbar.render(words('tabletop.tools'), shown, { label: words('tabletop.more'), items }),
    });
  }

  /** Whether the game is over and its end is shown here, all in one place. */
  get #hasEnding(): boolean {
    const host = this.#host;
    const isOver = host.triedFrom === undefined && host.match.outcome !== undefined;
    return isOver && host.shows('status') && host.shows('toolbar');
  }

  #renderReplay(replay: GameReplay<State, Move, Terms>): TemplateResult {
    const hasTools = this.#host.shows('toolbar');
    const back = () => this.#host.review(false);
    return html`${hasTools ? replay.renderSteps() : nothing}${this.#own('status')}
    ${this.#host.isReviewed ? button(this.#words('tabletop.backToResult'), back, 'primary') : nothing}
    ${this.#own('moves')} ${replay.renderTry()}${hasTools ? this.#renderReplayTools(replay) : nothing}`;
  }

  /** A control, if it stands in the game itself. */
  #own(control: Control): unknown {
    return this.#host.shows(control) ? this.renderControl(control) : nothing;
  }

  #renderStatus(): TemplateResult {
    const { game, moves } = this.#parts;
    const { notice } = moves;
    const isResult = !notice && this.#host.match.outcome;
    const hint = notice ? undefined : game.hintText;
    const aside = notice || hint ? undefined : (game.thinking ?? game.aside);
    return html`<p
      class="status"
      part="status"
      id="status"
      ?data-notice=${notice}
      ?data-hinting=${hint}
      ?data-result=${isResult}
    >
      ${notice?.() ?? hint ?? game.prompt} ${aside ? html`<span class="aside">${aside}</span>` : nothing}
    </p>`;
  }

  #renderTools(): TemplateResult {
    const { tools } = this.#parts;
    const label = this.#words('tabletop.more');
    return this.#toolbar.render(this.#words('tabletop.tools'), tools.playTools, { label, items: this.#menuItems });
  }

  /** What stands behind the last of the tools. */
  get #menuItems(): readonly MenuItem[] {
    const { game, tools } = this.#parts;
    const host = this.#host;
    return [
      ...tools.newGameTools,
      ...(game.online?.tools ?? []),
      ...(game.renderAllMoves ? [this.#switch('isListing', 'all-moves', 'tabletop.allMoves', icons.list)] : []),
      ...(host.shows('move-input') ? [this.#switch('isTyping', 'type-move', 'tabletop.typedMove', icons.type)] : []),
      ...game.viewTools,
      this.#soundSwitch,
      ...tools.pageTools,
    ];
  }

  get #soundSwitch(): MenuItem {
    const { game } = this.#parts;
    const run = () => game.switchSound();
    return { id: 'sound', label: this.#words('tabletop.sound'), icon: icons.sound, isOn: game.isSounding, run };
  }

  /** A switch that readers find as they left it. */
  #switch(
    name: 'isListing' | 'isTyping',
    id: string,
    term: 'tabletop.allMoves' | 'tabletop.typedMove',
    icon: SVGTemplateResult,
  ): MenuItem {
    const isOn = readerSettings()[name] === true;
    const run = () => {
      changeReaderSettings({ [name]: !isOn });
    };
    return { id, label: this.#words(term), icon, isOn, run };
  }

  #renderReplayTools(replay: GameReplay<State, Move, Terms>): TemplateResult {
    const { game, tools } = this.#parts;
    return replay.renderTools([...tools.ownGameTools, ...tools.helpTools, ...game.viewTools, ...tools.pageTools]);
  }

  #renderMoveInput(): TemplateResult {
    const { game, moves } = this.#parts;
    const words = this.#words;
    const host = this.#host;
    const notice = this.#typedNotice;
    const isRefused = notice !== undefined && notice === moves.notice;
    const field = {
      label: words('tabletop.typedMove'),
      example: game.example,
      submit: words('tabletop.play'),
      error: isRefused ? notice() : undefined,
      // In the game, the status above the field says it.
      toldBy: host.shows('status') && host.shows('move-input') ? 'status' : undefined,
    };
    return moveField(field, this.#playText);
  }

  readonly #playText = (text: string): boolean => {
    const { game, moves } = this.#parts;
    const isMade = game.playText(text);
    this.#typedNotice = isMade ? undefined : moves.notice;
    return isMade;
  };

  /** The moves of a game that is played, once the module is loaded. */
  #listPlayed(): ListedMoves<State, Move, Terms> | undefined {
    const { game, narrator } = this.#parts;
    const module = this.#host.modules.get(loadListedMoves);
    this.#playedMoves ??= module && new module.ListedMoves(this.#host, game, narrator);
    return this.#playedMoves;
  }

  #drawPlaced(): void {
    if (this.#host.placements.size > 0) this.#placedControls?.drawControls(this.#host, this);
  }

  get #placedControls() {
    return this.#host.modules.get(loadPlacedControls);
  }

  #renderActions(): unknown {
    const { game } = this.#parts;
    const host = this.#host;
    const words = this.#words;
    if (host.triedFrom !== undefined) {
      const back = button(words('tabletop.returnToRecord'), () => host.returnToRecord('user'));
      return [game.renderGameActions(), back];
    }
    if (!host.match.outcome) return game.renderGameActions();
    const isInCard = this.#hasEnding && host.modules.get(loadEnding);
    return isInCard ? nothing : this.#renderAgain();
  }

  /** The button for the next game. */
  #renderAgain(): unknown {
    const { policy, match, linked } = this.#host;
    // Who has asked for the next game waits for the others.
    const hasAsked = linked?.request !== undefined && linked.request.seat === linked.viewer;
    if (policy || hasAsked || !match.gate.hasUser) return nothing;
    const again = match.seats > 1 ? 'tabletop.rematch' : 'tabletop.newGame';
    return button(this.#words(again), () => this.#parts.tools.rematch(), 'primary');
  }

  async #loadReplay(): Promise<void> {
    try {
      const { GameReplay } = await import('../features/replay/game-replay.js');
      const { game, narrator, moves } = this.#parts;
      this.#replay = new GameReplay(this.#host, game, narrator, moves);
    } catch {
      this.#isReplayMissing = true;
    }
    this.#host.requestUpdate();
  }

  readonly #loadAgain = (): void => {
    this.#isReplayMissing = false;
    this.#replayLoad = undefined;
    this.#host.requestUpdate();
  };

  get #words(): Term<CommonTerms> {
    return this.#host.words;
  }
}
