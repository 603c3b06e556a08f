import type { Deadline, Seat } from '../../games/game.js';
import { isAgainstTime } from '../against-time.js';
import { systemClock } from './clock.js';
import type { Clock } from './clock.js';
import type { By, ChangeCause, Entry } from '../entry.js';
import { Match } from '../match.js';
import type { AnyGame, GameRecord } from '../record/record.js';
import { bankOf, banksAt, timeAt } from './seat-clocks.js';
import type { MatchSettings, PlayOptions } from '../settings.js';

export interface TimedMatchSettings extends MatchSettings {
  /** Default: the clock of the machine. */
  readonly clock?: Clock | undefined;
}

/** What the record of a timed match does not say. */
export type TimedRecordSettings = Omit<TimedMatchSettings, 'seats' | 'options' | 'revision' | 'start'>;

/** The end of the time limit that runs. */
interface Alarm {
  readonly key: string;
  readonly due: number;
  readonly cancel: () => void;
}

/**
 * A match of a real-time game. It stamps each move with its time, and plays the end of a time limit as the actor `'clock'`: when the alarm rings,
 * or before the next move if the device slept through it. While a limit runs, nothing can be undone, and in a game with clocks nothing at all.
 */
export class TimedMatch<State = unknown, Move = unknown> extends Match<State, Move> {
  readonly clock: Clock;
  /** The time of the clock at which the match began. */
  #origin: number;
  #suspendedAt: number | undefined;
  #alarm: Alarm | undefined;

  /** Continues from the time that has been played, or else from the latest move of a record. */
  constructor(game: AnyGame<State, Move>, settings: TimedMatchSettings = {}, record?: GameRecord) {
    // Dice that roll by themselves are stamped, too, so they wait for the clock.
    super(game, { ...settings, dice: 'remote' }, record);
    this.clock = settings.clock ?? systemClock;
    this.#origin = this.clock.now() - Math.max(settings.elapsed ?? 0, this.#timeAt(this.length));
    this.dice = settings.dice ?? 'tap';
    this.#update();
  }

  static override fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    record: GameRecord,
    settings?: TimedRecordSettings,
  ): TimedMatch<State, Move> {
    return super.fromRecord(game, record, settings) as TimedMatch<State, Move>;
  }

  /** A user's move that arrives after a time limit is not played: the rules refuse it, or it is dropped where it would be legal again. */
  override play(move: Move | string, options?: PlayOptions): boolean {
    const hasEnded = this.settle();
    if (!hasEnded || options?.by !== 'user') return super.play(move, options);
    const wanted = this.read(move, options.actor);
    return this.refusal(wanted.move, wanted.actor) ? super.play(move, options) : false;
  }

  override draw(by?: By): boolean {
    this.settle();
    return super.draw(by);
  }

  /** What was thought is thought: where each seat has its own time, nothing comes back. */
  override canUndo(seat?: Seat, by?: By): boolean {
    // The latest state decides, whatever ply is shown.
    const isRunning = this.game.clock?.(this.options) ?? this.game.deadline?.(this.stateAt(this.length) as State);
    return !isRunning && super.canUndo(seat, by);
  }

  /** Milliseconds until the time limit ends; `undefined` if none runs, or an earlier ply is shown. */
  get timeLeft(): number | undefined {
    const deadline = this.#deadline;
    return deadline && Math.max(0, this.#dueOf(deadline) - this.#elapsed);
  }

  /** Names the time limit that runs: another limit has another name. */
  get timeLimit(): string | undefined {
    return this.#deadline?.key;
  }

  /** Milliseconds that each seat has left on its clock at the current ply; `undefined` in a game without clocks. */
  get banks(): readonly number[] | undefined {
    const banks = banksAt(this, this.ply);
    const seat = this.runningSeat;
    return banks && seat !== undefined ? banks.with(seat, this.timeLeft ?? 0) : banks;
  }

  /** The seat whose clock runs, or would if the match were not suspended. */
  get runningSeat(): Seat | undefined {
    return this.#deadline?.seat;
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

  /**
   * Plays the end of each time limit that has passed, in case no alarm has rung.
   * @returns whether there was one
   */
  settle(): boolean {
    const { length } = this;
    while (this.#alarm && this.#elapsed >= this.#alarm.due) {
      const at = Math.max(this.#alarm.due, this.#timeAt(this.length));
      const deadline = this.#deadline;
      this.#clear();
      if (deadline && this.gate.keepsTime) super.play(deadline.move, { actor: 'clock', at, by: 'auto' });
    }
    return this.length > length;
  }

  /** Takes over the time of a clock elsewhere: so many milliseconds have been played. */
  synchronize(elapsed: number): void {
    this.#clear();
    this.#origin = (this.#suspendedAt ?? this.clock.now()) - Math.max(elapsed, this.#timeAt(this.length));
    this.#update();
  }

  /** The time goes on from there, as in a record that is loaded. */
  protected override extended({ elapsed = 0 }: Match<State, Move>): void {
    this.synchronize(elapsed);
  }

  protected override create(settings: MatchSettings): TimedMatch<State, Move> {
    return new TimedMatch<State, Move>(this.game, { ...settings, clock: this.clock });
  }

  /** Never earlier than the move before. Games that are not against time have no times. */
  protected override get now(): number | undefined {
    if (!isAgainstTime(this.game, this.options)) return undefined;
    return Math.max(Math.round(this.#elapsed), this.#timeAt(this.ply));
  }

  protected override emit(cause: ChangeCause, by: By, moves?: readonly Entry<Move>[]): void {
    this.#update();
    super.emit(cause, by, moves);
  }

  /** Milliseconds since the match began. */
  get #elapsed(): number {
    return (this.#suspendedAt ?? this.clock.now()) - this.#origin;
  }

  #timeAt(ply: number): number {
    return timeAt(this.entries, ply);
  }

  get #deadline(): Deadline<Move> | undefined {
    return this.ply === this.length && !this.concession ? this.game.deadline?.(this.state) : undefined;
  }

  /** A time limit runs from the move that started its key, also if the match was loaded or suspended since. */
  #dueOf({ key, ms, seat }: Deadline<Move>): number {
    if (this.#alarm?.key === key) return this.#alarm.due;
    let { ply } = this;
    while (ply > 0 && this.game.deadline?.(this.stateAt(ply - 1) as State)?.key === key) ply--;
    return this.#timeAt(ply) + (ms ?? bankOf(banksAt(this, ply), seat));
  }

  /** After any change: sets the alarm for the current time limit, if any. An alarm for the same limit stays. */
  #update(): void {
    const deadline = this.#deadline;
    if (!deadline) this.#clear();
    else if (!this.isSuspended && this.#alarm?.key !== deadline.key) this.#set(deadline.key, this.#dueOf(deadline));
  }

  #set(key: string, due: number): void {
    this.#clear();
    // Timers may fire early; waiting for the rest makes sure that the limit ends.
    const ring = () => (this.#elapsed >= due ? this.settle() : this.#set(key, due));
    this.#alarm = { key, due, cancel: this.clock.after(Math.max(0, due - this.#elapsed), ring) };
  }

  #clear(): void {
    this.#alarm?.cancel();
    this.#alarm = undefined;
  }
}
