import { isOf } from '../../../../games/triad/board.js';
import { refusal } from '../../../../games/triad/refusal.js';
import { IDLE, legalTurns } from '../draw/cell-views.js';
import type { Interaction } from '../draw/cell-views.js';
import type { Cell, TriadRefusal, TriadState, TriadSeatMove, Value } from '../../../../games/triad/index.js';

/** What the user does. `cell` is missing if the pointer is beside the board. */
export type Action =
  | { readonly name: 'press'; readonly cell: Cell }
  | { readonly name: 'drag'; readonly cell: Cell }
  | { readonly name: 'hover'; readonly cell: Cell | undefined }
  | { readonly name: 'drop'; readonly cell: Cell | undefined }
  /** Turns the chosen die in its cell, if there is no other move. */
  | { readonly name: 'turn'; readonly value: Value }
  | { readonly name: 'cancel' };

/** Why a press does nothing: a refusal of the rules, or a die that has no move at all. */
export type UserRefusal = TriadRefusal | { readonly code: 'cannot-move'; readonly cell: Cell };

/** The new interaction, and the move it completes or the reason it does not. */
export interface Step {
  readonly interaction: Interaction;
  readonly move?: TriadSeatMove;
  readonly refusal?: UserRefusal;
}

/** The whole way from a press to a move, as a pure function. The element only draws the interaction. */
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
        ? complete({ kind: 'turn', from: interaction.from, value: action.value }, state)
        : { interaction };
    case 'press':
      return press(interaction, action.cell, state);
  }
}

/** Cancelling the removal goes back to the chosen die. */
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
  // Pressing an empty cell is no mistake.
  if (!refused || refused.code === 'no-die') return { interaction };
  return { interaction, refusal: refused.code === 'same-cell' ? { code: 'cannot-move', cell } : refused };
}

function go(interaction: Interaction & { name: 'chosen' }, to: Cell, state: TriadState): Step {
  const { from } = interaction;
  const kind = legalTurns(state).some((turn) => turn.kind === 'move') ? 'move' : 'step';
  return complete({ kind, from, to }, state);
}

/** Asks for the die to take off if the turn makes a triad; else proposes the turn, which the match may refuse. */
function complete(turn: TriadSeatMove, state: TriadState): Step {
  const choices = legalTurns(state).flatMap((legal) =>
    legal.remove !== undefined && isSameTurn(legal, turn) ? [legal.remove] : [],
  );
  if (choices.length === 0) return { interaction: IDLE, move: turn };
  return { interaction: { name: 'removing', turn, choices } };
}

/** Whether two turns are alike but for the die that is taken off. */
function isSameTurn(a: TriadSeatMove, b: TriadSeatMove): boolean {
  if (a.from !== b.from) return false;
  if (a.kind === 'turn') return b.kind === 'turn' && a.value === b.value;
  return a.kind === b.kind && a.to === b.to;
}

function remove(interaction: Interaction & { name: 'removing' }, cell: Cell): Step {
  const { turn, choices } = interaction;
  if (choices.includes(cell)) return { interaction: IDLE, move: { ...turn, remove: cell } };
  return { interaction, refusal: { code: 'cannot-remove', cell, from: choices } };
}

/** Dropped on its own cell, a die stays chosen; dropped beside the board or on a wrong cell, it goes back. */
function drop(from: Cell, cell: Cell | undefined, state: TriadState): Step {
  if (cell === undefined) return { interaction: IDLE };
  if (cell === from) return { interaction: { name: 'chosen', from } };
  return go({ name: 'chosen', from }, cell, state);
}
