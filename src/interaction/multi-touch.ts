import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** So many pixels, and a finger no longer taps. */
const SLACK = 10;
/** Milliseconds in which a browser may still make a click of a tap. */
const ECHO = 700;
/** Within so many milliseconds and pixels two taps are one double tap. */
const DOUBLE = { time: 400, distance: 30 };

interface Finger {
  readonly button: HTMLElement | undefined;
  readonly x: number;
  readonly y: number;
  /** Whether another finger was down at the same time. */
  isWithOthers: boolean;
}

/**
 * Lets several people tap the buttons of one element at the same time. Of a finger that comes down beside another a browser makes no click, or
 * only of the first: here each has its own.
 */
export class MultiTouch implements ReactiveController {
  readonly #fingers = new Map<number, Finger>();
  readonly #clicked = new WeakMap<Element, number>();
  #latest = { at: -Infinity, x: 0, y: 0, count: 0 };

  constructor(host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
    host.addEventListener('pointerdown', this.#down);
    host.addEventListener('pointerup', this.#up);
    host.addEventListener('pointercancel', this.#cancel);
    host.addEventListener('click', this.#click, { capture: true });
  }

  /** An element that is taken out of the page does not hear how its fingers leave. */
  hostDisconnected(): void {
    this.#fingers.clear();
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') return;
    const { pointerId, clientX: x, clientY: y } = event;
    this.#fingers.set(pointerId, { button: buttonOf(event), x, y, isWithOthers: false });
    if (this.#fingers.size < 2) return;
    for (const finger of this.#fingers.values()) finger.isWithOthers = true;
  };

  readonly #up = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    this.#fingers.delete(event.pointerId);
    if (!finger?.isWithOthers || !finger.button?.isConnected) return;
    if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLACK) return;
    this.#clicked.set(finger.button, event.timeStamp);
    const detail = this.#countTap(event);
    finger.button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
  };

  /** The second of two quick taps says so, as a click of the browser does. */
  #countTap({ timeStamp: at, clientX: x, clientY: y }: PointerEvent): number {
    const latest = this.#latest;
    const isNear = Math.hypot(x - latest.x, y - latest.y) < DOUBLE.distance;
    const count = isNear && at - latest.at < DOUBLE.time ? latest.count + 1 : 1;
    this.#latest = { at, x, y, count };
    return count;
  }

  readonly #cancel = ({ pointerId }: PointerEvent): void => {
    this.#fingers.delete(pointerId);
  };

  /** The click that the browser makes after all, is the second of one tap. */
  readonly #click = (event: MouseEvent): void => {
    const button = buttonOf(event);
    const at = button && this.#clicked.get(button);
    if (at === undefined || !event.isTrusted || event.detail === 0) return;
    this.#clicked.delete(button as Element);
    if (event.timeStamp - at < ECHO) event.stopImmediatePropagation();
  };
}

function buttonOf(event: Event): HTMLElement | undefined {
  const [origin] = event.composedPath();
  return (origin instanceof Element && origin.closest<HTMLElement>('button')) || undefined;
}
