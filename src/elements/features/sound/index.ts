import { icons } from '../../../ui/icons.js';
import type { SoundName } from '../../../ui/sound.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings } from '../../play/reader-settings.js';
import type { Feature, Slots } from '../feature.js';
import type * as sounds from './sounds.js';

/** Lets moves be heard. What makes sounds is loaded with the first one. */
export const sound: Feature = {
  isWanted: () => true,
  start: (context) => new Sounding(context),
};

class Sounding implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    return this.settings.map((each) => ({ ...each, icon: icons.sound, places: ['menu'] as const }));
  }

  get settings() {
    const { play, commonWords: words } = this.#context;
    return [{ id: 'sound', label: words('tabletop.sound'), isOn: play.isSounding, run: this.#switch }];
  }

  /** Turns sounds on or off for all games of the reader; once they are on, there is one to hear. */
  readonly #switch = (): void => {
    changeReaderSettings({ isSounding: !this.#context.play.isSounding });
    this.playSound('bell');
  };

  playSound(name: SoundName): void {
    this.#hear(({ playSound }) => playSound(this.#context, name));
  }

  /** If the module cannot be loaded, the game goes on without, and the next sound tries again. */
  #hear(play: (module: typeof sounds) => void): void {
    if (this.#context.play.isSounding) void import('./sounds.js').then(play, () => undefined);
  }
}
