/** Something between a source of sound and the ears, or a source. */
class Wire {
  connect = <T>(target: T): T => target;
}

const { AudioContext, AudioBuffer, AudioBufferSourceNode, BiquadFilterNode, GainNode, OscillatorNode } = globalThis;

/** What would be heard, in place of the browser’s: tones by their hertz, knocks by a tilde and their hertz, and what is opened and closed. */
export function hear(): string[] {
  const heard: string[] = [];
  class Context {
    readonly currentTime = 0;
    readonly destination = {};
    readonly sampleRate = 100;
    constructor() {
      heard.push('open');
    }
    resume = () => Promise.resolve();
    close = () => Promise.resolve(heard.push('close'));
  }
  class Buffer {
    getChannelData = () => new Float32Array(20);
  }
  class Noise extends Wire {
    start() {}
    stop() {}
  }
  class Filter extends Wire {
    constructor(_: unknown, { frequency }: { frequency: number }) {
      super();
      heard.push(`~${frequency}`);
    }
  }
  class Gain extends Wire {
    readonly gain = { setTargetAtTime() {} };
  }
  class Oscillator extends Wire {
    readonly #hertz: number;
    constructor(_: unknown, { frequency }: { frequency: number }) {
      super();
      this.#hertz = frequency;
    }
    start() {
      heard.push(String(this.#hertz));
    }
    stop() {}
  }
  Object.assign(globalThis, {
    AudioContext: Context,
    AudioBuffer: Buffer,
    AudioBufferSourceNode: Noise,
    BiquadFilterNode: Filter,
    GainNode: Gain,
    OscillatorNode: Oscillator,
  });
  return heard;
}

/** Gives the browser its ears back. */
export const stopHearing = (): void =>
  void Object.assign(globalThis, {
    AudioContext,
    AudioBuffer,
    AudioBufferSourceNode,
    BiquadFilterNode,
    GainNode,
    OscillatorNode,
  });
