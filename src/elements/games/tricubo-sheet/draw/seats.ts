import type { Seat } from '../../../../games/game.js';
import { tricubo } from '../../../../games/tricubo/index.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import { totalOf } from '../../../../games/tricubo/score.js';
import type { TricuboMarks } from '../../../../games/tricubo/sheet.js';
import type { TricuboState } from '../../../../games/tricubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';

/** What the player of a seat has to do or has done; empty once the game is over. */
function doing(seat: Seat, state: TricuboState, words: Term<TricuboTerms>): string {
  const { entered, active, roll } = state;
  if (tricubo.outcome(state)) return '';
  if (entered.includes(seat)) return words('tabletop.hasEntered');
  if (seat === active) return words(roll ? 'tricubo.takesFirst' : 'tabletop.roller');
  return words(tricubo.actors(state).includes(seat) ? 'tabletop.toDecide' : 'tabletop.waits');
}

/** What the strip shows of a seat: the total, what it was before a move that is seen, and what has to be done. */
export function seatFacts(
  seat: Seat,
  state: TricuboState,
  before: TricuboState | undefined,
  words: Term<TricuboTerms>,
) {
  const sheet = sheetOf(state.options);
  const total = ({ sheets }: TricuboState) => totalOf(sheet, sheets[seat] as TricuboMarks);
  return { total: total(state), was: before && total(before), doing: doing(seat, state, words) };
}
