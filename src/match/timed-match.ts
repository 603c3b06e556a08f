import type { Deadline, Seat } from '../games/game.js';
import { systemClock } from './clock.js';
import type { Clock } from './clock.js';
import type { By, ChangeCause } from './entry.js';
import { Match } from './match.js';
import type { AnyGame, GameRecord } from './record.js';
import type { MatchSettings, PlayOptions } from './settings.js';

export interface TimedMatchSettings extends MatchSettings {
  /** Default: the clock of the machine. */
  readonly clock?: Clock | undefined;
}

/** When the limit that runs is over. */
interface Alarm {
  readonly key: string;
  readonly due: number;
  readonly cancel: () => void;
}

/**
 * A match of a real-time game: it stamps moves with the time they are made at, and plays the end of a time limit as the actor
 * `'clock'`: when it rings, or on waking up before any later move. While a limit runs nothing is taken back.
 */
export class TimedMatch<State = unknown, Move = unknown> extends Match<State, Move> {
  readonly clock: Clock;
  /** When, by the clock, the match began. */
  #origin: number;
  #suspendedAt: number | undefined;
  #alarm: Alarm | undefined;

  /** Goes on from the time of the latest move of a record. */
  constructor(game: AnyGame<State, Move>, settings: TimedMatchSettings = {}, record?: GameRecord) {
    // Dice that roll by themselves have their time, too, so they wait for the clock.
    super(game, { ...settings, dice: 'remote' }, record);
    this.clock = settings.clock ?? systemClock;
    this.#origin = this.clock.now() - this.#timeAt(this.length);
    this.dice = settings.dice ?? 'tap';
    this.#update();
  }

  static override fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    input: unknown,
    settings: Pick<TimedMatchSettings, 'dice' | 'undoPastChance' | 'fixed' | 'clock'> = {},
  ): TimedMatch<State, Move> {
    return super.fromRecord(game, input, settings) as TimedMatch<State, Move>;
  }

  override play(move: Move | string, options?: PlayOptions): void {
    this.settle();
    super.play(move, options);
  }

  override draw(by?: By): boolean {
    this.settle();
    return super.draw(by);
  }

  override canUndo(seat?: Seat): boolean {
    // Also while an earlier ply is shown.
    return !this.game.deadline?.(this.stateAt(this.length) as State) && super.canUndo(seat);
  }

  /** Milliseconds until the limit that runs now is over; `undefined` where none runs, or an earlier ply is shown. */
  get timeLeft(): number | undefined {
    const deadline = this.#deadline;
    return deadline && Math.max(0, this.#dueOf(deadline) - this.#elapsed);
  }

  get isSuspended(): boolean {
    return this.#suspendedAt !== undefined;
  }

  override suspend(): void {
    this.#suspendedAt ??= this.clock.now();
    this.#clear();
  }

  override resume(): void {
    if (this.#suspendedAt === undefined) return;
    this.#origin += this.clock.now() - this.#suspendedAt;
    this.#suspendedAt = undefined;
    this.#update();
  }

  /** Plays the end of each time limit that has passed, as on waking up, when no alarm has rung. */
  settle(): void {
    while (this.#alarm && this.#elapsed >= this.#alarm.due) {
      const at = Math.max(this.#alarm.due, this.#timeAt(this.length));
      const deadline = this.#deadline;
      this.#clear();
      if (!deadline) return;
      super.play(deadline.move, { actor: 'clock', at, by: 'auto' });
    }
  }

  protected override create(settings: MatchSettings): TimedMatch<State, Move> {
    return new TimedMatch<State, Move>(this.game, { ...settings, clock: this.clock });
  }

  /** Never before the move that came before. Games without a time limit have no times. */
  protected override get now(): number | undefined {
    return this.game.deadline && Math.max(Math.round(this.#elapsed), this.#timeAt(this.ply));
  }

  protected override tell(cause: ChangeCause, by: By, from?: number): void {
    this.#update();
    super.tell(cause, by, from);
  }

  /** Milliseconds since the match began. */
  get #elapsed(): number {
    return (this.#suspendedAt ?? this.clock.now()) - this.#origin;
  }

  #timeAt(ply: number): number {
    return this.entries[ply - 1]?.at ?? 0;
  }

  get #deadline(): Deadline<Move> | undefined {
    return this.ply === this.length ? this.game.deadline?.(this.state) : undefined;
  }

  /** A time limit runs from the move that brought its key up, also when the match was loaded or suspended since. */
  #dueOf({ key, ms }: Deadline<Move>): number {
    let { ply } = this;
    while (ply > 0 && this.game.deadline?.(this.stateAt(ply - 1) as State)?.key === key) ply--;
    return this.#timeAt(ply) + ms;
  }

  /** After any change: sets the alarm for the limit that runs now, if any. The same limit runs on. */
  #update(): void {
    const deadline = this.#deadline;
    if (!deadline) this.#clear();
    else if (!this.isSuspended && this.#alarm?.key !== deadline.key) this.#set(deadline.key, this.#dueOf(deadline));
  }

  #set(key: string, due: number): void {
    this.#clear();
    // Timers ring a little early at times; the rest is waited for, or the limit would never end.
    const ring = () => (this.#elapsed >= due ? this.settle() : this.#set(key, due));
    this.#alarm = { key, due, cancel: this.clock.after(Math.max(0, due - this.#elapsed), ring) };
  }

  #clear(): void {
    this.#alarm?.cancel();
    this.#alarm = undefined;
  }
}
