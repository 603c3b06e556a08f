import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { TimedMatch } from '../../../match/time/timed-match.js';
import { PlayClock } from '../../play/clock/play-clock.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Slots } from '../feature.js';
import { clockFace, untilNext } from './clock-face.js';
import type { Face } from './clock-face.js';

export { seatClockStyles as styles } from './seat-clocks.styles.js';

/** The times that are said to whoever they run out for, in milliseconds. */
const ANNOUNCED = { 'tabletop.minuteLeft': 60_000, 'tabletop.tenSecondsLeft': 10_000 } as const;

type AnnouncedTime = keyof typeof ANNOUNCED;

/** The clocks of the seats: shown beside their names, moved on without another render, and said when little time is left. */
export class SeatClocks implements Slots {
  readonly #context: AnyContext;
  readonly #faces = new Set<Face>();
  /** What has been said, of each seat in the match that is shown. */
  #announced = new Set<string>();
  #announcedOf: unknown;
  #cancel: (() => void) | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
    if (!context.play.keepsTime) new PlayClock(context, { isOpen: () => !this.#isTrying, secondsLeft: String });
    // Added after what lets the time run, so that it shows the time that runs.
    context.addController({ hostUpdated: this.#show, hostDisconnected: this.#stop });
  }

  readonly seat = { clock: (seat: Seat) => this.#render(seat) };

  /** Whether own moves are tried in a record: nobody is in a hurry. */
  get #isTrying(): boolean {
    return this.#context.session.triedFrom !== undefined;
  }

  #render(seat: Seat): TemplateResult {
    const { commonWords: words } = this.#context;
    return html`<span class="seat-clock" part="clock"
      ><span class="visually-hidden">${words('tabletop.timeLeft')} </span
      ><span class="face" role="timer" aria-live="off" ${clockFace(seat, this.#faces)}></span
    ></span>`;
  }

  readonly #stop = (): void => {
    this.#cancel?.();
    this.#cancel = undefined;
  };

  /** Shows the times as they are now, and again when the one that runs is another. */
  readonly #show = (): void => {
    this.#stop();
    const { banks, runningSeat, isSuspended, clock } = this.#context.match as Partial<TimedMatch>;
    if (!banks) return;
    const running = isSuspended ? undefined : runningSeat;
    for (const face of this.#faces) face.show(banks[face.seat] ?? 0, face.seat === running);
    if (running === undefined) return;
    const left = banks[running] ?? 0;
    this.#announce(running, left);
    if (left > 0) this.#cancel = clock?.after(untilNext(left), this.#show);
  };

  /** Says once to whoever sits here that little time is left. A clock that begins with so little is not news. */
  #announce(seat: Seat, left: number): void {
    const { match, narrator, commonWords: words } = this.#context;
    if (this.#announcedOf !== match) this.#announced = new Set();
    this.#announcedOf = match;
    const whole = match.game.clock?.(match.options)?.ms ?? 0;
    for (const term of Object.keys(ANNOUNCED) as AnnouncedTime[]) {
      const announced = `${term} ${seat}`;
      if (left > ANNOUNCED[term] || whole <= ANNOUNCED[term] || this.#announced.has(announced)) continue;
      this.#announced.add(announced);
      const isNow = left > ANNOUNCED[term] - 1000;
      if (isNow && match.gate.playerOf(seat).kind === 'human') narrator.say(words(term));
    }
  }
}
