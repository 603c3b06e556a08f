import { svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { CuboMove, CuboState } from '../../../../games/cubo/index.js';
import { deadline } from '../../../../games/cubo/phase.js';
import type { Seat } from '../../../../games/game.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import type { Match } from '../../../../match/match.js';
import type { TimedMatch } from '../../../../match/time/timed-match.js';
import { isOn } from '../../../base/attributes.js';
import type { GameChangeDetail } from '../../../base/events.js';
import { PlayClock } from '../../../play/clock/play-clock.js';
import type { CuboGamePlay, CuboView } from '../play-types.js';
import type { ReaderTimes } from './reader-time.js';

/** The last seconds of a time limit, each with a tone. */
const TONE_SECONDS = 6;

/** The strokes of the ring. */
const TICKS = 60;

/** The edge of a square, from the middle of its top, clockwise. */
const EDGE =
  'M50 2.2H91a6.8 6.8 0 0 1 6.8 6.8V91a6.8 6.8 0 0 1-6.8 6.8H9a6.8 6.8 0 0 1-6.8-6.8V9a6.8 6.8 0 0 1 6.8-6.8Z';

/** @param length of a stroke, as a part of the way to the next one */
function ring(count: number, left: number, length: number): SVGTemplateResult {
  const strokes = (from: number, step = 1) => {
    const first = Math.ceil(from / step) * step;
    return `0 ${first} ${`${length} ${step - length} `.repeat((count - first) / step)}0 ${count}`;
  };
  const path = (look: string, dashes: string) =>
    svg`<path class=${look} d=${EDGE} pathLength=${count} stroke-dasharray=${dashes}></path>`;
  const gone = count - left;
  return svg`<svg class="ticks" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" data-count=${count}>
    ${path('gone', strokes(0))}${path('left', strokes(gone))}
    ${count === TICKS ? [path('gone long', strokes(0, 5)), path('left long', strokes(gone, 5))] : undefined}
  </svg>`;
}

/** The time of a round and what must be heard at once: seconds, calls and the end of the time, spoken and as tones. */
export class Timing {
  readonly #play: CuboGamePlay;
  readonly #clock: PlayClock<CuboState, CuboMove, CuboTerms>;
  readonly #reader: ReaderTimes;

  constructor(play: CuboGamePlay, view: CuboView, reader: ReaderTimes, isLocal: () => boolean) {
    const { context } = play;
    this.#play = play;
    this.#reader = reader;
    this.#clock = new PlayClock(context, {
      isOpen: () => !isOn(view.paused),
      isUnlimited: () => reader.isUnlimited,
      isLocal,
      pace: () => reader.pace,
      secondsLeft: (seconds) => play.words('cubo.secondsLeft', seconds),
      onSecond: this.#onSecond,
    });
  }

  /** Whole seconds that are left; `undefined` if no time runs. */
  get seconds(): number | undefined {
    return this.#clock.seconds;
  }

  /** Whether only a few seconds are left. */
  get isShort(): boolean {
    return this.#clock.isShort;
  }

  /** The time that is left, or that there is no clock. */
  render(): TemplateResult {
    const { words } = this.#play;
    return this.#clock.render(words('cubo.time'), this.#reader.isUnlimited ? words('cubo.noClock') : '');
  }

  /** The time as a ring of strokes round a square: one for each of the last six seconds, otherwise sixty. */
  renderRing(): SVGTemplateResult | undefined {
    const match = this.#play.context.match as TimedMatch<CuboState, CuboMove>;
    const limit = deadline(match.state);
    const { seconds } = this;
    if (!limit || seconds === undefined) return undefined;
    const all = (limit.ms / 1000) * this.#reader.pace;
    const isLast = limit.ms <= TONE_SECONDS * 1000;
    const count = isLast ? TONE_SECONDS : TICKS;
    return ring(count, Math.ceil((seconds / all) * count), isLast ? 0.9 : 0.14);
  }

  /** Says how much time is left. */
  announceSeconds(): void {
    const { words, narrator } = this.#play;
    const { seconds } = this;
    narrator.say(seconds === undefined ? words('cubo.noLimit') : words('cubo.secondsLeft', seconds));
  }

  /** Speaks of calls and the end of the time before anything that waits to be said. @returns whether it did */
  announceUrgent({ moves }: GameChangeDetail<CuboMove>): boolean {
    const isUrgent = moves.some(({ move: { kind } }) => kind === 'call' || kind === 'timeout');
    if (!isUrgent) return false;
    const { narrator } = this.#play;
    this.#clock.say(narrator.describeMoves(moves).join(' '));
    narrator.say(this.#play.situation);
    return true;
  }

  readonly #onSecond = (seconds: number, isFirst: boolean): void => {
    const { context, situation, words } = this.#play;
    if (isFirst) this.#clock.say(context.match.seats > 1 ? situation : words('cubo.secondsLeft', seconds));
    if (seconds <= TONE_SECONDS) this.#play.context.playSound('second');
  };
}

/** Whether the latest move of a seat, or of anybody, was not made within a time limit. */
export function isUntimed(match: Match<CuboState, CuboMove>, seat: Seat | undefined): boolean {
  const latest = match.entries
    .slice(0, match.ply)
    .findLastIndex(({ actor }) => (seat === undefined ? typeof actor === 'number' : actor === seat));
  const before = latest < 0 ? undefined : match.stateAt(latest);
  return !before || !deadline(before);
}
