import type { Actor, Outcome, Refusal, ScoreLine, Seat } from '../games/game.js';
import { GameError, gameError } from '../games/game-error.js';
import { checkSeats } from '../games/seats.js';
import { freshSeed, randomForDraw } from './chance.js';
import type { By, ChangeCause, Entry, MatchChange } from './entry.js';
import { parseRecord } from './parse-record.js';
import { RECORD_FORMAT, optionsFrom, omitUndefined, seatsFrom } from './record.js';
import type { AnyGame, GameRecord, RecordedMove } from './record.js';
import type { AgainOptions, DiceMode, MatchSettings, PlayOptions } from './settings.js';
import { Timeline } from './timeline.js';
import type { UndoReach } from './timeline.js';

/**
 * One play of a game in time. It holds the game, its seats, options and seed and the list of moves; it draws chance from the
 * seed, undoes, redoes and goes to any ply, and writes and reads records. It needs no DOM. Moves have the times they are given; a
 * `TimedMatch` keeps the time itself.
 *
 * A new game is a new match: {@link Match.again}.
 */
export class Match<State = unknown, Move = unknown> {
  readonly game: AnyGame<State, Move>;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The position the match began from, as the game writes it; `undefined` where that was the set-up. */
  readonly start: string | undefined;
  /** A comment on the game as a whole, from its record. */
  readonly comment: string | undefined;
  undoPastChance: boolean;

  readonly #timeline: Timeline<State, Move>;
  /** A record without a seed has none afterwards, so that its dice stay what they were. */
  readonly #isSeeded: boolean;
  readonly #listeners = new Set<(change: MatchChange<Move>) => void>();
  /** What is being told; the first of them now, the others after it. */
  readonly #queue: MatchChange<Move>[] = [];
  #dice: DiceMode;

  /**
   * @param record moves to begin with, already read; see {@link Match.fromRecord}
   * @throws GameError `bad-seats`, `bad-options`, `bad-position`, `record-move`
   */
  constructor(game: AnyGame<State, Move>, settings: MatchSettings = {}, record?: GameRecord) {
    this.game = game;
    const seats = seatsFrom(game, settings.start);
    this.seats = settings.seats ?? seats;
    this.options = optionsFrom(game, settings.start, settings.options);
    this.seed = settings.seed ?? freshSeed();
    this.undoPastChance = settings.undoPastChance ?? false;
    this.comment = record?.comment;
    this.#dice = settings.dice ?? 'tap';
    if (settings.start === undefined) {
      checkSeats(this.seats, game.seats);
      this.#timeline = new Timeline(game, game.setup(this.seats, this.options));
    } else {
      const position = game.parsePosition(settings.start);
      checkSeats(this.seats, { min: seats, max: seats });
      this.start = game.makePosition(position);
      this.#timeline = new Timeline(game, game.start(position, this.options));
    }
    if (record) this.#replay(record);
    if (settings.fixed) this.#timeline.floor = this.length;
    this.#isSeeded = !record || settings.seed !== undefined;
    this.#drawWhereAutomatic();
  }

  /**
   * Replays a record, given as its JSON, its text form or the object.
   * @throws GameError `record-move` naming the first ply that is not legal, and all that {@link parseRecord} throws
   */
  static fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    input: unknown,
    settings: Pick<MatchSettings, 'dice' | 'undoPastChance' | 'fixed'> = {},
  ): Match<State, Move> {
    const record = parseRecord(input, game);
    const { seats, options, seed, start } = record;
    return new this<State, Move>(game, { ...settings, seats, options, seed, start }, record);
  }

  /** The state at the current ply. */
  get state(): State {
    return this.#timeline.state;
  }

  /** The state after so many plies, from 0 to {@link length}. */
  stateAt(ply: number): State | undefined {
    return this.#timeline.states[ply];
  }

  /** How many plies have been played at the moment that is shown, from 0 to {@link length}. */
  get ply(): number {
    return this.#timeline.ply;
  }

  /** How many plies there are. */
  get length(): number {
    return this.#timeline.length;
  }

  /** Every move of the game, also those beyond the current ply. */
  get entries(): readonly Entry<Move>[] {
    return this.#timeline.entries;
  }

  /** Who may move at the current ply. */
  get actors(): readonly Actor[] {
    return this.game.actors(this.state);
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  get dice(): DiceMode {
    return this.#dice;
  }

  /** Changing to `auto` rolls at once where dice are due. */
  set dice(mode: DiceMode) {
    this.#dice = mode;
    this.#change('auto', () => this.#drawWhereAutomatic());
  }

  score(seat: Seat): readonly ScoreLine[] {
    return this.game.score(this.state, seat);
  }

  /** The legal moves of a seat; without a seat, of every seat that may move now. */
  legalMoves(seat?: Seat): readonly Move[] {
    const seats = seat === undefined ? this.actors.filter((actor) => typeof actor === 'number') : [seat];
    return seats.flatMap((each) => this.game.moves(this.state, each));
  }

  /** Calls back after each change. @returns a function that ends it */
  subscribe(listener: (change: MatchChange<Move>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Reads a move and finds out whose it is, without making it. A text may name the seat: `#1 b1b4`.
   * @throws GameError `bad-move`
   */
  read(move: Move | string, actor?: Actor): { actor: Actor; move: Move } {
    if (typeof move !== 'string') return { actor: actor ?? this.#actorFor(() => move), move };
    const [, seat, text = ''] = /^\s*(?:#(\d+)\s+)?(.*)$/s.exec(move) ?? [];
    const parse = (who: Actor) => this.game.parseMove(text, this.state, who);
    const who = seat === undefined ? (actor ?? this.#actorFor(parse)) : Number(seat);
    return { actor: who, move: parse(who) };
  }

  /** Why a move is not legal now, or `undefined` where it is. */
  refusal(move: Move, actor: Actor): Refusal | undefined {
    return this.game.refusal(this.state, actor, move);
  }

  /**
   * Makes a move. What was beyond the current ply is dropped, and redo with it.
   * @throws GameError `bad-move`, `illegal-move` with the refusal, `bad-time`
   */
  play(move: Move | string, { actor, at, by = 'script' }: PlayOptions = {}): void {
    this.#change(by, () => {
      const read = this.read(move, actor);
      // Only dice that are thrown by hand can be taken back; what a script says was drawn somewhere else.
      this.#append(read, by, read.actor === 'chance' && this.#dice !== 'enter', at ?? this.now);
      this.#drawWhereAutomatic();
    });
  }

  /** Lets chance make its move, drawn from the seed. @returns false where no dice or draws are due */
  draw(by: By = 'script'): boolean {
    if (!this.actors.includes('chance')) return false;
    this.#change(by, () => {
      this.#draw(by);
      this.#drawWhereAutomatic();
    });
    return true;
  }

  /** What {@link draw} would play, without playing it; `undefined` where no dice or draws are due. */
  peekDraw(): { move: Move; text: string } | undefined {
    if (!this.actors.includes('chance')) return undefined;
    const move = this.game.chance(this.state, randomForDraw(this.seed, this.#timeline.chanceCount));
    return { move, text: this.game.makeMove(move, this.state, 'chance') };
  }

  canUndo(seat?: Seat): boolean {
    return this.#timeline.canUndo(seat, this.#undoReach);
  }

  /** Dice that roll by themselves would be back at once. */
  get #undoReach(): UndoReach {
    if (!this.undoPastChance) return 'to-chance';
    return this.#dice === 'auto' ? 'past-chance' : 'chance-too';
  }

  get canRedo(): boolean {
    return this.#timeline.canRedo;
  }

  /**
   * Takes back the latest move of a seat, or without one the latest move that was not generated, and replays the others' later
   * moves as far as they are still legal. Generated dice are a barrier unless {@link undoPastChance} lifts it; then they
   * themselves are taken back where nothing else is left, and come again the same.
   * @returns whether anything was
   */
  undo(seat?: Seat, by: By = 'script'): boolean {
    if (!this.canUndo(seat)) return false;
    this.#timeline.undo(seat, this.#undoReach);
    this.tell('undo', by);
    return true;
  }

  /** Brings back what the latest undo took. @returns whether there was anything */
  redo(by: By = 'script'): boolean {
    if (!this.#timeline.redo()) return false;
    this.tell('redo', by);
    return true;
  }

  /**
   * Shows the moment after so many plies. The moves beyond it stay until something else is played.
   * @throws GameError `bad-ply`
   */
  goTo(ply: number, by: By = 'script'): void {
    const before = this.ply;
    this.#timeline.goTo(ply);
    if (ply !== before) this.tell('go-to', by);
  }

  /**
   * A new match like this one, from the same start. With `alternate` it is the next of a series instead: a whole game from the
   * set-up, and the game says who begins.
   */
  again({ seed, alternate = false, dice = this.dice }: AgainOptions = {}): Match<State, Move> {
    const { game, seats, undoPastChance } = this;
    const options = (alternate && game.rematch?.(this.options)) || this.options;
    const start = alternate ? undefined : this.start;
    return this.create({ seats, options, seed, start, dice, undoPastChance });
  }

  /** The whole game as JSON, also what lies beyond the current ply; `makeRecordText` writes it as text. */
  toRecord(): GameRecord {
    const { game, seats, options, start, comment } = this;
    return omitUndefined({
      format: RECORD_FORMAT,
      game: game.id,
      seats,
      options: { ...options },
      seed: this.#isSeeded ? this.seed : undefined,
      start,
      comment,
      moves: this.entries.map((entry, ply) => this.#recorded(entry, ply)),
    });
  }

  /** Stops the clock of a match that has one, as when the element that shows it is taken away. */
  suspend(): void {}

  /** Lets the clock run on as if no time had passed. */
  resume(): void {}

  /** Another match of the same kind. */
  protected create(settings: MatchSettings): Match<State, Move> {
    return new Match<State, Move>(this.game, settings);
  }

  /** The time of a move that is made now, where the match keeps the time. */
  protected get now(): number | undefined {
    return undefined;
  }

  #recorded({ actor, text, at, comment }: Entry<Move>, ply: number): RecordedMove {
    const several = this.game.actors(this.#timeline.states[ply] as State).length > 1;
    return omitUndefined({ by: several ? actor : undefined, move: text, at, comment });
  }

  #replay({ moves, seed }: GameRecord): void {
    moves.forEach((recorded, i) => {
      try {
        this.#replayOne(recorded, seed !== undefined);
      } catch (error) {
        const { message, refusal } = gameError(error);
        const ply = i + 1;
        const place = `ply ${ply}`;
        const text = recorded.move.slice(0, 40);
        throw new GameError(
          'record-move',
          `${place} of the record, "${text}": ${message}`,
          { place, ply, text },
          refusal,
        );
      }
    });
  }

  /** A recorded roll that the record's seed does not yield was thrown by hand. */
  #replayOne({ move: text, by, at, comment }: RecordedMove, seeded: boolean): void {
    const read = this.read(text, by);
    const generated =
      read.actor === 'chance' &&
      (!seeded || this.peekDraw()?.text === this.game.makeMove(read.move, this.state, read.actor));
    this.#append(read, 'script', generated, at, comment);
  }

  /** The only actor, else the first one for whom the move is legal, else the first. */
  #actorFor(parse: (actor: Actor) => Move): Actor {
    const { actors } = this;
    if (actors.length < 2) return actors[0] ?? 0;
    const fits = (actor: Actor) => {
      try {
        return !this.refusal(parse(actor), actor);
      } catch {
        return false;
      }
    };
    return actors.find(fits) ?? actors[0] ?? 0;
  }

  #append(read: { actor: Actor; move: Move }, by: By, generated: boolean, at?: number, comment?: string): void {
    const earliest = this.#timeline.latest?.at ?? 0;
    if (at !== undefined && !(Number.isFinite(at) && at >= earliest)) {
      throw new GameError('bad-time', `the move at ${at} ms is earlier than the one before it`, { at, earliest });
    }
    this.#timeline.append(omitUndefined({ ...read, by, generated, at, comment }));
  }

  #draw(by: By): void {
    const drawn = this.peekDraw();
    if (drawn) this.#append({ actor: 'chance', move: drawn.move }, by, true, this.now);
  }

  #drawWhereAutomatic(): void {
    while (this.#dice === 'auto' && this.#timeline.isLive && this.actors.includes('chance')) this.#draw('auto');
  }

  /** Tells of what `make` has added, if anything. */
  #change(by: By, make: () => void): void {
    const from = this.ply;
    make();
    if (this.ply > from) this.tell('play', by, from);
  }

  /** Tells the listeners of a change, with the moves since a ply. */
  protected tell(cause: ChangeCause, by: By, from = this.ply): void {
    const told = this.#queue.push({ cause, by, moves: this.entries.slice(from, this.ply) });
    if (told > 1) return; // a listener did this: the others must hear of its occasion first
    try {
      for (const change of this.#queue) for (const listener of [...this.#listeners]) listener(change);
    } finally {
      this.#queue.length = 0;
    }
  }
}
