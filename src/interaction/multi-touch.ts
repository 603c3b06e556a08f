import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Distance in px beyond which a touch is no tap. */
const SLACK = 10;
/** Milliseconds within which a browser may still turn a tap into a click. */
const ECHO = 700;
/** Two taps within these limits are a double tap. */
const DOUBLE = { time: 400, distance: 30 };

interface Finger {
  readonly button: HTMLElement | undefined;
  readonly x: number;
  readonly y: number;
  /** Whether another finger was down at the same time. */
  isWithOthers: boolean;
}

/**
 * Lets several people tap the buttons of one element at the same time. Browsers make a click only of the first finger, or of none; this makes one of
 * each.
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

  /** A removed element receives no end of its touches. */
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

  /** The `detail` of the click: 2 for the second tap of a double tap, as in a click of the browser. */
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

  /** Stops the click that the browser makes of a tap after all: it would be the second one. */
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
