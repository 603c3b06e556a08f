import type { Sound, Tone } from './sound.js';

/** The tones of a game, which are loaded when the first of them is to be heard. */
export class Tones {
  readonly #mayPlay: () => boolean;
  #sound: Sound | undefined;

  /** @param mayPlay whether tones are wanted now */
  constructor(mayPlay: () => boolean) {
    this.#mayPlay = mayPlay;
  }

  play(tone: Tone): void {
    if (!this.#mayPlay()) return;
    if (this.#sound) this.#sound.play(tone);
    else void this.#load(tone);
  }

  /** Without sound the game goes on; the next tone tries again. */
  async #load(tone: Tone): Promise<void> {
    try {
      const { Sound } = await import('./sound.js');
      if (!this.#mayPlay()) return;
      this.#sound ??= new Sound();
      this.#sound.play(tone);
    } catch {
      this.#sound = undefined;
    }
  }

  close(): void {
    this.#sound?.close();
    this.#sound = undefined;
  }
}
