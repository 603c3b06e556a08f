import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Rack, TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import type { Tile } from '../../../../games/triomino/tiles.js';
import { isPlain, listTarget } from '../../../../interaction/arrow-keys.js';
import { DragController } from '../../../../interaction/drag.js';
import { listen } from '../../../../interaction/listen.js';
import { RovingFocus } from '../../../../interaction/roving-focus.js';
import { tileIn } from '../words/names.js';
import type { PlaceChoice } from './place-choice.js';
import { placesFor } from '../draw/places.js';
import type { TriominoGamePlay } from '../play-types.js';
import { carriedTile, rackList } from '../draw/rack.js';
import type { TableKeys } from './table-keys.js';
import type { TileLaying } from './tile-laying.js';
import type { VisibleTiles } from './visible-tiles.js';

/** The parts of playing that a rack works with. */
interface RackParts {
  readonly tiles: VisibleTiles;
  readonly laying: TileLaying;
  readonly places: PlaceChoice;
  readonly keys: TableKeys;
  /** The units of the drawing for a pixel. */
  readonly sight: { readonly unit: number };
}

/** Lets the user choose a tile of the rack by tap and key, and drag it to the table. */
export class RackPlay {
  readonly #play: TriominoGamePlay;
  readonly #parts: RackParts;
  readonly #focus: RovingFocus<Tile>;
  readonly #drag: DragController;
  /** The tile that was drawn last. */
  #fresh: Tile | null = null;

  constructor(play: TriominoGamePlay, parts: RackParts) {
    const { tiles, laying } = parts;
    this.#play = play;
    this.#parts = parts;
    this.#focus = new RovingFocus(play.context, {
      selectorOf: (tile) => `.rack-tile[data-tile="${tile}"]`,
      keyOf: tileIn,
    });
    play.context.addController({ hostUpdated: this.#showPart });
    this.#drag = new DragController(play.context, {
      canDrag: (target) => target.matches('.rack-tile') && tiles.isOwnTurn,
      start: (target) => this.#lift(target),
      move: (over) => laying.act({ name: 'point', place: laying.placeIn(over) }),
      drop: (over) =>
        laying.act({ name: 'drop', place: laying.placeIn(over), isOnTable: Boolean(over?.closest('.table')) }),
      cancel: () => laying.act({ name: 'cancel' }),
      dragged: () => this.#root.querySelector<HTMLElement>('[data-dragged]'),
    });
  }

  /** The tile comes out of the rack at its place on the table's scale. */
  #lift(target: Element): void {
    const place = target.closest<HTMLElement>('.rack-place');
    const [from, within] = [target.getBoundingClientRect(), place?.getBoundingClientRect()];
    const scale = (within?.width ?? 1) / (place?.offsetWidth ?? 1) || 1;
    if (place && within) {
      place.style.setProperty('--_from-x', `${(from.x + from.width / 2 - within.x) / scale}px`);
      place.style.setProperty('--_from-y', `${(from.y + from.height / 2 - within.y) / scale}px`);
      place.style.setProperty('--_place', `${100 / this.#parts.sight.unit}px`);
    }
    this.#parts.laying.act({ name: 'drag', tile: tileIn(target) ?? '' });
  }

  /** Sets the properties from which styles know which part of a long rack is seen. */
  readonly #showPart = (): void => {
    const rack = this.#root.querySelector<HTMLElement>('.rack[data-full]');
    const style = rack?.parentElement?.style;
    if (!rack || !style) return;
    const { scrollLeft, scrollWidth, clientWidth } = rack;
    style.setProperty('--_seen', `${clientWidth / scrollWidth}`);
    style.setProperty('--_past', `${scrollLeft / scrollWidth}`);
    style.setProperty('--_dusk-start', scrollLeft > 4 ? '0.2' : '1');
    style.setProperty('--_dusk-end', scrollLeft + clientWidth < scrollWidth - 4 ? '0.2' : '1');
  };

  /** @param drawn the latest move, if it has just been made */
  matchChanged(drawn: TriominoMove | undefined): void {
    this.#drag.abort();
    this.#followTile();
    this.#parts.laying.reset();
    this.#fresh = drawn?.kind === 'draw' ? drawn.tile : null;
  }

  render(): TemplateResult {
    const rack = this.#rack;
    if (rack.length === 0) return html`<div class="rack-place"><div class="rack"></div></div>`;
    const { tiles, laying } = this.#parts;
    const { names, rackSeat } = tiles;
    const { current } = laying;
    const isDragged = current.name === 'dragging';
    const { act } = this.#play;
    const shown = {
      tiles: rack,
      owner: names.length > 1 ? names[rackSeat ?? 0] : undefined,
      placesOf: (tile: Tile) => placesFor(tile, this.#state).length,
      isOpen: tiles.isOwnTurn,
      current: this.#focus.current,
      chosen: current.name === 'idle' ? undefined : current.tile,
      isDragged,
      marked: this.#play.context.drawing?.places,
      fresh: this.#fresh,
      arriving: act?.kind === 'buy' ? act.tiles : [],
      isDealt: act?.kind === 'start',
    };
    return html`<div
      class="rack-place"
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#focus.onFocus}
      @scroll=${{ handleEvent: this.#showPart, capture: true, passive: true }}
      ${listen(this.#drag.listeners)}
    >
      ${rackList(shown, this.#play.words)} ${isDragged ? carriedTile(current.tile, current.over) : nothing}
      ${act?.kind === 'start' ? tiles.renderClosed(true) : nothing}
    </div>`;
  }

  /** Puts the held tile back, on Escape. */
  get escape(): (() => void) | undefined {
    const { laying } = this.#parts;
    const { current } = laying;
    if (current.name === 'idle') return undefined;
    if (this.#drag.isDragging) return this.#drag.abort;
    return () => {
      const hadFocus = this.#root.activeElement?.closest('.place');
      laying.act({ name: 'cancel' });
      if (hadFocus) this.#focusSoon(current.tile);
    };
  }

  readonly #onClick = (event: MouseEvent): void => {
    const tile = tileIn(event.target as Element);
    if (tile === undefined || this.#drag.swallows(event)) return;
    this.#focus.current = tile;
    const { tiles, laying, places } = this.#parts;
    if (!tiles.isOwnTurn) {
      const code = this.#state.due ? 'not-dealt' : 'game-over';
      this.#play.intentions.refuse(tiles.refusal ?? { code });
      return;
    }
    laying.act({ name: 'press', tile });
    // Users of keys go on to the places.
    const isByKey = event.detail === 0;
    if (isByKey && laying.current.name === 'chosen') void this.#play.context.updateComplete.then(() => places.focus(0));
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const tiles = this.#rack.filter((tile) => tile !== null);
    const at = tiles.indexOf(tileIn(event.target as Element) ?? '');
    const to = isPlain(event) && at >= 0 ? listTarget(at, event, tiles.length, 'both') : undefined;
    this.#parts.keys.run(event, to === undefined ? undefined : () => this.#focus.focus(tiles[to] ?? ''));
  };

  /** Racks are sorted, so a new tile moves others; the focus stays with its tile. */
  #followTile(): void {
    const { activeElement } = this.#root;
    const tile = activeElement && tileIn(activeElement);
    if (tile) this.#focusSoon(tile);
  }

  #focusSoon(tile: Tile): void {
    void this.#play.context.updateComplete.then(() => this.#focus.focus(tile));
  }

  get #rack(): Rack {
    const seat = this.#parts.tiles.rackSeat;
    return seat === undefined ? [] : (this.#state.racks[seat] ?? []);
  }

  get #state(): TriominoState {
    return this.#play.context.match.state;
  }

  get #root(): ShadowRoot {
    return this.#play.context.renderRoot as ShadowRoot;
  }
}
