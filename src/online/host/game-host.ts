import type { Seat } from '../../games/game.js';
import { GameError } from '../../games/game-error.js';
import type { Match } from '../../match/match.js';
import type { AnyGame } from '../../match/record/record.js';
import { parseClientMessage } from '../parse-message.js';
import { PROTOCOL } from '../protocol.js';
import type { HostMessage, RequestKind, Viewer } from '../protocol.js';
import { GONE_AFTER, PresenceTracker } from './connections/presence-tracker.js';
import { newGame, randomText, savedGame } from './setup.js';
import type { HostSetup } from './setup.js';
import { ComputerPlayers } from './computer-players.js';
import { Delay } from './connections/delay.js';
import { Departures } from './connections/departures.js';
import { GameStart } from './game-start.js';
import { HandOver } from './hand-over.js';
import { JoinHandler } from './join-handler.js';
import { MessageRouter } from './message-router.js';
import { MessageValidator } from './connections/message-validator.js';
import { Broadcaster } from './connections/broadcaster.js';
import type { HostOptions, HostSurroundings, JoinOptions, SavedHost } from './options.js';
import { RATE_LIMITS, RateLimit } from './connections/rate-limit.js';
import { CommandHandler } from './command-handler.js';
import { Endings } from './endings.js';
import { Greetings } from './greetings.js';
import { Requests } from './requests.js';
import { Room } from './room.js';
import type { Connection } from './room.js';
import { report } from './report.js';
import { savedHost } from './saved-host.js';
import { SharedMatch } from './shared-match.js';
import { StepClock } from './step-clock.js';
import { Steps } from './steps.js';

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
  readonly #start: GameStart;
  readonly #handOver: HandOver;
  readonly #router: MessageRouter<State, Move>;
  readonly #computers: ComputerPlayers<State, Move>;
  readonly #steps: Steps;
  readonly #departures: Departures;

  /** @throws GameError `bad-seats`, `bad-options`, `bad-position`, `bad-seed` */
  constructor(game: AnyGame<State, Move>, options: HostOptions<Move>);
  constructor(game: AnyGame<State, Move>, options: HostOptions<Move>, setup = newGame(game, options)) {
    const { random, longestGrace: graceLimit = 600 } = options;
    const onError = (error: unknown) => report(error, options.onError);
    const room = new Room(setup.seats, options.mostSpectators ?? 100);
    const broadcaster = new Broadcaster(room, (id) => this.leave(id));
    const steps = new Steps({
      finish: () => this.#presence.broadcast(() => this.#shared.time),
      flush: () => broadcaster.flush(),
      onChange: options.onChange,
      onError,
      onFailure: () => this.#fail(),
    });
    const step = (act: () => void) => steps.run(act);
    const clock = new StepClock(options.clock, step);
    const surroundings = { ...options, clock };
    this.game = game;
    this.#surroundings = surroundings;
    this.#room = room;
    this.#broadcaster = broadcaster;
    this.#steps = steps;
    const markChanged = () => steps.markChanged();
    const update = () => this.#update();
    const departures = new Departures({
      ...{ surroundings, room, broadcaster, update, markChanged },
      presence: () => this.#presence,
    });
    this.#departures = departures;
    this.#validator = new MessageValidator(broadcaster, (each) => departures.sayBye(each, 'too-many-mistakes'));
    const longestGrace = () => room.longestGrace(graceLimit);
    const { waitsForAll, asksReady } = options;
    const start = new GameStart(
      {
        ...{ room, waitsForAll, asksReady },
        update,
        begin: () => this.#shared.begin(),
        changed: () => {
          this.#presence.markChanged();
          markChanged();
        },
      },
      setup.saved && (setup.saved.isAwaited ?? false),
    );
    this.#start = start;
    const changed = (messageFor: (viewer: Viewer) => HostMessage) => step(() => this.#changed(messageFor));
    const waits = (match: Match) => start.next(match);
    const dice = options.dice ?? 'auto';
    const shared = new SharedMatch(setup, { clock, room, dice, longestGrace, step, waits, changed });
    this.#shared = shared;
    const presence = new PresenceTracker({
      room,
      broadcaster,
      surroundings,
      start,
      revision: () => shared.revision,
      step,
      changed: update,
    });
    this.#presence = presence;
    const requests = new Requests(
      {
        othersThan: (seat) => room.othersThan(seat),
        meaning: (what, seat) => shared.meaning(what, seat),
        broadcast: (message) => broadcaster.broadcast(() => message),
        grant: (what, seat) => this.#grant(what, seat),
      },
      setup.saved?.requests,
    );
    this.#requests = requests;
    const isResting = () => presence.isResting;
    const endings = new Endings({
      room,
      match: () => shared.match as Match,
      hasComputer: options.loadOpponent !== undefined,
      replaced: () => departures.absenceChanged(),
    });
    const commands = new CommandHandler({ shared, requests, endings, isResting, longestGrace, onError });
    const handOver: HandOver = new HandOver({
      ...{ clock, room, broadcaster, step },
      patience: options.goneAfter ?? GONE_AFTER,
      takeNumber: () => requests.takeNumber(),
      grant: (connection, seat, name) => joins.handOver(connection, seat, name),
    });
    this.#handOver = handOver;
    const joins = new JoinHandler({
      ...{ room, broadcaster, presence, shared, requests, start, handOver, dice, update, markChanged },
      makeSecret: () => randomText(random),
      replaced: (connection) => departures.sayBye(connection, 'replaced'),
    });
    const greetings = new Greetings({ clock, broadcaster, game: () => shared.numbers.gameNumber });
    const parts = { clock, room, broadcaster, shared, requests, start, commands, joins, handOver, greetings };
    const leave = (connection: Connection) => departures.leave(connection);
    this.#router = new MessageRouter({ ...parts, leave, graceLimit, markChanged });
    this.#computers = new ComputerPlayers<State, Move>({
      clock,
      random,
      budget: options.budget ?? { ms: 100, now: () => clock.now() },
      pause: options.movePause ?? 700,
      match: () => shared.match,
      load: () => this.#loadOpponent(),
      play: (seat, move) => step(() => commands.playComputer(seat, move)),
      onError,
    });
    steps.begin(() => {
      for (const seat of room.seats) presence.waitFor(seat);
      update();
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

  /** The whole game, hidden parts included: for the server alone. Read it, but do not change it. */
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
    return savedHost(this.#shared, this.#requests, this.#room, this.#start.isAwaited);
  }

  /**
   * Opens a connection. The client receives a `welcome`, or a `refuse`.
   * @param id names the connection; a second one of the same name replaces the first
   */
  join(id: string, { seat, secret, name, send }: JoinOptions): void {
    if (this.#steps.hasFailed) send({ type: 'bye', code: 'failed' });
    this.#steps.run(() => {
      const earlier = this.#room.connections.get(id);
      if (earlier) this.#departures.drop(earlier);
      const now = () => this.#surroundings.clock.now();
      const rate = new RateLimit({ ...RATE_LIMITS, ...this.#surroundings.rateLimits }, now);
      const connection: Connection = { id, send, rate, delay: new Delay(), isWelcome: false };
      this.#room.connections.set(id, connection);
      this.#departures.waitForHello(connection);
      if (seat === undefined) return;
      const hello = parseClientMessage({ type: 'hello', protocol: PROTOCOL, seat, secret, name });
      if ('code' in hello) this.#broadcaster.refuse(connection, hello);
      else this.#router.route(connection, hello);
    });
  }

  /** A connection has ended. */
  leave(id: string): void {
    const connection = this.#room.connections.get(id);
    if (connection) this.#steps.run(() => this.#departures.drop(connection));
  }

  /**
   * Takes a message of a client: its JSON text, or the parsed value.
   * @param id the connection it came from. Messages of an unknown one are ignored.
   */
  receive(id: string, message: unknown): void {
    const connection = this.#room.connections.get(id);
    if (!connection) return;
    this.#steps.run(() => {
      this.#presence.heard(connection);
      const read = this.#validator.validate(connection, message);
      if (read) this.#router.route(connection, read);
    });
  }

  /** Ends all connections and timers. Save before: nothing happens after it. */
  close(): void {
    this.#steps.run(() => {
      for (const connection of [...this.#room.connections.values()]) this.#departures.sayBye(connection, 'closed');
    });
    this.#shared.close();
    this.#computers.stop();
    this.#presence.stop();
    this.#handOver.stop();
  }

  /** Ends the game with a word. Everything that was saved before stays as it is. */
  #fail(): void {
    this.#departures.endAll();
    for (const end of [() => this.#shared.close(), () => this.#computers.stop(), () => this.#presence.stop()]) {
      try {
        end();
      } catch (error) {
        report(error, this.#surroundings.onError);
      }
    }
    this.#surroundings.onFailure?.();
  }

  #grant(what: RequestKind, seat: Seat): void {
    if (what === 'undo') this.#shared.undo(seat);
    else this.#shared.startNextGame(randomText(this.#surroundings.random));
  }

  /** The game has changed. */
  #changed(messageFor: (viewer: Viewer) => HostMessage): void {
    this.#broadcaster.broadcast(messageFor);
    this.#steps.markChanged();
    this.#update();
  }

  /** After any change of the game or of who is there. */
  #update(): void {
    this.#start.update();
    this.#shared.update(this.#room.players, this.#presence.isResting);
    this.#requests.review();
    this.#handOver.review();
    this.#computers.update(this.#presence.isResting || this.#room.isDeserted);
  }

  async #loadOpponent() {
    const { loadOpponent } = this.#surroundings;
    if (!loadOpponent) throw new GameError('bad-request', 'a computer is to play, but there is no loadOpponent');
    return loadOpponent();
  }
}
