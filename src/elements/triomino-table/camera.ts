import type { LitElement, ReactiveController } from 'lit';
import { centreOf } from './geometry.js';
import type { Box } from './geometry.js';
import type { Cell, Point } from '../../games/triomino/grid.js';

/** So many pixels, and a pointer moves the table. */
const SLACK = 6;
/** How far one can zoom in, and a little out. */
const CLOSEST = 8;
const FARTHEST = 0.5;
/** What a step by key or button is. */
const STEP = 1.35;
/** So many milliseconds of rest, and what is seen is drawn anew. */
const REST = 150;

interface Pointer {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/**
 * Which part of the table is seen: all of it, until it is moved with one finger beside the places where a tile fits or with two anywhere, or zoomed
 * with two fingers, with the wheel and Control, or step by step.
 */
export class Camera implements ReactiveController {
  readonly #host: LitElement;
  readonly #whole: () => Box;
  readonly #pointers = new Map<number, Pointer>();
  #board: SVGSVGElement | undefined;
  #box: Box | undefined;
  /** What the drawing was made for, while it is only shown elsewhere and larger or smaller. */
  #drawn: Box | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;
  /** What was seen before the fingers came. */
  #before: Box | undefined;

  /** @param whole what shows everything */
  constructor(host: LitElement, whole: () => Box) {
    this.#host = host;
    this.#whole = whole;
    host.addController(this);
  }

  /** Its board is there from the first moment; this is loaded later. */
  hostUpdated(): void {
    this.#stay();
    const board = this.#host.renderRoot.querySelector<SVGSVGElement>('.board');
    if (!board || board === this.#board) return;
    this.#board = board;
    board.addEventListener('pointerdown', this.#down);
    board.addEventListener('pointermove', this.#move);
    board.addEventListener('pointerup', this.#up);
    board.addEventListener('pointercancel', this.#cancel);
    board.addEventListener('wheel', this.#wheel, { passive: false });
  }

  /** A table that is taken out of the page does not hear how fingers leave. */
  hostDisconnected(): void {
    this.#pointers.clear();
    this.#isMoving = false;
    this.#rest();
  }

  /** What is seen, where that is not everything. */
  get box(): Box | undefined {
    return this.#box;
  }

  /** Shows everything again. */
  readonly reset = (): void => {
    this.#show(undefined);
  };

  /** Zooms by a step round what is in the middle. */
  readonly zoomIn = (): void => this.#zoom(STEP);
  readonly zoomOut = (): void => this.#zoom(1 / STEP);

  /** Moves on by a fifth of what is seen. */
  shift(dx: number, dy: number): void {
    const { x, y, width, height } = this.#seen;
    this.#show({ x: x + (dx * width) / 5, y: y + (dy * height) / 5, width, height });
  }

  /** Whether a triangle is in sight. */
  sees(cell: Cell): boolean {
    const [x, y] = centreOf(cell);
    const box = this.#seen;
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { pointerId, clientX: x, clientY: y, pointerType } = event;
    // A press on a place lays a tile; only a second finger makes something else of it.
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
      // A finger that goes up or down over a table that is seen whole scrolls the page.
      if (event.pointerType === 'touch' && !this.#box && this.#pointers.size === 1 && dy >= dx) return;
      this.#begin(event);
    }
    const before = [...this.#pointers.values()].map((each): Point => [each.x, each.y]);
    pointer.x = x;
    pointer.y = y;
    this.#follow(
      before,
      [...this.#pointers.values()].map((each): Point => [each.x, each.y]),
    );
  };

  readonly #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size > 0) return;
    this.#isMoving = false;
    this.#rest();
  };

  /** Without Control the page scrolls. */
  readonly #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = this.#pointUnder(event.clientX, event.clientY);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.#slide(this.#zoomed(Math.exp(-event.deltaY * lines * 0.003), at));
  };

  get #seen(): Box {
    return this.#box ?? this.#whole();
  }

  /** The browser has made something else of it, such as scrolling. */
  readonly #cancel = (event: PointerEvent): void => {
    if (this.#isMoving && this.#pointers.has(event.pointerId)) this.#show(this.#before);
    this.#up(event);
  };

  #begin(event: PointerEvent): void {
    this.#isMoving = true;
    this.#before = this.#box;
    this.#board?.setPointerCapture(event.pointerId);
  }

  /** What was under the fingers stays there. */
  #follow(before: readonly Point[], after: readonly Point[]): void {
    const [from, to] = [before, after].map((points) => this.#pointUnder(...middleOf(points))) as [Point, Point];
    const { x, y, width, height } = this.#seen;
    this.#slide({ x: x - (to[0] - from[0]), y: y - (to[1] - from[1]), width, height });
    if (before.length < 2) return;
    const spread = (points: readonly Point[]) => {
      const [[x1, y1], [x2, y2]] = points as [Point, Point];
      return Math.hypot(x2 - x1, y2 - y1) || 1;
    };
    this.#slide(this.#zoomed(spread(after) / spread(before), from));
  }

  #zoom(factor: number): void {
    this.#show(this.#zoomed(factor));
  }

  #zoomed(factor: number, at?: Point): Box {
    const { x, y, width, height } = this.#seen;
    const whole = this.#whole();
    const least = Math.min(whole.width / CLOSEST, 250);
    const wanted = Math.min(Math.max(width / factor, least), whole.width / FARTHEST);
    const scale = wanted / width;
    const [cx, cy] = at ?? [x + width / 2, y + height / 2];
    return { x: cx - (cx - x) * scale, y: cy - (cy - y) * scale, width: wanted, height: height * scale };
  }

  /** The middle never leaves the table. */
  #show(box: Box | undefined): void {
    this.#box = box && held(box, this.#whole());
    this.#host.requestUpdate();
  }

  /** As it follows the fingers, the table is not drawn anew, which takes longer than a frame: its picture is put elsewhere as it is. */
  #slide(box: Box): void {
    this.#drawn ??= this.#seen;
    this.#box = held(box, this.#whole());
    const { x, y, scale } = this.#lie(this.#drawn);
    const next = this.#lie(this.#box);
    const size = next.scale / scale;
    this.#carry(`translate(${(x - next.x) * next.scale}px, ${(y - next.y) * next.scale}px) scale(${size})`);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), REST);
  }

  /** Has what is seen drawn. */
  #rest(): void {
    if (this.#drawn) this.#host.requestUpdate();
  }

  /** It has been drawn. */
  #stay(): void {
    if (!this.#drawn) return;
    this.#drawn = undefined;
    clearTimeout(this.#resting);
    this.#carry('');
  }

  #carry(transform: string): void {
    const { style } = this.#board as SVGSVGElement;
    style.transform = transform;
    style.willChange = transform && 'transform';
    style.overflow = transform && 'visible';
  }

  /** The middle of a part of the table, and how many pixels its measure has when it fills the view. */
  #lie({ x, y, width, height }: Box) {
    const { clientWidth, clientHeight } = this.#board?.parentElement as HTMLElement;
    return { x: x + width / 2, y: y + height / 2, scale: Math.min(clientWidth / width, clientHeight / height) };
  }

  /** A point of the screen in the drawing’s own measure. */
  #pointUnder(left: number, top: number): Point {
    const view = this.#board?.parentElement as HTMLElement;
    const shown = view.getBoundingClientRect();
    const { x, y, scale } = this.#lie(this.#seen);
    // Inside a page that is shown larger or smaller.
    const size = (scale * shown.width) / view.clientWidth || 1;
    return [x + (left - shown.x - shown.width / 2) / size, y + (top - shown.y - shown.height / 2) / size];
  }
}

function held(box: Box, whole: Box): Box {
  const within = (start: number, size: number, from: number, extent: number) =>
    Math.min(Math.max(start, from - size / 2), from + extent - size / 2);
  return {
    ...box,
    x: within(box.x, box.width, whole.x, whole.width),
    y: within(box.y, box.height, whole.y, whole.height),
  };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [dx, dy]): Point => [x + dx, y + dy], [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}
