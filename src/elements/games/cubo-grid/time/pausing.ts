import { isRolled } from '../../../../games/cubo/phase.js';
import type { Seat } from '../../../../games/game.js';
import { icons } from '../../../../ui/icons.js';
import type { Tool } from '../../../../ui/panel/toolbar.js';
import { isOn } from '../../../base/attributes.js';
import type { CuboGamePlay, CuboView } from '../play-types.js';
import type { SquarePlay } from '../input/square-play.js';

/** Pauses the game: the dice are covered and the clock stops. */
export class Pausing {
  readonly #game: CuboGamePlay;
  readonly #view: CuboView;
  readonly #squares: ReadonlyMap<Seat, SquarePlay>;

  constructor(game: CuboGamePlay, view: CuboView, squares: ReadonlyMap<Seat, SquarePlay>) {
    this.#game = game;
    this.#view = view;
    this.#squares = squares;
    game.context.addController({ hostUpdated: () => this.#leaveCovered() });
  }

  get isPaused(): boolean {
    return this.#game.context.isPlayed && isOn(this.#view.paused);
  }

  get tool(): Tool {
    const { isPaused } = this;
    return {
      id: 'pause',
      label: this.#game.words(isPaused ? 'cubo.goOn' : 'cubo.pause'),
      icon: isPaused ? icons.play : icons.pause,
      run: isPaused || this.#canPause ? this.toggle : undefined,
    };
  }

  /** Pauses or resumes the game, if dice are being arranged or exchanged. */
  readonly toggle = (): void => {
    const { context, intentions, narrator } = this.#game;
    const isPaused = !this.isPaused;
    if (isPaused && !this.#canPause) return;
    for (const square of this.#squares.values()) square.letGo();
    intentions.notice = undefined;
    this.#view.paused = isPaused;
    void context.updateComplete.then(() => {
      narrator.say(this.#game.situation);
      if (!isPaused) this.#game.focusTable();
    });
  };

  get #canPause(): boolean {
    const { match } = this.#game.context;
    return !match.outcome && isRolled(match.state);
  }

  /** Browsers take the focus from covered squares, but only later. */
  #leaveCovered(): void {
    const { activeElement } = this.#game.context.renderRoot as ShadowRoot;
    if (this.isPaused && activeElement?.closest('.squares')) this.#game.keepFocus();
  }
}
