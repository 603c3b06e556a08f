import type { LitElement, ReactiveController } from 'lit';
import { Framing, SCALE } from './framing.js';
import type { Seen } from './framing.js';
import { centreOf } from './geometry.js';
import type { Box } from './geometry.js';
import type { Cell, Point } from '../../../../games/triomino/grid.js';
import { Gestures } from '../input/gestures.js';
import { Glide } from './glide.js';

/** The zoom factor of a key or button. */
const STEP = 1.35;
/** Milliseconds without movement after which the view is drawn anew. */
const REST = 150;

/**
 * Which part of the table is seen: all of it, as long as its numbers stay large; else the part round the latest tile, and the places where the chosen
 * tile fits. The user may move it (with one finger beside the places, or with two anywhere) or zoom (with two fingers, with Control and the wheel, or
 * step by step).
 */
export class Camera implements ReactiveController {
  readonly #host: LitElement;
  readonly #framing: Framing;
  readonly #glide = new Glide();
  readonly #sizes: ResizeObserver;
  #board: SVGSVGElement | undefined;
  #box: Box | undefined;
  /** The box that the drawing was made for, while a transform moves it. */
  #drawn: Box | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement, scene: () => Seen) {
    this.#host = host;
    this.#framing = new Framing(scene);
    this.#sizes = new ResizeObserver(() => this.#measure());
    host.addController(this);
  }

  readonly #gestures = new Gestures({
    isPart: () => this.isPart,
    begin: () => this.#box,
    abort: (before) => this.#show(before as Box | undefined),
    follow: (before, after) => this.#follow(before, after),
    zoom: (factor, x, y) => this.#slide(this.#zoomed(factor, this.#pointUnder(x, y))),
    end: () => this.#rest(),
  });

  /** The board is there from the first render; the camera is loaded later. */
  hostUpdated(): void {
    this.#settle();
    const board = this.#host.renderRoot.querySelector<SVGSVGElement>('.board');
    if (board && board !== this.#board) {
      this.#board = board;
      this.#gestures.listenTo(board);
      this.#sizes.disconnect();
      this.#sizes.observe(board.parentElement as HTMLElement);
      this.#measure();
    }
    if (board) this.#glide.to(board, this.#fit(this.view));
  }

  hostDisconnected(): void {
    this.#gestures.forget();
    this.#rest();
  }

  /** The part that is seen. */
  get view(): Box {
    return this.#box ?? this.#framing.usual;
  }

  /** The units of the drawing for a pixel. */
  get unit(): number {
    return this.#framing.size.width ? 1 / this.#fit(this.view).scale : 1.4;
  }

  /** Whether tiles are so small that their numbers need more of them. */
  get isSmall(): boolean {
    return this.unit > 1 / SCALE.small;
  }

  /** Whether the user has moved the table or zoomed. */
  get isMoved(): boolean {
    return this.#box !== undefined;
  }

  /** Whether something of the table is out of sight, or the user has zoomed, so that a finger moves it. */
  get isPart(): boolean {
    return this.isMoved || !this.#framing.isWhole;
  }

  /** The next view appears at once, as that of another game. */
  cut(): void {
    this.#glide.forget();
  }

  /** Lets the table be shown as if the user had not moved it. */
  readonly reset = (): void => {
    this.#show(undefined);
  };

  /** Shows everything, and from there what is shown by itself. */
  readonly toggle = (): void => {
    this.#show(this.isMoved ? undefined : this.#framing.overview);
  };

  /** Zooms by a step round the middle of the view. */
  readonly zoomIn = (): void => this.#show(this.#zoomed(STEP));
  readonly zoomOut = (): void => this.#show(this.#zoomed(1 / STEP));

  /** Moves by fifths of the view. */
  shift(dx: number, dy: number): void {
    const { x, y, width, height } = this.view;
    this.#show({ x: x + (dx * width) / 5, y: y + (dy * height) / 5, width, height });
  }

  /** Whether a triangle is in sight. */
  sees(cell: Cell): boolean {
    const [x, y] = centreOf(cell);
    const box = this.view;
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  }

  /** Where a triangle lies in the view, in pixels. */
  spotOf(cell: Cell): { readonly x: number; readonly y: number; readonly side: number } {
    const { x, y, scale } = this.#fit(this.view);
    const [toX, toY] = centreOf(cell);
    const { width, height } = this.#framing.size;
    return { x: (toX - x) * scale + width / 2, y: (toY - y) * scale + height / 2, side: 100 * scale };
  }

  #measure(): void {
    const view = this.#board?.parentElement;
    const [width, height] = [view?.clientWidth ?? 0, view?.clientHeight ?? 0];
    const { size } = this.#framing;
    if (width === size.width && height === size.height) return;
    this.#framing.size = { width, height };
    this.#glide.forget();
    this.#host.requestUpdate();
  }

  /** Keeps what was under the fingers there. */
  #follow(before: readonly Point[], after: readonly Point[]): void {
    const [from, to] = [before, after].map((points) => this.#pointUnder(...meanOf(points))) as [Point, Point];
    const { x, y, width, height } = this.view;
    this.#slide({ x: x - (to[0] - from[0]), y: y - (to[1] - from[1]), width, height });
    if (before.length < 2) return;
    const spread = (points: readonly Point[]) => {
      const [[x1, y1], [x2, y2]] = points as [Point, Point];
      return Math.hypot(x2 - x1, y2 - y1) || 1;
    };
    this.#slide(this.#zoomed(spread(after) / spread(before), from));
  }

  #zoomed(factor: number, at?: Point): Box {
    const { view } = this;
    const { x, y, width, height } = view;
    const { scale } = this.#fit(view);
    const least = Math.min(SCALE.least, scale);
    const zoom = Math.min(Math.max(scale * factor, least), SCALE.most) / scale;
    const [cx, cy] = at ?? [x + width / 2, y + height / 2];
    return { x: cx - (cx - x) / zoom, y: cy - (cy - y) / zoom, width: width / zoom, height: height / zoom };
  }

  /** Shows a box whose middle lies on the table. */
  #show(box: Box | undefined): void {
    this.#box = box && this.#framing.keepOnTable(box);
    this.#host.requestUpdate();
  }

  /** While the table follows the fingers it is moved by a transform, since drawing it anew takes longer than a frame. */
  #slide(box: Box): void {
    this.#drawn ??= this.view;
    this.#box = this.#framing.keepOnTable(box);
    const { x, y, scale } = this.#fit(this.#drawn);
    const next = this.#fit(this.#box);
    this.#transform(
      `translate(${(x - next.x) * next.scale}px, ${(y - next.y) * next.scale}px) scale(${next.scale / scale})`,
    );
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
    this.#glide.forget();
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
    const { size } = this.#framing;
    const scale = Math.min(size.width / width, size.height / height) || 1;
    return { x: x + width / 2, y: y + height / 2, scale };
  }

  /** A point of the screen in the units of the drawing. */
  #pointUnder(left: number, top: number): Point {
    const view = this.#board?.parentElement as HTMLElement;
    const shown = view.getBoundingClientRect();
    const { x, y, scale } = this.#fit(this.view);
    // The page may scale the element.
    const size = (scale * shown.width) / view.clientWidth || 1;
    return [x + (left - shown.x - shown.width / 2) / size, y + (top - shown.y - shown.height / 2) / size];
  }
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [dx, dy]): Point => [x + dx, y + dy], [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}
