import type { Actor, Outcome, Refusal, ScoreLine, Seat } from '../games/game.js';
import { settingsAgain } from './again.js';
import { ChangeEmitter } from './change-emitter.js';
import { concededOutcome } from './concession.js';
import type { Concession } from './concession.js';
import { continues } from './continuation.js';
import type { By, ChangeCause, Entry, MatchChange, Ply } from './entry.js';
import { Gate } from './gate.js';
import { resolveSetup } from './match-setup.js';
import { MoveMaker } from './moves/move-maker.js';
import { checkPlayArguments } from './play-arguments.js';
import { readMove } from './moves/read-move.js';
import { makeRecord } from './record/make-record.js';
import { stateIn } from './record/record.js';
import type { AnyGame, GameRecord } from './record/record.js';
import { replayRecord, settingsOf } from './record/replay-record.js';
import type { AgainOptions, DiceMode, MatchSettings, PlayOptions, PositionCheck, RecordSettings } from './settings.js';
import { Timeline } from './moves/timeline.js';
import type { Revision } from './moves/timeline.js';
import { UndoHistory } from './moves/undo-history.js';

/**
 * One play of a game in time. It holds the game, its seats, options and seed and the list of moves; it draws chance from the seed, undoes, redoes
 * and goes to any ply, and writes and reads records. Its {@link gate} decides who may do what. It needs no DOM. Moves carry the times they are
 * given; a `TimedMatch` keeps the time itself. A new game is a new match: {@link Match.again}.
 */
export class Match<State = unknown, Move = unknown> {
  readonly game: AnyGame<State, Move>;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The revision of the rules. New games have the latest; one from an older record goes on by the rules it began with. */
  readonly revision: number;
  readonly seed: string;
  /** The position the match began from, as the game writes it; `undefined` for the set-up. */
  readonly start: string | undefined;
  /** How strictly that position was checked. */
  readonly positionCheck: PositionCheck;
  /** A comment on the game as a whole, from its record. */
  readonly comment: string | undefined;
  /** Who may do what. */
  readonly gate: Gate<Move>;
  undoPastChance: boolean;

  readonly #timeline: Timeline<State, Move>;
  readonly #moves: MoveMaker<State, Move>;
  readonly #history: UndoHistory<State, Move>;
  readonly #changes = new ChangeEmitter<Move>();
  /** A match from a record without a seed writes none, so that its dice stay as they were. */
  readonly #writesSeed: boolean;

  /**
   * @param record moves to begin with, already parsed; see {@link Match.fromRecord}
   * @throws GameError `bad-seats`, `bad-options`, `bad-seed`, `bad-position`, `record-move`
   */
  constructor(game: AnyGame<State, Move>, settings: MatchSettings = {}, record?: GameRecord) {
    const setup = resolveSetup(game, settings);
    this.game = game;
    this.seats = setup.seats;
    this.options = setup.options;
    this.revision = setup.revision;
    this.seed = setup.seed;
    this.start = setup.start;
    this.positionCheck = setup.positionCheck;
    this.comment = record?.comment;
    this.undoPastChance = settings.undoPastChance ?? false;
    this.gate = new Gate(settings.players ?? [], settings.dice ?? 'tap');
    const timeline = new Timeline<State, Move>(game, stateIn(game, setup.position, setup));
    const { gate, seed } = this;
    const emit = (cause: ChangeCause, by: By, moves?: readonly Entry<Move>[]) => this.emit(cause, by, moves);
    const moves = new MoveMaker({ game, timeline, gate, seed, now: () => this.now, emit });
    this.#timeline = timeline;
    this.#moves = moves;
    this.#history = new UndoHistory({ timeline, gate, moves, emit, mayPassChance: () => this.undoPastChance });
    if (record) replayRecord(record, { game, timeline, moves, isSeeded: settings.seed !== undefined });
    gate.isClosed = () => this.concession !== undefined;
    if (settings.fixed) timeline.floor = this.length;
    this.#writesSeed = !record || record.seed !== undefined;
    moves.drawIfAutomatic();
  }

  /**
   * Replays a parsed record; the `Match` that the package exports parses it, too. A seed is for a record without one; it is not written into records.
   * @throws GameError `record-move` naming the first ply that is not legal
   */
  static fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    record: GameRecord,
    settings: RecordSettings = {},
  ): Match<State, Move> {
    return new this<State, Move>(game, settingsOf(record, settings), record);
  }

  get state(): State {
    return this.#timeline.state;
  }

  /** The state after so many plies, from 0 to {@link length}. */
  stateAt(ply: number): State | undefined {
    return this.#timeline.states[ply];
  }

  /** The current ply, from 0 to {@link length}. */
  get ply(): number {
    return this.#timeline.ply;
  }

  /** How many plies there are. */
  get length(): number {
    return this.#timeline.length;
  }

  /** All moves, also those beyond the current ply. */
  get entries(): readonly Entry<Move>[] {
    return this.#timeline.entries;
  }

  /** Who may move at the current ply. */
  get actors(): readonly Actor[] {
    return this.concession ? [] : this.game.actors(this.state);
  }

  get outcome(): Outcome | undefined {
    return concededOutcome(this) ?? this.game.outcome(this.state);
  }

  /** How the game was given up, if it was, at the last ply. */
  get concession(): Concession | undefined {
    return this.#timeline.concession;
  }

  /** Milliseconds that have been played, if the match keeps the time. */
  get elapsed(): number | undefined {
    return this.now;
  }

  get dice(): DiceMode {
    return this.gate.dice;
  }

  /** Changing to `auto` rolls at once if dice are due. */
  set dice(mode: DiceMode) {
    this.gate.dice = mode;
    this.#moves.drawIfAutomatic();
  }

  score(seat: Seat): readonly ScoreLine[] {
    return this.game.score(this.state, seat);
  }

  /** The legal moves of a seat; without a seat, of every seat that may move now. */
  legalMoves(seat?: Seat): readonly Move[] {
    const seats = seat === undefined ? this.actors.filter((actor) => typeof actor === 'number') : [seat];
    return this.concession ? [] : seats.flatMap((each) => this.game.moves(this.state, each));
  }

  /** Calls back after each change. @returns a function that ends it */
  subscribe(listener: (change: MatchChange<Move>) => void): () => void {
    return this.#changes.subscribe(listener);
  }

  /** Parses a move and finds out whose it is, without making it. A text may name the seat: `#1 b1b4`. @throws GameError `bad-move` */
  read(move: Move | string, actor?: Actor): { actor: Actor; move: Move } {
    return readMove(this.game, this.state, move, actor);
  }

  /** Why a move is not legal now, or `undefined` if it is. */
  refusal(move: Move, actor: Actor): Refusal | undefined {
    return this.concession ? { code: 'game-over' } : this.game.refusal(this.state, actor, move);
  }

  /**
   * Makes a move. What was beyond the current ply is dropped, and redo with it.
   * @returns `false` if the page refused what a user or a computer player wanted
   * @throws GameError `bad-move`, `illegal-move` with the refusal, `bad-time`
   */
  play(move: Move | string, options: PlayOptions = {}): boolean {
    checkPlayArguments(move, options);
    const { actor, at, by = 'script' } = options;
    const read = this.read(move, actor);
    this.gate.checkActor(read.actor, by);
    return this.#moves.play({ ...read, by, at });
  }

  /** Lets chance make its move, drawn from the seed. @returns `false` if no dice or draws are due, or the page refused */
  draw(by: By = 'script'): boolean {
    return this.#moves.draw(by);
  }

  /** What {@link draw} would play, without playing it; `undefined` if no dice or draws are due. */
  peekDraw(): { move: Move; text: string } | undefined {
    return this.#moves.peek();
  }

  /** Whether {@link undo} would take back a move. */
  canUndo(seat?: Seat, by: By = 'script'): boolean {
    return this.#history.entryToUndo(seat, by) !== undefined;
  }

  get canRedo(): boolean {
    return this.mayRedo('script');
  }

  /** Whether {@link redo} would bring back a move for `by`. */
  mayRedo(by: By): boolean {
    return this.#history.entryToRedo(by) !== undefined;
  }

  /**
   * Takes back the latest move of a seat, or without a seat the latest move that was not generated, and replays the others' later moves as far as they
   * are still legal. Generated dice are a barrier unless {@link undoPastChance} lifts it; then they are taken back themselves if nothing else is left,
   * and the same dice come again. Without a seat, the moves of computer players are passed: they go with the move that they answer. A user's undo leaves the
   * moves of remote players alone.
   * @returns whether anything was taken back
   */
  undo(seat?: Seat, by: By = 'script'): boolean {
    return this.canUndo(seat, by) && this.#history.undo(seat, by);
  }

  /** What the latest undo took back, and {@link redo} would bring back. */
  get undone(): Entry<Move> | undefined {
    return this.#timeline.entryToRedo;
  }

  /** The state in which that move was made. */
  get stateBeforeUndone(): State | undefined {
    return this.#timeline.stateBeforeRedo;
  }

  /** Brings back what the latest undo took back. @returns whether there was anything */
  redo(by: By = 'script'): boolean {
    return this.#history.redo(by);
  }

  /** Goes to a ply, or to the last one. The moves beyond it stay until something else is played. @throws GameError `bad-ply` */
  goTo(ply: Ply, by: By = 'script'): void {
    if (this.#timeline.goTo(ply)) this.emit('go-to', by);
  }

  /**
   * A new match like this one, from the same start, by the latest rules. With `alternate` it is the next of a series instead: a
   * whole game from the set-up, in which the game says who begins. Other players and options are checked like those of a first match.
   * @throws GameError `bad-seats`, `bad-options`
   */
  again(how: AgainOptions = {}): Match<State, Move> {
    return this.create(settingsAgain(this, how));
  }

  /**
   * Plays on with the moves that a match has beyond this one, and takes its times and comments. Who looks at an earlier ply stays there.
   * @returns `false` if that match does not begin with the whole of this one
   */
  extend(longer: Match<State, Move>, by: By = 'script'): boolean {
    const { length } = this;
    if (longer.length < length || !continues(longer, this)) return false;
    this.#timeline.replaceWith(longer.#timeline);
    // Unless somebody has said who plays, the record does.
    if (this.gate.players.length === 0) this.gate.players = longer.gate.players;
    this.extended?.(longer);
    if (longer.length > length) this.emit('play', by, this.entries.slice(length, this.ply));
    return true;
  }

  /** @internal Replaces the timeline, and emits what is new in it. Who looks at an earlier ply stays there. */
  replaceTimeline(revise: (timeline: Timeline<State, Move>) => Revision<State, Move>): void {
    const { timeline, added, lost, isConceded } = revise(this.#timeline);
    this.#timeline.replaceWith(timeline, lost);
    if (lost !== undefined) this.emit('undo', 'remote');
    for (const run of added) this.emit('play', 'remote', run);
    if (isConceded) this.emit('concede', 'remote');
  }

  /** The whole game as JSON, including the moves beyond the current ply; `makeRecordText` writes it as text. */
  toRecord(): GameRecord {
    return makeRecord(this, this.#writesSeed ? this.seed : undefined, this.#timeline.end);
  }

  /** Stops the clock, if the match has one. */
  suspend(): void {}

  /** Lets the clock go on from where it stopped. */
  resume(): void {}

  /** Called after {@link extend} has added moves with times of their own. */
  protected extended?(longer: Match<State, Move>): void;

  /** Another match of the same kind. */
  protected create(settings: MatchSettings): Match<State, Move> {
    return new Match<State, Move>(this.game, settings);
  }

  /** The time of a move that is made now, if the match keeps the time. */
  protected get now(): number | undefined {
    return undefined;
  }

  /** Notifies the subscribers of a change, with the moves that it added. */
  protected emit(cause: ChangeCause, by: By, moves: readonly Entry<Move>[] = []): void {
    this.#changes.emit({ cause, by, moves });
  }
}
