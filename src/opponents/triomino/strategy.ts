/**
 * How the opponent for Triomino thinks: determinised Monte Carlo. The tiles that a seat does not see are given out at random, the round is played to its end
 * after each move, and what came of it is compared. All moves meet the same tiles, so that luck is the same for all; moves that are clearly behind are
 * looked at no further.
 */
import type { Seat } from '../../games/game.js';
import { triomino } from '../../games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { linesFor } from '../../games/triomino/score.js';
import type { Level } from '../level.js';
import type { Meter } from '../meter.js';
import type { Analysis, RatedMove, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import { placeAt } from './board.js';
import { Round } from './round.js';
import type { Action } from './round.js';
import { shuffler } from '../shuffler.js';
import { SKILLS } from './skills.js';
import { setOf } from './tiles.js';

/** The rounds that are played without limits: a tenth of a second or two. */
const ENOUGH = 1500;
/** More rounds change nothing, however much time there is. */
const MOST = 30_000;
/** How often the clock is looked at and others go on, in rounds: a millisecond. */
export const ROUNDS_A_STEP = 8;
/** After so many deals, and whenever there are half as many again, moves are given up that are behind by so many standard errors. */
export const FEWEST_DEALS = 12;
const BEHIND = 2.5;
/** How far values are off whatever is sampled, since nobody knows how the others play: the root mean square of differences, measured against longer looks. */
export const MODEL_ERROR = 2.5;

export const strategy: Strategy<TriominoState, TriominoMove> = { unit: 'points', analyse, choose };

export interface Candidate {
  readonly move: TriominoMove;
  readonly action: Action;
  /** The lead at the end of the round, deal by deal. */
  readonly leads: number[];
}

function* analyse(view: TriominoState, seat: Seat, meter: Meter): Steps<Analysis<TriominoMove>> {
  const candidates = candidatesOf(view, seat);
  yield;
  return settled(yield* looked(view, seat, candidates, meter, mostFor(meter)), candidates);
}

const mostFor = (meter: Meter): number => (meter.isTimed || meter.nodes < Infinity ? MOST : ENOUGH);

/** Looks ahead from all candidates. @param most how many rounds are played */
function* looked(
  view: TriominoState,
  seat: Seat,
  candidates: readonly Candidate[],
  meter: Meter,
  most: number,
): Steps<Analysis<TriominoMove>> {
  const round = new Round(view, seat);
  yield;
  const alive = yield* compare(round, seat, candidates, meter, most);
  const best = rated(alive);
  const least = best.at(-1)!.value;
  const others = rated(candidates.filter((each) => !alive.includes(each)));
  const moves = [...best, ...others.map(({ move, value }) => ({ move, value: Math.min(value, least) }))];
  return { value: moves[0]!.value, moves };
}

function* choose(
  view: TriominoState,
  seat: Seat,
  level: Level,
  random: () => number,
  meter: Meter,
): Steps<TriominoMove> {
  if (level === 'expert') {
    const { moves } = yield* looked(view, seat, candidatesOf(view, seat), meter, mostFor(meter));
    return moves[0]!.move;
  }
  const isSimple = view.options.scoring === 'simple';
  const { rounds, slack, temperature } = SKILLS[level];
  const unit = isSimple ? 0.05 : 1;
  // Without a tile that fits there is one move, after the third purchase too.
  const laying = candidatesOf(view, seat).filter(({ move }) => move.kind === 'lay');
  const moves = rounds > 0 ? (yield* looked(view, seat, laying, meter, rounds)).moves : rated(laying);
  return pickNearBest(moves, { slack: unit * slack, temperature: unit * temperature }, random);
}

export const candidatesOf = (view: TriominoState, seat: Seat): readonly Candidate[] =>
  triomino.moves(view, seat).map((move) => ({ move, action: actionOf(view, move), leads: [] }));

function actionOf({ laid, options }: TriominoState, move: TriominoMove): Action {
  if (move.kind !== 'lay') return move.kind === 'buy' ? 'buy' : 'pass';
  const points = linesFor(laid, move, options).reduce((sum, line) => sum + line.points, 0);
  return { place: placeAt(move), turn: setOf(options.tiles).turnOf.get(move.values)!, points };
}

/** Plays on from each candidate with the same deals. @returns those that may be the best */
function* compare(
  round: Round,
  seat: Seat,
  candidates: readonly Candidate[],
  meter: Meter,
  most: number,
): Steps<readonly Candidate[]> {
  const random = shuffler();
  let alive = candidates;
  let played = 0;
  let weeding = FEWEST_DEALS;
  for (let deals = 1; alive.length > 1; deals++) {
    round.imagine(random);
    for (const { action, leads } of alive) {
      round.finish(action);
      leads.push(leadOf(round.scores, seat));
      meter.spend();
      played++;
      const isStep = played % ROUNDS_A_STEP === 0;
      if (isStep) yield;
      if (played < most && !(isStep && meter.isOver)) continue;
      // All have to have met the same deals.
      for (const each of alive) each.leads.length = Math.min(each.leads.length, deals - 1);
      return alive;
    }
    if (deals < weeding) continue;
    alive = promising(alive);
    weeding = Math.ceil(deals * 1.5);
  }
  return alive;
}

/** The points ahead of the best of the others; alone, the points. */
export function leadOf(scores: readonly number[], seat: Seat): number {
  let others = scores.length > 1 ? -Infinity : 0;
  for (let i = 0; i < scores.length; i++) if (i !== seat) others = Math.max(others, scores[i]!);
  return scores[seat]! - others;
}

/** The candidates that are not clearly behind the best one. */
export function promising(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = leaderOf(candidates);
  return candidates.filter((each) => {
    const { mean, error } = lossOf(each, best);
    return mean <= BEHIND * error;
  });
}

/**
 * What is behind by no more than the error is as good: among those, the most points of the moment come first, since points on the table are certain.
 */
function settled(analysis: Analysis<TriominoMove>, candidates: readonly Candidate[]): Analysis<TriominoMove> {
  if (candidates.some(({ leads }) => leads.length < 2)) return analysis;
  const of = new Map(candidates.map((each) => [each.move, each]));
  const leader = of.get(analysis.moves[0]!.move)!;
  const best = candidates
    .filter((each) => lossOf(each, leader).mean <= errorOf(each, leader))
    .reduce((one, other) => (pointsOf(other.action) > pointsOf(one.action) ? other : one), leader);
  const value = meanOf(best.leads);
  const others = analysis.moves
    .filter(({ move }) => move !== best.move)
    .map((each) => ({ move: each.move, value: Math.min(value, each.value), error: errorOf(of.get(each.move)!, best) }));
  return { value, moves: [{ move: best.move, value }, ...others] };
}

const errorOf = (candidate: Candidate, best: Candidate): number =>
  Math.hypot(lossOf(candidate, best).error, MODEL_ERROR);

const leaderOf = (candidates: readonly Candidate[]): Candidate =>
  candidates.reduce((one, other) => (meanOf(other.leads) > meanOf(one.leads) ? other : one));

/** How far a candidate is behind another in the same deals, with the standard error. */
export function lossOf({ leads }: Candidate, best: Candidate): { readonly mean: number; readonly error: number } {
  const deals = Math.min(leads.length, best.leads.length);
  const behind = leads.slice(0, deals).map((lead, deal) => best.leads[deal]! - lead);
  const mean = meanOf(behind);
  const variance = meanOf(behind.map((each) => (each - mean) ** 2));
  return { mean, error: Math.sqrt(variance / behind.length) };
}

/** Best first: by what came of them or, where nothing was played, by the points of the moment. */
const rated = (candidates: readonly Candidate[]): readonly RatedMove<TriominoMove>[] =>
  candidates
    .map(({ move, action, leads }) => ({ move, value: leads.length > 0 ? meanOf(leads) : pointsOf(action) }))
    .sort((one, other) => other.value - one.value);

const pointsOf = (action: Action): number => (typeof action === 'string' ? -1 : action.points);

export const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
