import { isRolled } from '../../../../games/cubo/phase.js';
import { icons } from '../../../../ui/icons.js';
import type { Tool } from '../../../../ui/panel/toolbar.js';
import { isOn } from '../../../base/attributes.js';
import type { CuboGamePlay, CuboView } from '../play-types.js';
import type { Squares } from '../input/squares.js';

/** Pauses the game: the dice are covered and the clock stops. */
export class Pausing {
  readonly #play: CuboGamePlay;
  readonly #view: CuboView;
  readonly #squares: Squares;

  constructor(play: CuboGamePlay, view: CuboView, squares: Squares) {
    this.#play = play;
    this.#view = view;
    this.#squares = squares;
    play.context.addController({ hostUpdated: () => this.#leaveCovered() });
  }

  get isPaused(): boolean {
    return this.#play.context.isPlayed && isOn(this.#view.paused);
  }

  get tool(): Tool {
    const { isPaused } = this;
    return {
      id: 'pause',
      label: this.#play.words(isPaused ? 'cubo.goOn' : 'cubo.pause'),
      icon: isPaused ? icons.play : icons.pause,
      keys: 'P',
      run: isPaused || this.#canPause ? this.toggle : undefined,
    };
  }

  /** Pauses or resumes the game, if dice are being arranged or exchanged. */
  readonly toggle = (): void => {
    const { context, intentions, narrator } = this.#play;
    const isPaused = !this.isPaused;
    if (isPaused && !this.#canPause) return;
    this.#squares.letGo();
    intentions.notice = undefined;
    this.#view.paused = isPaused;
    void context.updateComplete.then(() => {
      narrator.say(this.#play.situation);
      if (!isPaused) this.#play.focusTable();
    });
  };

  get #canPause(): boolean {
    const { match } = this.#play.context;
    return !match.outcome && isRolled(match.state);
  }

  /** Browsers take the focus from covered squares, but only later. */
  #leaveCovered(): void {
    const { activeElement } = this.#play.context.renderRoot as ShadowRoot;
    if (this.isPaused && activeElement?.closest('.squares')) this.#play.keepFocus();
  }
}
