import type { ReactiveController } from 'lit';
import type { Entry } from '../../../match/entry.js';
import { Sound } from '../../../ui/sound.js';
import type { SoundName } from '../../../ui/sound.js';
import type { AnyContext } from '../../play/play-context.js';

/** So many moves of one change are heard: one, and the dice that roll by themselves after it. */
const HEARD = 2;

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

/** Lets the latest moves be heard. @param count how many were made */
export function playMoves(context: AnyContext, count: number): void {
  const { match } = context;
  for (let ply = match.ply - Math.min(count, HEARD); ply < match.ply; ply++) {
    const made = match.entries[ply];
    const before = match.stateAt(ply);
    if (made && before !== undefined) playSound(context, soundOf(context, made, before, ply === match.ply - 1));
  }
}

function soundOf({ play, match }: AnyContext, made: Entry<unknown>, before: unknown, isLast: boolean): SoundName {
  const end = isLast && match.outcome ? 'bell' : undefined;
  return play.soundOf?.(made, before) ?? end ?? play.matter[made.actor === 'chance' ? 'chance' : 'seat'];
}
