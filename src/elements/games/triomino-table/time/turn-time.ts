import { html, nothing } from 'lit';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/index.js';
import type { TriominoTerms } from '../../../../locales/triomino/index.js';
import type { TimedMatch } from '../../../../match/time/timed-match.js';
import { PlayClock } from '../../../play/clock/play-clock.js';
import type { VisibleTiles } from '../input/visible-tiles.js';
import type { TriominoGamePlay } from '../play-types.js';

/** The round, and the time of a turn if it is limited. */
export class TurnTime {
  readonly #play: TriominoGamePlay;
  readonly #clock: PlayClock<TriominoState, TriominoMove, TriominoTerms>;

  constructor(play: TriominoGamePlay, tiles: VisibleTiles) {
    this.#play = play;
    this.#clock = new PlayClock(play.context, {
      isOpen: () => !tiles.isHandOverDue && !(this.#isByClock && play.context.session.triedFrom !== undefined),
      secondsLeft: (seconds) => play.words('triomino.secondsLeft', seconds),
    });
  }

  /** The round, and the time that is left. */
  render(): unknown {
    const { words, context } = this.#play;
    const { round, options, racks } = context.match.state;
    const { rounds, target, scoring, turnSeconds } = options;
    const isLimited = turnSeconds > 0 && !this.#isByClock;
    if (racks.length === 1 && !isLimited) return nothing;
    const isTargetSet = rounds === 0 && scoring !== 'none' && racks.length > 1;
    const clock = html`<p class="clock" part="clock" ?data-short=${this.#clock.isShort}>
      ${this.#clock.render(words('triomino.time'), '–')}
    </p>`;
    return html`<p class="round">${words('triomino.round', round, rounds, isTargetSet ? target : 0)}</p>
      ${isLimited && context.isPlayed ? clock : nothing}`;
  }

  /** Whether each player has a time for the whole game. Nobody is in a hurry where own moves are tried in a record. */
  get #isByClock(): boolean {
    return this.#play.context.match.state.options.clock !== '';
  }

  /** How much time is left, in words. */
  get text(): string {
    const { words, context } = this.#play;
    const { timeLeft } = context.match as Partial<TimedMatch>;
    const ofClock = this.#isByClock && timeLeft !== undefined ? Math.ceil(timeLeft / 1000) : undefined;
    const seconds = this.#clock.seconds ?? ofClock;
    return seconds === undefined ? words('triomino.noLimit') : words('triomino.secondsLeft', seconds);
  }
}
