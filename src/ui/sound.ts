import { seededDraws } from '../match/chance.js';

/** A tone: its frequency, its delay and how long it is heard, in seconds. */
type Tone = readonly [hertz: number, after: number, seconds: number];

/** A knock: noise round a frequency. */
type Knock = readonly [...Tone, loudness: number];

/** The seconds of a tone that means something. */
const SHORT = 0.14;

/** What things sound like, and the tones for what must be noticed at once. */
const SOUNDS = {
  wood: { knocks: [[520, 0, 0.07, 0.9]] },
  dice: {
    knocks: [
      [1900, 0, 0.03, 0.5],
      [1500, 0.08, 0.03, 0.4],
      [2200, 0.15, 0.03, 0.3],
      [1300, 0.27, 0.05, 0.4],
    ],
  },
  pencil: {
    knocks: [
      [4200, 0, 0.09, 0.14],
      [3500, 0.11, 0.12, 0.12],
    ],
  },
  /** A die or a tile that falls into its tray. */
  take: {
    knocks: [
      [300, 0, 0.09, 0.9],
      [640, 0.07, 0.05, 0.5],
    ],
  },
  earn: {
    tones: [
      [784, 0, 0.3],
      [1175, 0.09, 0.4],
    ],
  },
  bell: {
    tones: [
      [1319, 0, 0.9],
      [1976, 0, 0.6],
    ],
  },
  win: {
    tones: [
      [523, 0, 0.4],
      [659, 0.14, 0.4],
      [784, 0.28, 0.5],
      [1047, 0.42, 0.9],
    ],
  },
  lose: {
    tones: [
      [392, 0, 0.5],
      [330, 0.2, 0.5],
      [262, 0.4, 0.8],
    ],
  },
  second: { tones: [[880, 0, SHORT]] },
  call: {
    tones: [
      [660, 0, SHORT],
      [990, 0.12, SHORT],
    ],
  },
  end: {
    tones: [
      [440, 0, SHORT],
      [330, 0.18, SHORT],
    ],
  },
} as const satisfies Record<string, { readonly tones?: readonly Tone[]; readonly knocks?: readonly Knock[] }>;

export type SoundName = keyof typeof SOUNDS;

/** The gain of a tone, from 0 to 1: two that are heard together stay below −12 dBFS. */
const LOUDNESS = 0.12;

/** Makes sounds, if the browser lets the page do so. */
export class Sound {
  readonly #context: BaseAudioContext;
  #noise: AudioBuffer | undefined;

  constructor(context: BaseAudioContext = new AudioContext()) {
    this.#context = context;
  }

  play(name: SoundName): void {
    // Browsers keep a page silent until the user has interacted with it.
    if (this.#context instanceof AudioContext) void this.#context.resume();
    const sound = SOUNDS[name];
    if ('tones' in sound) for (const tone of sound.tones) this.#playTone(tone);
    if ('knocks' in sound) for (const knock of sound.knocks) this.#knock(knock);
  }

  close(): void {
    if (this.#context instanceof AudioContext) void this.#context.close();
  }

  #playTone([hertz, after, seconds]: Tone): void {
    const source = new OscillatorNode(this.#context, { frequency: hertz });
    this.#start(source, source, { after, seconds, loudness: LOUDNESS });
  }

  #knock([hertz, after, seconds, loudness]: Knock): void {
    const context = this.#context;
    const source = new AudioBufferSourceNode(context, { buffer: this.#makeNoise() });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 3 });
    this.#start(source, source.connect(filter), { after, seconds, loudness });
  }

  /** Loud at once, and soon gone. */
  #start(
    source: AudioScheduledSourceNode,
    heard: AudioNode,
    { after, seconds, loudness }: { readonly after: number; readonly seconds: number; readonly loudness: number },
  ): void {
    const context = this.#context;
    const start = context.currentTime + after;
    const gain = new GainNode(context, { gain: loudness });
    gain.gain.setTargetAtTime(0, start, seconds / 4);
    heard.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + seconds);
  }

  /** The same noise each time: of another one, a knock may be twice as loud. */
  #makeNoise(): AudioBuffer {
    if (this.#noise) return this.#noise;
    const { sampleRate } = this.#context;
    this.#noise = new AudioBuffer({ length: Math.ceil(sampleRate * 0.2), sampleRate });
    const samples = this.#noise.getChannelData(0);
    const draw = seededDraws('noise')(0);
    for (const i of samples.keys()) samples[i] = draw() * 2 - 1;
    return this.#noise;
  }
}
