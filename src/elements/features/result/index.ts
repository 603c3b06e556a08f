import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { CardParts, Feature, Slots } from '../feature.js';
import { EndingFocus } from './ending-focus.js';

const loadEnding = () => import('./ending.js');

/** The card at the end of a game, in place of status and tools. */
export const result: Feature = {
  isWanted: ({ isPlayed }) => isPlayed,
  start: (context) => new Result(context),
};

class Result implements Slots {
  readonly #context: AnyContext;
  readonly #focus: EndingFocus;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#focus = new EndingFocus(context);
  }

  get tools() {
    const { session, commonWords: words } = this.#context;
    const run = () => session.review(true);
    return [
      {
        id: 'look-through',
        label: words('tabletop.lookThrough'),
        icon: icons.lookBack,
        run,
        places: ['card'] as const,
      },
    ];
  }

  /** `undefined` while the game goes on, while the card is being loaded, and where status and tools stand elsewhere. */
  get renderCard(): ((parts: CardParts) => unknown) | undefined {
    const context = this.#context;
    const { session, match, modules } = context;
    const isOver = session.triedFrom === undefined && match.outcome !== undefined;
    if (!isOver || !context.shows('status') || !context.shows('toolbar')) return undefined;
    const ending = modules.get(loadEnding);
    return ending && ((parts) => ending.renderEnding(context, { ...parts, isNew: this.#focus.isNew }));
  }
}
