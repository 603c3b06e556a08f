import type { LitElement, ReactiveController } from 'lit';
import { centreOf } from './geometry.js';
import type { Box } from './geometry.js';
import type { Cell, Point } from '../../games/triomino/grid.js';

/** How many pixels turn a press into a move of the table. */
const SLACK = 6;
/** The closest view: the whole width divided by this. */
const CLOSEST = 8;
/** The farthest view: the whole width divided by this. */
const FARTHEST = 0.5;
/** The zoom factor of a key or button. */
const STEP = 1.35;
/** Milliseconds without movement after which the view is drawn anew. */
const REST = 150;

interface Pointer {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/**
 * Which part of the table is seen: all of it, until the user moves it (with one finger beside the places where a tile fits, or with two anywhere) or
 * zooms (with two fingers, with Control and the wheel, or step by step).
 */
export class Camera implements ReactiveController {
  readonly #host: LitElement;
  readonly #whole: () => Box;
  readonly #pointers = new Map<number, Pointer>();
  #board: SVGSVGElement | undefined;
  #box: Box | undefined;
  /** The box that the drawing was made for, while a transform moves it. */
  #drawn: Box | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #isMoving = false;
  /** What was seen before the gesture, in case the browser takes it over. */
  #before: Box | undefined;

  /** @param whole the box that shows everything */
  constructor(host: LitElement, whole: () => Box) {
    this.#host = host;
    this.#whole = whole;
    host.addController(this);
  }

  /** The board is there from the first render; the camera is loaded later. */
  hostUpdated(): void {
    this.#settle();
    const board = this.#host.renderRoot.querySelector<SVGSVGElement>('.board');
    if (!board || board === this.#board) return;
    this.#board = board;
    board.addEventListener('pointerdown', this.#down);
    board.addEventListener('pointermove', this.#move);
    board.addEventListener('pointerup', this.#up);
    board.addEventListener('pointercancel', this.#cancel);
    board.addEventListener('wheel', this.#wheel, { passive: false });
  }

  /** A table that is removed from the page receives no `pointerup`. */
  hostDisconnected(): void {
    this.#pointers.clear();
    this.#isMoving = false;
    this.#rest();
  }

  /** What is seen; `undefined` for everything. */
  get box(): Box | undefined {
    return this.#box;
  }

  /** Shows everything again. */
  readonly reset = (): void => {
    this.#show(undefined);
  };

  /** Zooms by a step round the middle of the view. */
  readonly zoomIn = (): void => this.#zoom(STEP);
  readonly zoomOut = (): void => this.#zoom(1 / STEP);

  /** Moves by fifths of the view. */
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

  /** The browser has taken the gesture over, such as for scrolling. */
  readonly #cancel = (event: PointerEvent): void => {
    if (this.#isMoving && this.#pointers.has(event.pointerId)) this.#show(this.#before);
    this.#up(event);
  };

  #begin(event: PointerEvent): void {
    this.#isMoving = true;
    this.#before = this.#box;
    this.#board?.setPointerCapture(event.pointerId);
  }

  /** Keeps what was under the fingers there. */
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
    const next = Math.min(Math.max(width / factor, least), whole.width / FARTHEST);
    const scale = next / width;
    const [cx, cy] = at ?? [x + width / 2, y + height / 2];
    return { x: cx - (cx - x) * scale, y: cy - (cy - y) * scale, width: next, height: height * scale };
  }

  /** Shows a box whose middle lies on the table. */
  #show(box: Box | undefined): void {
    this.#box = box && kept(box, this.#whole());
    this.#host.requestUpdate();
  }

  /** While the table follows the fingers it is moved by a transform, since drawing it anew takes longer than a frame. */
  #slide(box: Box): void {
    this.#drawn ??= this.#seen;
    this.#box = kept(box, this.#whole());
    const { x, y, scale } = this.#fit(this.#drawn);
    const next = this.#fit(this.#box);
    const size = next.scale / scale;
    this.#transform(`translate(${(x - next.x) * next.scale}px, ${(y - next.y) * next.scale}px) scale(${size})`);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), REST);
  }

  /** Lets the view be drawn anew. */
  #rest(): void {
    if (this.#drawn) this.#host.requestUpdate();
  }

  /** Drops the transform, as the view has been drawn. */
  #settle(): void {
    if (!this.#drawn) return;
    this.#drawn = undefined;
    clearTimeout(this.#resting);
    this.#transform('');
  }

  #transform(transform: string): void {
    const { style } = this.#board as SVGSVGElement;
    style.transform = transform;
    style.willChange = transform && 'transform';
    style.overflow = transform && 'visible';
  }

  /** The middle of a box, and the pixels for each unit of the drawing when the box fills the view. */
  #fit({ x, y, width, height }: Box) {
    const { clientWidth, clientHeight } = this.#board?.parentElement as HTMLElement;
    return { x: x + width / 2, y: y + height / 2, scale: Math.min(clientWidth / width, clientHeight / height) };
  }

  /** A point of the screen in the units of the drawing. */
  #pointUnder(left: number, top: number): Point {
    const view = this.#board?.parentElement as HTMLElement;
    const shown = view.getBoundingClientRect();
    const { x, y, scale } = this.#fit(this.#seen);
    // The page may scale the element.
    const size = (scale * shown.width) / view.clientWidth || 1;
    return [x + (left - shown.x - shown.width / 2) / size, y + (top - shown.y - shown.height / 2) / size];
  }
}

function kept(box: Box, whole: Box): Box {
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
