import { nothing } from 'lit';
import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings, readerSettings } from '../../play/reader-settings.js';
import type { Feature, Slots } from '../feature.js';
import type { ListedMoves } from '../../play/listed-moves.js';

const loadListedMoves = () => import('../../play/listed-moves.js');

/** The moves of a game as lists: all that can be made now, in words, and, in a place of the page, those that were made. */
export const moves: Feature = {
  isWanted: ({ isPlayed }) => isPlayed,
  start: (context) => new Moves(context),
};

class Moves implements Slots {
  readonly controls = { moves: () => this.#list()?.render(this.#context.match.ply) };
  readonly #context: AnyContext;
  #played: ListedMoves | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    if (!this.#context.play.renderAllMoves) return [];
    const isOn = readerSettings().isListing === true;
    const label = this.#context.commonWords('tabletop.allMoves');
    const run = () => changeReaderSettings({ isListing: !isOn });
    return [{ id: 'all-moves', label, icon: icons.list, isOn, run, places: ['menu'] as const }];
  }

  renderPanel(): unknown {
    return readerSettings().isListing ? this.#context.play.renderAllMoves?.() : nothing;
  }

  /** The moves that were made, once the module is loaded. */
  #list(): ListedMoves | undefined {
    const module = this.#context.modules.get(loadListedMoves);
    this.#played ??= module && new module.ListedMoves(this.#context);
    return this.#played;
  }
}
