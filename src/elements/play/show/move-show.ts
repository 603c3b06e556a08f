import type { ReactiveController } from 'lit';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { ElementChangeCause } from '../../base/events.js';
import type { PlayContext } from '../play-context.js';
import { countNumbers } from './count-numbers.js';
import { soundOfEnd } from './sound-of-end.js';
import { endOf } from './timeline.js';
import type { Beat, BeatName, SeenMove } from './timeline.js';

/** Moves that are being seen. */
export interface Seen<State, Move> {
  /** One, or those that were made together. */
  readonly moves: readonly SeenMove<State, Move>[];
  readonly beats: readonly Beat[];
}

/** Milliseconds for which the last move of a game is looked at before the card at the end takes the place of what was needed to play. */
const LOOK = 600;

/**
 * Lets moves be seen as they happen, whoever makes them. What is drawn is the end of it, at once: elements with `data-beat` play their animation when that
 * beat begins, which `--_at` says, and numbers with `data-from` count up at the beat of the totals. The next press ends it; with reduced motion there
 * is only the end. Nothing waits for it but the next move of a computer player.
 */
export class MoveShow<State, Move, Terms extends CommonTerms> implements ReactiveController {
  readonly #context: PlayContext<State, Move, Terms>;
  /** The ply before the first move that is not drawn yet. */
  #from: number | undefined;
  #ply: number;
  #seen: Seen<State, Move> | undefined;
  #clock: Animation | undefined;
  #sounds: ReturnType<typeof setTimeout>[] = [];
  #done: Promise<unknown> = Promise.resolve();

  constructor(context: PlayContext<State, Move, Terms>) {
    this.#context = context;
    this.#ply = context.match.ply;
    const { element } = context;
    for (const type of ['pointerdown', 'keydown'])
      element.addEventListener(type, (event) => this.#endByPress(event as KeyboardEvent), { capture: true });
    context.addController(this);
  }

  /**
   * The key that has made a move may still be held. Tab moves the focus first: what comes at the end takes it from there. A press on a record mostly shows another
   * moment of it, which ends this, too: both shall be drawn at once.
   */
  #endByPress({ key, repeat }: Partial<KeyboardEvent>): void {
    if (repeat) return;
    const seen = this.#seen;
    if (key === 'Tab' || !this.#context.isPlayed) setTimeout(() => this.#seen === seen && this.end());
    else this.end();
  }

  /** What is being seen now. */
  get seen(): Seen<State, Move> | undefined {
    return this.#seen;
  }

  /** Resolves when the latest moves have been seen. */
  get done(): Promise<unknown> {
    return this.#done;
  }

  /** Milliseconds since the first move was made; `undefined` while nothing is seen. */
  get elapsed(): number | undefined {
    return this.#seen && Number(this.#clock?.currentTime ?? 0);
  }

  /** Another match, or another moment of it. Several changes before a picture are seen as one. */
  matchChanged(cause: ElementChangeCause, count: number): void {
    const { ply } = this.#context.match;
    const isForward = cause === 'redo' || (cause === 'go-to' && ply === this.#ply + 1);
    const added = cause === 'play' ? count : isForward ? ply - this.#ply : 0;
    const from = added > 0 ? (this.#from ?? ply - added) : undefined;
    this.end();
    this.#ply = ply;
    this.#from = from;
  }

  /** Lets moves be seen that are not made yet, or once more. */
  see(moves: readonly SeenMove<State, Move>[]): void {
    this.end();
    this.#prepare(moves);
    this.#context.requestUpdate();
  }

  /** Lets the move that led to a ply be seen once more. */
  again(ply: number): void {
    this.see(this.#movesFrom(ply - 1, ply));
  }

  /** Shows the end. */
  end(): void {
    this.#from = undefined;
    if (!this.#seen) return;
    this.#seen = undefined;
    this.#clock?.finish();
    this.#clock = undefined;
    for (const sound of this.#sounds) clearTimeout(sound);
    this.#context.requestUpdate();
  }

  hostUpdate(): void {
    const from = this.#from;
    this.#from = undefined;
    if (from !== undefined) this.#prepare(this.#movesFrom(from, this.#ply));
  }

  hostUpdated(): void {
    if (this.#seen) this.#start(this.#seen);
  }

  hostDisconnected(): void {
    this.end();
  }

  #movesFrom(from: number, to: number): readonly SeenMove<State, Move>[] {
    const { match } = this.#context;
    return match.entries.slice(from, to).flatMap((made, i): SeenMove<State, Move>[] => {
      const [before, after] = [match.stateAt(from + i), match.stateAt(from + i + 1)];
      return before !== undefined && after !== undefined ? [{ made, before, after }] : [];
    });
  }

  #prepare(moves: readonly SeenMove<State, Move>[]): void {
    const { play, isConnected } = this.#context;
    if (!isConnected || document.hidden || moves.length === 0) return;
    const beats = play.beats(moves);
    const end = { sound: soundOfEnd(this.#context.match), start: endOf(beats) };
    this.#sounds = [...beats, end].flatMap(({ sound, start }) =>
      sound ? [setTimeout(() => this.#context.playSound(sound), start)] : [],
    );
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill && endOf(beats) > 0) this.#seen = { moves, beats };
  }

  /** Sets when the beat of each element begins. */
  #start(seen: Seen<State, Move>): void {
    const { root } = this.#context;
    const end = endOf(seen.beats);
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-beat]')) {
      const name = element.dataset['beat'] as BeatName;
      const at = seen.beats.find((beat) => beat.name === name)?.start;
      element.style.setProperty('--_at', `${at ?? 0}ms`);
    }
    if (this.#clock) return;
    const duration = this.#context.match.outcome ? end + LOOK : end;
    const clock = new Animation(new KeyframeEffect(this.#context.element, null, duration));
    this.#clock = clock;
    clock.play();
    const total = seen.beats.find(({ name }) => name === 'total');
    if (total) countNumbers(root, clock, total);
    this.#done = clock.finished.then(() => {
      if (this.#seen === seen) this.end();
    });
  }
}
