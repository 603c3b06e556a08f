import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { isPlain } from '../../../../interaction/arrow-keys.js';
import { nextPlace, placeList } from '../draw/places.js';
import type { TriominoGamePlay } from '../play-types.js';
import type { TableKeys } from './table-keys.js';
import type { TileLaying } from './tile-laying.js';

/** The list of the places where the chosen tile fits. Its arrow keys move as the places lie on the table. */
export class PlaceChoice {
  readonly #play: TriominoGamePlay;
  readonly #laying: TileLaying;
  readonly #keys: TableKeys;

  constructor(play: TriominoGamePlay, laying: TileLaying, keys: TableKeys) {
    this.#play = play;
    this.#laying = laying;
    this.#keys = keys;
  }

  /** @param isSeen whether the list is open; else it is there for keys and screen readers, and the places are seen on the table */
  render(isSeen: boolean): TemplateResult | typeof nothing {
    const { current, places } = this.#laying;
    if (current.name !== 'chosen' || places.length === 0) return nothing;
    const { words } = this.#play;
    return html`<div
      class=${isSeen ? '' : 'visually-hidden'}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#onFocus}
      @pointerover=${this.#onFocus}
    >
      ${placeList(current.tile, places, current.over, this.#laying.describedState, words)}
    </div>`;
  }

  focus(index: number): void {
    this.#play.context.renderRoot.querySelector<HTMLElement>(`.place[data-place="${index}"]`)?.focus();
  }

  readonly #onClick = ({ target }: Event): void => {
    const place = this.#laying.placeIn(target as Element);
    if (place) this.#laying.act({ name: 'lay', place });
  };

  readonly #onFocus = ({ target }: Event): void => {
    const place = this.#laying.placeIn(target as Element);
    if (place) this.#laying.act({ name: 'point', place });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const from = this.#laying.placeIn(event.target as Element);
    if (!from) return;
    if (isPlain(event) && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      // A key that is still held down has only chosen the tile.
      if (!event.repeat) this.#laying.act({ name: 'lay', place: from });
      return;
    }
    const { places } = this.#laying;
    const isMove = isPlain(event) && /^(?:Arrow|Home|End)/.test(event.key);
    const next = isMove ? (nextPlace(places, from, event.key) ?? from) : undefined;
    this.#keys.run(event, next && (() => this.focus(places.indexOf(next))));
  };
}
