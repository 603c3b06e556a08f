/**
 * How a game of Triad is reviewed: from its last move back to the first, so that what is known of later positions is known of earlier ones. A position is worth what the
 * move that was played came to, or more if the search finds a better one. Without dice, all that changes after the roll is play.
 *
 * What is certain is exact: games that are over, and wins that the search sees to their end. All else is an estimate ({@link chanceOf}).
 */
import type { Seat } from '../../games/game.js';
import { triad } from '../../games/triad/index.js';
import type { TriadMove, TriadState } from '../../games/triad/index.js';
import { Meter } from '../meter.js';
import type { Steps } from '../opponent.js';
import type { Bounds, Judgement, PlayedGame, Reviewer } from '../review/review.js';
import { Board, MOST_PLIES } from './board.js';
import { chanceOf } from './chance.js';
import { Search, tableFor } from './search.js';
import type { Table } from './table.js';

/** The positions that a search looks at. A game takes one or two searches for each move. */
const NODES = 20_000;
/** So many moves that look better than the one that was played are looked at as closely as that one. */
const TRIES = 3;

/**
 * The standard error of the difference between the chances after two moves. Of 34 pairs of near moves it changed by a root mean square of 0.17, half of them by less than 0.07,
 * when the searches became twice as long; both share in that.
 */
const ERROR = 0.12;
/** The chance of whoever moves first, before the roll: the mean of what is said after it, of 190 games of three levels. */
const FIRST = 0.565;

/**
 * As in other games: nine of ten decisions of the level hard lost less than a slip (385 in 21 games), nine of ten of the level easy less than a blunder (1172 in 88 games).
 */
const BOUNDS: Bounds = { slip: 0.25, blunder: 0.45 };

/** A move, and the chance of its seat to win after it. */
interface Rated {
  readonly move: TriadMove;
  readonly chance: number;
}

/** What searches of one game know. */
class Searches {
  readonly #nodes: number;
  readonly #table: Table;

  constructor(nodes: number) {
    this.#nodes = nodes;
    this.#table = tableFor(8 * nodes);
  }

  /** All moves, best first. Of all but the best it is only known that they are not better. */
  *moves(state: TriadState): Steps<readonly Rated[]> {
    const board = new Board(state);
    const search = new Search(board, new Meter({ nodes: this.#nodes }), this.#table);
    const found = yield* search.moves({ plies: MOST_PLIES, margin: 0 });
    return found.map(({ move, value }) => ({ move: board.decode(move), chance: chanceOf(value) }));
  }

  /** The chance of a seat to win. */
  *chance(state: TriadState, seat: Seat): Steps<number> {
    const { winners } = triad.outcome(state) ?? {};
    if (winners) return winners.includes(seat) ? 1 / winners.length : 0;
    const [best] = yield* this.moves(state);
    return state.turn === seat ? best!.chance : 1 - best!.chance;
  }

  /** The best move: the one that is given, unless one that is found to be better stays so when the position after it is searched, too. */
  *best(state: TriadState, played: Rated): Steps<Rated> {
    const seat = state.turn;
    const tried = [nameOf(state, played.move)];
    while (tried.length <= TRIES) {
      const next = (yield* this.moves(state)).find(({ move }) => !tried.includes(nameOf(state, move)));
      if (!next || next.chance <= played.chance) break;
      const chance = yield* this.chance(triad.play(state, seat, next.move), seat);
      if (chance > played.chance) return { move: next.move, chance };
      tried.push(nameOf(state, next.move));
    }
    return played;
  }
}

const nameOf = (state: TriadState, move: TriadMove): string => triad.makeMove(move, state, state.turn);

/** What is lost by a move that is not the best, with its error. Between results that are certain there is none. */
function lossOf(best: Rated, played: Rated): { readonly loss: number; readonly error?: number } {
  const loss = best.chance - played.chance;
  const isCertain = [best, played].every(({ chance }) => chance === 0 || chance === 1);
  return isCertain || loss === 0 ? { loss } : { loss, error: ERROR };
}

const valuesFor = (seat: Seat, chance: number): readonly number[] =>
  seat === 0 ? [chance, 1 - chance] : [1 - chance, chance];

function* judging(
  { states, moves }: PlayedGame<TriadState, TriadMove>,
  nodes: number,
): Generator<Judgement<TriadMove> | undefined, readonly number[], undefined> {
  const searches = new Searches(nodes);
  const last = states.at(-1)!;
  let white = last.rolled ? yield* searches.chance(last, 0) : startOf(last)[0]!;
  for (const [ply, { move }] of [...moves.entries()].reverse()) {
    const state = states[ply]!;
    const seat = state.turn;
    const values = valuesFor(0, white);
    if (move.kind === 'roll') {
      yield { ply, values };
      return startOf(state);
    }
    const played = { move, chance: values[seat]! };
    if (triad.moves(state, seat).length === 1) {
      yield { ply, values };
      continue;
    }
    const best = yield* searches.best(state, played);
    yield { ply, values, choice: { best: best.move, value: best.chance, ...lossOf(best, played) } };
    white = valuesFor(seat, best.chance)[0]!;
  }
  return valuesFor(0, white);
}

/** The chances before the roll. */
const startOf = ({ turn }: TriadState): readonly number[] => valuesFor(turn, FIRST);

/** @param nodes how many positions a search looks at. Default: enough for a review of a second or two */
export function makeTriadReviewer(nodes = NODES): Reviewer<TriadState, TriadMove> {
  return {
    game: triad.id,
    unit: 'chance',
    bounds: BOUNDS,
    judging: (played) => judging(played, nodes),
    *rating(state, seat, move) {
      const searches = new Searches(nodes);
      const chance = yield* searches.chance(triad.play(state, seat, move), seat);
      const best = yield* searches.best(state, { move, chance });
      const { error } = lossOf(best, { move, chance });
      return { value: chance, best: best.chance, ...(error !== undefined && { error }) };
    },
  };
}

/** Reviews Triad. */
export const triadReviewer: Reviewer<TriadState, TriadMove> = makeTriadReviewer();
