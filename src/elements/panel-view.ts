import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import { button } from '../ui/button.js';
import { moveField } from '../ui/move-field.js';
import { Toolbar } from '../ui/toolbar.js';
import type { GameReplay } from './game-replay.js';
import type { Narrator } from './narrator.js';
import type { PlayHost } from './play-host.js';
import type { PlayedGame } from './played-game.js';
import { SaveNotice } from './save-notice.js';
import type { Toolset } from './toolset.js';
import type { UserMoves } from './user-moves.js';

/** The parts of playing that the panel shows. */
interface PanelParts<State, Move, Terms extends CommonTerms> {
  readonly game: PlayedGame<State, Move>;
  readonly narrator: Narrator<State, Move, Terms>;
  readonly moves: UserMoves<State, Move, Terms>;
  readonly tools: Toolset<State, Move, Terms>;
}

/** What stands beside or below the game: status, actions, tools and the field for typed moves; or the controls of a replay. */
export class PanelView<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #parts: PanelParts<State, Move, Terms>;
  readonly #toolbar: Toolbar;
  readonly #saveNotice: SaveNotice<State, Move, Terms>;
  #replay: GameReplay<State, Move, Terms> | undefined;
  #replayLoad: Promise<void> | undefined;
  #isReplayMissing = false;

  constructor(host: PlayHost<State, Move, Terms>, parts: PanelParts<State, Move, Terms>) {
    this.#host = host;
    this.#parts = parts;
    this.#toolbar = new Toolbar(host);
    this.#saveNotice = new SaveNotice(host, parts.narrator);
  }

  render(): unknown {
    if (this.#host.isPlayed) return this.#renderPlay();
    if (this.#isReplayMissing) return button(this.#words('tabletop.notLoaded'), this.#loadAgain, 'primary');
    this.#replayLoad ??= this.#loadReplay();
    const { game, tools } = this.#parts;
    return [this.#replay?.render([...game.viewTools, ...tools.pageTools]), this.#saveNotice.render()];
  }

  /** Resolves when the module that the panel asked for is loaded. */
  get complete(): Promise<void> | undefined {
    return this.#replayLoad;
  }

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
    const { game, tools, moves } = this.#parts;
    const { match } = this.#host;
    const words = this.#words;
    const { notice } = moves;
    const field = { label: words('tabletop.typedMove'), example: game.example, submit: words('tabletop.play') };
    return html`${game.renderHand?.()}
      <div class="now">
        <p class="status" part="status" ?data-notice=${notice} ?data-result=${!notice && match.outcome}>
          ${notice?.() ?? game.situation}
        </p>
        <div class="actions" @keydown=${this.#onActionKey}>${this.#renderActions()}</div>
      </div>
      ${this.#saveNotice.render()} ${game.renderChoices?.()}
      ${this.#toolbar.render(words('tabletop.tools'), [...tools.playTools, ...game.viewTools, ...tools.pageTools])}
      ${moveField(field, (text) => game.playText(text))}`;
  }

  #renderActions(): unknown {
    const { game, tools } = this.#parts;
    const host = this.#host;
    const words = this.#words;
    if (tools.isAsking) {
      return [
        html`<p class="question">${words('tabletop.leaveGame')}</p>`,
        button(words('tabletop.keepPlaying'), () => tools.ask(false), 'primary'),
        button(words('tabletop.newGame'), (click) => tools.leaveGame(click)),
      ];
    }
    if (host.triedFrom !== undefined) {
      const back = button(words('tabletop.returnToRecord'), () => host.returnToRecord('user'));
      return [game.renderGameActions(), back];
    }
    if (!host.match.outcome) return game.renderGameActions();
    if (!host.match.gate.hasUser) return undefined;
    const again = host.match.seats > 1 ? 'tabletop.rematch' : 'tabletop.newGame';
    return button(words(again), () => tools.rematch(), 'primary');
  }

  readonly #onActionKey = (event: KeyboardEvent): void => {
    const run = event.altKey ? undefined : this.#parts.tools.shortcut(event);
    if (!run) return;
    event.preventDefault();
    run();
  };

  async #loadReplay(): Promise<void> {
    try {
      const { GameReplay } = await import('./game-replay.js');
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
