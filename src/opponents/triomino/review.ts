/**
 * How a game of Triomino is reviewed: by what each seat knew. Values are the lead at the end of the game that a seat can expect, means over the same deals of the tiles
 * that it does not see ({@link Outlook}).
 *
 * - A decision costs what the best move gains on it in the same deals, if that is more than the standard error.
 * - Own tiles are luck, by what they change where all lay as usual: that has a mean of zero, also where the estimate is off. What others draw
 *   changes nothing, since nobody sees it.
 * - All else is what the others did: how they lay, what that shows of their tiles, and how far sampled values were off before. What comes to light when an own move ends a round
 *   counts for what was before that turn; alone, for the deal.
 * - A turn that is lost because time ran out changes nothing until somebody else moves.
 *
 * In a game of several rounds with more than two seats the rounds to come are estimated, too ({@link Rest}).
 */
import type { Seat } from '../../games/game.js';
import { triomino } from '../../games/triomino/index.js';
import { phaseOf } from '../../games/triomino/phase.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import type { Steps } from '../opponent.js';
import type { Bounds, Judgement, PlayedGame, Reviewer } from '../review/review.js';
import { Outlook } from './outlook.js';
import type { Decision } from './outlook.js';

/**
 * How often the tiles that are not seen are given out, with two seats; with more the work is spread over them. That leaves standard errors of about 13 points in the luck of a round and
 * in what is lost in it: two reviews of 15 rounds with 400 deals each differed by 21 and 20 points, root mean square.
 */
const DEALS = 500;

/**
 * As in other games: nine of ten decisions of the level hard lost less than a slip (1870 in 52 rounds of two seats), nine of ten of the level easy less than a blunder (1317 in 36). With simple
 * points, or none, there is not as much to lose.
 */
const BOUNDS: Bounds = { slip: 6, blunder: 10 };

type Played = PlayedGame<TriominoState, TriominoMove>;

const dealsFor = (deals: number, { racks }: TriominoState): number =>
  Math.ceil((2 * deals) / Math.max(2, racks.length));

const lossOf = (decision: Decision | undefined): number => (decision ? decision.value - decision.played : 0);

/** The review of one game. */
class Chain {
  readonly #states: readonly TriominoState[];
  readonly #moves: Played['moves'];
  readonly #outlook: Outlook;
  readonly #decisions = new Map<number, Decision | undefined>();

  constructor({ states, moves }: Played, outlook: Outlook) {
    this.#states = states;
    this.#moves = moves;
    this.#outlook = outlook;
  }

  *judging(): Generator<Judgement<TriominoMove> | undefined, readonly number[], undefined> {
    const seats = [...this.#states[0]!.racks.keys()];
    const starts: number[] = [];
    for (const seat of seats) starts.push(yield* this.#valueAt(0, seat));
    let values: readonly number[] = starts;
    for (let ply = 0; ply < this.#moves.length; ply++) {
      const after: number[] = [];
      for (const seat of seats) after.push(yield* this.#after(ply, seat, values[seat]!));
      values = after;
      yield { ply, values, ...(yield* this.#choiceAt(ply)) };
    }
    return starts;
  }

  *#choiceAt(ply: number): Steps<Pick<Judgement<TriominoMove>, 'choice'>> {
    const { actor } = this.#moves[ply]!;
    if (typeof actor !== 'number' || triomino.moves(this.#states[ply]!, actor).length < 2) return {};
    const decision = yield* this.#decisionAt(ply);
    if (!decision) return {};
    const { best, value, error } = decision;
    return { choice: { best, value, loss: lossOf(decision), ...(error !== undefined && { error }) } };
  }

  *#decisionAt(ply: number): Steps<Decision | undefined> {
    if (!this.#decisions.has(ply)) {
      const { actor, move } = this.#moves[ply]!;
      this.#decisions.set(ply, yield* this.#outlook.decide(this.#states[ply]!, actor as Seat, move));
    }
    return this.#decisions.get(ply);
  }

  /** What a seat can expect after an entry. */
  *#after(ply: number, seat: Seat, before: number): Steps<number> {
    const state = this.#states[ply]!;
    const after = this.#states[ply + 1]!;
    const { actor, move } = this.#moves[ply]!;
    if (this.#endsRound(ply)) return this.#outlook.atEnd(state, after, seat);
    if (actor === seat) return before - lossOf(yield* this.#decisionAt(ply));
    if (actor !== 'chance' && actor !== 'clock') return yield* this.#valueAt(ply + 1, seat);
    if (move.kind === 'draw' && move.seat === seat && state.due === 'tile')
      return before + (yield* this.#changeByDraw(ply, seat));
    const settled = yield* this.#settledAt(ply + 1, seat);
    if (settled !== undefined) return settled;
    return actor === 'clock' || move.kind === 'draw' ? before : yield* this.#outlook.atStart(after, seat);
  }

  /** What a tile changes for the seat that draws it, where all lay as usual. */
  *#changeByDraw(ply: number, seat: Seat): Steps<number> {
    const decision = this.#moves[ply + 1]?.actor === seat ? yield* this.#decisionAt(ply + 1) : undefined;
    const after = decision?.usual ?? (yield* this.#outlook.asUsual(this.#states[ply + 1]!, seat));
    return after - (yield* this.#outlook.beforeDraw(this.#states[ply]!, seat));
  }

  /** What a seat can expect before an entry, or at the end of the record, whatever was before. */
  *#valueAt(ply: number, seat: Seat): Steps<number> {
    const state = this.#states[ply]!;
    const phase = phaseOf(state);
    if (phase === 'over') return this.#outlook.atEnd(state, state, seat);
    if (phase === 'deal' || phase === 'lead' || phase === 'open') return yield* this.#outlook.atStart(state, seat);
    const settled = yield* this.#settledAt(ply, seat);
    if (settled !== undefined) return settled;
    if (state.turn !== seat || state.due !== null) return yield* this.#outlook.asUsual(state, seat);
    const isPlayed = this.#moves[ply]?.actor === seat;
    const decision = yield* isPlayed ? this.#decisionAt(ply) : this.#outlook.decide(state, seat);
    return decision?.value ?? (yield* this.#outlook.asUsual(state, seat));
  }

  /** What a seat can expect before entries of its own that end the round: what came of them, less what its tiles changed and with what it lost. */
  *#settledAt(first: number, seat: Seat): Steps<number | undefined> {
    const last = this.#endOfTurn(first, seat);
    if (last === undefined) return undefined;
    let value = this.#outlook.atEnd(this.#states[last]!, this.#states[last + 1]!, seat);
    for (let ply = first; ply <= last; ply++) {
      if (this.#moves[ply]!.actor === seat) value += lossOf(yield* this.#decisionAt(ply));
      else value -= yield* this.#changeByDraw(ply, seat);
    }
    return value;
  }

  /** The ply of the move that ends the round, if a seat makes it and from a ply on nobody else does anything. */
  #endOfTurn(first: number, seat: Seat): number | undefined {
    for (let ply = first; ; ply++) {
      const { actor, move } = this.#moves[ply] ?? {};
      const isOwn = actor === seat;
      const isDraw = move?.kind === 'draw' && move.seat === seat && this.#states[ply]!.due === 'tile';
      if (!isOwn && !isDraw) return undefined;
      if (this.#endsRound(ply)) return isOwn ? ply : undefined;
    }
  }

  #endsRound(ply: number): boolean {
    const after = this.#states[ply + 1]!;
    return after.round > this.#states[ply]!.round || phaseOf(after) === 'over';
  }
}

/** @param deals how often the tiles that are not seen are given out. Default: enough for some seconds a round */
export function makeTriominoReviewer(deals = DEALS): Reviewer<TriominoState, TriominoMove> {
  return {
    game: triomino.id,
    unit: 'points',
    bounds: BOUNDS,
    *judging(played) {
      const [state] = played.states;
      return yield* new Chain(played, yield* Outlook.of(state!, dealsFor(deals, state!))).judging();
    },
    *rating(state, seat, move) {
      const outlook = yield* Outlook.of(state, dealsFor(deals, state));
      const decision = yield* outlook.decide(state, seat, move);
      const { value, played = value, error } = decision ?? { value: yield* outlook.asUsual(state, seat) };
      return { value: played, best: value, ...(error !== undefined && { error }) };
    },
  };
}

/** Reviews Triomino. */
export const triominoReviewer: Reviewer<TriominoState, TriominoMove> = makeTriominoReviewer();
