/** Legality of moves. */
import type { Actor } from '../game.js';
import { dieAfter, distanceOf, targetOf } from './destination.js';
import { DICE, REACH, VALUES, dieOf, isOf, isOnBoard } from './board.js';
import type { Cell, Die, Value } from './board.js';
import { deadline } from './deadline.js';
import { isStuck } from './moves.js';
import type { TriadMove, TriadRefusal, TriadSeatMove, TriadState } from './state.js';
import { removable } from './triads.js';

export function refusal(state: TriadState, actor: Actor, move: TriadMove): TriadRefusal | undefined {
  if (!isWellFormed(move)) return { code: 'bad-move' };
  if (state.ended !== null) return { code: 'game-over' };
  if (move.kind === 'timeout') return actor === 'clock' && deadline(state) ? undefined : { code: 'not-your-turn' };
  if (state.rolled ? actor !== state.turn : actor !== 'chance') return { code: 'not-your-turn' };
  if (move.kind === 'roll') return refuseRoll(state, move.dice);
  if (!state.rolled) return { code: 'bad-move' };
  return (
    refuseDie(state, move.from) ??
    (move.kind === 'turn'
      ? refuseTurn(state, move.from, move.value)
      : refuseSlide(state, move.from, move.to, move.kind === 'step')) ??
    refuseRemoval(state, move)
  );
}

/**
 * Checks the shape only. A cell may be any integer here: cells off the board have a refusal of their own. Reads only the fields
 * of the move's kind, since reading missing properties is slow.
 */
function isWellFormed(move: unknown): move is TriadMove {
  if (typeof move !== 'object' || move === null) return false;
  const { kind, from, remove } = move as Record<string, unknown>;
  if (kind === 'timeout') return true;
  if (kind === 'roll') return areSides((move as Record<string, unknown>).dice);
  if (!Number.isInteger(from) || (remove !== undefined && !Number.isInteger(remove))) return false;
  if (kind === 'turn') return VALUES.includes((move as Record<string, unknown>).value as Value);
  return (kind === 'move' || kind === 'step') && Number.isInteger((move as Record<string, unknown>).to);
}

const areSides = (dice: unknown): boolean => Array.isArray(dice) && dice.length === 2 && dice.every(Array.isArray);

function refuseRoll(state: TriadState, dice: readonly [readonly Value[], readonly Value[]]): TriadRefusal | undefined {
  if (state.rolled) return { code: 'not-your-turn' };
  // `Array.from` turns holes into `undefined`; `every` would skip them.
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

function refuseTurn(state: TriadState, from: Cell, value: Value): TriadRefusal | undefined {
  if (dieOf(state.turn, value) === state.cells[from]) return { code: 'same-value', cell: from, value };
  return isStuck(state, state.turn) ? undefined : { code: 'not-stuck' };
}

function refuseSlide(state: TriadState, from: Cell, to: Cell, isStep: boolean): TriadRefusal | undefined {
  const { cells, turn } = state;
  const distance = isOnBoard(to) ? distanceOf(from, to) : 0;
  if (distance === 0 || distance > REACH) return refuseTarget(from, to, distance);
  const present = cells[from] as Die;
  if ((dieOf(turn, distance as Value) === present) !== isStep) return refuseDistance(from, present, isStep);
  const stride = (to - from) / distance;
  for (let cell = from + stride; cell !== to; cell += stride) {
    if (cells[cell] !== 0) return { code: 'blocked', cell: to, by: cell };
  }
  if (cells[to] !== 0) return { code: 'occupied', cell: to };
  return isStep && !isStuck(state, turn) ? { code: 'not-stuck' } : undefined;
}

/** The refusal for a target that no die on `from` can reach. */
function refuseTarget(from: Cell, to: Cell, distance: number): TriadRefusal {
  if (distance > REACH) return { code: 'too-far', distance };
  if (to === from) return { code: 'same-cell' };
  return { code: isOnBoard(to) ? 'not-straight' : 'off-board' };
}

function refuseDistance(from: Cell, present: Die, isStep: boolean): TriadRefusal {
  const value = Math.abs(present) as Value;
  return isStep ? { code: 'other-distance', value } : { code: 'same-value', cell: from, value };
}

function refuseRemoval(state: TriadState, move: TriadSeatMove): TriadRefusal | undefined {
  const choices = removable(state.cells, move.from, targetOf(move), dieAfter(state, move));
  if (move.remove === undefined) return choices.length === 0 ? undefined : { code: 'must-remove', from: choices };
  return choices.includes(move.remove) ? undefined : { code: 'cannot-remove', cell: move.remove, from: choices };
}
