import type { Sound, Tone } from './sound.js';

/** Plays the tones of a game. The module that makes sound is loaded with the first tone. */
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

  /** If loading fails, the game goes on without sound, and the next tone tries again. */
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
