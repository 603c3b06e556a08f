import type { Actor, Outcome, Refusal, ScoreLine, Seat } from '../games/game.js';
import { GameError, brief, gameError, shown } from '../games/game-error.js';
import { changedOptions } from '../games/options.js';
import { checkSeats } from '../games/seats.js';
import { checkText, moveText } from '../games/texts.js';
import { SEED_LIMIT, freshSeed, seededDraws } from './chance.js';
import type { Draws } from './chance.js';
import { continues } from './continuation.js';
import type { By, ChangeCause, Entry, MadeMove, MatchChange, Ply } from './entry.js';
import { Gate } from './gate.js';
import type { Intention } from './gate.js';
import { parseRecord } from './record/parse-record.js';
import { checkPlayArguments } from './play-arguments.js';
import { makePlayer, parsePlayer } from './players.js';
import type { SeatKind } from './players.js';
import { firstState, isTime, latestRevision, omitUndefined, optionsFrom, seatsFrom } from './record/record.js';
import type { AnyGame, GameRecord, RecordedMove } from './record/record.js';
import type { AgainOptions, DiceMode, MatchSettings, PlayOptions, PositionCheck } from './settings.js';
import type { Revision } from './revise.js';
import { Timeline } from './timeline.js';
import type { UndoReach } from './timeline.js';

/** A move that is about to be made: everything but its text. */
type Made<Move> = Omit<Entry<Move>, 'text' | 'at'> & { readonly at: number | undefined };

/**
 * One play of a game in time. It holds the game, its seats, options and seed and the list of moves; it draws chance from the seed, undoes, redoes
 * and goes to any ply, and writes and reads records. Its {@link gate} decides who may do what. It needs no DOM. Moves carry the times they are
 * given; a `TimedMatch` keeps the time itself.
 *
 * A new game is a new match: {@link Match.again}.
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
  readonly positionCheck: PositionCheck = 'strict';
  /** A comment on the game as a whole, from its record. */
  readonly comment: string | undefined;
  /** Who may do what. */
  readonly gate: Gate<Move>;
  undoPastChance: boolean;

  readonly #timeline: Timeline<State, Move>;
  readonly #draws: Draws;
  /** A match from a record without a seed writes none, so that its dice stay as they were. */
  readonly #writesSeed: boolean;
  readonly #listeners = new Set<(change: MatchChange<Move>) => void>();
  /** The change that is being emitted, and those that its listeners caused. */
  readonly #queue: MatchChange<Move>[] = [];

  /**
   * @param record moves to begin with, already parsed; see {@link Match.fromRecord}
   * @throws GameError `bad-seats`, `bad-options`, `bad-seed`, `bad-position`, `record-move`
   */
  constructor(game: AnyGame<State, Move>, settings: MatchSettings = {}, record?: GameRecord) {
    this.game = game;
    const seats = seatsFrom(game, settings.start);
    this.seats = settings.seats ?? seats;
    this.revision = settings.revision ?? latestRevision(game);
    this.options = optionsFrom(game, settings.start, settings.options, this.revision);
    this.seed = checkText(settings.seed ?? freshSeed(), 'bad-seed', 'seed', SEED_LIMIT);
    this.#draws = seededDraws(this.seed);
    this.undoPastChance = settings.undoPastChance ?? false;
    this.comment = record?.comment;
    this.gate = new Gate(settings.players ?? [], settings.dice ?? 'tap');
    if (settings.start === undefined) {
      checkSeats(this.seats, game.seats);
    } else {
      const position = game.parsePosition(settings.start);
      checkSeats(this.seats, { min: seats, max: seats });
      this.start = game.makePosition(position);
      this.positionCheck = settings.positionCheck ?? 'strict';
    }
    this.#timeline = new Timeline(game, firstState(game, this));
    if (record) this.#replay(record, settings.seed !== undefined);
    if (settings.fixed) this.#timeline.floor = this.length;
    this.#writesSeed = !record || record.seed !== undefined;
    this.#drawIfAutomatic();
  }

  /**
   * Replays a record, given as its JSON, its text form or the object. A seed is for a record without one; it is not written into records.
   * @throws GameError `record-move` naming the first ply that is not legal, and everything that {@link parseRecord} throws
   */
  static fromRecord<State, Move>(
    game: AnyGame<State, Move>,
    input: unknown,
    settings: Omit<MatchSettings, 'seats' | 'options' | 'revision' | 'start'> = {},
  ): Match<State, Move> {
    const record = parseRecord(input, game);
    const { format: revision, seats, options, seed = settings.seed, start, positionCheck } = record;
    const players = settings.players ?? record.players?.flatMap((word) => parsePlayer(word) ?? []);
    const begun = { players, seats, options, revision, seed, start, positionCheck };
    return new this<State, Move>(game, { ...settings, ...begun }, record);
  }

  /** The state at the current ply. */
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
    this.#change('auto', () => this.#drawIfAutomatic());
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
   * Parses a move and finds out whose it is, without making it. A text may name the seat: `#1 b1b4`.
   * @throws GameError `bad-move`
   */
  read(move: Move | string, actor?: Actor): { actor: Actor; move: Move } {
    if (typeof move !== 'string') return { actor: actor ?? this.#actorFor(() => move), move };
    const [, seat, text = ''] = /^\s*(?:#(\d+)\s+)?(.*)$/s.exec(moveText(move)) ?? [];
    const parse = (who: Actor) => this.game.parseMove(text, this.state, who);
    const who = seat === undefined ? (actor ?? this.#actorFor(parse)) : Number(seat);
    return { actor: who, move: parse(who) };
  }

  /** Why a move is not legal now, or `undefined` if it is. */
  refusal(move: Move, actor: Actor): Refusal | undefined {
    return this.game.refusal(this.state, actor, move);
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
    // Undo may pass dice that were rolled by hand; those of a script were generated somewhere else.
    const generated = read.actor === 'chance' && this.dice !== 'enter';
    return this.#change(by, () => this.#make('play', { ...read, by, generated, at: at ?? this.now }));
  }

  /**
   * Lets chance make its move, drawn from the seed.
   * @returns `false` if no dice or draws are due, or the page refused
   */
  draw(by: By = 'script'): boolean {
    if (!this.gate.mayDraw(by)) return false;
    // The host draws, and may know of tiles that are hidden here.
    if (this.gate.link)
      return this.actors.includes('chance') && this.gate.link.admits({ cause: 'draw', moves: [], by });
    const move = this.#peekDraw();
    return Boolean(move) && this.#change(by, () => this.#draw('draw', move as Move, by));
  }

  /** What {@link draw} would play, without playing it; `undefined` if no dice or draws are due. */
  peekDraw(): { move: Move; text: string } | undefined {
    const move = this.#peekDraw();
    return move && { move, text: this.game.makeMove(move, this.state, 'chance') };
  }

  /** Whether {@link undo} would take back a move. */
  canUndo(seat?: Seat, by: By = 'script'): boolean {
    const entry = this.#timeline.entryToUndo(seat, this.#undoReach);
    if (!entry || !this.#mayTakeBack(entry, by)) return false;
    const isAnybodys = by !== 'user' || this.gate.isAllHuman;
    return isAnybodys || this.#timeline.lostByUndo(seat, this.#undoReach).every((lost) => this.#mayLose(lost));
  }

  get #undoReach(): UndoReach {
    const { hasUser } = this.gate;
    const passes = (actor: Actor) => hasUser && this.#isOf('computer', actor);
    if (!this.undoPastChance) return { chance: 'to-chance', passes };
    // Dice that roll by themselves would be back at once.
    return { chance: this.dice === 'auto' ? 'past-chance' : 'chance-too', passes };
  }

  get canRedo(): boolean {
    return this.mayRedo('script');
  }

  /** Whether {@link redo} would bring back a move for `by`. */
  mayRedo(by: By): boolean {
    const entry = this.#timeline.entryToRedo;
    return entry !== undefined && this.#mayTakeBack(entry, by);
  }

  /**
   * Takes back the latest move of a seat, or without a seat the latest move that was not generated, and replays the others' later moves as far as they
   * are still legal. Generated dice are a barrier unless {@link undoPastChance} lifts it; then they are taken back themselves if nothing else is left,
   * and the same dice come again. Without a seat, the moves of computer players are passed: they go with the move that they answer. A user's undo leaves the
   * moves of remote players alone.
   * @returns whether anything was taken back
   */
  undo(seat?: Seat, by: By = 'script'): boolean {
    const entry = this.#timeline.entryToUndo(seat, this.#undoReach);
    if (!entry || !this.canUndo(seat, by) || !this.#admits('undo', entry, by)) return false;
    this.#timeline.undo(seat, this.#undoReach);
    this.emit('undo', by);
    return true;
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
    const entry = this.#timeline.entryToRedo;
    if (!entry || !this.mayRedo(by) || !this.#admits('redo', entry, by)) return false;
    this.#timeline.redo();
    this.emit('redo', by);
    return true;
  }

  /**
   * Goes to a ply, or to the last one. The moves beyond it stay until something else is played.
   * @throws GameError `bad-ply`
   */
  goTo(ply: Ply, by: By = 'script'): void {
    const before = this.ply;
    this.#timeline.goTo(ply === 'last' ? this.length : ply);
    if (this.ply !== before) this.emit('go-to', by);
  }

  /**
   * A new match like this one, from the same start, by the latest rules. With `alternate` it is the next of a series instead: a
   * whole game from the set-up, in which the game says who begins. Other players and options are checked like those of a first match.
   * @throws GameError `bad-seats`, `bad-options`
   */
  again(how: AgainOptions = {}): Match<State, Move> {
    const { seed, alternate = false, dice = this.dice, players = this.gate.players } = how;
    const { game, undoPastChance, revision, positionCheck } = this;
    const known = (alternate && game.rematch?.(this.options)) || this.options;
    // Defaults may have changed since the rules of this match.
    const isEarlier = revision < latestRevision(game);
    const options = how.options ?? (isEarlier ? changedOptions(game.options, known, revision) : known);
    const start = alternate ? undefined : this.start;
    const seats = how.players?.length ?? this.seats;
    return this.create({ seats, players, options, seed, start, positionCheck, dice, undoPastChance });
  }

  /**
   * Plays on with the moves that a match has beyond this one, and takes its times and comments. Who looks at an earlier ply stays there.
   * @returns `false` if that match does not begin with the whole of this one
   */
  extend(longer: Match<State, Move>, by: By = 'script'): boolean {
    const { length, ply } = this;
    const { isLive } = this.#timeline;
    if (longer.length < length || !continues(longer as Match, this as Match)) return false;
    this.#timeline.replaceWith(longer.#timeline);
    this.#timeline.goTo(isLive ? longer.length : ply);
    // Where nobody has said who plays, the record does.
    if (this.gate.players.length === 0) this.gate.players = longer.gate.players;
    this.extended?.(longer);
    if (longer.length > length) this.emit('play', by, this.entries.slice(length, this.ply));
    return true;
  }

  /** @internal Replaces the timeline, and emits what is new in it. Who looks at an earlier ply stays there. */
  replaceTimeline(revise: (timeline: Timeline<State, Move>) => Revision<State, Move>): void {
    const { ply } = this;
    const { isLive } = this.#timeline;
    const { timeline, added, lost } = revise(this.#timeline);
    this.#timeline.replaceWith(timeline, lost);
    this.#timeline.goTo(isLive ? timeline.length : Math.min(ply, timeline.length));
    if (lost !== undefined) this.emit('undo', 'remote');
    for (const run of added) this.emit('play', 'remote', run);
  }

  /** The whole game as JSON, including the moves beyond the current ply; `makeRecordText` writes it as text. */
  toRecord(): GameRecord {
    const { game, seats, options, revision, start, comment } = this;
    return omitUndefined({
      format: revision,
      game: game.id,
      seats,
      players: this.gate.isAllHuman ? undefined : this.gate.players.map(makePlayer),
      options: { ...options },
      seed: this.#writesSeed ? this.seed : undefined,
      start,
      positionCheck: this.positionCheck === 'loose' ? 'loose' : undefined,
      comment,
      moves: this.entries.map((entry, ply) => this.#recorded(entry, ply)),
    });
  }

  /** Stops the clock, if the match has one. */
  suspend(): void {}

  /** Lets the clock go on from where it stopped. */
  resume(): void {}

  /** Called after moves were added that were made at other times, somewhere else. */
  protected extended?(longer: Match<State, Move>): void;

  /** Another match of the same kind. */
  protected create(settings: MatchSettings): Match<State, Move> {
    return new Match<State, Move>(this.game, settings);
  }

  /** The time of a move that is made now, if the match keeps the time. */
  protected get now(): number | undefined {
    return undefined;
  }

  #recorded({ actor, text, at, comment }: Entry<Move>, ply: number): RecordedMove {
    const several = this.game.actors(this.#timeline.states[ply] as State).length > 1;
    return omitUndefined({ by: several ? actor : undefined, move: text, at, comment });
  }

  #replay({ moves }: GameRecord, isSeeded: boolean): void {
    moves.forEach((recorded, i) => {
      try {
        this.#replayOne(recorded, isSeeded);
      } catch (error) {
        const { message, refusal } = gameError(error);
        const ply = i + 1;
        const place = `ply ${ply}`;
        const text = brief(recorded.move);
        throw new GameError(
          'record-move',
          `${place} of the record, ${shown(recorded.move)}: ${message}`,
          { place, ply, text },
          refusal,
        );
      }
    });
  }

  /** A recorded roll that the seed does not yield was rolled by hand. */
  #replayOne({ move: text, by: seat, at, comment }: RecordedMove, seeded: boolean): void {
    const { actor, move } = this.read(text, seat);
    const next = this.#timeline.next(actor, move);
    const drawn = actor === 'chance' && seeded ? this.#peekDraw() : undefined;
    const generated =
      actor === 'chance' &&
      (drawn === undefined ? !seeded : this.game.makeMove(drawn, this.state, 'chance') === next.text);
    this.#append({ actor, move, text: next.text, by: 'script', generated, at, comment }, next.state);
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

  /** The move that chance would draw now. */
  #peekDraw(): Move | undefined {
    if (!this.actors.includes('chance')) return undefined;
    return this.game.chance?.(this.state, this.#draws(this.#timeline.chanceCount));
  }

  #draw(cause: 'draw', move: Move, by: By): boolean {
    return this.#make(cause, { actor: 'chance', move, by, generated: true, at: this.now });
  }

  #drawIfAutomatic(): boolean {
    while (this.dice === 'auto' && this.#timeline.isLive) {
      const move = this.#peekDraw();
      if (move === undefined) break;
      this.#draw('draw', move, 'auto');
    }
    return true;
  }

  /** Asks the rules, then the page, and adds the move. @returns `false` if the page refused, or did something else meanwhile */
  #make(cause: 'play' | 'draw', made: Made<Move>): boolean {
    const { actor, move, by } = made;
    const { state, text } = this.#timeline.next(actor, move);
    if (!this.#admits(cause, { actor, move, text, by }, by)) return false;
    this.#append({ ...made, text }, state);
    return true;
  }

  /** Asks the page. A listener may have played on meanwhile, and then the intention is void. */
  #admits(cause: Intention['cause'], { actor, move, text, by: maker }: MadeMove<Move>, by: By): boolean {
    const { state, length } = this;
    const isAdmitted = this.gate.admits({ cause, moves: [{ actor, move, text, by: maker }], by });
    return isAdmitted && this.state === state && this.length === length;
  }

  /** Whether a user's undo may drop a move of somebody else. */
  #mayLose({ actor }: Entry<Move>): boolean {
    return !this.#isOf('remote', actor);
  }

  #isOf(kind: SeatKind, actor: Actor): boolean {
    return typeof actor === 'number' && this.gate.playerOf(actor).kind === kind;
  }

  /** A user takes back own moves. */
  #mayTakeBack({ actor }: Entry<Move>, by: By): boolean {
    return by !== 'user' || typeof actor !== 'number' || this.gate.mayAct(actor, by);
  }

  #append(entry: Entry<Move>, state: State): void {
    const { at } = entry;
    const earliest = this.#timeline.latest?.at ?? 0;
    if (at !== undefined && !(isTime(at) && at >= earliest)) {
      const message = `the move at ${brief(at)} ms is no later time than ${earliest} ms, that of the move before it`;
      throw new GameError('bad-time', message, { at, earliest });
    }
    this.#timeline.append(omitUndefined(entry), state);
  }

  /** Makes moves, lets dice roll by themselves, and emits all of it as one change. @returns what `make` returns */
  #change(by: By, make: () => boolean): boolean {
    const from = this.ply;
    const isMade = make();
    if (isMade) this.#drawIfAutomatic();
    if (this.ply > from) this.emit('play', by, this.entries.slice(from, this.ply));
    return isMade;
  }

  /** Notifies the subscribers of a change, with the moves that it added. */
  protected emit(cause: ChangeCause, by: By, moves: readonly Entry<Move>[] = []): void {
    const length = this.#queue.push({ cause, by, moves });
    if (length > 1) return; // a listener caused it: the others are notified of the first change first
    try {
      for (const change of this.#queue) for (const listener of [...this.#listeners]) listener(change);
    } finally {
      this.#queue.length = 0;
    }
  }
}
