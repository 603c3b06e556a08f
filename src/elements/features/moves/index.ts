import { nothing } from 'lit';
import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings, readerSettings } from '../../play/reader-settings.js';
import type { Feature, Slots } from '../feature.js';
import type { ListedMoves } from '../../play/listed-moves.js';

const loadListedMoves = () => import('../../play/listed-moves.js');

/** The moves of a game as lists: all that can be made now, in words, and those that were made. */
export const moves: Feature = {
  isWanted: ({ isPlayed }) => isPlayed,
  start: (context) => new Moves(context),
};

class Moves implements Slots {
  readonly controls = { moves: () => this.#render('placed') };
  readonly #context: AnyContext;
  /** The moves that were made, in a place of their own and below the game. */
  readonly #made: Partial<Record<'placed' | 'below', ListedMoves>> = {};

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    return this.settings.map((each) => ({ ...each, icon: icons.list, places: ['menu'] as const }));
  }

  get settings() {
    const { play, commonWords: words } = this.#context;
    const setting = (id: string, label: string, name: 'isListing' | 'isRecounting') => {
      const isOn = readerSettings()[name] === true;
      return { id, label, isOn, run: () => changeReaderSettings({ [name]: !isOn }) };
    };
    const made = setting('made-moves', words('tabletop.madeMoves'), 'isRecounting');
    return play.renderAllMoves ? [setting('all-moves', words('tabletop.allMoves'), 'isListing'), made] : [made];
  }

  renderPanel(): unknown {
    const { isListing, isRecounting } = readerSettings();
    return [
      isListing ? this.#context.play.renderAllMoves?.() : nothing,
      isRecounting && this.#context.shows('moves') ? this.#render('below') : nothing,
    ];
  }

  /** The moves that were made; `undefined` until the module is loaded. */
  #render(place: 'placed' | 'below'): unknown {
    const module = this.#context.modules.get(loadListedMoves);
    this.#made[place] ??= module && new module.ListedMoves(this.#context);
    return this.#made[place]?.render(this.#context.match.ply);
  }
}
