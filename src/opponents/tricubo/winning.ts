/**
 * What a move among several does for the win. Which dice are left to the others, and whether the game ends before they have more, depends on the move, so
 * the round is played on in the mind: each of the others makes the best of its sheet by the plan.
 */
import type { Seat } from '../../games/game.js';
import { tricubo } from '../../games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { forecast, forecastBetween } from './forecast.js';
import type { Plan } from './plan.js';
import { aftersOf, rated, valueBy } from './rating.js';

/** The standard deviation of how far two seats drift apart in a round, in points. */
export const DRIFT = 3;
/** That of a normal distribution, for the logistic one that is next to it. */
const LOGISTIC = 1 / 1.7;

/** The chance of a seat to win after a move. */
export function winChance(plan: Plan, view: TricuboState, seat: Seat, move: TricuboMove): number {
  const state = playedOn(plan, tricubo.play(view, seat, move));
  const outcome = tricubo.outcome(state);
  if (outcome) return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
  const totals = state.sheets.map((marks, each) => valueBy(plan, state, forecastBetween(state, each))(marks) ?? 0);
  const spread = DRIFT * LOGISTIC * Math.sqrt(forecastBetween(state, seat).left);
  return totals.reduce(
    (chance, total, other) => (other === seat ? chance : chance / (1 + Math.exp((total - totals[seat]!) / spread))),
    1,
  );
}

/** The state after the round. */
export function playedOn(plan: Plan, state: TricuboState): TricuboState {
  const [actor] = tricubo.actors(state);
  if (typeof actor !== 'number') return state;
  const { moves } = rated(aftersOf(state, actor), valueBy(plan, state, forecast(state, actor)));
  return playedOn(plan, tricubo.play(state, actor, moves[0]!.move));
}
