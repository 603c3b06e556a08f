/** Move generation: the ordinary moves of a seat or, if it has none, the replacement moves (turn or step). */
import type { Seat } from '../game.js';
import { ALL_CELLS, CELLS, DIRECTIONS, REACH, VALUES, cellAt, dieOf, isOf } from './board.js';
import type { Cell, Die, Value } from './board.js';
import type { TriadMove, TriadState } from './state.js';
import { removable } from './triads.js';

/** For each cell and direction, the cells in reach, nearest first; −1 off the board. Flat for speed. */
const RAYS = Int8Array.from(
  ALL_CELLS.flatMap((from) => DIRECTIONS.flatMap((direction) => VALUES.map((steps) => cellAt(from, direction, steps)))),
);
const RAYS_OF_CELL = DIRECTIONS.length * REACH;

/** All ordinary moves or, if there are none, all replacement moves. */
export function moves(state: TriadState, seat: Seat): readonly TriadMove[] {
  if (state.ended !== null || !state.rolled || seat !== state.turn) return [];
  const found: TriadMove[] = [];
  addSlides(state, seat, 'move', found);
  if (found.length === 0) {
    addTurns(state, seat, found);
    addSlides(state, seat, 'step', found);
  }
  return found;
}

function addSlides({ cells }: TriadState, seat: Seat, kind: 'move' | 'step', found: TriadMove[]): void {
  const isStep = kind === 'step';
  for (let from = 0; from < CELLS; from++) {
    const present = cells[from] as Die;
    if (!isOf(seat, present)) continue;
    for (let ray = from * RAYS_OF_CELL; ray < (from + 1) * RAYS_OF_CELL; ray += REACH) {
      for (let distance = 1; distance <= REACH; distance++) {
        const to = RAYS[ray + distance - 1] as Cell;
        if (to < 0 || cells[to] !== 0) break;
        const die = dieOf(seat, distance as Value);
        if ((die === present) !== isStep) continue;
        const choices = removable(cells, from, to, die);
        if (choices.length === 0) found.push({ kind, from, to });
        else for (const remove of choices) found.push({ kind, from, to, remove });
      }
    }
  }
}

function addTurns({ cells }: TriadState, seat: Seat, found: TriadMove[]): void {
  for (let from = 0; from < CELLS; from++) {
    const present = cells[from] as Die;
    if (!isOf(seat, present)) continue;
    for (const value of VALUES) {
      const die = dieOf(seat, value);
      if (die === present) continue;
      const choices = removable(cells, from, from, die);
      if (choices.length === 0) found.push({ kind: 'turn', from, value });
      else for (const remove of choices) found.push({ kind: 'turn', from, value, remove });
    }
  }
}

/** Whether the seat has no ordinary move, so that it may turn a die in place or move one without turning it. */
export function isStuck({ cells }: TriadState, seat: Seat): boolean {
  for (let from = 0; from < CELLS; from++) {
    const present = cells[from] as Die;
    if (!isOf(seat, present)) continue;
    for (let ray = from * RAYS_OF_CELL; ray < (from + 1) * RAYS_OF_CELL; ray += REACH) {
      for (let distance = 1; distance <= REACH; distance++) {
        const to = RAYS[ray + distance - 1] as Cell;
        if (to < 0 || cells[to] !== 0) break;
        if (dieOf(seat, distance as Value) !== present) return false;
      }
    }
  }
  return true;
}
