/** Tones for what must be noticed at once: each with its frequency and its delay in seconds. */
const TONES = {
  second: [[880, 0]],
  call: [
    [660, 0],
    [990, 0.12],
  ],
  end: [
    [440, 0],
    [330, 0.18],
  ],
} as const satisfies Record<string, readonly (readonly [hertz: number, after: number])[]>;

export type Tone = keyof typeof TONES;

/** The length of a tone in seconds. */
const LENGTH = 0.14;
/** The gain of a tone, from 0 to 1. */
const LOUDNESS = 0.18;

/** Plays tones, if the browser lets the page do so. */
export class Sound {
  readonly #context = new AudioContext();

  play(tone: Tone): void {
    const context = this.#context;
    // Browsers keep a page silent until the user has interacted with it.
    void context.resume();
    for (const [hertz, after] of TONES[tone]) {
      const start = context.currentTime + after;
      const loudness = new GainNode(context, { gain: LOUDNESS });
      loudness.gain.setTargetAtTime(0, start + LENGTH / 2, LENGTH / 6);
      const oscillator = new OscillatorNode(context, { frequency: hertz });
      oscillator.connect(loudness).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + LENGTH);
    }
  }

  close(): void {
    void this.#context.close();
  }
}
