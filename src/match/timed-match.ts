import type { Seat } from '../games/game.js';
import { systemClock } from './clock.js';
import type { Clock } from './clock.js';
import type { By, ChangeCause } from './entry.js';
import { Match } from './match.js';
import type { AnyGame, GameRecord } from './record.js';
import type { MatchSettings, PlayOptions } from './settings.js';
import { Timekeeper } from './timekeeper.js';

export interface TimedMatchSettings extends MatchSettings {
  /** Default: the clock of the machine. */
  readonly clock?: Clock | undefined;
}

/**
 * A match of a real-time game: it stamps moves with the time they are made at, and the end of a time limit is played by the actor
 * `'clock'`. While a limit runs nothing is taken back.
 */
export class TimedMatch<State = unknown, Move = unknown> extends Match<State, Move> {
  readonly clock: Clock;
  readonly #timekeeper: Timekeeper;

  constructor(game: AnyGame<State, Move>, settings: TimedMatchSettings = {}, record?: GameRecord) {
    // Dice that roll by themselves have their time, too, so they wait for the clock.
    super(game, { ...settings, dice: 'remote' }, record);
    this.clock = settings.clock ?? systemClock;
    this.#timekeeper = new Timekeeper(this.clock, this);
    this.dice = settings.dice ?? 'tap';
    this.#timekeeper.update();
  }

  static override fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    input: unknown,
    settings: Pick<TimedMatchSettings, 'dice' | 'undoPastChance' | 'fixed' | 'clock'> = {},
  ): TimedMatch<State, Move> {
    return super.fromRecord(game, input, settings) as TimedMatch<State, Move>;
  }

  override play(move: Move | string, options?: PlayOptions): void {
    this.#timekeeper.settle();
    super.play(move, options);
  }

  override draw(by?: By): boolean {
    this.#timekeeper.settle();
    return super.draw(by);
  }

  override canUndo(seat?: Seat): boolean {
    return !this.#isLimited && super.canUndo(seat);
  }

  /** Milliseconds until the limit that runs now is over; `undefined` where none runs, or an earlier ply is shown. */
  get timeLeft(): number | undefined {
    return this.#timekeeper.timeLeft;
  }

  get isSuspended(): boolean {
    return this.#timekeeper.isSuspended;
  }

  override suspend(): void {
    this.#timekeeper.suspend();
  }

  override resume(): void {
    this.#timekeeper.resume();
  }

  protected override create(settings: MatchSettings): TimedMatch<State, Move> {
    return new TimedMatch<State, Move>(this.game, { ...settings, clock: this.clock });
  }

  /** Never before the move that came before. Games without a time limit have no times. */
  protected override get now(): number | undefined {
    return this.game.deadline && Math.max(this.#timekeeper.now, this.entries[this.ply - 1]?.at ?? 0);
  }

  protected override tell(cause: ChangeCause, by: By, from?: number): void {
    this.#timekeeper.update();
    super.tell(cause, by, from);
  }

  /** Whether a time limit runs, also while an earlier ply is shown. */
  get #isLimited(): boolean {
    return this.game.deadline?.(this.stateAt(this.length) as State) !== undefined;
  }
}
