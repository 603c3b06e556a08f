import type { ReactiveController, ReactiveElement } from 'lit';
import type { Entry } from '../../../match/entry.js';
import type { Match } from '../../../match/match.js';
import { Sound } from '../../../ui/sound.js';
import type { SoundName } from '../../../ui/sound.js';

/** What the moves of seats and of chance sound like. */
export interface Matter {
  readonly seat: SoundName;
  readonly chance: SoundName;
}

interface Audible {
  readonly host: ReactiveElement;
  readonly isSounding: boolean;
}

/** A game that can be heard. */
export interface SoundingGame<State, Move> extends Audible {
  readonly host: ReactiveElement & { readonly match: Match<State, Move> };
  readonly matter: Matter;
  /** What a move sounds like that is not like the others. */
  soundOf?(made: Entry<Move>, before: State): SoundName | undefined;
}

/** So many moves of one change are heard: one, and the dice that roll by themselves after it. */
const HEARD = 2;

/** Makes the sounds of a game, and is closed when they are turned off, or the element is taken away. */
class Source implements ReactiveController {
  readonly #game: Audible;
  #sound: Sound | undefined;

  constructor(game: Audible) {
    this.#game = game;
    game.host.addController(this);
  }

  play(name: SoundName): void {
    this.#sound ??= new Sound();
    this.#sound.play(name);
  }

  hostUpdate(): void {
    if (!this.#game.isSounding) this.hostDisconnected();
  }

  hostDisconnected(): void {
    this.#sound?.close();
    this.#sound = undefined;
  }
}

const sources = new WeakMap<object, Source>();

export function playSound(game: Audible, name: SoundName): void {
  const { host, isSounding } = game;
  if (!host.isConnected || !isSounding) return;
  const source = sources.get(host) ?? new Source(game);
  sources.set(host, source);
  source.play(name);
}

/** Lets the latest moves be heard. @param count how many were made */
export function playMoves<State, Move>(game: SoundingGame<State, Move>, count: number): void {
  const { match } = game.host;
  for (let ply = match.ply - Math.min(count, HEARD); ply < match.ply; ply++) {
    const made = match.entries[ply];
    const before = match.stateAt(ply);
    if (made && before !== undefined) playSound(game, soundOf(game, made, before, ply === match.ply - 1));
  }
}

function soundOf<State, Move>(
  game: SoundingGame<State, Move>,
  made: Entry<Move>,
  before: State,
  isLast: boolean,
): SoundName {
  const end = isLast && game.host.match.outcome ? 'bell' : undefined;
  return game.soundOf?.(made, before) ?? end ?? game.matter[made.actor === 'chance' ? 'chance' : 'seat'];
}
