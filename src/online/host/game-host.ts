import type { Seat } from '../../games/game.js';
import { GameError } from '../../games/game-error.js';
import { moveText } from '../../games/texts.js';
import type { Entry, MatchChange } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import { omitUndefined } from '../../match/record.js';
import type { AnyGame } from '../../match/record.js';
import type { TimedMatch } from '../../match/timed-match.js';
import { parseClientMessage } from '../parse-message.js';
import { PROTOCOL } from '../protocol.js';
import type {
  Answer,
  Ask,
  Bye,
  ClientMessage,
  Draw,
  Hello,
  HostMessage,
  Play,
  RefuseMessage,
  RequestKind,
  Snapshot,
  TimeTold,
  Viewer,
} from '../protocol.js';
import { newGame, randomText, savedGame } from './beginning.js';
import type { Beginning } from './beginning.js';
import { Computers } from './computers.js';
import { Delay } from './delay.js';
import { JudgingClock } from './judging-clock.js';
import { Ledger } from './ledger.js';
import type { HostOptions, HostSurroundings, SavedHost } from './options.js';
import { Outbox } from './outbox.js';
import type { Send } from './outbox.js';
import { EXTRA_COST, RATE_LIMITS, RateLimit } from './rate-limit.js';
import { Requests } from './requests.js';
import { Room } from './room.js';
import type { Connection, RoomSeat } from './room.js';
import { discloses, movesFor, recordFor } from './telling.js';

/** Milliseconds between two measurements of the delay. */
const PING_EVERY = 5000;
/** The most changes that are told one by one to somebody who missed them. */
const MOST_MISSED = 50;

/** Why something was not done; `undefined` if it was. */
type Refused = Pick<RefuseMessage, 'code' | 'refusal'> | undefined;

/** How a client joins. */
export interface JoinOptions {
  /** The wanted seat, or `public` to look on. Without it the connection waits for its `hello`. */
  readonly seat?: Viewer | undefined;
  /** The secret of a seat that has been taken before. */
  readonly secret?: string | undefined;
  /** The player's name, as in a `hello`. */
  readonly name?: string | undefined;
  /** Hands a message to the client; it may throw if the connection is lost. */
  readonly send: Send;
}

/**
 * One game shared by several devices. It has the only whole game, the only chance and the only clock; clients send what they want to do, and are told what their
 * seat may know. Transports hand it what arrives: {@link join}, {@link receive}, {@link leave}. These never throw for anything that a client sends. It needs no
 * DOM, and no clock or random numbers but those it is handed.
 *
 * ```js
 * const host = new GameHost(triad, { seats: 2, clock: systemClock, random });
 * host.join('connection 1', { send: (message) => socket.send(JSON.stringify(message)) });
 * host.receive('connection 1', '{"type":"hello","protocol":1}');
 * ```
 */
export class GameHost<State = unknown, Move = unknown> {
  readonly game: AnyGame<State, Move>;
  readonly #around: HostSurroundings<Move>;
  readonly #clock: JudgingClock;
  readonly #room: Room;
  readonly #outbox = new Outbox();
  readonly #requests: Requests;
  readonly #computers: Computers<State, Move>;
  readonly #ledger: Ledger;
  #match: TimedMatch<State, Move>;
  #unsubscribe: () => void = () => undefined;
  /** How many steps have begun and not ended. */
  #depth = 0;
  /** Whether something has changed that is saved, and that who is there has to be told. */
  #isChanged = false;
  #isPresenceChanged = false;
  #stopPings: (() => void) | undefined;

  /** @throws GameError `bad-seats`, `bad-options`, `bad-position`, `bad-seed` */
  constructor(game: AnyGame<State, Move>, options: HostOptions<Move>);
  constructor(game: AnyGame<State, Move>, options: HostOptions<Move>, beginning = newGame(game, options)) {
    this.game = game;
    this.#around = options;
    const { saved } = beginning;
    this.#room = new Room(beginning.seats, options.mostSpectators ?? 100);
    this.#clock = new JudgingClock(options.clock, () => this.#longestGrace);
    this.#match = beginning.match(this.#clock, this.#room);
    this.#ledger = new Ledger(this.#match.length, saved?.numbers);
    this.#requests = new Requests(
      {
        othersThan: (seat) => this.#room.othersThan(seat),
        meaning: (what, seat) => this.#meaning(what, seat),
        tell: (message) => this.#tellAll(() => message),
        grant: (what, seat) => this.#grant(what, seat),
      },
      saved?.requests,
    );
    this.#computers = new Computers<State, Move>({
      clock: options.clock,
      random: options.random,
      budget: options.budget ?? { ms: 100, now: () => options.clock.now() },
      pause: options.movePause ?? 700,
      match: () => this.#match,
      load: () => this.#loadOpponent(),
      play: (seat, move) => this.#step(() => this.#playComputer(seat, move)),
      onError: (error) => this.#fail(error),
    });
    this.#subscribe();
    this.#step(() => {
      for (const seat of this.#room.seats) this.#waitFor(seat);
      this.#update();
    });
  }

  /**
   * Goes on with a saved game. Nobody is there at first: clients come back with their secrets, and miss nothing.
   * @throws GameError `save-damaged`, and what a record can be wrong about
   */
  static restore<State, Move>(
    game: AnyGame<State, Move>,
    input: unknown,
    surroundings: HostSurroundings<Move>,
  ): GameHost<State, Move> {
    const Restored = GameHost<State, Move> as new (
      game: AnyGame<State, Move>,
      options: HostSurroundings<Move>,
      beginning: Beginning<State, Move>,
    ) => GameHost<State, Move>;
    return new Restored(game, surroundings, savedGame(game, input, surroundings));
  }

  /** The whole game, hidden parts included: for the server alone. Look at it, but leave it as it is. */
  get match(): Match<State, Move> {
    return this.#match;
  }

  /** The number of the latest change. */
  get revision(): number {
    return this.#ledger.revision;
  }

  /** How many connections there are. A host without any may be saved and closed. */
  get connections(): number {
    return this.#room.connections.size;
  }

  /** Everything that the host knows, as JSON, for {@link GameHost.restore}. */
  save(): SavedHost {
    const { seats } = this.#room;
    return omitUndefined({
      protocol: PROTOCOL,
      record: this.#match.toRecord(),
      seed: this.#match.seed,
      elapsed: this.#match.elapsed,
      numbers: this.#ledger.numbers,
      requests: this.#requests.saved,
      seats: seats.map(({ word, secret, name, wishes }) =>
        omitUndefined({ word, secret, name: name || undefined, wishes: wishes.saved }),
      ),
    });
  }

  /**
   * A connection begins. The client is sent a `welcome`, or why not.
   * @param id names the connection, in whatever way the transport does; the same one again takes the place of the earlier
   */
  join(id: string, { seat, secret, name, send }: JoinOptions): void {
    this.#step(() => {
      const earlier = this.#room.connections.get(id);
      if (earlier) this.#drop(earlier);
      const now = () => this.#around.clock.now();
      const rate = new RateLimit({ ...RATE_LIMITS, ...this.#around.rateLimits }, now);
      const connection: Connection = { id, send, rate, delay: new Delay(), isWelcome: false };
      this.#room.connections.set(id, connection);
      if (seat === undefined) return;
      const hello = parseClientMessage({ type: 'hello', protocol: PROTOCOL, seat, secret, name });
      if ('code' in hello) this.#refuse(connection, hello);
      else this.#handle(connection, hello);
    });
  }

  /** A connection has ended. */
  leave(id: string): void {
    const connection = this.#room.connections.get(id);
    if (connection) this.#step(() => this.#drop(connection));
  }

  /**
   * Takes a message of a client: JSON, or what came out of it.
   * @param id the connection it came from. What comes from an unknown one is left aside.
   */
  receive(id: string, message: unknown): void {
    const connection = this.#room.connections.get(id);
    if (!connection) return;
    this.#step(() => {
      if (!connection.rate.passes()) {
        this.#refuseHaste(connection);
        return;
      }
      const read = parseClientMessage(message);
      if ('code' in read) {
        this.#refuse(connection, read);
        this.#countMistake(connection);
        return;
      }
      const extra = EXTRA_COST[read.type] ?? 0;
      if (extra > 0 && !connection.rate.passes(extra)) this.#refuseHaste(connection);
      else this.#handle(connection, read);
    });
  }

  /** Ends all connections and timers. Save before; nothing happens after it. */
  close(): void {
    this.#step(() => {
      for (const connection of [...this.#room.connections.values()]) this.#sayBye(connection, 'closed');
    });
    this.#unsubscribe();
    this.#match.suspend();
    this.#computers.stop();
    this.#stopPings?.();
    for (const seat of this.#room.seats) seat.stopWaiting?.();
  }

  #handle(connection: Connection, message: ClientMessage): void {
    const { viewer, delay } = connection;
    const now = this.#around.clock.now();
    if (message.type === 'ping') this.#tell(connection, { type: 'pong', time: message.time });
    else if (message.type === 'pong') delay.answered(message.time, now);
    else if (message.type === 'hello') this.#seat(connection, message);
    else if (viewer === undefined) this.#refuse(connection, { code: 'not-joined' }, message);
    else if (message.type === 'resync') this.#resync(connection, viewer, message.from);
    else if (viewer === 'public') this.#refuse(connection, { code: 'spectator' }, message);
    else if (message.type === 'rename') this.#rename(viewer, message.name);
    else if (message.type === 'answer') this.#answer(connection, viewer, message);
    else this.#doNumbered(connection, viewer, message);
  }

  #seat(connection: Connection, { seat, secret, client, name }: Hello): void {
    if (connection.viewer !== undefined) {
      this.#refuse(connection, { code: 'already-joined' });
      return;
    }
    const taken = this.#room.take(connection, seat, secret, () => this.#randomText());
    if ('refused' in taken) {
      this.#refuse(connection, { code: taken.refused });
      return;
    }
    if (taken.replaced) this.#sayBye(taken.replaced, 'replaced');
    this.#isChanged = this.#isPresenceChanged = true;
    if (typeof connection.viewer === 'number' && name !== undefined) this.#rename(connection.viewer, name);
    this.#update();
    this.#welcome(connection, connection.viewer ?? 'public', client);
    this.#ping(connection);
    this.#stopPings ??= this.#around.clock.after(PING_EVERY, () => this.#pingAll());
  }

  #rename(seat: Seat, name: string): void {
    const own = this.#room.seats[seat] as RoomSeat;
    if (own.name === name) return;
    own.name = name;
    this.#isChanged = this.#isPresenceChanged = true;
  }

  #welcome(connection: Connection, seat: Viewer, client: number | undefined): void {
    const own = typeof seat === 'number' ? this.#room.seats[seat] : undefined;
    const numbers = own?.wishes.welcome(client) ?? { client: 0, handled: 0 };
    const { dice = 'auto' } = this.#around;
    const known = omitUndefined({ seat, secret: own?.secret, ...numbers, dice });
    connection.isWelcome = true;
    this.#tell(connection, { type: 'welcome', protocol: PROTOCOL, ...known, ...this.#snapshot(seat) });
    const { message } = this.#requests;
    if (message) this.#tell(connection, message);
  }

  #doNumbered(connection: Connection, seat: Seat, message: Play | Draw | Ask): void {
    const { wishes } = this.#room.seats[seat] as RoomSeat;
    const { n } = message;
    const misnumbered = wishes.refusal(n);
    if (misnumbered) {
      this.#refuse(connection, misnumbered, message);
      return;
    }
    wishes.handle();
    this.#isChanged = true;
    const refused = this.#tried(() => this.#do(connection, seat, message));
    if (refused) wishes.refuse(this.#refuse(connection, refused, message));
    else this.#tell(connection, { type: 'done', n, revision: this.revision });
  }

  #do({ delay }: Connection, seat: Seat, message: Play | Draw | Ask): Refused {
    // What has ended for everybody ends before anything else happens, in case no alarm has rung.
    this.#clock.judge(this.#longestGrace, () => this.#match.settle());
    const code = this.#ledger.refusal(message.seen);
    if (code) return { code };
    if (message.type === 'ask') return this.#ask(seat, message.what);
    if (this.#isResting) return { code: 'waiting' };
    return this.#clock.judge(delay.grace(this.#mostGrace), () => {
      if (this.#match.timeLeft === 0) return { code: 'too-late' };
      return message.type === 'draw' ? this.#draw() : this.#play(seat, message.move);
    });
  }

  #play(actor: Seat, text: string): Refused {
    // Read by the game itself: the match would let a text name another seat.
    const move = this.game.parseMove(moveText(text), this.#match.state, actor);
    this.#match.play(move, { actor, by: 'remote' });
    return undefined;
  }

  #draw(): Refused {
    return this.#match.draw('script') ? undefined : { code: 'not-due' };
  }

  #playComputer(seat: Seat, move: Move): void {
    this.#clock.judge(this.#longestGrace, () => {
      if (this.#match.timeLeft !== 0) this.#match.play(move, { actor: seat, by: 'computer' });
    });
  }

  #ask(seat: Seat, what: RequestKind): Refused {
    if (this.#requests.isPending) return { code: 'request-pending' };
    return this.#requests.ask(what, seat) ? undefined : { code: 'nothing-to-undo' };
  }

  /** A request is about the game in which it was made; and an undo about the latest move of the seat. */
  #meaning(what: RequestKind, seat: Seat): () => boolean {
    const match = this.#match;
    const latest = latestOf(match, seat);
    return () =>
      this.#match === match && (what === 'new-game' || (match.canUndo(seat) && latestOf(match, seat) === latest));
  }

  #answer(connection: Connection, seat: Seat, message: Answer): void {
    if (this.#requests.answer(seat, message.request, message.agree)) this.#isChanged = true;
    else this.#refuse(connection, { code: 'no-request' });
  }

  #grant(what: RequestKind, seat: Seat): void {
    if (what === 'undo') {
      this.#match.undo(seat);
      return;
    }
    this.#match.suspend();
    this.#unsubscribe();
    this.#match = this.#match.again({ alternate: true, seed: this.#randomText() }) as TimedMatch<State, Move>;
    this.#subscribe();
    this.#ledger.breakOff('new-game', this.#match.length);
    this.#tellSnapshots('new-game');
    this.#update();
  }

  #subscribe(): void {
    this.#unsubscribe = this.#match.subscribe((change) => this.#step(() => this.#changed(change)));
  }

  /** The match has changed: numbers it, and tells everybody. */
  #changed({ cause, moves }: MatchChange<Move>): void {
    const match = this.#match;
    if (cause === 'play') {
      const from = match.length - moves.length;
      this.#ledger.advance(
        match.length,
        moves.some(({ actor }) => actor === 'clock'),
      );
      if (discloses(match, from)) {
        this.#ledger.breakOff('disclosed', match.length);
        this.#tellSnapshots('disclosed');
      } else this.#tellAll((viewer) => this.#changeFor(viewer, this.revision, [from, match.length]));
    } else {
      this.#ledger.breakOff('undo', match.length);
      this.#tellSnapshots('undo');
    }
    this.#isChanged = true;
    this.#update();
  }

  #changeFor(viewer: Viewer, revision: number, plies: readonly [number, number]): HostMessage {
    return { type: 'change', revision, moves: movesFor(this.#match, viewer, plies), ...this.#time };
  }

  #snapshot(viewer: Viewer): Snapshot {
    const { revision, game } = this.#ledger.numbers;
    return { revision, game, record: recordFor(this.#match, viewer), ...this.#time };
  }

  #tellSnapshots(cause: 'undo' | 'new-game' | 'disclosed'): void {
    this.#isChanged = true;
    this.#tellAll((viewer) => ({ type: 'snapshot', cause, ...this.#snapshot(viewer) }));
  }

  #resync(connection: Connection, viewer: Viewer, from: number): void {
    const { revision } = this;
    if (from > revision) {
      this.#refuse(connection, { code: 'unknown-revision' });
      return;
    }
    const missed = Array.from({ length: Math.min(revision - from, MOST_MISSED + 1) }, (_, i) => from + 1 + i);
    const messages = missed.map((each) => {
      const plies = this.#ledger.pliesOf(each);
      return plies && this.#changeFor(viewer, each, plies);
    });
    const isWhole = missed.length <= MOST_MISSED && messages.every((message) => message !== undefined);
    if (!isWhole) this.#tell(connection, { type: 'snapshot', cause: 'resync', ...this.#snapshot(viewer) });
    else for (const message of messages) this.#tell(connection, message);
  }

  get #time(): TimeTold {
    const [elapsed, left] = this.#clock.judge(0, () => [this.#match.elapsed, this.#match.timeLeft]);
    return omitUndefined({ elapsed, left: left && Math.round(left) });
  }

  /** Whether the game waits for somebody. */
  get #isResting(): boolean {
    return (this.#around.waitsForAll ?? this.game.deadline !== undefined) && this.#room.isIncomplete;
  }

  get #mostGrace(): number {
    return this.#around.longestGrace ?? 600;
  }

  /** The grace of the slowest player who is there. */
  get #longestGrace(): number {
    const graces = this.#room.seats.map(({ connection }) => connection?.delay.grace(this.#mostGrace) ?? 0);
    return Math.max(0, ...graces);
  }

  /** After any change of the game or of who is there. */
  #update(): void {
    const match = this.#match;
    match.gate.players = this.#room.players;
    this.#clock.judge(0, () => (this.#isResting ? match.suspend() : match.resume()));
    this.#requests.review();
    this.#computers.update(this.#isResting);
  }

  /** Lets a computer play in a while for a player who has been there and is gone. */
  #waitFor(seat: RoomSeat): void {
    const { whenGone = 'wait', goneAfter = 30_000, clock } = this.#around;
    if (whenGone === 'wait' || seat.word !== 'human' || seat.secret === undefined) return;
    seat.stopWaiting ??= clock.after(goneAfter, () =>
      this.#step(() => {
        seat.stopWaiting = undefined;
        seat.isReplaced = true;
        this.#isPresenceChanged = true;
        this.#update();
      }),
    );
  }

  #drop(connection: Connection): void {
    const seat = this.#room.drop(connection);
    if (seat) this.#waitFor(seat);
    if (connection.viewer !== undefined) this.#isPresenceChanged = true;
    connection.viewer = undefined;
    this.#update();
  }

  #sayBye(connection: Connection, code: Bye['code']): void {
    this.#tell(connection, { type: 'bye', code });
    this.#drop(connection);
  }

  #refuse(
    connection: Connection,
    refused: Omit<RefuseMessage, 'type' | 'n'>,
    message?: Exclude<ClientMessage, Hello>,
  ): RefuseMessage {
    const n = message && 'n' in message ? message.n : undefined;
    const refusal: RefuseMessage = omitUndefined({ type: 'refuse', ...refused, n });
    this.#tell(connection, refusal);
    return refusal;
  }

  #refuseHaste(connection: Connection): void {
    const due = connection.rate.countHaste();
    if (due === 'tell') this.#refuse(connection, { code: 'too-fast' });
    if (due === 'end') this.#sayBye(connection, 'too-many-mistakes');
  }

  #countMistake(connection: Connection): void {
    if (connection.rate.countMistake()) this.#sayBye(connection, 'too-many-mistakes');
  }

  /** Does what a client wants. What the rules refuse becomes a reason; a fault of ours must not stop the other games of a server. */
  #tried(act: () => Refused): Refused {
    try {
      return act();
    } catch (error) {
      if (error instanceof GameError) {
        const { code, refusal } = error;
        return code === 'illegal-move' ? omitUndefined({ code, refusal }) : { code: 'bad-move' };
      }
      this.#fail(error);
      return { code: 'failed' };
    }
  }

  #fail(error: unknown): void {
    this.#around.onError?.(error);
  }

  async #loadOpponent() {
    const { loadOpponent } = this.#around;
    if (!loadOpponent) throw new GameError('bad-request', 'a computer is to play, but there is no loadOpponent');
    return loadOpponent();
  }

  /** 128 random bits as text, for seeds and secrets. */
  #randomText(): string {
    return randomText(this.#around.random);
  }

  #ping({ send, delay }: Connection): void {
    const time = this.#around.clock.now();
    delay.sent(time);
    this.#outbox.put(send, { type: 'ping', time, revision: this.revision }, () => undefined);
  }

  #pingAll(): void {
    this.#stopPings = undefined;
    const { joined } = this.#room;
    if (joined.length === 0) return;
    this.#stopPings = this.#around.clock.after(PING_EVERY, () => this.#pingAll());
    this.#step(() => joined.forEach((connection) => this.#ping(connection)));
  }

  #tell(connection: Connection, message: HostMessage): void {
    this.#outbox.put(connection.send, message, () => {
      if (this.#room.connections.get(connection.id) === connection) this.leave(connection.id);
    });
  }

  #tellAll(messageFor: (viewer: Viewer) => HostMessage): void {
    for (const connection of this.#room.joined) this.#tell(connection, messageFor(connection.viewer));
  }

  /** Does something, lets it be saved, and then tells of it. */
  #step(act: () => void): void {
    this.#depth++;
    try {
      act();
    } finally {
      this.#depth--;
    }
    if (this.#depth > 0) return;
    this.#tellPresence();
    if (this.#isChanged) {
      this.#isChanged = false;
      try {
        this.#around.onChange?.();
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#outbox.flush();
  }

  #tellPresence(): void {
    if (!this.#isPresenceChanged) return;
    this.#isPresenceChanged = false;
    const { presence: seats, names, spectators } = this.#room;
    const isPaused = this.#isResting;
    this.#tellAll(() => ({ type: 'presence', seats, names, spectators, isPaused, ...this.#time }));
  }
}

const latestOf = <Move>(match: { readonly entries: readonly Entry<Move>[] }, seat: Seat): Entry<Move> | undefined =>
  match.entries.findLast(({ actor }) => actor === seat);
