import type { CuboMove } from '../../../../games/cubo/index.js';
import { isRolled } from '../../../../games/cubo/phase.js';
import { SIZE } from '../../../../games/cubo/square.js';
import type { Cell, CuboSquare } from '../../../../games/cubo/square.js';
import type { CuboSeat } from '../../../../games/cubo/state.js';
import type { Seat } from '../../../../games/game.js';
import { gridTarget } from '../../../../interaction/arrow-keys.js';
import type { RovingFocus } from '../../../../interaction/roving-focus.js';
import { cellOf } from './cell-of.js';
import { swapMove } from './interaction.js';
import { neighbourOf, squareKey } from './square-keys.js';
import type { SquareParts } from './square-parts.js';

/** What keys change and say. */
interface KeyedSquare {
  /** The square as it is shown. */
  shown(): CuboSquare;
  /** @returns whether the move was made */
  make(move: CuboMove): boolean;
}

/** The keys of one player's square, and of all else that belongs to that player. */
export class SquareKeyboard {
  readonly #parts: SquareParts;
  readonly #seat: Seat;
  readonly #focus: RovingFocus<Cell>;
  readonly #square: KeyedSquare;

  constructor(parts: SquareParts, seat: Seat, focus: RovingFocus<Cell>, square: KeyedSquare) {
    this.#parts = parts;
    this.#seat = seat;
    this.#focus = focus;
    this.#square = square;
  }

  readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    this.#parts.activeSeat.touch(this.#seat);
    const run = this.#cellKey(event) ?? this.letterKey(event) ?? this.#parts.play.context.keys.shortcut(event);
    if (!run) return;
    event.preventDefault();
    // A held key moves the focus on, but does nothing else twice.
    if (!event.repeat || event.key.startsWith('Arrow')) run();
  };

  /** What a key does on a cell: it moves the focus, or with Shift the die. */
  #cellKey(event: KeyboardEvent): (() => void) | undefined {
    const cell = cellOf(event.target as Element);
    if (cell === undefined) return undefined;
    const target = gridTarget(cell, event, SIZE, SIZE);
    if (target !== undefined) return () => this.#focus.focus(target);
    const neighbour = neighbourOf(cell, event);
    return neighbour === undefined ? undefined : () => this.#swapTo(cell, neighbour);
  }

  /** What a letter or a digit does, also where no cell has the focus. */
  letterKey(event: KeyboardEvent): (() => void) | undefined {
    const { play, rolling } = this.#parts;
    const seat = this.#seat;
    const { state, outcome } = play.context.match;
    if (outcome || play.isCovered || !isRolled(state)) return undefined;
    const key = squareKey(event, (state.seats[seat] as CuboSeat).stage);
    if (!key) return undefined;
    const shown = this.#square.shown();
    switch (key.name) {
      case 'describe':
        return () => play.narrator.say(key.text(shown, state, play.words));
      case 'move':
        return () => void this.#square.make(key.move);
      case 'roll':
        return () => rolling.rollAgain(seat);
    }
  }

  /** Swaps two dice in one step. The focus goes with the die. */
  #swapTo(from: Cell, to: Cell): void {
    if (this.#square.make(swapMove(from, to))) this.#focus.focus(to);
  }
}
