import type { CuboState } from '../../../../games/cubo/index.js';
import { changeReaderSettings, readerSettings } from '../../../play/reader-settings.js';
import type { ReaderTime } from '../../../play/reader-settings.js';
import type { Setting } from '../../../features/feature.js';
import type { ActiveSeat } from './active-seat.js';
import type { CuboGamePlay } from '../play-types.js';

/** How many times as long a longer time is (WCAG 2.2, success criterion 2.2.1). */
const LONGER = 10;

const isKnown = (): boolean => readerSettings().known?.['cubo'] === true;

const knownNow = () => ({ known: { ...readerSettings().known, cubo: true } });

const TIMES = ['page', 'long', 'none'] as const satisfies readonly ReaderTime[];

/**
 * The time that readers give themselves. It holds as long as all players sit at this element: nobody changes the clock of players elsewhere. The first
 * round of somebody new has no clock.
 */
export class ReaderTimes {
  readonly #play: CuboGamePlay;
  readonly #activeSeat: ActiveSeat;

  constructor(play: CuboGamePlay, activeSeat: ActiveSeat) {
    this.#play = play;
    this.#activeSeat = activeSeat;
  }

  /** Whether the reader has no time limit, though the game has one. */
  get isUnlimited(): boolean {
    return this.#isOwn && (this.#time === 'none' || this.isFirstRound);
  }

  /** Whether the reader has not finished a round yet, and so plays it without a clock. */
  get isFirstRound(): boolean {
    return this.#isOwn && !isKnown();
  }

  /** How many times as long as the page says the time is. */
  get pace(): number {
    return this.#isOwn && this.#time === 'long' ? LONGER : 1;
  }

  /** The choice between them. */
  get settings(): readonly Setting[] {
    if (!this.#isOwn) return [];
    const { words } = this.#play;
    const choices = TIMES.map((time) => ({
      label: words(`cubo.time.${time}`),
      isOn: this.#time === time,
      run: () => changeReaderSettings({ time, ...knownNow() }),
    }));
    return [{ id: 'time', label: words('cubo.timeLimit'), choices }];
  }

  /** A reader who has finished a round knows the game. */
  roundEnded(): void {
    if (this.#play.context.isPlayed && !isKnown()) changeReaderSettings(knownNow());
  }

  get #time(): ReaderTime {
    return TIMES.find((time) => time === readerSettings().time) ?? 'page';
  }

  get #isOwn(): boolean {
    const { options }: CuboState = this.#play.context.match.state;
    return options.timeLimits && this.#activeSeat.isEverySeat;
  }
}
