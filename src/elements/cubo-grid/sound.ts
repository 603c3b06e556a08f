/** Short tones for what must be heard at once. */
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

/** How long a tone is, in seconds, and how loud. */
const LENGTH = 0.14;
const LOUDNESS = 0.18;

/** Lets tones be heard, where the browser lets the page do so. */
export class Sound {
  readonly #context = new AudioContext();

  play(tone: Tone): void {
    const context = this.#context;
    // A page is silent until its reader has touched it.
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
