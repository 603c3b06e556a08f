/**
 * A round as it could go on: the tiles that a seat does not see are given out at random, and then everybody takes the most points of the moment. It knows
 * what counts for a round and no more, so that a hundred rounds are played while the rules play one.
 */
import type { Seat } from '../../games/game.js';
import { FULL_COST, PURCHASE } from '../../games/triomino/score.js';
import { tileOf } from '../../games/triomino/tiles.js';
import type { TriominoState } from '../../games/triomino/index.js';
import { Board } from './board.js';
import type { Place } from './board.js';
import { setOf } from './tiles.js';
import type { TileSet, Turn } from './tiles.js';

/** What a seat does: it lays a tile for so many points, or it buys or passes. */
export type Action = { readonly place: Place; readonly turn: Turn; readonly points: number } | 'buy' | 'pass';

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
  readonly #unseen: number[];
  readonly #known: readonly Uint8Array[];
  readonly #dealt: readonly Uint8Array[];

  /** @param seat the seat to move */
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
    this.scores = [...view.scores];
    this.turn = seat;
    this.#seat = seat;
    this.#leader = view.leader ?? seat;
  }

  /** Gives out the tiles that are not seen. */
  imagine(random: () => number): void {
    const { racks } = this.#view;
    const unseen = this.#unseen;
    for (let i = unseen.length - 1; i > 0; i--) {
      const other = Math.floor(random() * (i + 1));
      const tile = unseen[i]!;
      unseen[i] = unseen[other]!;
      unseen[other] = tile;
    }
    let given = 0;
    this.#dealt.forEach((dealt, seat) => {
      dealt.set(this.#known[seat]!);
      for (const tile of racks[seat]!) if (tile === null) dealt[unseen[given++]!] = 1;
    });
    this.pool = unseen.slice(given);
    this.#begin();
  }

  #begin(): void {
    const { racks, scores, options, wins, out, purchases } = this.#view;
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
  }

  /** Plays the round to its end; then only the scores are other than before. */
  finish(first: Action): void {
    this.#begin();
    this.take(first);
    while (!this.isOver) this.take(this.next());
    for (; this.#laid > 0; this.#laid--) this.board.takeBack();
  }

  /** What the seat to move does: it lays for the most points of the moment, or else buys. */
  next(): Action {
    const { board, set } = this;
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

  take(action: Action): void {
    const { turn: seat } = this;
    const { options } = this.#view;
    const isPaid = options.scoring === 'standard';
    if (action === 'buy') {
      this.racks[seat]![this.pool[--this.left]!] = 1;
      this.counts[seat]!++;
      this.#purchases++;
      if (isPaid) this.scores[seat]! += PURCHASE;
      if (this.left === 0 && this.#isBlocked()) this.#endBlocked();
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
