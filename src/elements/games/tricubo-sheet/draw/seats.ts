import type { Seat } from '../../../../games/game.js';
import { tricubo } from '../../../../games/tricubo/index.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import { totalOf } from '../../../../games/tricubo/score.js';
import type { TricuboMarks } from '../../../../games/tricubo/sheet.js';
import type { TricuboState } from '../../../../games/tricubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';

/** The total of a seat. */
export const scoreOf = ({ options, sheets }: TricuboState, seat: Seat): number =>
  totalOf(sheetOf(options), sheets[seat] as TricuboMarks);

/** What the player of a seat has to do or has done; empty once the game is over. */
export function doing(seat: Seat, state: TricuboState, words: Term<TricuboTerms>): string {
  const { entered, active, roll } = state;
  if (tricubo.outcome(state)) return '';
  if (entered.includes(seat)) return words('tabletop.hasEntered');
  if (seat === active) return words(roll ? 'tricubo.takesFirst' : 'tabletop.roller');
  return words(tricubo.actors(state).includes(seat) ? 'tabletop.toDecide' : 'tabletop.waits');
}
