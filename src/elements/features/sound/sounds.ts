import type { ReactiveController } from 'lit';
import { Sound } from '../../../ui/sound.js';
import type { SoundName } from '../../../ui/sound.js';
import type { AnyContext } from '../../play/play-context.js';

/** Makes the sounds of a game, and is closed when they are turned off, or the element is taken away. */
class Source implements ReactiveController {
  readonly #context: AnyContext;
  #sound: Sound | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
    context.addController(this);
  }

  play(name: SoundName): void {
    this.#sound ??= new Sound();
    this.#sound.play(name);
  }

  hostUpdate(): void {
    if (!this.#context.play.isSounding) this.hostDisconnected();
  }

  hostDisconnected(): void {
    this.#sound?.close();
    this.#sound = undefined;
  }
}

const sources = new WeakMap<object, Source>();

export function playSound(context: AnyContext, name: SoundName): void {
  if (!context.isConnected || !context.play.isSounding) return;
  const source = sources.get(context) ?? new Source(context);
  sources.set(context, source);
  source.play(name);
}
