import { refusal } from '../../games/cubo/rules.js';
import { CENTRE, swapped } from '../../games/cubo/square.js';
import type { Cell, CuboDie, CuboSquare } from '../../games/cubo/square.js';
import type { CuboMove, CuboRefusal, CuboState } from '../../games/cubo/state.js';
import type { Seat } from '../../games/game.js';

/** Where a reader is on the way to a move of one seat. */
export type Interaction =
  | { readonly name: 'idle' }
  /** A die is chosen, and perhaps another pointed at that it may be swapped with. */
  | { readonly name: 'chosen' | 'dragging'; readonly from: Cell; readonly over: Cell | undefined }
  /** The die is chosen that would make room for the one that was taken. */
  | { readonly name: 'giving'; readonly cell: Cell };

export const IDLE: Interaction = { name: 'idle' };

/** What the reader does in a square. `cell` is missing where the pointer is beside it. */
export type Action =
  | { readonly name: 'press' | 'drag'; readonly cell: Cell }
  | { readonly name: 'hover' | 'drop'; readonly cell: Cell | undefined }
  /** Swaps a die at once. */
  | { readonly name: 'swap'; readonly cells: readonly [Cell, Cell] }
  | { readonly name: 'cancel' };

/** The new interaction, and the move it completes or the reason it does not. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: CuboMove;
  readonly refusal?: CuboRefusal;
}

/** The whole way from pressing to swapping, as a pure function; the element only draws the interaction. */
export function reduce(interaction: Interaction, action: Action, state: CuboState, seat: Seat): Step {
  switch (action.name) {
    case 'cancel':
      return { interaction: IDLE };
    case 'swap':
      return swap(action.cells, state, seat);
    case 'drag':
      return canMove(action.cell, state, seat)
        ? { interaction: { name: 'dragging', from: action.cell, over: action.cell } }
        : { interaction };
    case 'hover':
      return (interaction.name === 'chosen' || interaction.name === 'dragging') && interaction.over !== action.cell
        ? { interaction: { ...interaction, over: action.cell } }
        : { interaction };
    case 'drop':
      return interaction.name === 'dragging' ? drop(interaction.from, action.cell, state, seat) : { interaction };
    case 'press':
      return press(interaction, action.cell, state, seat);
  }
}

/** Why a die can go nowhere: the white one, and all of a square that is fixed. */
function fixed(cell: Cell, state: CuboState, seat: Seat): CuboRefusal | undefined {
  const other = cell === 0 ? 1 : 0;
  return refusal(state, seat, { kind: 'swap', cells: [other, cell] });
}

export const canMove = (cell: Cell, state: CuboState, seat: Seat): boolean => !fixed(cell, state, seat);

/** Whether the seat is to say which die makes room for the one it has taken. */
export const isGiving = ({ phase, turn }: CuboState, seat: Seat): boolean => phase === 'exchange' && turn === seat;

function press(interaction: Interaction, cell: Cell, state: CuboState, seat: Seat): Step {
  if (isGiving(state, seat)) return give(interaction, cell);
  const why = fixed(cell, state, seat);
  if (why) return { interaction, refusal: why };
  if (interaction.name !== 'chosen') return { interaction: { name: 'chosen', from: cell, over: undefined } };
  return cell === interaction.from ? { interaction: IDLE } : swap([interaction.from, cell], state, seat);
}

/** The first press shows what it would make of the square, the second does it. */
function give(interaction: Interaction, cell: Cell): Step {
  if (cell === CENTRE) return { interaction, refusal: { code: 'white-die' } };
  const isConfirmed = interaction.name === 'giving' && interaction.cell === cell;
  return isConfirmed ? { interaction: IDLE, move: { kind: 'put', cell } } : { interaction: { name: 'giving', cell } };
}

function swap([from, to]: readonly [Cell, Cell], state: CuboState, seat: Seat): Step {
  const move: CuboMove = { kind: 'swap', cells: from < to ? [from, to] : [to, from] };
  const why = refusal(state, seat, move);
  return why ? { interaction: { name: 'chosen', from, over: undefined }, refusal: why } : { interaction: IDLE, move };
}

/** Dropped where it came from, a die stays chosen; dropped beside the square or on the white die, it goes back. */
function drop(from: Cell, cell: Cell | undefined, state: CuboState, seat: Seat): Step {
  if (cell === undefined) return { interaction: IDLE };
  if (cell === from) return { interaction: { name: 'chosen', from, over: undefined } };
  return { ...swap([from, cell], state, seat), interaction: IDLE };
}

/** What the square would be, where the interaction shows that; else `undefined`. */
export function previewOf(interaction: Interaction, square: CuboSquare, taken: CuboDie | null): CuboSquare | undefined {
  if (interaction.name === 'giving') return taken ? square.with(interaction.cell, taken) : undefined;
  if (interaction.name === 'idle') return undefined;
  const { from, over } = interaction;
  return over === undefined || over === from || over === CENTRE ? undefined : swapped(square, [from, over]);
}
