import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ElementPart } from 'lit';
import type { Seat } from '../../../games/game.js';

/** From this time on, in milliseconds, tenths of seconds are shown. */
const TENTHS = 20_000;
/** From this time on, little is left. */
const SHORT = 10_000;

/** Where the time of a seat stands, and how to write it. */
export interface Face {
  readonly seat: Seat;
  /** @param left milliseconds @param isRunning whether it is this clock that runs */
  show(left: number, isRunning: boolean): void;
}

/** Writes the time of a seat into an element that has no other content, each time `show` is called. Nothing else is rendered for it. */
class ClockFace extends AsyncDirective implements Face {
  seat: Seat = 0;
  #element: Element | undefined;
  #faces: Set<Face> | undefined;

  override render(seat: Seat, faces: Set<Face>): unknown {
    void seat;
    void faces;
    return noChange;
  }

  override update({ element }: ElementPart, [seat, faces]: [Seat, Set<Face>]): unknown {
    this.seat = seat;
    this.#element = element;
    this.#faces = faces.add(this);
    return noChange;
  }

  override disconnected(): void {
    this.#faces?.delete(this);
  }

  override reconnected(): void {
    this.#faces?.add(this);
  }

  show(left: number, isRunning: boolean): void {
    const element = this.#element as HTMLElement;
    const text = timeText(left);
    if (element.textContent !== text) element.textContent = text;
    element.toggleAttribute('data-running', isRunning);
    element.toggleAttribute('data-short', left <= SHORT);
  }
}

export const clockFace = directive(ClockFace);

/** Milliseconds until another time is shown. */
export const untilNext = (left: number): number => {
  const step = left > TENTHS ? 1000 : 100;
  return left % step || step;
};

/** `1:30:00`, `4:05`; of the last seconds also tenths, `0:09.3`; `0:00`. Rounded up: there is no time left only at zero. */
export function timeText(left: number): string {
  const tenths = left <= TENTHS ? Math.ceil(left / 100) : Math.ceil(left / 1000) * 10;
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const two = (number: number) => String(number % 60).padStart(2, '0');
  const whole =
    minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
  return left > 0 && left < TENTHS ? `${whole}.${tenths % 10}` : whole;
}
