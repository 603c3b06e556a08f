import { html, nothing } from 'lit';
import type { SVGTemplateResult } from 'lit';
import type { ReactiveController } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { isUp } from '../../../../games/triomino/grid.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/index.js';
import { phaseOf } from '../../../../games/triomino/phase.js';
import { PURCHASE } from '../../../../games/triomino/score.js';
import { tileOf } from '../../../../games/triomino/tiles.js';
import { signed } from '../../../../locales/common/figures.js';
import type { Beat, SeenMove } from '../../../play/show/timeline.js';
import { FLIGHT, PURCHASE as BOUGHT, actOf, beatsOf } from '../draw/beats.js';
import type { Act } from '../draw/beats.js';
import type { Camera } from '../draw/camera.js';
import type { VisibleTiles } from '../input/visible-tiles.js';
import type { TriominoGamePlay } from '../play-types.js';
import { animateFlier, flier } from './flier.js';
import { animateLead, renderLead } from './lead.js';
import type { Places } from './lead.js';
import { poseOn, turnBetween } from './poses.js';
import type { Spot, Way } from './poses.js';
import { HEAP, heapOf, renderStock } from './stock.js';

/** A tile as it is drawn somewhere in the element, in the pixels of the table. */
interface Drawn extends Spot {
  readonly isUp: boolean;
}

/** Lets tiles fly over everything: from the rack, or from a seat in the strip, to the table, and from the stock to a hand. The game does not wait for it. */
export class Flights implements ReactiveController {
  readonly #play: TriominoGamePlay;
  readonly #camera: Camera;
  readonly #tiles: VisibleTiles;
  #act: Act | undefined;
  /** Where the tile was before the picture changed. */
  #from: Drawn | undefined;
  #isCarried = false;
  #isDue = false;

  constructor(play: TriominoGamePlay, camera: Camera, tiles: VisibleTiles) {
    this.#play = play;
    this.#camera = camera;
    this.#tiles = tiles;
    play.context.addController(this);
  }

  /** What is seen of moves, before they are drawn. */
  prepare(moves: readonly SeenMove<TriominoState, TriominoMove>[]): readonly Beat[] {
    const act = actOf(moves);
    const lies = act?.kind === 'lay' ? this.#spotOf(this.#rackTile(tileOf(act.tile.values))) : undefined;
    this.#act = act;
    this.#from = lies ?? (act?.kind === 'lay' ? this.#seat(act.seat) : undefined);
    this.#isCarried = lies !== undefined && this.#find('[data-dragged]') !== null;
    this.#isDue = true;
    return beatsOf(moves, { isCarried: this.#isCarried });
  }

  /** What is being seen now. */
  get act(): Act | undefined {
    return this.#play.context.show.seen && this.#act;
  }

  render(): unknown {
    const { act } = this;
    if (!act) return nothing;
    const tiles = this.#fliersOf(act);
    return keyed(act, html`<svg class="flights" aria-hidden="true">${tiles}</svg>`);
  }

  #fliersOf(act: Act): readonly SVGTemplateResult[] {
    switch (act.kind) {
      case 'lay':
        return this.#isCarried ? [] : [flier(act.tile.values, isUp(act.tile))];
      case 'buy':
        return act.tiles.map((tile) => flier(this.#isOpen(act.seat) ? tile : null, true));
      case 'start':
        return renderLead(act, this.#state.racks.length);
      case 'cost':
        return [];
    }
  }

  /** What lies on the table before a round, and while it is seen to be put away. */
  renderStock(): unknown {
    const { act } = this;
    const state = this.#state;
    const isBefore = phaseOf(state) === 'deal' && state.racks.every(({ length }) => length === 0) && !state.last;
    if (!isBefore && act?.kind !== 'start') return nothing;
    const own = this.#ownSeat;
    const others = state.racks.flatMap((_, seat) =>
      seat === own ? [] : { seat, name: this.#play.context.nameOf(seat) },
    );
    const drawn = act?.kind === 'start' ? act.draws.flatMap(({ tiles }) => tiles).length : 0;
    return renderStock(state.options.tiles, drawn, others, act?.kind === 'start');
  }

  /** What the tiles cost that are being bought, over the stock. */
  renderCost(): unknown {
    const { act } = this;
    const isCounted = this.#state.options.scoring === 'standard';
    if (act?.kind !== 'buy' || !isCounted) return nothing;
    const cost = signed(act.tiles.length * PURCHASE);
    return html`<span class="cost" data-beat="earn" aria-hidden="true">${cost}</span>`;
  }

  hostUpdated(): void {
    const { act } = this;
    if (!this.#isDue || !act) return;
    this.#isDue = false;
    if (act.kind === 'start') {
      const overlay = this.#find('.flights');
      const places = overlay && this.#placesOf(act);
      if (places) animateLead(overlay, act, places, this.#state.racks.length);
      return;
    }
    const fliers = [...this.#play.context.root.querySelectorAll('.flights .flier')];
    const ways = act.kind === 'lay' ? this.#wayToTable(act) : act.kind === 'buy' ? this.#waysToHand(act) : [];
    const end = Math.max(...ways.map(({ start, ms }) => start + ms));
    ways.forEach((way, i) => fliers[i] && animateFlier(fliers[i], end, poseOn(way)));
  }

  #wayToTable({ tile }: Act & { readonly kind: 'lay' }): readonly Way[] {
    const from = this.#from;
    if (!from) return [];
    const rack = { values: tileOf(tile.values), isUp: from.isUp };
    const turn = turnBetween(rack, { values: tile.values, isUp: isUp(tile) });
    const isHidden = from.side === HIDDEN;
    return [
      {
        from,
        to: this.#camera.spotOf(tile),
        start: 0,
        ms: FLIGHT,
        turn: [isHidden ? 120 : turn, 0],
        arc: 26,
        isBack: [isHidden, false],
      },
    ];
  }

  #waysToHand({ seat, tiles }: Act & { readonly kind: 'buy' }): readonly Way[] {
    const stock = this.#spotOf(this.#find('.heap')) ?? this.#seat(seat);
    if (!stock) return [];
    return tiles.flatMap((tile, i): Way[] => {
      const own = this.#spotOf(this.#rackTile(tile));
      const to = own ?? this.#seat(seat);
      if (!to) return [];
      const turn = [176, to.isUp ? 0 : 180] as const;
      const way = { from: { ...stock, side: 40 }, to, start: i * BOUGHT.apart, ms: BOUGHT.ms, arc: 14 };
      return [{ ...way, turn, isBack: [true, !own] }];
    });
  }

  /** Whether the tiles of a seat lie open below the table. */
  #isOpen(seat: number): boolean {
    return this.#tiles.rackSeat === seat && !this.#tiles.isCovered;
  }

  /** Where the tiles of a draw lie, and where each seat shows its own: below its name, or above the own rack. */
  #placesOf({ draws }: Act & { readonly kind: 'start' }): Places | undefined {
    const table = this.#find('.table') as HTMLElement | null;
    const stock = this.#spotOf(this.#find('.stock-tiles'));
    const box = this.#find('.stock-tiles');
    if (!table || !stock || !box) return undefined;
    const [width, height] = [table.clientWidth, table.clientHeight];
    const scale = Math.min(box.clientWidth / HEAP.width, box.clientHeight / HEAP.height);
    const [left, top] = [
      width / 2 - (HEAP.width / 2) * scale,
      (box as HTMLElement | SVGElement).getBoundingClientRect().y,
    ];
    const side = Math.max(56, Math.min(96, height * 0.19));
    const count = draws.flatMap(({ tiles }) => tiles).length;
    const shift = top - table.getBoundingClientRect().y + (box.clientHeight - HEAP.height * scale) / 2;
    const heaped = heapOf(this.#state.options.tiles)
      .slice(-count)
      .map((tile) => ({ ...tile, x: left + tile.x * scale, y: shift + tile.y * scale, side: tile.side * scale }));
    const bar = (seat: number) => this.#spotOf(this.#find(`.other[data-seat="${seat}"]`));
    const middle = { x: width / 2, y: shift + (HEAP.height * scale) / 2, side: HEAP.side * scale };
    return {
      heaped,
      middle,
      shown: (seat) => {
        const other = bar(seat);
        return other
          ? { x: other.x, y: other.y + 14 + side * 0.62, side }
          : { x: width / 2, y: height - side * 0.38 - 12, side };
      },
      hand: (seat) => ({ ...(bar(seat) ?? { x: width * 0.36, y: height + 70 }), side: middle.side }),
    };
  }

  /** The seat that sits before the table: the reader's, or whoever is to play next. */
  get #ownSeat(): number | undefined {
    return this.#tiles.rackSeat ?? this.#tiles.firstUser;
  }

  get #state(): TriominoState {
    return this.#play.context.match.state;
  }

  #rackTile(tile: string | null): Element | null {
    return tile === null ? null : this.#find(`.rack-tile[data-tile="${tile}"] .single`);
  }

  /** The sign for the tiles of a seat in the strip; without a strip, above the table. */
  #seat(seat: number): Drawn | undefined {
    const sign = this.#spotOf(this.#find(`.seats [data-seat="${seat}"] .held-sign`));
    const width = this.#find('.table')?.clientWidth ?? 0;
    return { ...(sign ?? { x: width / 2, y: -40 }), side: HIDDEN, isUp: true };
  }

  /** Where something is, in the pixels of the table, however the page has scaled the element. */
  #spotOf(element: Element | null): Drawn | undefined {
    const table = this.#find('.table') as HTMLElement | null;
    const box = element?.getBoundingClientRect();
    if (!table || !box?.width) return undefined;
    const over = table.getBoundingClientRect();
    const scale = over.width / table.offsetWidth || 1;
    const isUp = !element?.closest('[data-down]');
    const x = (box.x + box.width / 2 - over.x) / scale;
    const y = (box.y + (box.height * (isUp ? 2 : 1)) / 3 - over.y) / scale;
    return { x, y, side: box.width / scale, isUp };
  }

  #find(selector: string): Element | null {
    return this.#play.context.root.querySelector(selector);
  }
}

/** A tile of a seat whose tiles are not seen begins, or ends, as small as the sign for them. */
const HIDDEN = 14;
