/**
 * A round as it could go on: the tiles that a seat does not see are given out at random or in an order, and then everybody takes the most points of the moment. It
 * knows what counts for a round and no more, so that a hundred rounds are played while the rules play one.
 */
import type { Seat } from '../../games/game.js';
import { FULL_COST, LEAD, LEAD_WITH_NOTHING, PURCHASE } from '../../games/triomino/score.js';
import { isTriple, tileOf } from '../../games/triomino/tiles.js';
import type { TriominoState } from '../../games/triomino/index.js';
import { Board, placeAt } from './board.js';
import type { Place } from './board.js';
import { setOf } from './tiles.js';
import type { TileSet, Turn } from './tiles.js';

/** What a seat does: it lays a tile for so many points, or it buys or passes. */
export type Action = { readonly place: Place; readonly turn: Turn; readonly points: number } | 'buy' | 'pass';

const FIRST = placeAt({ column: 0, row: 0 });
/** More than any tile has pips. */
const TRIPLES_FIRST = 100;
const MOST_PURCHASES = 3;
const GOING_OUT = { standard: 25, simple: 5, none: 0 } as const;

export class Round {
  readonly board: Board;
  readonly set: TileSet;
  /** The points of each seat; without points, the rounds it has won. */
  readonly scores: number[];
  /** By seat, whether it holds each tile. */
  readonly racks: readonly Uint8Array[];
  readonly counts: number[];
  /** The tiles to draw, the last one first; as many as `left`. */
  pool: readonly number[] = [];
  left = 0;
  turn: Seat;
  isOver = false;
  #purchases = 0;
  #out = -1;
  #laid = 0;
  readonly #view: TriominoState;
  readonly #seat: Seat;
  readonly #leader: Seat;
  /** Whether it is known where each tile is: there is one way to give them out. */
  readonly isOpen: boolean;
  readonly #unseen: number[];
  readonly #hidden: number;
  readonly #known: readonly Uint8Array[];
  readonly #dealt: readonly Uint8Array[];

  /** @param seat the seat to move; if it has bought a tile, it draws that first */
  constructor(view: TriominoState, seat: Seat) {
    const { racks, laid, options } = view;
    this.#view = view;
    this.set = setOf(options.tiles);
    this.board = new Board(laid, options);
    const { names, placeOf } = this.set;
    const bits = () => new Uint8Array(names.length);
    this.#known = racks.map((rack) => {
      const known = bits();
      for (const tile of rack) if (tile !== null) known[placeOf.get(tile)!] = 1;
      return known;
    });
    this.#dealt = racks.map(bits);
    this.racks = racks.map(bits);
    this.counts = racks.map(({ length }) => length);
    const seen = new Set([...laid.map(({ values }) => tileOf(values)), ...racks.flat()]);
    this.#unseen = [...names.keys()].filter((tile) => !seen.has(names[tile]!));
    const hiding = racks.filter((rack) => rack.includes(null));
    this.#hidden = hiding.flat().filter((tile) => tile === null).length;
    this.isOpen = this.#unseen.length === this.#hidden && hiding.length < 2;
    this.scores = [...view.scores];
    this.turn = seat;
    this.#seat = seat;
    this.#leader = view.leader ?? seat;
  }

  /** Gives out the tiles that are not seen. */
  imagine(random: () => number): void {
    const unseen = this.#unseen;
    for (let i = unseen.length - 1; i > 0; i--) {
      const other = Math.floor(random() * (i + 1));
      const tile = unseen[i]!;
      unseen[i] = unseen[other]!;
      unseen[other] = tile;
    }
    this.#giveOut(unseen);
  }

  /**
   * Gives out the tiles that are not seen by an order of all tiles: first to the racks, then one by one to those who buy. A moment later, with a tile more on the table or in
   * a rack, the same order gives nearly the same tiles to everybody, so that two moments are compared without most of the luck of sampling.
   * @param drawn the tile that is drawn next. Default: by the order
   */
  imagineBy(order: readonly number[], drawn?: number): void {
    const unseen = new Set(this.#unseen);
    if (drawn !== undefined) unseen.delete(drawn);
    const tiles = order.filter((tile) => unseen.has(tile));
    const hidden = this.#hidden;
    const pool = tiles.slice(hidden).reverse();
    this.#giveOut([...tiles.slice(0, hidden), ...pool, ...(drawn === undefined ? [] : [drawn])]);
  }

  #giveOut(tiles: readonly number[]): void {
    const { racks } = this.#view;
    let given = 0;
    this.#dealt.forEach((dealt, seat) => {
      dealt.set(this.#known[seat]!);
      for (const tile of racks[seat]!) if (tile === null) dealt[tiles[given++]!] = 1;
    });
    this.pool = tiles.slice(given);
    this.#begin();
  }

  #begin(): void {
    const { racks, scores, options, wins, out, purchases, due } = this.#view;
    for (let seat = 0; seat < racks.length; seat++) {
      this.racks[seat]!.set(this.#dealt[seat]!);
      this.counts[seat] = racks[seat]!.length;
      this.scores[seat] = (options.scoring === 'none' ? wins : scores)[seat] ?? 0;
    }
    this.left = this.pool.length;
    this.turn = this.#seat;
    this.#purchases = purchases;
    this.#out = out ?? -1;
    this.isOver = false;
    this.#laid = 0;
    if (due !== null) this.#draw();
  }

  /**
   * Plays the round to its end; then only the scores are other than before.
   * @param first what the seat to move does. Default: as everybody does
   */
  finish(first?: Action): void {
    this.#begin();
    if (first !== undefined) this.take(first);
    while (!this.isOver) this.take(this.next());
    for (; this.#laid > 0; this.#laid--) this.board.takeBack();
  }

  /** What the seat to move does: it lays for the most points of the moment, or else buys. */
  next(): Action {
    const { board, set } = this;
    if (board.open === 0) return this.#lead();
    const { fits, pips } = set;
    const rack = this.racks[this.turn]!;
    const { scoring } = this.#view.options;
    let best: Turn | undefined;
    let bestPlace = 0;
    let most = -1;
    for (let i = 0; i < board.open; i++) {
      const place = board.cells[i]!;
      const turns = fits[board.demand(place)]!;
      let bonus = -1;
      for (let k = 0; k < turns.length; k++) {
        const turn = turns[k]!;
        if (rack[turn.tile] === 0) continue;
        if (bonus < 0) bonus = board.bonus(place);
        const points = bonus + (scoring === 'standard' ? pips[turn.tile]! : scoring === 'simple' ? 1 : 0);
        if (points <= most) continue;
        most = points;
        best = turn;
        bestPlace = place;
      }
    }
    if (best) return { place: bestPlace, turn: best, points: most };
    return this.left > 0 && this.#purchases < MOST_PURCHASES ? 'buy' : 'pass';
  }

  /** The first tile: the one with the most pips or, where triples lead, the highest triple. */
  #lead(): Action {
    const { names, pips, turnOf } = this.set;
    const { start, scoring } = this.#view.options;
    const rankOf = (tile: number): number =>
      pips[tile]! + (start === 'triple' && isTriple(names[tile]!) ? TRIPLES_FIRST : 0);
    let best = -1;
    this.racks[this.turn]!.forEach((held, tile) => {
      if (held > 0 && (best < 0 || rankOf(tile) > rankOf(best))) best = tile;
    });
    const turn = turnOf.get(names[best]!)!;
    if (scoring !== 'standard') return { place: FIRST, turn, points: scoring === 'simple' ? 1 : 0 };
    const bonus = rankOf(best) < TRIPLES_FIRST ? 0 : pips[best] === 0 ? LEAD_WITH_NOTHING : LEAD;
    return { place: FIRST, turn, points: pips[best]! + bonus };
  }

  #draw(): void {
    this.racks[this.turn]![this.pool[--this.left]!] = 1;
    this.counts[this.turn]!++;
    if (this.left === 0 && this.#isBlocked()) this.#endBlocked();
  }

  take(action: Action): void {
    const { turn: seat } = this;
    const { options } = this.#view;
    const isPaid = options.scoring === 'standard';
    if (action === 'buy') {
      this.#purchases++;
      if (isPaid) this.scores[seat]! += PURCHASE;
      this.#draw();
      return;
    }
    if (action === 'pass') {
      const isFull = this.#purchases === MOST_PURCHASES && this.left > 0;
      if (isPaid) this.scores[seat]! += isFull ? FULL_COST : options.emptyPool;
    } else {
      this.board.lay(action.place, action.turn.numbers);
      this.#laid++;
      this.racks[seat]![action.turn.tile] = 0;
      this.scores[seat]! += action.points;
      if (--this.counts[seat]! === 0 && this.#out < 0) {
        this.#out = seat;
        this.scores[seat]! += GOING_OUT[options.scoring];
      }
    }
    const next = (seat + 1) % this.counts.length;
    if (this.#out >= 0 && (!options.lap || next === this.#leader)) {
      this.#endOut();
      return;
    }
    this.turn = next;
    this.#purchases = 0;
    if (action !== 'pass' && this.left === 0 && this.#isBlocked()) this.#endBlocked();
  }

  #isBlocked(): boolean {
    if (this.#out >= 0) return false;
    const { board, racks } = this;
    for (let i = 0; i < board.open; i++) {
      for (const { tile } of this.set.fits[board.demand(board.cells[i]!)]!) {
        if (racks.some((rack) => rack[tile]! > 0)) return false;
      }
    }
    return true;
  }

  #pipsOf(seat: Seat): number {
    return this.racks[seat]!.reduce((sum, held, tile) => sum + held * this.set.pips[tile]!, 0);
  }

  #endOut(): void {
    this.isOver = true;
    const { scoring } = this.#view.options;
    const others = this.counts.reduce((sum, _, seat) => sum + this.#pipsOf(seat), 0);
    if (scoring !== 'simple') this.scores[this.#out]! += scoring === 'none' ? 1 : others;
  }

  #endBlocked(): void {
    this.isOver = true;
    const { scoring } = this.#view.options;
    const totals = this.counts.map((_, seat) => this.#pipsOf(seat));
    const least = Math.min(...totals);
    const points = totals.reduce((sum, total) => sum + total, 0) - 2 * least;
    if (scoring === 'simple') return;
    totals.forEach((total, seat) => {
      if (total === least) this.scores[seat]! += scoring === 'none' ? 1 : points;
    });
  }
}
