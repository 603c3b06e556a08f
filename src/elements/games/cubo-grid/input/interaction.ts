import { refusal } from '../../../../games/cubo/rules.js';
import { CENTRE, swapped } from '../../../../games/cubo/square.js';
import type { Cell, CuboDie, CuboSquare } from '../../../../games/cubo/square.js';
import type { CuboMove, CuboRefusal, CuboState } from '../../../../games/cubo/state.js';
import type { Seat } from '../../../../games/game.js';

/** Where the user is on the way to a move of one seat. */
export type Interaction =
  | { readonly name: 'idle' }
  /** A die is chosen; `over` is the die that the user points at, to swap it with. */
  | { readonly name: 'chosen' | 'dragging'; readonly from: Cell; readonly over: Cell | undefined }
  /** A die is chosen that would be given for the one that was taken. */
  | { readonly name: 'giving'; readonly cell: Cell };

export const IDLE: Interaction = { name: 'idle' };

/** What the user does in a square. `cell` is missing if the pointer is beside it. */
export type Action =
  | { readonly name: 'press' | 'drag'; readonly cell: Cell }
  | { readonly name: 'hover' | 'drop'; readonly cell: Cell | undefined }
  | { readonly name: 'cancel' };

/** The new interaction, and the move it completes or the reason it does not. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: CuboMove;
  readonly refusal?: CuboRefusal;
}

/** The whole way from a press to a move, as a pure function. Moves are proposed; the match may refuse them. */
export function reduce(interaction: Interaction, action: Action, state: CuboState, seat: Seat): Step {
  switch (action.name) {
    case 'cancel':
      return { interaction: IDLE };
    case 'drag':
      return canMove(action.cell, state, seat)
        ? { interaction: { name: 'dragging', from: action.cell, over: action.cell } }
        : { interaction };
    case 'hover':
      return (interaction.name === 'chosen' || interaction.name === 'dragging') && interaction.over !== action.cell
        ? { interaction: { ...interaction, over: action.cell } }
        : { interaction };
    case 'drop':
      return interaction.name === 'dragging' ? drop(interaction.from, action.cell) : { interaction };
    case 'press':
      return press(interaction, action.cell, state, seat);
  }
}

/** Why a die cannot be chosen: the white die never, and no die of a square that is fixed. */
function refusalToChoose(cell: Cell, state: CuboState, seat: Seat): CuboRefusal | undefined {
  const other = cell === 0 ? 1 : 0;
  return refusal(state, seat, { kind: 'swap', cells: [other, cell] });
}

export const canMove = (cell: Cell, state: CuboState, seat: Seat): boolean => !refusalToChoose(cell, state, seat);

/** Whether the seat has to choose the die that it gives for the one it has taken. */
export const isGiving = ({ phase, turn }: CuboState, seat: Seat): boolean => phase === 'exchange' && turn === seat;

function press(interaction: Interaction, cell: Cell, state: CuboState, seat: Seat): Step {
  if (isGiving(state, seat)) return give(interaction, cell);
  if (interaction.name === 'chosen') {
    return cell === interaction.from ? { interaction: IDLE } : swap(interaction.from, cell);
  }
  const refused = refusalToChoose(cell, state, seat);
  return refused ? { interaction, refusal: refused } : { interaction: { name: 'chosen', from: cell, over: undefined } };
}

/** The first press shows what the square would be, the second gives the die. The white die is refused at once. */
function give(interaction: Interaction, cell: Cell): Step {
  const isConfirmed = interaction.name === 'giving' && interaction.cell === cell;
  return isConfirmed || cell === CENTRE
    ? { interaction: IDLE, move: { kind: 'put', cell } }
    : { interaction: { name: 'giving', cell } };
}

const swap = (from: Cell, to: Cell): Step => ({ interaction: IDLE, move: swapMove(from, to) });

export const swapMove = (from: Cell, to: Cell): CuboMove => ({
  kind: 'swap',
  cells: from < to ? [from, to] : [to, from],
});

/** Dropped where it came from, a die stays chosen; dropped beside the square, it goes back. */
function drop(from: Cell, cell: Cell | undefined): Step {
  if (cell === undefined) return { interaction: IDLE };
  return cell === from ? { interaction: { name: 'chosen', from, over: undefined } } : swap(from, cell);
}

/** What the square would be after the move that was begun; `undefined` if that is not shown. */
export function previewOf(interaction: Interaction, square: CuboSquare, taken: CuboDie | null): CuboSquare | undefined {
  if (interaction.name === 'giving') return taken ? square.with(interaction.cell, taken) : undefined;
  if (interaction.name === 'idle') return undefined;
  const { from, over } = interaction;
  return over === undefined || over === from || over === CENTRE ? undefined : swapped(square, [from, over]);
}
