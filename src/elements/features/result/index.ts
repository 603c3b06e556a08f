import { nothing } from 'lit';
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
  /** Whether the reader has unfolded how the points are made up. */
  #isOpen = false;
  /** Whether the last move has been seen, so that its card stays from then on. */
  #isSeen = false;

  constructor(context: AnyContext) {
    this.#context = context;
    this.#focus = new EndingFocus(context);
  }

  get tools() {
    const { features, commonWords: words } = this.#context;
    const run = () => loadEnding().then(({ lookThrough }) => lookThrough(this.#context));
    const [label, icon] = features.first(({ offersReview }) => offersReview)
      ? [words('tabletop.review'), icons.curve]
      : [words('tabletop.lookThrough'), icons.lookBack];
    return [{ id: 'look-through', label, icon, run, places: ['card'] as const }, ...this.#sums];
  }

  /** Between rounds, how the points are made up is shown by a tool. */
  get #sums() {
    const { match, play, commonWords: words } = this.#context;
    if (match.outcome || play.renderSums?.() === undefined) return [];
    const label = words('tabletop.howItAddsUp');
    return [{ id: 'sums', label, icon: icons.sheet, isOn: this.#isOpen, run: this.#toggle, places: ['menu'] as const }];
  }

  readonly #toggle = (): void => {
    this.#isOpen = !this.#isOpen;
    this.#context.requestUpdate();
  };

  changed(): void {
    this.#isOpen = false;
  }

  renderPanel(): unknown {
    const { match, play } = this.#context;
    return this.#isOpen && !match.outcome ? play.renderSums?.() : nothing;
  }

  /** `undefined` while the game goes on, the last move is seen or the card is being loaded, and where status and tools stand elsewhere. */
  get renderCard(): ((parts: CardParts) => unknown) | undefined {
    const context = this.#context;
    const { session, match, modules, show } = context;
    const isOver = session.triedFrom === undefined && match.outcome !== undefined;
    this.#isSeen = isOver && (this.#isSeen || !show.seen);
    if (!isOver || !context.shows('status') || !context.shows('toolbar')) return undefined;
    const ending = modules.get(loadEnding);
    if (!this.#isSeen) return undefined;
    const own = { isNew: this.#focus.isNew, isOpen: this.#isOpen, toggle: this.#toggle };
    return ending && ((parts) => ending.renderEnding(context, { ...parts, ...own }));
  }
}
