import { nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { CuboMove, CuboState } from '../../games/cubo/index.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import type { Entry } from '../../match/entry.js';
import { icons } from '../../ui/icons.js';
import type { Tool } from '../../ui/toolbar.js';
import { isOn } from '../attributes.js';
import type { GameChangeDetail } from '../events.js';
import { PlayClock } from '../play-clock.js';
import { Tones } from './tones.js';
import type { CuboGamePlay, CuboView } from './play-types.js';

/** The last seconds of a time limit, each with a tone. */
const TONE_SECONDS = 6;

/** The time of a round and what must be heard at once: seconds, calls and the end of the time, spoken and as tones. */
export class Timing {
  readonly #game: CuboGamePlay;
  readonly #view: CuboView;
  readonly #clock: PlayClock<CuboState, CuboMove, CuboTerms>;
  readonly #tones: Tones;

  constructor(game: CuboGamePlay, view: CuboView) {
    const { host } = game;
    this.#game = game;
    this.#view = view;
    this.#tones = new Tones(() => isOn(view.sound) && host.isConnected);
    this.#clock = new PlayClock(host, {
      isOpen: () => !isOn(view.paused),
      secondsLeft: (seconds) => game.words('cubo.secondsLeft', seconds),
      onSecond: this.#onSecond,
    });
    host.addController({ hostDisconnected: () => this.#tones.close() });
  }

  /** Whole seconds that are left; `undefined` if no time runs. */
  get seconds(): number | undefined {
    return this.#clock.seconds;
  }

  /** Whether only a few seconds are left. */
  get isShort(): boolean {
    return this.#clock.isShort;
  }

  render(): TemplateResult {
    return this.#clock.render(this.#game.words('cubo.time'), nothing);
  }

  /** The tool that turns the sound on and off. */
  get soundTool(): Tool {
    const isSounding = isOn(this.#view.sound);
    return {
      id: 'sound',
      label: this.#game.words(isSounding ? 'cubo.soundOff' : 'cubo.soundOn'),
      icon: isSounding ? icons.silence : icons.sound,
      run: () => {
        this.#view.sound = !isSounding;
        if (isSounding) this.#tones.close();
        else this.#tones.play('call');
      },
    };
  }

  /** Says how much time is left. */
  tellSeconds(): void {
    const { words, narrator } = this.#game;
    const { seconds } = this;
    narrator.say(seconds === undefined ? words('cubo.noLimit') : words('cubo.secondsLeft', seconds));
  }

  matchChanged(moves: readonly Entry<CuboMove>[]): void {
    for (const { move } of moves) {
      if (move.kind === 'call') this.#tones.play('call');
      if (move.kind === 'timeout') this.#tones.play('end');
    }
  }

  /** Speaks of calls and the end of the time before anything that waits to be said. @returns whether it did */
  tellUrgent({ moves }: GameChangeDetail<CuboMove>): boolean {
    const isUrgent = moves.some(({ move: { kind } }) => kind === 'call' || kind === 'timeout');
    if (!isUrgent) return false;
    const { host, narrator } = this.#game;
    const first = host.match.ply - moves.length + 1;
    this.#clock.say(moves.map((_, i) => narrator.describePly(first + i)).join(' '));
    narrator.say(this.#game.situation);
    return true;
  }

  readonly #onSecond = (seconds: number, isFirst: boolean): void => {
    if (isFirst && this.#game.host.match.seats > 1) this.#clock.say(this.#game.situation);
    if (seconds <= TONE_SECONDS) this.#tones.play('second');
  };
}
