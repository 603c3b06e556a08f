import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { Announcer } from '../../../interaction/announcer.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { PacedClock } from '../../../match/time/paced-clock.js';
import type { TimedMatch } from '../../../match/time/timed-match.js';
import { Countdown } from './countdown.js';
import type { PlayContext } from '../play-context.js';

/** The seconds that are announced: few of a long time, each of the last five. */
const ANNOUNCED_SECONDS: readonly number[] = [60, 30, 20, 10, 5, 4, 3, 2, 1];

/** What a game decides about its time. */
export interface TimeKept {
  /** Whether time may run now. */
  readonly isOpen: () => boolean;
  /** The sentence for the seconds that are left. */
  readonly secondsLeft: (seconds: number) => string;
  /** Whether the reader plays without a limit, though the game has one. */
  readonly isUnlimited?: () => boolean;
  /** How many times as long as the game says the time is. Default: 1. */
  readonly pace?: () => number;
  /** Whether the time stops while the game cannot be seen or used. Default: for a single player, also against computer players. */
  readonly isLocal?: () => boolean;
  /** Called once for each second, before it is announced. */
  readonly onSecond?: (seconds: number, isFirst: boolean) => void;
}

/**
 * The time of a game, as its players see and hear it. It runs while the game is played. A single player loses no time while the page is hidden, the
 * game is scrolled away or a dialog is open, such as help, and the game is covered meanwhile. While it is shared, in a dialog that shows it, the time
 * goes on.
 */
export class PlayClock<State, Move, Terms extends CommonTerms> {
  readonly #context: PlayContext<State, Move, Terms>;
  readonly #kept: TimeKept;
  /** Speaks at once, also while something else is being spoken. */
  readonly #assertiveAnnouncer: Announcer;
  readonly #countdown: Countdown;
  /** The second at which the latest announcement was made. */
  #announcedAt: number | undefined;
  #isInSight = true;
  readonly #sight = new IntersectionObserver((entries) => {
    this.#isInSight = entries.at(-1)?.isIntersecting ?? true;
    this.#look();
  });

  constructor(context: PlayContext<State, Move, Terms>, kept: TimeKept) {
    this.#context = context;
    this.#kept = kept;
    this.#assertiveAnnouncer = new Announcer(context);
    context.addController({
      hostConnected: () => {
        document.addEventListener('visibilitychange', this.#look);
        addEventListener('pagehide', this.#save);
        this.#watchSight();
      },
      hostUpdated: this.#keep,
      hostDisconnected: () => {
        document.removeEventListener('visibilitychange', this.#look);
        removeEventListener('pagehide', this.#save);
        this.#sight.disconnect();
        this.#save();
      },
    });
    // Added after the controller that lets the time run, so that it shows the time that runs.
    this.#countdown = new Countdown(context, () => this.#limited, this.#onSecond);
    // A dialog that closes lets the time go on.
    context.renderRoot.addEventListener('close', this.#look, { capture: true });
  }

  #watchSight(): void {
    const stage = this.#context.renderRoot.querySelector('.stage');
    this.#isInSight = true;
    if (stage) this.#sight.observe(stage);
  }

  /** The match, if it keeps time. */
  get #match(): TimedMatch<State, Move> | undefined {
    const { match } = this.#context;
    return 'timeLeft' in match ? (match as TimedMatch<State, Move>) : undefined;
  }

  /** The same, if it is not the clocks of seats that run: those are shown on their own. */
  get #limited(): TimedMatch<State, Move> | undefined {
    return this.#match?.banks ? undefined : this.#match;
  }

  readonly #keep = (): void => {
    const { match, renderRoot, isConnected, isPlayed, linked, session } = this.#context;
    const isReading = renderRoot.querySelector('dialog[open]:not([data-shows-game])') !== null;
    const isLocal = !linked && (this.#kept.isLocal?.() ?? this.#isAlone);
    const isLeft = isLocal && (document.hidden || isReading || !this.#isInSight);
    const isOpen = linked ? !linked.isResting : this.#kept.isOpen() && !this.#isUnlimited;
    // Nobody studies the game while the clock has stopped.
    const isCovered = isPlayed && isLeft && isOpen && this.#match?.timeLeft !== undefined;
    renderRoot.querySelector('.frame')?.toggleAttribute('data-covered', isCovered);
    this.#keepPace();
    if (isConnected && isPlayed && !isLeft && isOpen && !session.sharing.isJoining) match.resume();
    else match.suspend();
  };

  get #isAlone(): boolean {
    const { seats, gate } = this.#context.match;
    return seats - gate.players.filter(({ kind }) => kind === 'computer').length <= 1;
  }

  #keepPace(): void {
    const match = this.#match;
    const clock = match?.clock;
    const pace = this.#context.linked ? 1 : (this.#kept.pace?.() ?? 1);
    if (!match || !(clock instanceof PacedClock) || clock.pace === pace) return;
    // The alarm that is set rings by the old pace.
    match.suspend();
    clock.pace = pace;
    this.#context.requestUpdate();
  }

  /** The time that was used counts when the page is opened again, even if nothing was played. */
  readonly #save = (): void => {
    if (this.#context.isPlayed && this.#match?.timeLeft !== undefined) this.#context.session.storage?.save('auto');
  };

  readonly #look = (): void => {
    this.#keep();
    if (document.hidden) this.#save();
    this.#context.requestUpdate();
  };

  readonly #onSecond = (seconds: number, isFirst: boolean): void => {
    if (!this.#context.isPlayed) return;
    this.#kept.onSecond?.(seconds, isFirst);
    if (isFirst || !ANNOUNCED_SECONDS.includes(seconds)) return;
    this.say(seconds > 5 ? this.#kept.secondsLeft(seconds) : String(seconds));
    this.#announcedAt = seconds;
  };

  get #isUnlimited(): boolean {
    return !this.#context.linked && (this.#kept.isUnlimited?.() ?? false);
  }

  /** The whole seconds that are left; `undefined` while no time runs. */
  get seconds(): number | undefined {
    return this.#isUnlimited ? undefined : this.#countdown.seconds;
  }

  /** Whether few seconds are left. */
  get isShort(): boolean {
    return (this.seconds ?? Infinity) <= 10;
  }

  /** Says something at once, before what waits to be said. */
  say(sentence: string): void {
    this.#announcedAt = undefined;
    this.#assertiveAnnouncer.say(sentence);
  }

  /** What is said at once. Seconds that have passed are not left to be read. */
  get #urgent(): string {
    return this.#announcedAt === undefined || this.#announcedAt === this.seconds ? this.#assertiveAnnouncer.text : '';
  }

  /** The time that is left, or `idle` while no time runs; and the live region that announces some of its seconds. */
  render(label: string, idle: unknown): TemplateResult {
    const { seconds } = this;
    const isIdle = seconds === undefined;
    return html`<span
        class="seconds"
        role="timer"
        aria-live="off"
        aria-label=${isIdle ? nothing : `${label}: ${this.#kept.secondsLeft(seconds)}`}
        >${isIdle ? idle : timeText(seconds)}</span
      >
      <span class="visually-hidden urgent" aria-live="assertive">${this.#urgent}</span>`;
  }
}

/** `1:05`; the last ten seconds as a plain number. */
function timeText(seconds: number): string {
  if (seconds <= 10) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
