import { isRolled } from '../../../../games/cubo/phase.js';
import type { Seat } from '../../../../games/game.js';
import { findControl } from '../../../base/host-roots.js';
import type { CuboGamePlay } from '../play-types.js';

/** Focuses what is to be pressed next besides dice: in the panel, or below the square of a seat. @returns whether there is anything */
export function focusAction({ context }: CuboGamePlay, seat: Seat, isPaused: boolean): boolean {
  if (!context.isPlayed) return false;
  const { match } = context;
  const isBuilding = !isPaused && isRolled(match.state) && !match.outcome;
  const stage = match.state.seats[seat]?.stage;
  const seatButton =
    stage === 'called' ? ['button.take'] : stage === 'in-hand' ? [`.seat-actions[data-seat="${seat}"] button`] : [];
  const selectors = [...(isBuilding ? seatButton : ['.actions .primary']), '.hand .keys .pick'];
  const target = selectors.map((selector) => context.renderRoot.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus();
  return Boolean(target);
}

/** Focuses the square of a seat, or what takes the focus while there is no square to arrange. */
export function focusSquare({ context }: CuboGamePlay, seat: Seat): void {
  const cell = findControl(context, `.seat[data-seat="${seat}"] button.cell[tabindex="0"]`);
  (cell ?? findControl(context, '.squares[tabindex], .tool[tabindex="0"]'))?.focus();
}
