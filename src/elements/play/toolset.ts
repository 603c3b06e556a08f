import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { icons } from '../../ui/icons.js';
import { TYPED_NAME_LIMIT } from '../../ui/seats/seat-name.js';
import type { Tool } from '../../ui/panel/toolbar.js';
import type { Narrator } from './narrator.js';
import type { PlayHost } from './play-host.js';
import type { PlayedGame } from './played-game.js';
import type { UserMoves } from './user-moves.js';

/** The tools that every game has, and their keys. */
export class Toolset<State, Move, Terms extends CommonTerms> {
  #isOpening = false;
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #game: PlayedGame<State, Move>;
  readonly #moves: UserMoves<State, Move, Terms>;
  readonly #narrator: Narrator<State, Move, Terms>;

  constructor(
    host: PlayHost<State, Move, Terms>,
    game: PlayedGame<State, Move>,
    moves: UserMoves<State, Move, Terms>,
    narrator: Narrator<State, Move, Terms>,
  ) {
    this.#host = host;
    this.#game = game;
    this.#moves = moves;
    this.#narrator = narrator;
  }

  /** The tools that are always in sight while a game is played. */
  get playTools(): readonly Tool[] {
    const words = this.#words;
    const { shared } = this.#game;
    if (shared) return [shared.undoTool, ...this.helpTools];
    return [
      { id: 'undo', label: words('tabletop.undo'), icon: icons.undo, run: this.undo },
      { id: 'redo', label: words('tabletop.redo'), icon: icons.redo, run: this.redo },
      ...this.hintTools,
      ...this.helpTools,
    ];
  }

  /** A new game, unless own moves are tried in a record. */
  get newGameTools(): readonly Tool[] {
    const host = this.#host;
    const { triedFrom, match } = host;
    if (triedFrom !== undefined) return [];
    const { shared } = this.#game;
    if (shared) return shared.newGameTools;
    // At the end, the one thing to do begins the next game; what began from a position can be begun from there again.
    const isNextAtHand = match.outcome !== undefined && match.start === undefined;
    if (isNextAtHand && (host.setup === 'fixed' || host.setting('dice') === 'remote')) return [];
    const onBegun = () => void host.updateComplete.then(() => this.#game.keepFocus());
    const run = this.opening(async () => (await import('../features/new-game/new-game.js')).openNewGame(host, onBegun));
    const label = this.#words(isNextAtHand ? 'tabletop.changeSetup' : 'tabletop.newGame');
    return [{ id: 'new-game', label, icon: icons.newGame, run }];
  }

  /** Hints, as long as the game goes on. */
  get hintTools(): readonly Tool[] {
    if (!this.#game.hasHints || this.#host.match.outcome) return [];
    return [{ id: 'hint', label: this.#words('tabletop.hint'), icon: icons.hint, run: this.hint }];
  }

  /** Help, if the game has one. */
  get helpTools(): readonly Tool[] {
    const game = this.#game;
    if (!game.openHelp) return [];
    const run = this.opening(async () => game.openHelp?.());
    return [{ id: 'help', label: this.#words('tabletop.help'), icon: icons.help, run }];
  }

  /** Opens the course of the game. */
  get learn(): () => void {
    return this.opening(async () => (await import('../features/learn/learn.js')).openLearn(this.#host));
  }

  /** The way back from the game of a link. */
  get ownGameTools(): readonly Tool[] {
    const leave = this.#host.leaveShared;
    if (!leave) return [];
    const run = () => {
      leave();
      // Loading the page again would show the game of the link again.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    return [{ id: 'own-game', label: this.#words('tabletop.ownGame'), icon: icons.newGame, run }];
  }

  /** Share and print. */
  get pageTools(): readonly Tool[] {
    const words = this.#words;
    const host = this.#host;
    const game = this.#game;
    const unlessCovered = (open: () => Promise<void>) => (game.isCovered ? undefined : this.opening(open));
    return [
      {
        id: 'share',
        label: words('tabletop.share'),
        icon: icons.share,
        run: unlessCovered(async () => (await import('../features/share/share.js')).openShare(host, game.sharedRecord)),
      },
      {
        id: 'print',
        label: words('tabletop.print'),
        icon: icons.print,
        run: unlessCovered(async () =>
          (await import('../features/print/print.js')).print(host, game.printedSituation, game.sharedRecord),
        ),
      },
    ];
  }

  /** Takes a move back; `undefined` while there is nothing that the user may take back. */
  get undo(): (() => void) | undefined {
    const { match } = this.#host;
    const { shared } = this.#game;
    if (shared) return shared.undoTool.run;
    const { seatToUndo: seat, isUndoOpen } = this.#game;
    return isUndoOpen && match.canUndo(seat, 'user') ? () => match.undo(seat, 'user') : undefined;
  }

  /** Brings back what was undone; `undefined` while there is nothing. */
  get redo(): (() => void) | undefined {
    const { match } = this.#host;
    return !this.#game.shared && match.mayRedo('user') ? () => match.redo('user') : undefined;
  }

  /** Gives the next step of a hint; `undefined` while the user has nothing to decide, or may not see it. */
  get hint(): (() => void) | undefined {
    const game = this.#game;
    if (!game.hasHints || game.hintSeat === undefined || game.isCovered) return undefined;
    return this.opening(async () => game.giveHint());
  }

  /** What a key does anywhere in the game: undo and redo, hints, the game's own keys, and Escape. */
  shortcut({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const { undo, redo, hint } = this;
    const letter = key.toLowerCase();
    if (ctrlKey || metaKey) {
      if (letter === 'z') return shiftKey ? redo : undo;
      return letter === 'y' ? redo : undefined;
    }
    if (letter === 'escape') return this.#game.escapeMove ?? this.#game.closeHint;
    return { u: undo, r: redo, h: hint, ...this.#game.viewKeys }[letter];
  }

  /** Wraps what loads a module when it is asked for, which may fail. */
  opening(open: () => Promise<void>): () => void {
    const onFailure = () => {
      const notice = () => this.#words('tabletop.notLoaded');
      this.#moves.notice = notice;
      this.#narrator.say(notice());
    };
    return () => {
      if (this.#isOpening) return;
      this.#isOpening = true;
      this.#moves.notice = undefined;
      void open()
        .catch(onFailure)
        .finally(() => {
          this.#isOpening = false;
          this.#host.requestUpdate();
        });
    };
  }

  /** Starts the next game of a series; among several readers, asks for it or agrees to it. */
  rematch(): void {
    if (this.#game.shared?.agree()) return;
    this.#host.begin({ alternate: true }, 'user');
  }

  /** Sets one name of the `names` attribute. Commas separate names, so no name can contain one. */
  rename(seat: Seat, name: string): void {
    const host = this.#host;
    const names = Array.from({ length: host.match.seats }, (_, each) => host.givenName(each));
    names[seat] = name
      .slice(0, TYPED_NAME_LIMIT)
      .replaceAll(/\s*,\s*/g, ' ')
      .trim();
    while (names.at(-1) === '') names.pop();
    host.names = names.join(', ');
  }

  get #words(): Term<CommonTerms> {
    return this.#host.words;
  }
}
