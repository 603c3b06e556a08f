import type { Seat } from '../../games/game.js';
import { GameError } from '../../games/game-error.js';
import type { Match } from '../../match/match.js';
import { omitUndefined } from '../../match/record/record.js';
import type { AnyGame } from '../../match/record/record.js';
import { parseClientMessage } from '../parse-message.js';
import { PROTOCOL } from '../protocol.js';
import type { Ask, Bye, ClientMessage, Draw, Hello, HostMessage, Play, RequestKind, Viewer } from '../protocol.js';
import { PresenceTracker } from './presence-tracker.js';
import { newGame, randomText, savedGame } from './setup.js';
import type { HostSetup } from './setup.js';
import { ComputerPlayers } from './computer-players.js';
import { Delay } from './delay.js';
import { MessageValidator } from './message-validator.js';
import { Broadcaster } from './broadcaster.js';
import type { HostOptions, HostSurroundings, JoinOptions, SavedHost } from './options.js';
import { RATE_LIMITS, RateLimit } from './rate-limit.js';
import { CommandHandler } from './command-handler.js';
import { Requests } from './requests.js';
import { Room } from './room.js';
import type { Connection, RoomSeat } from './room.js';
import { savedHost } from './saved-host.js';
import { SharedMatch } from './shared-match.js';

/**
 * One game shared by several devices. It has the only whole game, the only chance and the only clock; clients send commands, and receive what their seat
 * may know. Transports hand it what arrives: {@link join}, {@link receive}, {@link leave}. These never throw for anything that a client sends. It needs no
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
  readonly #surroundings: HostSurroundings<Move>;
  readonly #room: Room;
  readonly #shared: SharedMatch<State, Move>;
  readonly #broadcaster: Broadcaster;
  readonly #validator: MessageValidator;
  readonly #presence: PresenceTracker;
  readonly #requests: Requests;
  readonly #handler: CommandHandler<State, Move>;
  readonly #computers: ComputerPlayers<State, Move>;
  /** How many steps have begun and not ended. */
  #depth = 0;
  /** Whether something has changed that is saved. */
  #isChanged = false;

  /** @throws GameError `bad-seats`, `bad-options`, `bad-position`, `bad-seed` */
  constructor(game: AnyGame<State, Move>, options: HostOptions<Move>);
  constructor(game: AnyGame<State, Move>, options: HostOptions<Move>, setup = newGame(game, options)) {
    this.game = game;
    this.#surroundings = options;
    const step = (act: () => void) => this.#step(act);
    const onError = (error: unknown) => this.#fail(error);
    const longestGrace = () => this.#room.longestGrace(this.#mostGrace);
    this.#room = new Room(setup.seats, options.mostSpectators ?? 100);
    const room = this.#room;
    this.#broadcaster = new Broadcaster(room, (id) => this.leave(id));
    const broadcaster = this.#broadcaster;
    this.#validator = new MessageValidator(broadcaster, (connection) => this.#sayBye(connection, 'too-many-mistakes'));
    this.#shared = new SharedMatch(setup, {
      clock: options.clock,
      room,
      longestGrace,
      changed: (messageFor) => step(() => this.#changed(messageFor)),
    });
    const shared = this.#shared;
    this.#presence = new PresenceTracker({
      room,
      broadcaster,
      surroundings: options,
      hasTimeLimits: game.deadline !== undefined,
      revision: () => shared.revision,
      step,
      replaced: () => this.#update(),
    });
    this.#requests = new Requests(
      {
        othersThan: (seat) => room.othersThan(seat),
        meaning: (what, seat) => shared.meaning(what, seat),
        broadcast: (message) => broadcaster.broadcast(() => message),
        grant: (what, seat) => this.#grant(what, seat),
      },
      setup.saved?.requests,
    );
    const isResting = () => this.#presence.isResting;
    this.#handler = new CommandHandler({ shared, requests: this.#requests, isResting, longestGrace, onError });
    this.#computers = new ComputerPlayers<State, Move>({
      clock: options.clock,
      random: options.random,
      budget: options.budget ?? { ms: 100, now: () => options.clock.now() },
      pause: options.movePause ?? 700,
      match: () => shared.match,
      load: () => this.#loadOpponent(),
      play: (seat, move) => step(() => this.#handler.playComputer(seat, move)),
      onError,
    });
    step(() => {
      for (const seat of room.seats) this.#presence.waitFor(seat);
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
      setup: HostSetup<State, Move>,
    ) => GameHost<State, Move>;
    return new Restored(game, surroundings, savedGame(game, input, surroundings));
  }

  /** The whole game, hidden parts included: for the server alone. Look at it, but leave it as it is. */
  get match(): Match<State, Move> {
    return this.#shared.match;
  }

  /** The number of the latest change. */
  get revision(): number {
    return this.#shared.revision;
  }

  /** How many connections there are. A host without any may be saved and closed. */
  get connections(): number {
    return this.#room.connections.size;
  }

  /** Everything that the host knows, as JSON, for {@link GameHost.restore}. */
  save(): SavedHost {
    return savedHost(this.#shared, this.#requests, this.#room);
  }

  /**
   * A connection begins. The client is sent a `welcome`, or why not.
   * @param id names the connection, in whatever way the transport does; the same one again takes the place of the earlier
   */
  join(id: string, { seat, secret, name, send }: JoinOptions): void {
    this.#step(() => {
      const earlier = this.#room.connections.get(id);
      if (earlier) this.#drop(earlier);
      const now = () => this.#surroundings.clock.now();
      const rate = new RateLimit({ ...RATE_LIMITS, ...this.#surroundings.rateLimits }, now);
      const connection: Connection = { id, send, rate, delay: new Delay(), isWelcome: false };
      this.#room.connections.set(id, connection);
      if (seat === undefined) return;
      const hello = parseClientMessage({ type: 'hello', protocol: PROTOCOL, seat, secret, name });
      if ('code' in hello) this.#broadcaster.refuse(connection, hello);
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
      const read = this.#validator.validate(connection, message);
      if (read) this.#handle(connection, read);
    });
  }

  /** Ends all connections and timers. Save before; nothing happens after it. */
  close(): void {
    this.#step(() => {
      for (const connection of [...this.#room.connections.values()]) this.#sayBye(connection, 'closed');
    });
    this.#shared.close();
    this.#computers.stop();
    this.#presence.stop();
  }

  #handle(connection: Connection, message: ClientMessage): void {
    const { viewer, delay } = connection;
    const broadcaster = this.#broadcaster;
    if (message.type === 'ping') broadcaster.send(connection, { type: 'pong', time: message.time });
    else if (message.type === 'pong') delay.answered(message.time, this.#surroundings.clock.now());
    else if (message.type === 'hello') this.#seat(connection, message);
    else if (viewer === undefined) broadcaster.refuse(connection, { code: 'not-joined' }, message);
    else if (message.type === 'resync') this.#resync(connection, viewer, message.from);
    else if (viewer === 'public') broadcaster.refuse(connection, { code: 'spectator' }, message);
    else if (message.type === 'rename') this.#rename(viewer, message.name);
    else if (message.type !== 'answer') this.#handleNumbered(connection, viewer, message);
    else if (this.#requests.answer(viewer, message.request, message.agree)) this.#isChanged = true;
    else broadcaster.refuse(connection, { code: 'no-request' });
  }

  #seat(connection: Connection, { seat, secret, client, name }: Hello): void {
    if (connection.viewer !== undefined) {
      this.#broadcaster.refuse(connection, { code: 'already-joined' });
      return;
    }
    const taken = this.#room.take(connection, seat, secret, () => this.#randomText());
    if ('refused' in taken) {
      this.#broadcaster.refuse(connection, { code: taken.refused });
      return;
    }
    if (taken.replaced) this.#sayBye(taken.replaced, 'replaced');
    this.#isChanged = true;
    this.#presence.markChanged();
    if (typeof connection.viewer === 'number' && name !== undefined) this.#rename(connection.viewer, name);
    this.#update();
    this.#welcome(connection, connection.viewer ?? 'public', client);
    this.#presence.measure(connection);
  }

  #rename(seat: Seat, name: string): void {
    const own = this.#room.seats[seat] as RoomSeat;
    if (own.name === name) return;
    own.name = name;
    this.#isChanged = true;
    this.#presence.markChanged();
  }

  #welcome(connection: Connection, seat: Viewer, client: number | undefined): void {
    const own = typeof seat === 'number' ? this.#room.seats[seat] : undefined;
    const numbers = own?.commands.welcome(client) ?? { client: 0, handled: 0 };
    const { dice = 'auto' } = this.#surroundings;
    const known = omitUndefined({ seat, secret: own?.secret, ...numbers, dice });
    connection.isWelcome = true;
    const snapshot = this.#shared.snapshot(seat);
    this.#broadcaster.send(connection, { type: 'welcome', protocol: PROTOCOL, ...known, ...snapshot });
    const { message } = this.#requests;
    if (message) this.#broadcaster.send(connection, message);
  }

  #resync(connection: Connection, viewer: Viewer, from: number): void {
    if (from > this.revision) this.#broadcaster.refuse(connection, { code: 'unknown-revision' });
    else for (const message of this.#shared.missed(viewer, from)) this.#broadcaster.send(connection, message);
  }

  #handleNumbered(connection: Connection, seat: Seat, message: Play | Draw | Ask): void {
    const { commands } = this.#room.seats[seat] as RoomSeat;
    const misnumbered = commands.refusal(message.n);
    if (misnumbered) {
      this.#broadcaster.refuse(connection, misnumbered, message);
      return;
    }
    commands.handle();
    this.#isChanged = true;
    const refused = this.#handler.handle(seat, message, connection.delay.grace(this.#mostGrace));
    if (refused) commands.refuse(this.#broadcaster.refuse(connection, refused, message));
    else this.#broadcaster.send(connection, { type: 'done', n: message.n, revision: this.revision });
  }

  #grant(what: RequestKind, seat: Seat): void {
    if (what === 'undo') this.#shared.undo(seat);
    else this.#shared.startNextGame(this.#randomText());
  }

  get #mostGrace(): number {
    return this.#surroundings.longestGrace ?? 600;
  }

  /** The game has changed. */
  #changed(messageFor: (viewer: Viewer) => HostMessage): void {
    this.#broadcaster.broadcast(messageFor);
    this.#isChanged = true;
    this.#update();
  }

  /** After any change of the game or of who is there. */
  #update(): void {
    this.#shared.update(this.#room.players, this.#presence.isResting);
    this.#requests.review();
    this.#computers.update(this.#presence.isResting);
  }

  #drop(connection: Connection): void {
    const seat = this.#room.drop(connection);
    if (seat) this.#presence.waitFor(seat);
    if (connection.viewer !== undefined) this.#presence.markChanged();
    connection.viewer = undefined;
    this.#update();
  }

  #sayBye(connection: Connection, code: Bye['code']): void {
    this.#broadcaster.send(connection, { type: 'bye', code });
    this.#drop(connection);
  }

  #fail(error: unknown): void {
    this.#surroundings.onError?.(error);
  }

  async #loadOpponent() {
    const { loadOpponent } = this.#surroundings;
    if (!loadOpponent) throw new GameError('bad-request', 'a computer is to play, but there is no loadOpponent');
    return loadOpponent();
  }

  /** For seeds and secrets. */
  #randomText(): string {
    return randomText(this.#surroundings.random);
  }

  /** Does something, lets it be saved, and then sends what it led to. */
  #step(act: () => void): void {
    this.#depth++;
    try {
      act();
    } finally {
      this.#depth--;
    }
    if (this.#depth > 0) return;
    this.#presence.broadcast(() => this.#shared.time);
    if (this.#isChanged) {
      this.#isChanged = false;
      try {
        this.#surroundings.onChange?.();
      } catch (error) {
        this.#fail(error);
      }
    }
    this.#broadcaster.flush();
  }
}
