import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { Announcer } from '../interaction/announcer.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { TimedMatch } from '../match/timed-match.js';
import { Countdown } from './countdown.js';
import type { PlayHost } from './play-host.js';

/** The seconds that are announced: few of a long time, each of the last five. */
const TOLD_SECONDS: readonly number[] = [60, 30, 20, 10, 5, 4, 3, 2, 1];

/** What a game decides about its time. */
export interface TimeKept {
  /** Whether time may run now. */
  readonly isOpen: () => boolean;
  /** The sentence for the seconds that are left. */
  readonly secondsLeft: (seconds: number) => string;
  /** Called once for each second, before it is announced. */
  readonly onSecond?: (seconds: number, isFirst: boolean) => void;
}

/**
 * The time of a game, as its players see and hear it. It runs while the game is played. A single player loses no time while the page is hidden or
 * a dialog is open, such as help, and the game is covered meanwhile. While it is shared, in a dialog that shows it, the time goes on.
 */
export class PlayClock<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  readonly #kept: TimeKept;
  /** Speaks at once, also while something else is being spoken. */
  readonly #assertiveAnnouncer: Announcer;
  readonly #countdown: Countdown;

  constructor(host: PlayHost<State, Move, Terms>, kept: TimeKept) {
    this.#host = host;
    this.#kept = kept;
    this.#assertiveAnnouncer = new Announcer(host);
    host.addController({
      hostConnected: () => {
        document.addEventListener('visibilitychange', this.#look);
        addEventListener('pagehide', this.#save);
      },
      hostUpdated: this.#keep,
      hostDisconnected: () => {
        document.removeEventListener('visibilitychange', this.#look);
        removeEventListener('pagehide', this.#save);
        this.#save();
      },
    });
    // Added after the controller that lets the time run, so that it shows the time that runs.
    this.#countdown = new Countdown(host, () => this.#match, this.#onSecond);
    // A dialog that closes lets the time go on.
    host.renderRoot.addEventListener('close', this.#look, { capture: true });
  }

  /** The match, if it keeps time. */
  get #match(): TimedMatch<State, Move> | undefined {
    const { match } = this.#host;
    return 'timeLeft' in match ? (match as TimedMatch<State, Move>) : undefined;
  }

  readonly #keep = (): void => {
    const { match, renderRoot, isConnected, isPlayed } = this.#host;
    const isReading = renderRoot.querySelector('dialog[open]:not([data-shows-game])') !== null;
    const isLeft = match.seats === 1 && (document.hidden || isReading);
    // Nobody studies the game while the clock has stopped.
    const isCovered = isPlayed && isLeft && this.#match?.timeLeft !== undefined;
    renderRoot.querySelector('.frame')?.toggleAttribute('data-covered', isCovered);
    if (isConnected && isPlayed && !isLeft && this.#kept.isOpen()) match.resume();
    else match.suspend();
  };

  /** The time that was used counts when the page is opened again, even if nothing was played. */
  readonly #save = (): void => {
    if (this.#host.isPlayed && this.#match?.timeLeft !== undefined) this.#host.storage.save('auto');
  };

  readonly #look = (): void => {
    this.#keep();
    if (document.hidden) this.#save();
    this.#host.requestUpdate();
  };

  readonly #onSecond = (seconds: number, isFirst: boolean): void => {
    if (!this.#host.isPlayed) return;
    this.#kept.onSecond?.(seconds, isFirst);
    if (isFirst || !TOLD_SECONDS.includes(seconds)) return;
    this.say(seconds > 5 ? this.#kept.secondsLeft(seconds) : String(seconds));
  };

  /** The whole seconds that are left; `undefined` while no time runs. */
  get seconds(): number | undefined {
    return this.#countdown.seconds;
  }

  /** Whether few seconds are left. */
  get isShort(): boolean {
    return (this.seconds ?? Infinity) <= 10;
  }

  /** Says something at once, before what waits to be said. */
  say(sentence: string): void {
    this.#assertiveAnnouncer.say(sentence);
  }

  /** The time that is left, or `idle` while no time runs; and the live region that announces it. */
  render(label: string, idle: unknown): TemplateResult {
    const { seconds } = this;
    return html`<span class="seconds" aria-hidden="true">${seconds === undefined ? idle : timeText(seconds)}</span>
      <span class="visually-hidden" role="timer" aria-live="assertive" aria-label=${label}
        >${this.#assertiveAnnouncer.text}</span
      >`;
  }
}

/** `1:05`; the last ten seconds as a plain number. */
function timeText(seconds: number): string {
  if (seconds <= 10) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
