import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Listeners } from './listen.js';

/** What dragging means to a game. Targets are the elements under the pointer, found anew at each step. */
export interface DragHandlers {
  /** Whether a drag may start on this element. */
  canDrag(target: Element): boolean;
  start(target: Element): void;
  /** The pointer is over another element, or none. */
  move(over: Element | null): void;
  drop(over: Element | null): void;
  cancel(): void;
  /** The element that follows the pointer, by the custom properties `--drag-x` and `--drag-y` in its own pixels. */
  dragged(): HTMLElement | null;
}

/** How many pixels turn a press into a drag. */
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
 * Dragging with mouse, pen or finger inside a board that has its {@link listeners}. Presses without movement are left to `click`, so that taps,
 * keys and assistive technology take one way.
 */
export class DragController implements ReactiveController {
  readonly #handlers: DragHandlers;
  readonly #isShared: boolean;
  #drag: Drag | undefined;
  #followed: HTMLElement | null = null;
  #swallowClick = false;

  /** @param isShared whether several boards are played on at the same time, so that any finger may start */
  constructor(host: ReactiveControllerHost, handlers: DragHandlers, isShared = false) {
    this.#handlers = handlers;
    this.#isShared = isShared;
    host.addController(this);
  }

  get isDragging(): boolean {
    return this.#drag?.moved ?? false;
  }

  /** Whether a click only ends a drag. Clicks by key or by program never do. */
  swallows(click: MouseEvent): boolean {
    return this.#swallowClick && click.detail > 0;
  }

  /** Ends a drag where it started. */
  readonly abort = (): void => {
    const wasDragging = this.isDragging;
    this.#drag = undefined;
    if (!wasDragging) return;
    this.#swallowClick = true;
    this.#release();
    this.#handlers.cancel();
  };

  /** An element that is removed from the page receives no end of the drag. */
  hostDisconnected(): void {
    this.abort();
  }

  /** Nor does a die that is drawn no more, such as in another mode. */
  hostUpdated(): void {
    if (this.#drag && !this.#drag.target.isConnected) this.abort();
  }

  readonly #down = (event: PointerEvent): void => {
    this.#swallowClick = false;
    const target = (event.target as Element).closest<HTMLElement>('button');
    const mayStart = event.isPrimary || this.#isShared;
    if (this.#drag || event.button !== 0 || !mayStart || !target || !this.#handlers.canDrag(target)) return;
    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    // Captured, so that no move or release is missed however quick the pointer is.
    target.setPointerCapture(pointerId);
    this.#drag = { pointerId, pointerType, target, x, y, moved: false };
  };

  readonly #move = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointerId) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.moved) {
      if (Math.hypot(x, y) < (SLACK[drag.pointerType] ?? 4)) return;
      drag.moved = true;
      this.#handlers.start(drag.target);
    }
    // In a scaled parent, a pixel of the screen is not a pixel of the element.
    const board = event.currentTarget as HTMLElement;
    const scale = board.getBoundingClientRect().width / board.offsetWidth || 1;
    this.#follow(x / scale, y / scale);
    this.#handlers.move(elementUnder(drag.target, event));
  };

  readonly #up = (event: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointerId) return;
    this.#drag = undefined;
    if (!drag.moved) return;
    this.#swallowClick = true;
    this.#release();
    this.#handlers.drop(elementUnder(drag.target, event));
  };

  readonly #cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#drag?.pointerId) this.abort();
  };

  /** For the board: `<div ${listen(drag.listeners)}>`. */
  readonly listeners: Listeners = {
    pointerdown: this.#down,
    pointermove: this.#move,
    pointerup: this.#up,
    pointercancel: this.#cancel,
    lostpointercapture: this.#cancel,
  };

  #follow(x: number, y: number): void {
    const dragged = this.#handlers.dragged();
    if (dragged !== this.#followed) this.#release();
    this.#followed = dragged;
    dragged?.style.setProperty('--drag-x', `${x}px`);
    dragged?.style.setProperty('--drag-y', `${y}px`);
  }

  #release(): void {
    this.#followed?.removeAttribute('style');
    this.#followed = null;
  }
}

function elementUnder(target: Element, { clientX, clientY }: PointerEvent): Element | null {
  const root = target.getRootNode();
  return root instanceof ShadowRoot ? root.elementFromPoint(clientX, clientY) : null;
}
