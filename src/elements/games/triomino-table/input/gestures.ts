import type { Point } from '../../../../games/triomino/grid.js';

/** How many pixels turn a press into a move of the table. */
const SLACK = 6;

/** What gestures do with the view. */
interface Gestured {
  /** Whether only a part of the table is seen, so that a single finger moves it. */
  isPart(): boolean;
  /** A gesture begins. @returns what brings back the view from before it */
  begin(): unknown;
  /** The browser has taken the gesture over, such as for scrolling. */
  abort(before: unknown): void;
  /** Fingers have gone from some points of the screen to others. */
  follow(before: readonly Point[], after: readonly Point[]): void;
  zoom(factor: number, x: number, y: number): void;
  end(): void;
}

interface Pointer {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/** Moves of fingers and the mouse on the table, and the wheel. */
export class Gestures {
  readonly #view: Gestured;
  readonly #pointers = new Map<number, Pointer>();
  #board: SVGSVGElement | undefined;
  #isMoving = false;
  #before: unknown;

  constructor(view: Gestured) {
    this.#view = view;
  }

  listenTo(board: SVGSVGElement): void {
    this.#board = board;
    board.addEventListener('pointerdown', this.#down);
    board.addEventListener('pointermove', this.#move);
    board.addEventListener('pointerup', this.#up);
    board.addEventListener('pointercancel', this.#cancel);
    board.addEventListener('wheel', this.#wheel, { passive: false });
  }

  /** A table that is removed from the page receives no `pointerup`. */
  forget(): void {
    this.#pointers.clear();
    this.#isMoving = false;
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { pointerId, clientX: x, clientY: y, pointerType } = event;
    // A press on a place lays a tile, unless a second finger joins it.
    const isPlace = (event.target as Element).closest('[data-cell]') !== null;
    if (isPlace && (pointerType === 'mouse' || this.#pointers.size === 0)) {
      if (pointerType !== 'mouse') this.#pointers.set(pointerId, { startX: NaN, startY: NaN, x, y });
      return;
    }
    this.#pointers.set(pointerId, { startX: x, startY: y, x, y });
    if (this.#pointers.size > 1) this.#begin(event);
  };

  readonly #move = (event: PointerEvent): void => {
    const pointer = this.#pointers.get(event.pointerId);
    if (!pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#isMoving) {
      const [dx, dy] = [Math.abs(x - pointer.startX), Math.abs(y - pointer.startY)];
      if (!(Math.hypot(dx, dy) >= SLACK)) return;
      // On a table that is seen whole, a finger that goes up or down scrolls the page.
      const isScroll = event.pointerType === 'touch' && !this.#view.isPart() && this.#pointers.size === 1;
      if (isScroll && dy >= dx) return;
      this.#begin(event);
    }
    const before = this.#points;
    pointer.x = x;
    pointer.y = y;
    this.#view.follow(before, this.#points);
  };

  readonly #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size > 0) return;
    this.#isMoving = false;
    this.#view.end();
  };

  readonly #cancel = (event: PointerEvent): void => {
    if (this.#isMoving && this.#pointers.has(event.pointerId)) this.#view.abort(this.#before);
    this.#up(event);
  };

  /** Without Control the page scrolls. */
  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.#view.zoom(Math.exp(-event.deltaY * lines * 0.003), event.clientX, event.clientY);
  };

  #begin(event: PointerEvent): void {
    this.#isMoving = true;
    this.#before = this.#view.begin();
    this.#board?.setPointerCapture(event.pointerId);
  }

  get #points(): readonly Point[] {
    return [...this.#pointers.values()].map((each): Point => [each.x, each.y]);
  }
}
