/**
 * What a seat can expect, as far as it sees: rounds are played on with the same deals at each moment and after each move, so that what differs is what was done rather
 * than what was dealt.
 */
import type { Seat } from '../../games/game.js';
import { triomino } from '../../games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { leaderByTiles, phaseOf, unseen } from '../../games/triomino/phase.js';
import type { Steps } from '../opponent.js';
import { shuffler } from '../shuffler.js';
import { Rest, dealtOf, totalsOf } from './rest.js';
import { Round } from './round.js';
import type { Action } from './round.js';
import { FEWEST_DEALS, MODEL_ERROR, ROUNDS_A_STEP, candidatesOf, lossOf, meanOf, promising } from './strategy.js';
import type { Candidate } from './strategy.js';
import { setOf } from './tiles.js';

/** A decision, looked at with the same deals after each move. */
export interface Decision {
  /** What the seat can expect of the best move: the one that was played, if none is better by more than the error. */
  readonly value: number;
  readonly best: TriominoMove;
  /** What it can expect of the move that was played. */
  readonly played: number;
  /** What it can expect if it lays for the most points of the moment, as everybody is taken to do afterwards. */
  readonly usual: number;
  readonly error?: number;
}

/** How far values are off, as with points as printed. */
const UNIT = { standard: 1, simple: 0.05, none: 0.01 } as const;

export class Outlook {
  readonly #orders: readonly (readonly number[])[];
  readonly #rest: Rest;

  private constructor(orders: readonly (readonly number[])[], rest: Rest) {
    this.#orders = orders;
    this.#rest = rest;
  }

  /** @param deals how often the tiles that are not seen are given out */
  static *of(state: TriominoState, deals: number): Steps<Outlook> {
    const random = shuffler();
    const orders = Array.from({ length: deals }, () => shuffled(setOf(state.options.tiles).names.length, random));
    return new Outlook(orders, yield* Rest.from(state, orders));
  }

  /** What a seat can expect when a round has ended, which is certain when the game has, too. */
  atEnd({ round }: TriominoState, after: TriominoState, seat: Seat): number {
    return this.#rest.leadAfter(round, totalsOf(after), seat);
  }

  /** What a seat can expect before a round that others begin. */
  *atStart(state: TriominoState, seat: Seat): Steps<number> {
    const { racks, round, leader, drawing } = state;
    const own = triomino.view(state, seat).racks[seat]!;
    if (own.length === 0) return this.#rest.leadBefore(round, totalsOf(state), seat);
    if (leader !== null) return yield* this.asUsual(state, seat);
    const isDrawn = state.options.start === 'draw';
    const seats = drawing.length > 0 ? drawing : [...racks.keys()];
    const weights = isDrawn ? seats.map(() => 1) : yield* this.#leads(state, seat);
    let sum = 0;
    for (const [i, each] of seats.entries()) {
      if (weights[i]! > 0)
        sum += weights[i]! * (yield* this.#mean(new Round(dealtOf(state, each, seat), each), state.round, seat));
    }
    return sum / weights.reduce((all, weight) => all + weight, 0);
  }

  /** How often each seat would lead by its tiles. */
  *#leads(state: TriominoState, seat: Seat): Steps<readonly number[]> {
    const view = dealtOf(state, seat, seat);
    const round = new Round(view, seat);
    const leads = view.racks.map(() => 0);
    for (const order of this.#orders) {
      round.imagineBy(order);
      const racks = round.racks.map((rack) => round.set.names.filter((_, tile) => rack[tile]! > 0));
      leads[leaderByTiles(racks)!]!++;
      yield;
    }
    return leads;
  }

  /** What a seat can expect, whoever is to move, if all lay for the most points of the moment. */
  *asUsual(state: TriominoState, seat: Seat): Steps<number> {
    return yield* this.#mean(new Round(triomino.view(state, seat), state.turn!), state.round, seat);
  }

  /**
   * The same of a seat that draws a tile, as a mean over what is left in the pool. The seat does not know which tiles those are, but each of them is as likely: so what a
   * tile changes has a mean of zero, whatever the others hold back.
   */
  *beforeDraw(state: TriominoState, seat: Seat): Steps<number> {
    const { placeOf } = setOf(state.options.tiles);
    const pool = unseen(state).map((tile) => placeOf.get(tile)!);
    const round = new Round(triomino.view(state, seat), seat);
    return yield* this.#mean(round, state.round, seat, pool);
  }

  /** @param drawn what is drawn next, in turn. Default: what the deals say */
  *#mean(
    round: Round,
    number: number,
    seat: Seat,
    drawn: readonly (number | undefined)[] = [undefined],
  ): Steps<number> {
    const leads: number[] = [];
    for (const [deal, order] of this.#dealsFor(round).entries()) {
      round.imagineBy(order, drawn[deal % drawn.length]);
      round.finish();
      leads.push(this.#rest.leadAfter(number, round.scores, seat, round.isOpen ? undefined : deal));
      if (leads.length % ROUNDS_A_STEP === 0) yield;
    }
    return meanOf(leads);
  }

  /** What a seat can expect of its moves; nothing is known of tiles that are not. @param move the one that is compared with the best. Default: the best */
  *decide(state: TriominoState, seat: Seat, move?: TriominoMove): Steps<Decision | undefined> {
    const view = triomino.view(state, seat);
    // Of a seat whose tiles are not known, its moves are not either.
    if (view.racks[seat]!.includes(null)) return undefined;
    const candidates = candidatesOf(view, seat);
    const name = move && triomino.makeMove(move);
    const made = candidates.find((each) => triomino.makeMove(each.move) === name);
    const round = new Round(view, seat);
    round.imagineBy(this.#orders[0]!);
    const most = round.next();
    const usual = candidates.find(({ action }) => isSame(action, most))!;
    const always = new Set([usual, made ?? usual]);
    const alive = yield* this.#compare(round, state.round, seat, candidates, always);
    const top = alive.reduce((one, other) => (meanOf(other.leads) > meanOf(one.leads) ? other : one));
    const played = made ?? top;
    const { mean, error } = lossOf(played, top);
    const isCertain = [played, top].every((each) => isLast(view, seat, each.move));
    const off = isCertain ? 0 : Math.hypot(error, MODEL_ERROR * UNIT[view.options.scoring]);
    const best = mean > off ? top : played;
    return {
      value: meanOf(best.leads),
      best: best.move,
      played: meanOf(played.leads),
      usual: meanOf(usual.leads),
      ...(off > 0 && { error: off }),
    };
  }

  /** Plays on from each candidate; those that are clearly behind are given up, unless they are always wanted. @returns those with all deals */
  *#compare(
    round: Round,
    number: number,
    seat: Seat,
    candidates: readonly Candidate[],
    always: ReadonlySet<Candidate>,
  ): Steps<readonly Candidate[]> {
    let alive = candidates;
    let weeding = FEWEST_DEALS;
    let finished = 0;
    for (const [deal, order] of this.#dealsFor(round).entries()) {
      round.imagineBy(order);
      for (const { action, leads } of alive) {
        round.finish(action);
        leads.push(this.#rest.leadAfter(number, round.scores, seat, round.isOpen ? undefined : deal));
        if (++finished % ROUNDS_A_STEP === 0) yield;
      }
      if (deal + 1 < weeding) continue;
      const kept = new Set(promising(alive));
      alive = alive.filter((each) => kept.has(each) || always.has(each));
      weeding = Math.ceil(weeding * 1.5);
    }
    return alive;
  }

  /** One deal is all there is where the seat knows each tile. */
  #dealsFor(round: Round): readonly (readonly number[])[] {
    return round.isOpen ? this.#orders.slice(0, 1) : this.#orders;
  }
}

function shuffled(count: number, random: () => number): readonly number[] {
  const list = [...Array(count).keys()];
  for (let i = count - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [list[i], list[other]] = [list[other]!, list[i]!];
  }
  return list;
}

const isSame = (one: Action, other: Action): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.place === other.place && one.turn === other.turn;

/** Whether a move ends the round. */
function isLast(view: TriominoState, seat: Seat, move: TriominoMove): boolean {
  const after = triomino.play(view, seat, move);
  return after.round > view.round || phaseOf(after) === 'over';
}
