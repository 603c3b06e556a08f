import { DIRECTIONS, cellAt, isOf } from '../../../../games/triad/board.js';
import { dieAfter, targetOf } from '../../../../games/triad/destination.js';
import { triad } from '../../../../games/triad/index.js';
import type { Cell, Die, TriadMove, TriadState, TriadSeatMove } from '../../../../games/triad/index.js';
import { lastCells } from './cells.js';

/** Where the user is on the way to a move: choose a die, choose its target, and after a triad the die to take off. */
export type Interaction =
  | { readonly name: 'idle' }
  | { readonly name: 'chosen'; readonly from: Cell }
  | { readonly name: 'dragging'; readonly from: Cell; readonly over: Cell | undefined }
  | { readonly name: 'removing'; readonly turn: TriadSeatMove; readonly choices: readonly Cell[] };

export const IDLE: Interaction = { name: 'idle' };

/** The moves of the side whose turn it is. */
export function legalTurns(state: TriadState): readonly TriadSeatMove[] {
  return triad.moves(state, state.turn).filter(isTurn);
}

const isTurn = (move: TriadMove): move is TriadSeatMove => move.kind !== 'roll';

/**
 * What a cell shows besides its die: a die of the side to move that can move, or cannot; the chosen die; the cell under a dragged die; a target that
 * makes a triad; a die that may be taken off; a cell of the last move; a cell on the way to a target.
 */
export type Trait = 'movable' | 'immovable' | 'chosen' | 'over' | 'triad' | 'removable' | 'last' | 'way';

/** One cell as it is drawn and spoken. */
export interface CellView {
  readonly cell: Cell;
  readonly die: Die;
  /** The chosen die as it would be here after its move; 0 if it cannot go here. */
  readonly ghost: Die;
  readonly traits: readonly Trait[];
}

/**
 * The 36 cells, in the order of their numbers.
 * @param mayMove whether the user may move for the side whose turn it is
 */
export function cellViews(
  state: TriadState,
  interaction: Interaction,
  latest: TriadMove | undefined,
  mayMove = true,
): readonly CellView[] {
  const cells = shownCells(state, interaction);
  const turns = mayMove ? legalTurns(state) : [];
  const movable = new Set(turns.map(({ from }) => from));
  const from = interaction.name === 'chosen' || interaction.name === 'dragging' ? interaction.from : undefined;
  const targets = new Map(
    turns.filter((turn) => turn.from === from && turn.kind !== 'turn').map((turn) => [targetOf(turn), turn]),
  );
  const last = lastCells(latest);
  const ways = new Set([...targets.keys()].flatMap((to) => between(from as Cell, to)));
  const over = interaction.name === 'dragging' ? interaction.over : undefined;

  return cells.map((die, cell) => {
    const traits: Trait[] = [];
    const target = targets.get(cell);
    if (interaction.name === 'removing') {
      if (interaction.choices.includes(cell)) traits.push('removable');
    } else if (movable.has(cell)) {
      traits.push('movable');
    } else if (mayMove && isOf(state.turn, die) && state.ended === null) {
      traits.push('immovable');
    }
    if (cell === from) traits.push('chosen');
    if (cell === over) traits.push('over');
    if (target?.remove !== undefined) traits.push('triad');
    if (last.includes(cell)) traits.push('last');
    if (ways.has(cell) && !target) traits.push('way');
    return { cell, die, ghost: target ? dieAfter(state, target) : 0, traits };
  });
}

/** The cells between the ends of a straight way. */
function between(from: Cell, to: Cell): readonly Cell[] {
  for (const direction of DIRECTIONS) {
    const way = [1, 2, 3].map((steps) => cellAt(from, direction, steps));
    const length = way.indexOf(to);
    if (length >= 0) return way.slice(0, length);
  }
  return [];
}

/** While the user chooses the die to take off, the moved die is shown at its target. */
function shownCells(state: TriadState, interaction: Interaction): readonly Die[] {
  if (interaction.name !== 'removing') return state.cells;
  const { turn } = interaction;
  const cells = [...state.cells];
  cells[turn.from] = 0;
  cells[targetOf(turn)] = dieAfter(state, turn);
  return cells;
}
