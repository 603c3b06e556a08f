import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { Announcer } from '../interaction/announcer.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { TimedMatch } from '../match/timed-match.js';
import { Countdown } from './countdown.js';
import type { PlayHost } from './play-host.js';

/** Of a long time these seconds are told; of a short one all. */
const TOLD_SECONDS: readonly number[] = [60, 30, 20, 10, 5, 4, 3, 2, 1];

/** What a game says of its time. */
export interface TimeKept {
  /** Whether time may run for who is to play. */
  readonly isOpen: () => boolean;
  /** How many seconds are left, in words. */
  readonly secondsLeft: (seconds: number) => string;
  /** Hears of each second once, before it is told. */
  readonly onSecond?: (seconds: number, isFirst: boolean) => void;
}

/**
 * The time of a game, as its players see and hear it. It runs while the game is played; who plays alone loses none while the page is hidden or
 * help is read.
 */
export class PlayClock<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #kept: TimeKept;
  /** What is said at once, whatever is being said. */
  readonly #assertiveAnnouncer: Announcer;
  readonly #countdown: Countdown;

  constructor(host: PlayHost<State, Move, Terms>, kept: TimeKept) {
    this.#host = host;
    this.#kept = kept;
    this.#assertiveAnnouncer = new Announcer(host);
    host.addController({
      hostConnected: () => document.addEventListener('visibilitychange', this.#look),
      hostUpdated: this.#keep,
      hostDisconnected: () => document.removeEventListener('visibilitychange', this.#look),
    });
    // Shows the time after it has been set going.
    this.#countdown = new Countdown(host, () => this.#match, this.#onSecond);
    // The end of a dialog.
    host.renderRoot.addEventListener('close', this.#look, { capture: true });
  }

  /** The match, where it keeps time. */
  get #match(): TimedMatch<State, Move> | undefined {
    const { match } = this.#host;
    return 'timeLeft' in match ? (match as TimedMatch<State, Move>) : undefined;
  }

  readonly #keep = (): void => {
    const { match, renderRoot, isConnected, isPlayed } = this.#host;
    const isReading = renderRoot.querySelector('dialog[open]') !== null;
    const isLeft = match.seats === 1 && (document.hidden || isReading);
    if (isConnected && isPlayed && !isLeft && this.#kept.isOpen()) match.resume();
    else match.suspend();
  };

  readonly #look = (): void => {
    this.#keep();
    this.#host.requestUpdate();
  };

  readonly #onSecond = (seconds: number, isFirst: boolean): void => {
    if (!this.#host.isPlayed) return;
    this.#kept.onSecond?.(seconds, isFirst);
    if (isFirst || !TOLD_SECONDS.includes(seconds)) return;
    this.say(seconds > 5 ? this.#kept.secondsLeft(seconds) : String(seconds));
  };

  /** Whole seconds that are left; `undefined` where no time runs. */
  get seconds(): number | undefined {
    return this.#countdown.seconds;
  }

  /** Whether they are few. */
  get isShort(): boolean {
    return (this.seconds ?? Infinity) <= 10;
  }

  /** Makes what has fallen due while the device slept. */
  settle(): void {
    this.#match?.settle();
  }

  /** Says something before all that waits to be said. */
  say(sentence: string): void {
    this.#assertiveAnnouncer.say(sentence);
  }

  /** What stands for the time that is left, where none runs `idle`; and the region that tells of it. */
  render(label: string, idle: unknown): TemplateResult {
    const { seconds } = this;
    return html`<span class="seconds" aria-hidden="true">${seconds === undefined ? idle : timeText(seconds)}</span>
      <span class="visually-hidden" role="timer" aria-live="assertive" aria-label=${label}
        >${this.#assertiveAnnouncer.text}</span
      >`;
  }
}

/** `1:05`, and of the last ten seconds only their number. */
function timeText(seconds: number): string {
  if (seconds <= 10) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
