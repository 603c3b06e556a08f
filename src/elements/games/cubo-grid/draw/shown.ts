import { isRolled } from '../../../../games/cubo/phase.js';
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import { CENTRE } from '../../../../games/cubo/square.js';
import type { Cell } from '../../../../games/cubo/square.js';
import type { CuboMove, CuboState } from '../../../../games/cubo/state.js';
import type { Seat } from '../../../../games/game.js';
import type { Match } from '../../../../match/match.js';

/** Between two rounds and at the end, the squares that were scored last are shown. */
export function scoredSquares(state: CuboState): CuboState['rounds'][number] | undefined {
  return state.phase === 'over' || !isRolled(state) ? state.rounds.at(-1) : undefined;
}

/** The cells of a seat that the latest move has changed. */
export function changedCells({ entries, ply }: Match<CuboState, CuboMove>, seat: Seat): readonly Cell[] {
  const latest = entries[ply - 1];
  if (latest?.actor !== seat) return [];
  const { move } = latest;
  return move.kind === 'swap' ? move.cells : move.kind === 'put' ? [move.cell] : [];
}

/** What a square would gain from the taken die in each of its cells; empty while the seat exchanges none. */
export function gainsOf(state: CuboState, seat: Seat): readonly (number | undefined)[] {
  const { square, taken } = state.seats[seat] ?? {};
  if (!square || !taken || state.phase !== 'exchange' || state.turn !== seat) return [];
  const worth = totalOf(linesOf(square, state.options));
  return square.map((_, cell) =>
    cell === CENTRE ? undefined : totalOf(linesOf(square.with(cell, taken), state.options)) - worth,
  );
}

const worthOf = ({ seats, options }: CuboState, seat: Seat): number =>
  totalOf(linesOf(seats[seat]?.square ?? [], options));

/** What an exchange has brought a seat while others still make theirs; `undefined` where none was made. */
export function exchangeGain(match: Match<CuboState, CuboMove>, seat: Seat): number | undefined {
  if (match.state.phase !== 'exchange') return undefined;
  for (let ply = match.ply - 1; ply >= 0; ply--) {
    const { actor, move } = match.entries[ply] ?? {};
    const before = match.stateAt(ply);
    if (before?.phase !== 'exchange') return undefined;
    if (actor === seat && move?.kind === 'put') return worthOf(match.state, seat) - worthOf(before, seat);
  }
  return undefined;
}

/** What a square is worth after the latest move, if that was a swap of the seat, and how much more that is than before. */
export function worthAfterSwap(
  match: Match<CuboState, CuboMove>,
  seat: Seat,
): { readonly worth: number; readonly change: number } | undefined {
  const latest = match.entries[match.ply - 1];
  if (latest?.actor !== seat || latest.move.kind !== 'swap') return undefined;
  const before = match.stateAt(match.ply - 1);
  const worth = worthOf(match.state, seat);
  return { worth, change: before ? worth - worthOf(before, seat) : 0 };
}
