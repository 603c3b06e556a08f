/** Why a move is not legal. */
import type { Actor } from '../game.js';
import { dieAfter, distanceOf, targetOf } from './arrival.js';
import { DICE, VALUES, isOnBoard, isOf } from './board.js';
import type { Cell, Die, Value } from './board.js';
import { isStuck } from './moves.js';
import type { TriadMove, TriadRefusal, TriadSeatMove, TriadState } from './state.js';
import { removable } from './triads.js';

export function refusal(state: TriadState, actor: Actor, move: TriadMove): TriadRefusal | undefined {
  if (!isWellFormed(move)) return { code: 'bad-move' };
  if (state.ended !== null) return { code: 'game-over' };
  if (state.rolled ? actor !== state.turn : actor !== 'chance') return { code: 'not-your-turn' };
  if (move.kind === 'roll') return refuseRoll(state, move.dice);
  if (!state.rolled) return { code: 'bad-move' };
  return refuseDie(state, move.from) ?? refuseWay(state, move) ?? refuseRemoval(state, move);
}

/** Shape only; a cell may be any number here, so that one off the board is told apart from rubbish. */
function isWellFormed(move: unknown): move is TriadMove {
  if (typeof move !== 'object' || move === null) return false;
  const { kind, from, remove } = move as Record<string, unknown>;
  if (kind === 'roll') {
    const { dice } = move as Record<string, unknown>;
    return Array.isArray(dice) && dice.length === 2 && dice.every(Array.isArray);
  }
  if (!Number.isInteger(from) || (remove !== undefined && !Number.isInteger(remove))) return false;
  if (kind === 'turn') return VALUES.includes((move as Record<string, unknown>).value as Value);
  return (kind === 'move' || kind === 'step') && Number.isInteger((move as Record<string, unknown>).to);
}

function refuseRoll(state: TriadState, dice: readonly [readonly Value[], readonly Value[]]): TriadRefusal | undefined {
  if (state.rolled) return { code: 'not-your-turn' };
  // a list copied by `from` has no holes, which `every` would pass over
  const inOrder = dice.every(
    (side) =>
      side.length === DICE &&
      Array.from(side).every((value, i) => VALUES.includes(value) && value >= (side[i - 1] ?? 1)),
  );
  const even = !state.options.evenStart || dice[0].join() === dice[1].join();
  return inOrder && even ? undefined : { code: 'bad-roll' };
}

function refuseDie(state: TriadState, from: Cell): TriadRefusal | undefined {
  if (!isOnBoard(from)) return { code: 'off-board' };
  const die = state.cells[from] as Die;
  if (die === 0) return { code: 'no-die', cell: from };
  if (!isOf(state.turn, die)) return { code: 'not-your-die', cell: from };
  return undefined;
}

function refuseWay(state: TriadState, move: TriadSeatMove): TriadRefusal | undefined {
  const { cells } = state;
  const present = Math.abs(cells[move.from] as Die) as Value;
  if (move.kind === 'turn') {
    if (move.value === present) return { code: 'same-value', cell: move.from, value: present };
    return isStuck(state, state.turn) ? undefined : { code: 'not-stuck' };
  }
  const { from, to } = move;
  if (!isOnBoard(to)) return { code: 'off-board' };
  if (to === from) return { code: 'same-cell' };
  const distance = distanceOf(from, to);
  if (distance === 0) return { code: 'not-straight' };
  if (distance > 3) return { code: 'too-far', distance };
  if (move.kind === 'move' && distance === present) return { code: 'same-value', cell: from, value: present };
  if (move.kind === 'step' && distance !== present) return { code: 'other-distance', value: present };
  const stride = (to - from) / distance;
  for (let cell = from + stride; cell !== to; cell += stride) {
    if (cells[cell] !== 0) return { code: 'blocked', cell: to, by: cell };
  }
  if (cells[to] !== 0) return { code: 'occupied', cell: to };
  return move.kind === 'step' && !isStuck(state, state.turn) ? { code: 'not-stuck' } : undefined;
}

function refuseRemoval(state: TriadState, move: TriadSeatMove): TriadRefusal | undefined {
  const choices = removable(state.cells, move.from, targetOf(move), dieAfter(state, move));
  if (move.remove === undefined) return choices.length === 0 ? undefined : { code: 'must-remove', from: choices };
  return choices.includes(move.remove) ? undefined : { code: 'cannot-remove', cell: move.remove, from: choices };
}
