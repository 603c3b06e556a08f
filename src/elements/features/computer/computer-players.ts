import type { Actor, Seat } from '../../../games/game.js';
import { Thinker } from '../../../interaction/thinking.js';
import { seededDraws } from '../../../match/chance.js';
import { systemClock } from '../../../match/time/clock.js';
import type { Clock } from '../../../match/time/clock.js';
import type { TimedMatch } from '../../../match/time/timed-match.js';
import type { Level } from '../../../opponents/level.js';
import type { OpponentModule } from '../../play/opponent-module.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Slots } from '../feature.js';
import { Preparation } from './preparation.js';

/** Milliseconds; tests play faster. */
export const tempo = {
  /** After the previous move, so that one can follow. */
  pause: 700,
  /** How long a move may be thought about. */
  budget: 400,
  /** How long the first move waits for what is computed in advance. */
  preparation: 2000,
  /** After which it is said that somebody thinks. */
  silence: 2000,
};

/** Why nothing is done until something changes: the page has refused a move, or the opponent could not be loaded. */
interface Standstill {
  readonly state: unknown;
  readonly players: unknown;
}

/** A move that is being thought about, or dice that are about to be rolled. */
interface Thought {
  readonly match: object;
  readonly level: Level | undefined;
  /** The latest move when it began, which may have been taken back. */
  readonly ply: number;
  readonly latest: object | undefined;
  /** The time limit that ran. */
  readonly limit: string | undefined;
  readonly controller: AbortController;
}

/**
 * Plays for the seats of computer players: thinks when the match waits for one of them, and moves after a pause. Where several may move, each thinks for
 * itself, also while people do. It waits while the page is in the background, and while nobody plays and the game is out of sight.
 */
export class ComputerPlayers implements Slots {
  readonly #context: AnyContext;
  readonly #module: OpponentModule<unknown, unknown>;
  readonly #thinker: Thinker<unknown, unknown>;
  readonly #thoughts = new Map<Seat | 'chance', Thought>();
  #standstill: Standstill | undefined;
  #preparation: Preparation | undefined;
  /** When a computer player has last moved. */
  #movedAt = -Infinity;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isInSight = true;
  readonly #sight = new IntersectionObserver((entries) => {
    this.#isInSight = entries.at(-1)?.isIntersecting ?? true;
    this.#look();
  });

  constructor(context: AnyContext, module: OpponentModule<unknown, unknown>) {
    this.#context = context;
    this.#module = module;
    this.#thinker = new Thinker(module.opponent);
    context.addController({
      hostConnected: this.#connect,
      hostUpdated: this.#look,
      hostDisconnected: this.#disconnect,
    });
    // A dialog that closes lets the game go on.
    context.root.addEventListener('close', this.#look, { capture: true });
  }

  /** Who thinks, if nobody else can do anything now. */
  get aside(): string | undefined {
    const { match, commonWords: words } = this.#context;
    const { gate, actors } = match;
    const isOthersTurn = actors.some((actor) => typeof actor === 'number' && gate.playerOf(actor).kind !== 'computer');
    const seat = actors.find((actor) => typeof actor === 'number' && this.#thoughts.has(actor));
    if (isOthersTurn || typeof seat !== 'number') return undefined;
    return words('tabletop.thinking', this.#context.nameOf(seat));
  }

  readonly #connect = (): void => {
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('online', this.#tryAgain);
    this.#sight.observe(this.#context.element);
  };

  readonly #disconnect = (): void => {
    document.removeEventListener('visibilitychange', this.#look);
    removeEventListener('online', this.#tryAgain);
    this.#sight.disconnect();
    this.#look();
    this.#preparation?.end();
    this.#preparation = undefined;
    this.#thinker.release();
  };

  readonly #tryAgain = (): void => {
    this.#standstill = undefined;
    this.#look();
  };

  /** Ends what is not wanted any more, and begins what is. */
  readonly #look = (): void => {
    const due = this.#due;
    const before = this.aside;
    for (const [actor, thought] of this.#thoughts) {
      if (due.includes(actor) && this.#isCurrent(actor, thought)) continue;
      this.#thoughts.delete(actor);
      thought.controller.abort();
    }
    for (const actor of due) if (!this.#thoughts.has(actor)) void this.#think(actor);
    if (this.aside === before) return;
    this.#context.requestUpdate();
    this.#keepSilence();
  };

  /** The seats of computer players that may move, and dice that are theirs to roll. */
  get #due(): readonly (Seat | 'chance')[] {
    const { match } = this.#context;
    if (!this.#isOpen || this.#isAtStandstill) return [];
    return match.actors.filter((actor): actor is Seat | 'chance' =>
      actor === 'chance' ? this.#mayDraw : this.#levelOf(actor) !== undefined,
    );
  }

  get #isOpen(): boolean {
    const { match, activeMode, isConnected, root } = this.#context;
    if (!isConnected || activeMode !== 'play' || document.hidden || this.#context.play.isCovered) return false;
    if (match.outcome || match.ply < match.length || !match.gate.hasComputer) return false;
    if (!match.gate.hasUser && !this.#isInSight) return false;
    // A dialog is read, or the game is still to come.
    return root.querySelector('dialog[open]:not([data-shows-game]), .frame[inert]') === null;
  }

  /** Whether a computer player rolls: its own dice, and all where nobody else is there to do it. */
  get #mayDraw(): boolean {
    const { gate } = this.#context.match;
    const { roller } = this.#context.play;
    const isOwn = roller !== undefined && this.#levelOf(roller) !== undefined;
    return gate.mayDraw('computer') && (isOwn || !gate.hasUser);
  }

  #levelOf(actor: Actor): Level | undefined {
    const player = typeof actor === 'number' ? this.#context.match.gate.playerOf(actor) : undefined;
    return player?.kind === 'computer' ? player.level : undefined;
  }

  get #isAtStandstill(): boolean {
    const { state, gate } = this.#context.match;
    const standstill = this.#standstill;
    return standstill !== undefined && standstill.state === state && standstill.players === gate.players;
  }

  /** Stops until something changes. */
  #stop(): void {
    const { state, gate } = this.#context.match;
    this.#standstill = { state, players: gate.players };
    this.#look();
  }

  get #limit(): string | undefined {
    return (this.#context.match as Partial<TimedMatch>).timeLimit;
  }

  get #clock(): Clock {
    return (this.#context.match as Partial<TimedMatch>).clock ?? systemClock;
  }

  /** Whether a thought is about the match as it is, but for moves that others have made at the same time. */
  #isCurrent(actor: Seat | 'chance', { match, level, ply, latest, limit }: Thought): boolean {
    const now = this.#context.match;
    const isSamePast = ply <= now.ply && now.entries[ply - 1] === latest;
    const isSameTime = !this.#module.pace || limit === this.#limit;
    return match === now && isSamePast && level === this.#levelOf(actor) && isSameTime;
  }

  async #think(actor: Seat | 'chance'): Promise<void> {
    const { match } = this.#context;
    const controller = new AbortController();
    const { ply } = match;
    const thought: Thought = {
      match,
      level: this.#levelOf(actor),
      ply,
      latest: match.entries[ply - 1],
      limit: this.#limit,
      controller,
    };
    this.#thoughts.set(actor, thought);
    try {
      if (actor === 'chance') await this.#roll(controller.signal);
      else await this.#decide(actor, thought);
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(error);
    } finally {
      if (this.#thoughts.get(actor) === thought) this.#thoughts.delete(actor);
      this.#look();
    }
  }

  async #roll(signal: AbortSignal): Promise<void> {
    await this.#pause(this.#clock.now(), signal);
    const { match } = this.#context;
    let isMade = true;
    this.#context.narrator.announceTogether(() => {
      while (isMade && match.actors.includes('chance') && this.#mayDraw) isMade = match.draw('computer');
    });
    this.#movedAt = this.#clock.now();
    if (!isMade) this.#stop();
  }

  async #decide(seat: Seat, { level, controller: { signal } }: Thought): Promise<void> {
    const { match } = this.#context;
    const begun = this.#clock.now();
    await this.#prepare(seat, level as Level, signal);
    const { state } = match;
    const seed = `${match.seed} ${seat} ${match.ply}`;
    const choice = { level: level as Level, seed, budget: { ms: tempo.budget } };
    const wanted = await this.#thinker.choose(match.game.view(state, seat), seat, choice, signal);
    const moment = { state: match.state, seat, level: level as Level, random: seededDraws(seed)(1) };
    const paced = this.#module.pace?.(wanted, moment);
    if (paced) await wait(this.#clock, begun + paced.ms - this.#clock.now(), signal);
    else await this.#pause(begun, signal);
    const move = paced?.move ?? wanted;
    // Somebody else may have taken what was wanted; then it is thought about again.
    if (match.refusal(move, seat)) return;
    const before = match.state;
    this.#movedAt = this.#clock.now();
    if (!match.play(move, { actor: seat, by: 'computer' }) && match.state === before) this.#stop();
  }

  /** One can follow moves that come one after another. */
  async #pause(begun: number, signal: AbortSignal): Promise<void> {
    const clock = this.#clock;
    const left = () => Math.max(begun, this.#movedAt) + tempo.pause - clock.now();
    while (left() > 0) await wait(clock, left(), signal);
    await this.#context.show.done;
    signal.throwIfAborted();
  }

  /** Computes what a level needs for the rules of the match, once. Nobody waits for it for long. */
  async #prepare(seat: Seat, level: Level, signal: AbortSignal): Promise<void> {
    const { match } = this.#context;
    if (this.#preparation?.match !== match) {
      this.#preparation?.end();
      this.#preparation = new Preparation(match, this.#thinker);
    }
    await wait(systemClock, tempo.preparation, signal, this.#preparation.done(level, seat));
  }

  /** Without the network there may be no opponent; anything else is a bug. */
  #fail(error: unknown): void {
    if (navigator.onLine) reportError(error);
    this.#context.intentions.explain(this.#context.commonWords('tabletop.notLoaded'));
    this.#stop();
  }

  /** Says that somebody thinks only if it takes longer. */
  #keepSilence(): void {
    clearTimeout(this.#silence);
    const { aside: thinking } = this;
    const movedAt = this.#movedAt;
    if (thinking === undefined) return;
    this.#silence = setTimeout(() => {
      if (this.aside === thinking && this.#movedAt === movedAt) this.#context.narrator.say(thinking);
    }, tempo.silence);
  }
}

/** Waits so long, or until something is done. Rejects as soon as the signal aborts. */
function wait(clock: Clock, ms: number, signal: AbortSignal, done?: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const cancel = clock.after(Math.max(0, ms), end);
    signal.addEventListener('abort', end);
    void done?.then(end);
  });
}
