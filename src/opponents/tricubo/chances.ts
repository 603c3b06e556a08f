import { tricubo } from '../../games/tricubo/index.js';
import type { TricuboState } from '../../games/tricubo/index.js';
import { chancesOf } from '../review/chances.js';
import { forecastBetween } from './forecast.js';
import type { Plan } from './plan.js';
import { valueBy } from './rating.js';
import { DRIFT, playedOn } from './winning.js';

/** The chances of all seats to win, wherever the round is: it is played on in the mind, and then seats drift apart. */
export function winChances(plan: Plan, view: TricuboState): readonly number[] {
  const state = playedOn(plan, view);
  const outcome = tricubo.outcome(state);
  if (outcome) return state.sheets.map((_, seat) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0));
  const totals = state.sheets.map((marks, seat) => valueBy(plan, state, forecastBetween(state, seat))(marks) ?? 0);
  // Two seats drift apart by √2 of what each drifts.
  const drifts = totals.map((_, seat) => DRIFT * Math.sqrt(forecastBetween(state, seat).left / 2));
  return chancesOf(totals, drifts);
}
