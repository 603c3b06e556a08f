import { isOf } from '../../games/triad/board.js';
import { dieAfter, targetOf } from '../../games/triad/destination.js';
import { refusal } from '../../games/triad/refusal.js';
import { removable } from '../../games/triad/triads.js';
import { IDLE, legalTurns } from './cell-views.js';
import type { Interaction } from './cell-views.js';
import type { Cell, TriadRefusal, TriadState, TriadSeatMove, Value } from '../../games/triad/index.js';

/** What the reader does. `cell` is missing where the pointer is beside the board. */
export type Action =
  | { readonly name: 'press'; readonly cell: Cell }
  | { readonly name: 'drag'; readonly cell: Cell }
  | { readonly name: 'hover'; readonly cell: Cell | undefined }
  | { readonly name: 'drop'; readonly cell: Cell | undefined }
  /** Turn the chosen die where it lies, when there is no other move. */
  | { readonly name: 'turn'; readonly value: Value }
  | { readonly name: 'cancel' };

/** Why a press does nothing: a refusal of the rules, or a die for which there is no move at all. */
export type ReaderRefusal = TriadRefusal | { readonly code: 'cannot-move'; readonly cell: Cell };

/** The new interaction, and the move it completes or the reason it does not. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: TriadSeatMove;
  readonly refusal?: ReaderRefusal;
}

/** The whole way from pressing to moving, as a pure function; the element only draws the interaction. */
export function reduce(interaction: Interaction, action: Action, state: TriadState): Step {
  switch (action.name) {
    case 'cancel':
      return { interaction: cancelled(interaction) };
    case 'drag':
      return canMove(state, action.cell)
        ? { interaction: { name: 'dragging', from: action.cell, over: action.cell } }
        : { interaction };
    case 'hover':
      return interaction.name === 'dragging' && interaction.over !== action.cell
        ? { interaction: { ...interaction, over: action.cell } }
        : { interaction };
    case 'drop':
      return interaction.name === 'dragging' ? drop(interaction.from, action.cell, state) : { interaction };
    case 'turn':
      return interaction.name === 'chosen'
        ? complete({ kind: 'turn', from: interaction.from, value: action.value }, interaction, state)
        : { interaction };
    case 'press':
      return press(interaction, action.cell, state);
  }
}

/** Out of the removal one goes back to the die that was chosen. */
function cancelled(interaction: Interaction): Interaction {
  return interaction.name === 'removing' ? { name: 'chosen', from: interaction.turn.from } : IDLE;
}

function canMove(state: TriadState, cell: Cell): boolean {
  return legalTurns(state).some(({ from }) => from === cell);
}

function press(interaction: Interaction, cell: Cell, state: TriadState): Step {
  switch (interaction.name) {
    case 'removing':
      return remove(interaction, cell);
    case 'chosen':
      if (cell === interaction.from) return { interaction: IDLE };
      return isOwn(state, cell) ? choose(interaction, cell, state) : go(interaction, cell, state);
    case 'idle':
    case 'dragging':
      return choose(interaction, cell, state);
  }
}

function isOwn({ cells, turn }: TriadState, cell: Cell): boolean {
  return isOf(turn, cells[cell] ?? 0);
}

function choose(interaction: Interaction, cell: Cell, state: TriadState): Step {
  if (canMove(state, cell)) return { interaction: { name: 'chosen', from: cell } };
  const refused = state.rolled ? refusal(state, state.turn, { kind: 'move', from: cell, to: cell }) : undefined;
  // An empty cell is no mistake: there is nothing to choose.
  if (!refused || refused.code === 'no-die') return { interaction };
  return { interaction, refusal: refused.code === 'same-cell' ? { code: 'cannot-move', cell } : refused };
}

function go(interaction: Interaction & { name: 'chosen' }, to: Cell, state: TriadState): Step {
  const { from } = interaction;
  const turns = legalTurns(state);
  const kind = turns.some((turn) => turn.kind === 'move') ? 'move' : 'step';
  return complete({ kind, from, to }, interaction, state);
}

/** Plays a turn, asks for the die to remove, or says why the turn is none. */
function complete(turn: TriadSeatMove, interaction: Interaction, state: TriadState): Step {
  const refused = refusal(state, state.turn, turn);
  if (!refused) return { interaction: IDLE, move: turn };
  if (refused.code !== 'must-remove') return { interaction, refusal: refused };
  const choices = removable(state.cells, turn.from, targetOf(turn), dieAfter(state, turn));
  return { interaction: { name: 'removing', turn, choices } };
}

function remove(interaction: Interaction & { name: 'removing' }, cell: Cell): Step {
  const { turn, choices } = interaction;
  if (choices.includes(cell)) return { interaction: IDLE, move: { ...turn, remove: cell } };
  return { interaction, refusal: { code: 'cannot-remove', cell, from: choices } };
}

/** Dropped where it came from, a die stays chosen; dropped beside the board or on a wrong cell, it goes back. */
function drop(from: Cell, cell: Cell | undefined, state: TriadState): Step {
  if (cell === undefined) return { interaction: IDLE };
  if (cell === from) return { interaction: { name: 'chosen', from } };
  const step = go({ name: 'chosen', from }, cell, state);
  return step.refusal ? { ...step, interaction: IDLE } : step;
}
