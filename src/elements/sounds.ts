import type { ReactiveControllerHost } from 'lit';
import type { Sound, SoundName } from '../ui/sound.js';

/** Plays the sounds of a game. The module that makes them is loaded with the first one. */
export class Sounds {
  readonly #host: ReactiveControllerHost & Element;
  readonly #isOn: () => boolean;
  #sound: Sound | undefined;

  /** @param isOn whether the reader wants to hear something */
  constructor(host: ReactiveControllerHost & Element, isOn: () => boolean) {
    this.#host = host;
    this.#isOn = isOn;
    host.addController({
      hostUpdate: () => {
        if (!isOn()) this.#close();
      },
      hostDisconnected: () => this.#close(),
    });
  }

  play(name: SoundName): void {
    if (!this.#mayPlay) return;
    if (this.#sound) this.#sound.play(name);
    else void this.#load(name);
  }

  #close(): void {
    this.#sound?.close();
    this.#sound = undefined;
  }

  get #mayPlay(): boolean {
    return this.#host.isConnected && this.#isOn();
  }

  /** If loading fails, the game goes on without sound, and the next one tries again. */
  async #load(name: SoundName): Promise<void> {
    try {
      const { Sound } = await import('../ui/sound.js');
      if (!this.#mayPlay) return;
      this.#sound ??= new Sound();
      this.#sound.play(name);
    } catch {
      this.#sound = undefined;
    }
  }
}
