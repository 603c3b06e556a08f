import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Refusal, Seat } from '../../games/game.js';
import type { LaidTile, TriominoMove, TriominoState } from '../../games/triomino/index.js';
import type { Tile } from '../../games/triomino/tiles.js';
import { DragController } from '../../interaction/drag.js';
import { listen } from '../../interaction/listen.js';
import type { Term } from '../../interaction/language.js';
import type { TriominoTerms } from '../../locales/triomino/index.js';
import type { PlayHost } from '../play-host.js';
import { centreOf } from './geometry.js';
import { IDLE, reduce } from './interaction.js';
import type { Action, Interaction } from './interaction.js';
import { tileName } from './names.js';
import { placed } from './picture.js';
import { describePlace, nextPlace, placeList, placesFor, pointsFor } from './places.js';
import { rackList } from './rack.js';

/** What a rack needs of the game it belongs to. */
export interface RackTable {
  readonly host: PlayHost<TriominoState, TriominoMove, TriominoTerms>;
  /** Whose tiles it holds. */
  rackSeat(): Seat | undefined;
  /** Whether the reader may move for the seat whose turn it is. */
  isOwnTurn(): boolean;
  /** Makes what has fallen due. */
  settle(): void;
  make(move: TriominoMove): boolean;
  refuse(refusal: Refusal): void;
  say(told: string): void;
  /** Takes away what has been explained. */
  forgetNotice(): void;
  /** Does what a key is for here, or else anywhere in the game. */
  run(event: KeyboardEvent, own: (() => void) | undefined): void;
}

/** Lets the reader choose a tile of the rack and lay it: by drag, tap and key, on the table and in the list of places. */
export class RackPlay {
  readonly #table: RackTable;
  readonly #drag: DragController;
  #interaction: Interaction = IDLE;
  /** The tile that takes part in the tab order. */
  #current: Tile | undefined;
  #fresh: Tile | null = null;

  constructor(table: RackTable) {
    this.#table = table;
    this.#drag = new DragController(table.host, {
      canDrag: (target) => target.matches('.rack-tile') && table.isOwnTurn(),
      start: (target) => this.#act({ name: 'drag', tile: tileIn(target) ?? '' }),
      move: (over) => {
        this.#act({ name: 'point', place: this.#placeIn(over) });
      },
      drop: (over) => this.#act({ name: 'drop', place: this.#placeIn(over) }),
      cancel: () => this.#act({ name: 'cancel' }),
      dragged: () => this.#dragged,
    });
  }

  get #state(): TriominoState {
    return this.#table.host.match.state;
  }

  get #words(): Term<TriominoTerms> {
    return this.#table.host.words;
  }

  get #root(): ShadowRoot {
    return this.#table.host.renderRoot as ShadowRoot;
  }

  get #dragged(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('[data-dragged]');
  }

  get #tiles(): readonly (Tile | null)[] {
    const seat = this.#table.rackSeat();
    return seat === undefined ? [] : (this.#state.racks[seat] ?? []);
  }

  get current(): Tile | undefined {
    return this.#current;
  }

  get isIdle(): boolean {
    return this.#interaction.name === 'idle';
  }

  /** Whether a tile is chosen, and its places are listed. */
  get isChosen(): boolean {
    return this.#interaction.name === 'chosen';
  }

  /** @param fresh the tile that has just been drawn */
  matchChanged(fresh: Tile | null): void {
    this.abortDrag();
    this.#followTile();
    this.#interaction = IDLE;
    this.#fresh = fresh;
  }

  abortDrag(): void {
    this.#drag.abort();
  }

  /** Holds nothing any more. */
  letGo(): void {
    this.#interaction = IDLE;
  }

  /** Tiles stand in order, so a new one pushes others aside; the focus goes with its tile. */
  #followTile(): void {
    const { activeElement } = this.#root;
    const tile = activeElement && tileIn(activeElement);
    if (tile) void this.#table.host.updateComplete.then(() => this.#focusTile(tile));
  }

  /** What each place would be with the chosen tile, and its points. */
  renderGhosts(): readonly SVGTemplateResult[] {
    const interaction = this.#interaction;
    if (interaction.name === 'idle') return [];
    const state = this.#state;
    return placesFor(interaction.tile, state).map((place, i) => {
      const [x, y] = centreOf(place);
      const isOver = interaction.over === place;
      const points = state.options.scoring === 'none' ? '' : pointsFor(place, state);
      return svg`<g data-cell=${i} ?data-over=${isOver} @click=${() => this.#act({ name: 'lay', place })}>${placed(place, 'ghost')}<text class="badge" x=${x} y=${y + 6}>${points}</text></g>`;
    });
  }

  /** The tiles of the rack. */
  render(): TemplateResult {
    const tiles = this.#tiles;
    if (tiles.length === 0) return html`<div class="rack-place"></div>`;
    const interaction = this.#interaction;
    const shown = {
      tiles,
      placesOf: (tile: Tile) => placesFor(tile, this.#state).length,
      isOpen: this.#table.isOwnTurn(),
      current: this.#current,
      chosen: interaction.name === 'idle' ? undefined : interaction.tile,
      isDragged: interaction.name === 'dragging',
      over: interaction.name === 'dragging' ? interaction.over : undefined,
      fresh: this.#fresh,
    };
    return html`<div
      class="rack-place"
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.onFocus}
      ${listen(this.#drag.listeners)}
    >
      ${rackList(shown, this.#words)}
    </div>`;
  }

  /** Where the chosen tile fits, in words. */
  renderPlaces(): TemplateResult | typeof nothing {
    const interaction = this.#interaction;
    const places = interaction.name === 'chosen' ? placesFor(interaction.tile, this.#state) : [];
    if (interaction.name !== 'chosen' || places.length === 0) return nothing;
    return html`<div
      @click=${this.#onPlaceClick}
      @keydown=${this.#onPlaceKey}
      @focusin=${this.#onPlaceFocus}
      @pointerover=${this.#onPlaceFocus}
    >
      ${placeList(interaction.tile, places, interaction.over, this.#state, this.#words)}
    </div>`;
  }

  /** The place that an element on the table or in the list stands for. */
  #placeIn(element: Element | null): LaidTile | undefined {
    if (this.#interaction.name === 'idle') return undefined;
    const found = element?.closest<HTMLElement | SVGElement>('[data-cell], [data-place]')?.dataset;
    const index = found?.['cell'] ?? found?.['place'];
    return index === undefined ? undefined : placesFor(this.#interaction.tile, this.#state)[Number(index)];
  }

  readonly #onClick = (event: MouseEvent): void => {
    const tile = tileIn(event.target as Element);
    if (tile === undefined || this.#drag.swallows(event)) return;
    this.#current = tile;
    if (!this.#table.isOwnTurn()) {
      this.#table.refuse({ code: this.#state.due ? 'not-dealt' : 'other-viewer' });
      return;
    }
    this.#act({ name: 'press', tile });
    // By key one goes on to the places.
    if (event.detail === 0 && this.isChosen) void this.#table.host.updateComplete.then(() => this.#focusPlace(0));
  };

  readonly onFocus = (event: FocusEvent): void => {
    this.#current = tileIn(event.target as Element) ?? this.#current;
    this.#table.host.requestUpdate();
  };

  readonly #onPlaceClick = (event: MouseEvent): void => {
    const place = this.#placeIn(event.target as Element);
    if (place) this.#act({ name: 'lay', place });
  };

  readonly #onPlaceFocus = (event: Event): void => {
    const place = this.#placeIn(event.target as Element);
    const interaction = this.#interaction;
    if (place && interaction.name === 'chosen' && interaction.over !== place) this.#act({ name: 'point', place });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const tile = tileIn(target as Element);
    const tiles = this.#tiles.filter((each) => each !== null);
    const at = tile === undefined ? -1 : tiles.indexOf(tile);
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: -1 }[key];
    const next = isPlain(event) && at >= 0 && to !== undefined ? tiles.at(to % tiles.length) : undefined;
    this.#table.run(event, next === undefined ? undefined : () => this.#focusTile(next));
  };

  readonly #onPlaceKey = (event: KeyboardEvent): void => {
    const interaction = this.#interaction;
    const from = this.#placeIn(event.target as Element);
    if (interaction.name !== 'chosen' || !from) return;
    if (isPlain(event) && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      // A key that is still held down has only chosen the tile.
      if (!event.repeat) this.#act({ name: 'lay', place: from });
      return;
    }
    const places = placesFor(interaction.tile, this.#state);
    const isArrow = isPlain(event) && /^(?:Arrow|Home|End)/.test(event.key);
    const next = isArrow ? (nextPlace(places, from, event.key) ?? from) : undefined;
    this.#table.run(event, next && (() => this.#focusPlace(places.indexOf(next))));
  };

  /** What Escape takes back here, if anything. */
  get escapeMove(): (() => void) | undefined {
    const interaction = this.#interaction;
    if (interaction.name === 'idle') return undefined;
    if (this.#drag.isDragging) return this.#drag.abort;
    return () => {
      const hadFocus = this.#root.activeElement?.closest('.places');
      this.#act({ name: 'cancel' });
      if (hadFocus) void this.#table.host.updateComplete.then(() => this.#focusTile(interaction.tile));
    };
  }

  #focusTile(tile: Tile): void {
    this.#current = tile;
    this.#root.querySelector<HTMLElement>(`.rack-tile[data-tile="${tile}"]`)?.focus();
  }

  #focusPlace(index: number): void {
    this.#root.querySelector<HTMLElement>(`.place[data-place="${index}"]`)?.focus();
  }

  #act(action: Action): void {
    const table = this.#table;
    const state = this.#state;
    table.settle();
    // What was meant for a turn whose time is up means nothing any more.
    if (this.#state !== state) return;
    const before = this.#interaction;
    const { interaction, move, refusal } = reduce(before, action, state);
    this.#interaction = interaction;
    if (action.name !== 'point') table.forgetNotice();
    if (refusal) table.refuse(refusal);
    else if (move) {
      // Where the page refuses it, the tile is not let go.
      if (!table.make(move) && before.name === 'chosen') this.#interaction = before;
    } else this.#say(before, interaction, action);
    table.host.requestUpdate();
  }

  #say(before: Interaction, interaction: Interaction, action: Action): void {
    const words = this.#words;
    const state = this.#state;
    if (action.name === 'press' && interaction.name === 'chosen') {
      const places = placesFor(interaction.tile, state);
      const told = places.map((place) => describePlace(place, state, words)).join('; ');
      this.#table.say(`${words('triomino.fits', tileName(interaction.tile), places.length)}: ${told}.`);
    } else if (interaction.name === 'idle' && before.name !== 'idle') this.#table.say(words('triomino.letGo'));
  }
}

const isPlain = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey;

/** The tile of the rack that an element is or is part of. */
const tileIn = (element: Element): Tile | undefined => element.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
