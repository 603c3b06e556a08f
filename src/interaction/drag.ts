/** What dragging means to an element. Places are elements under the pointer, found anew at each step. */
export interface DragHandlers {
  /** Whether a drag may begin on this element. */
  canDrag(target: Element): boolean;
  start(target: Element): void;
  /** The pointer is `x`, `y` of the element's own pixels from where it began. */
  move(over: Element | null, x: number, y: number): void;
  drop(over: Element | null): void;
  cancel(): void;
}

/** So many pixels make a drag of a press. */
const SLACK = { mouse: 4, pen: 8, touch: 8 } as Readonly<Record<string, number>>;

interface Drag {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly target: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/**
 * Dragging with mouse, pen or finger inside an element, through listeners on its board alone. Presses without movement are
 * left to `click`, so taps, keys and assistive technology take one way.
 */
export class DragListener {
  readonly #handlers: DragHandlers;
  readonly #isShared: boolean;
  #drag: Drag | undefined;
  #swallowClick = false;

  /** @param isShared whether its board is one of several that are played on at the same time, so that any finger may begin */
  constructor(handlers: DragHandlers, isShared = false) {
    this.#handlers = handlers;
    this.#isShared = isShared;
  }

  get isDragging(): boolean {
    return this.#drag?.moved ?? false;
  }

  readonly down = (event: PointerEvent): void => {
    this.#swallowClick = false;
    const target = (event.target as Element).closest<HTMLElement>('button');
    const mayBegin = event.isPrimary || this.#isShared;
    if (this.#drag || event.button !== 0 || !mayBegin || !target || !this.#handlers.canDrag(target)) return;
    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    // However quick the pointer is and wherever it goes, what it does is heard here.
    target.setPointerCapture(pointerId);
    this.#drag = { pointerId, pointerType, target, x, y, moved: false };
  };

  readonly move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointerId) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.moved) {
      if (Math.hypot(x, y) < (SLACK[drag.pointerType] ?? 4)) return;
      drag.moved = true;
      this.#handlers.start(drag.target);
    }
    // Inside a scaled parent a pixel on the screen is not a pixel of the element.
    const board = event.currentTarget as HTMLElement;
    const scale = board.getBoundingClientRect().width / board.offsetWidth || 1;
    this.#handlers.move(elementUnder(drag.target, event), x / scale, y / scale);
  };

  readonly up = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointerId) return;
    this.#drag = undefined;
    if (!drag.moved) return;
    this.#swallowClick = true;
    this.#handlers.drop(elementUnder(drag.target, event));
  };

  readonly cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#drag?.pointerId) this.abort();
  };

  /** Ends a drag where it began. */
  readonly abort = (): void => {
    const wasDragging = this.isDragging;
    this.#drag = undefined;
    if (!wasDragging) return;
    this.#swallowClick = true;
    this.#handlers.cancel();
  };

  /** Whether a click only ends a drag. Clicks by key or by program never do. */
  swallows(click: MouseEvent): boolean {
    return this.#swallowClick && click.detail > 0;
  }
}

function elementUnder(target: Element, { clientX, clientY }: PointerEvent): Element | null {
  const root = target.getRootNode();
  return root instanceof ShadowRoot ? root.elementFromPoint(clientX, clientY) : null;
}
