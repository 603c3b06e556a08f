import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/clock.js';
import { omitUndefined } from '../../match/record/record.js';
import { PROTOCOL, UNDER_WAY_LIMIT } from '../protocol.js';
import type {
  Ask,
  Change,
  Draw,
  HostMessage,
  Play,
  Presence,
  RefuseCode,
  RefuseMessage,
  RequestMessage,
  SnapshotMessage,
  Viewer,
  Welcome,
} from '../protocol.js';
import { BackOff } from './back-off.js';
import type { OnlineEnd, OnlineEvent, OnlineGame, OnlineStatus } from './online-game.js';
import { RoundTrips } from '../round-trips.js';
import type { SeatKeeper } from './seat-keeper.js';
import type { HostConnection, Transport } from './transport.js';

/** Milliseconds without a message after which the host is asked for one, and then until the connection counts as lost. */
const SILENCE = 12_000;
const ANSWER = 5000;
/** Milliseconds until messages are sent again that came too fast. */
const SLOWER = 500;

type NumberedCommand = Play | Draw | Ask;
/** What a player wants to do, before it has its number. */
export type Command = Pick<Play, 'type' | 'move'> | Pick<Draw, 'type'> | Pick<Ask, 'type' | 'what'>;

/** Shows the game of a client. May throw if it cannot follow: then the whole game is asked for. */
export interface Follower {
  /** The whole game, in place of what was known. */
  onSnapshot(snapshot: Welcome | SnapshotMessage): void;
  onChange(change: Change): void;
  /** A command was refused; a move that is shown already has to be taken back. */
  onRefusal(command: Command): void;
  /** Who is there, and how the time stands: it may rest now. */
  onPresence(presence: Presence): void;
  /** How long messages take has been measured. */
  onDelay(): void;
}

/** What a client needs from where it runs, and how it joins. */
export interface ClientOptions {
  readonly clock: Clock;
  /** For the spread of the tries after a lost connection. */
  readonly random: () => number;
  /** Makes the secret of a seat that nobody has had: the host may give the seat, and its answer be lost. */
  readonly makeSecret: () => string;
  /** The wanted seat, or `public` to look on. Default: the kept one, or the first that is free. */
  readonly seat?: Viewer | undefined;
  readonly name?: string | undefined;
  readonly keeper: SeatKeeper;
  /** Under which name the seat is kept. */
  readonly room: string;
}

/** What ends the try to join. */
const FINAL: ReadonlySet<string> = new Set<RefuseCode>(['full', 'no-seat', 'seat-taken', 'bad-protocol']);
/** The number or the pace of a command was wrong, and not the command. */
const PACE: ReadonlySet<string> = new Set<RefuseCode>(['too-fast', 'gap']);

/**
 * One place at a shared game, as the protocol has it: it keeps the connection, numbers what its player wants, sends it again where no answer came, and asks for
 * what it has missed. It knows nothing of the game itself: that is its {@link Follower}'s.
 */
export class GameClient implements OnlineGame {
  status: OnlineStatus = 'connecting';
  ended: OnlineEnd | undefined;
  seat: Viewer | undefined;
  presence: Presence | undefined;
  request: RequestMessage | undefined;
  /** The latest change that the follower knows. */
  revision = 0;
  readonly #transport: Transport;
  readonly #options: ClientOptions;
  readonly #follower: Follower;
  readonly #listeners = new Set<(event: OnlineEvent) => void>();
  readonly #backOff: BackOff;
  readonly #trips = new RoundTrips();
  /** What has not been answered, in order. */
  #outbox: readonly NumberedCommand[] = [];
  /** What came while the game rested: it is sent as soon as the game goes on. */
  #held: readonly Command[] = [];
  /** The number of the latest command. */
  #latest = 0;
  #name: string;
  #connection: HostConnection | undefined;
  /** Counts the connections: events of an earlier one do not count any more. */
  #tries = 0;
  #secret: string | undefined;
  /** Whether the seat of that secret has been given to this reader. */
  #isSeated = false;
  /** The number by which the host knows what this client has sent. */
  #client: number | undefined;
  #wanted: Viewer | undefined;
  /** Whether what was missed has been asked for. */
  #isCatchingUp = false;
  /** Whether the follower could not follow, and the whole game has been asked for. */
  #isStartingOver = false;
  #stopWatch: (() => void) | undefined;
  #stopResend: (() => void) | undefined;

  constructor(transport: Transport, options: ClientOptions, follower: Follower) {
    this.#transport = transport;
    this.#options = options;
    this.#follower = follower;
    this.#wanted = options.seat;
    this.#name = options.name ?? '';
    this.#backOff = new BackOff(options.clock, options.random, () => this.#connect());
    void this.#begin();
  }

  get delay(): number | undefined {
    return this.#trips.delay;
  }

  get pending(): number {
    return this.unanswered.length;
  }

  /** What the host has not answered for good, in order. */
  get unanswered(): readonly Command[] {
    return [...this.#held, ...this.#outbox];
  }

  /** Sends what the player wants, now or as soon as the host can be reached. */
  send(command: Command): void {
    if (this.status === 'ended') return;
    const numbered: NumberedCommand = { ...command, n: ++this.#latest, seen: this.revision };
    this.#outbox = [...this.#outbox, numbered];
    if (this.status === 'online' && this.pending <= UNDER_WAY_LIMIT) this.#connection?.send(numbered);
    this.#notify({ type: 'change' });
  }

  /** Notifies why something is not even sent. */
  refuse(code: RefuseCode): void {
    this.#notify({ type: 'refused', code });
  }

  answer(agree: boolean): void {
    if (this.request) this.#connection?.send({ type: 'answer', request: this.request.request, agree });
  }

  rename(name: string): void {
    this.#name = name;
    if (this.status === 'online') this.#connection?.send({ type: 'rename', name });
  }

  retry(): void {
    if (this.status === 'online' || this.ended === 'closed') return;
    if (this.ended) this.status = this.seat === undefined ? 'connecting' : 'offline';
    this.ended = undefined;
    this.#disconnect();
    this.#backOff.now();
    this.#notify({ type: 'change' });
  }

  subscribe(listener: (event: OnlineEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#end('closed');
    this.#options.keeper.release(this.#options.room);
  }

  async #begin(): Promise<void> {
    if (this.#wanted !== 'public') {
      this.#secret = this.#options.makeSecret();
      const kept = await this.#options.keeper.claim(this.#options.room);
      if (kept && (this.#wanted === undefined || this.#wanted === kept.seat)) {
        this.#wanted = kept.seat;
        this.#secret = kept.secret;
        this.#isSeated = true;
      }
    }
    if (this.status === 'connecting') this.#connect();
  }

  #connect(): void {
    const attempt = ++this.#tries;
    const isCurrent = () => attempt === this.#tries;
    this.#connection = this.#transport.connect({
      opened: () => isCurrent() && this.#sayHello(),
      received: (message) => isCurrent() && this.#receive(message),
      closed: (isFinal = false) => {
        if (!isCurrent()) return;
        this.#connection = undefined;
        if (isFinal) this.#end('no-room');
        else this.#lose();
      },
    });
    this.#watch();
  }

  #sayHello(): void {
    const name = this.#name || undefined;
    const known = omitUndefined({ seat: this.#wanted, secret: this.#secret, client: this.#client, name });
    this.#connection?.send({ type: 'hello', protocol: PROTOCOL, ...known });
  }

  #receive(input: unknown): void {
    this.#watch();
    const message = readMessage(input);
    try {
      if (message) this.#handle(message);
    } catch (error) {
      this.#startOver(error);
    }
  }

  /** Asks for the whole game if the follower cannot follow, once. */
  #startOver(error: unknown): void {
    if (this.#isStartingOver) {
      this.#end('failed');
      globalThis.reportError?.(error);
      return;
    }
    this.#isStartingOver = this.#isCatchingUp = true;
    this.#connection?.send({ type: 'resync', from: 0 });
  }

  #handle(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'snapshot':
        return this.#restart(message);
      case 'change':
        return this.#change(message);
      case 'done':
        this.#settle(message.n);
        return this.#notify({ type: 'change' });
      case 'refuse':
        return this.#refuse(message);
      case 'request':
        this.request = message;
        return this.#notify({ type: 'change' });
      case 'request-end':
        return this.#endRequest(message.result);
      case 'presence':
        this.presence = message;
        this.#follower.onPresence(message);
        if (!message.isPaused) this.#sendHeld();
        return this.#notify({ type: 'change' });
      case 'ping':
        this.#connection?.send({ type: 'pong', time: message.time });
        this.#catchUp(message.revision);
        return this.#measure();
      case 'pong':
        this.#trips.answered(message.time, this.#now);
        return this.#follower.onDelay();
      case 'bye':
        // A host that closes may come back.
        if (message.code === 'closed') this.#lose();
        else this.#end(message.code);
    }
  }

  #welcome(message: Welcome): void {
    const { seat, secret, client, handled, refused = [] } = message;
    this.#backOff.reset();
    this.status = 'online';
    this.request = undefined;
    this.seat = this.#wanted = seat;
    if (typeof seat === 'number' && secret !== undefined) this.#keep(seat, secret);
    // What somebody else has done at this seat meanwhile has taken the numbers.
    const isOwn = this.#client === undefined || this.#client === client;
    const answers = this.#outbox.map((command) => ({ command, ...refusalIn(isOwn ? refused : undefined, command.n) }));
    const waiting = answers.flatMap(({ command, code }) => (code === 'waiting' ? [command] : []));
    this.#held = isOwn ? [...this.#held, ...waiting] : [];
    this.#client = client;
    this.#outbox = this.#outbox
      .filter(({ n }) => isOwn && n > handled)
      .map((command, i) => ({ ...command, n: handled + 1 + i }));
    this.#latest = handled + this.#outbox.length;
    this.#restart(message);
    for (const { code, refusal } of answers) {
      if (code && code !== 'waiting') this.#notify({ type: 'refused', code, refusal });
    }
    this.#resend();
    this.#measure();
    this.#notify({ type: 'change' });
  }

  #restart(snapshot: Welcome | SnapshotMessage): void {
    this.revision = snapshot.revision;
    this.#follower.onSnapshot(snapshot);
    this.#isCatchingUp = this.#isStartingOver = false;
  }

  #keep(seat: Seat, secret: string): void {
    if (this.#isSeated && secret === this.#secret) return;
    this.#isSeated = true;
    this.#secret = secret;
    this.#options.keeper.keep(this.#options.room, seat, secret);
  }

  #change(message: Change): void {
    if (message.revision <= this.revision) return;
    if (message.revision > this.revision + 1) return this.#catchUp(message.revision);
    this.#isCatchingUp = false;
    this.revision = message.revision;
    this.#follower.onChange(message);
  }

  /** Asks, once, for what was missed before a revision. */
  #catchUp(revision: number): void {
    if (this.status !== 'online' || revision <= this.revision || this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    this.#connection?.send({ type: 'resync', from: this.revision });
  }

  #refuse(message: RefuseMessage): void {
    const { code, n, refusal } = message;
    if (this.status !== 'online' && n === undefined && FINAL.has(code)) return this.#refuseSeat(code as OnlineEnd);
    // What was asked for may have been refused, too: the next ping shows whether anything is missing.
    if (code === 'too-fast' && n === undefined) this.#isCatchingUp = this.#isStartingOver;
    if (PACE.has(code)) return this.#resendSoon();
    if (code === 'no-request') this.request = undefined;
    const command = this.#outbox.find((each) => each.n === n);
    this.#settle(n);
    // What was pressed in the moment in which somebody went is not lost.
    if (command && code === 'waiting') this.#held = [...this.#held, command];
    else if (command && code !== 'handled') {
      this.#follower.onRefusal(command);
      this.#notify({ type: 'refused', code, refusal });
    }
    this.#notify({ type: 'change' });
  }

  #sendHeld(): void {
    const held = this.#held;
    this.#held = [];
    for (const command of held) this.send(command);
  }

  /** A seat whose secret is not known any more is given up: the host may have begun anew. */
  #refuseSeat(code: OnlineEnd): void {
    if (!this.#isSeated || code === 'bad-protocol') return this.#end(code);
    this.#isSeated = false;
    this.#secret = this.#options.makeSecret();
    this.#client = undefined;
    this.#wanted = this.#options.seat;
    this.#options.keeper.forget(this.#options.room);
    this.#sayHello();
  }

  #endRequest(result: 'agreed' | 'declined' | 'void'): void {
    const { request } = this;
    this.request = undefined;
    if (request) this.#notify({ type: 'request-end', request, result });
    this.#notify({ type: 'change' });
  }

  /** A command has its answer: another one may be under way. */
  #settle(n: number | undefined): void {
    const { length } = this.#outbox;
    this.#outbox = this.#outbox.filter((command) => command.n !== n);
    const next = this.#outbox[UNDER_WAY_LIMIT - 1];
    if (next && this.#outbox.length < length && this.status === 'online') this.#connection?.send(next);
  }

  #resend(): void {
    this.#stopResend?.();
    this.#stopResend = undefined;
    if (this.status !== 'online') return;
    for (const command of this.#outbox.slice(0, UNDER_WAY_LIMIT)) this.#connection?.send(command);
  }

  #resendSoon(): void {
    this.#stopResend ??= this.#options.clock.after(SLOWER, () => this.#resend());
  }

  /** Any message shows that the connection stands. A silent one is tried, and then given up. */
  #watch(): void {
    const { clock } = this.#options;
    this.#stopWatch?.();
    this.#stopWatch = clock.after(SILENCE, () => {
      this.#measure();
      this.#stopWatch = clock.after(ANSWER, () => this.#lose());
    });
  }

  #measure(): void {
    const time = this.#now;
    this.#trips.sent(time);
    this.#connection?.send({ type: 'ping', time });
  }

  /** The connection is lost; another one is tried in a while. */
  #lose(): void {
    this.#disconnect();
    if (this.ended) return;
    if (this.status !== 'connecting') this.status = 'offline';
    this.#backOff.later();
    this.#notify({ type: 'change' });
  }

  #end(why: OnlineEnd): void {
    this.#disconnect();
    this.#backOff.stop();
    this.status = 'ended';
    this.ended = why;
    this.#notify({ type: 'change' });
  }

  #disconnect(): void {
    this.#tries++;
    this.#stopWatch?.();
    this.#stopResend?.();
    this.#stopResend = undefined;
    this.#connection?.close();
    this.#connection = undefined;
  }

  #notify(event: OnlineEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  get #now(): number {
    return this.#options.clock.now();
  }
}

/** Why a command was not done, if it was not. @param refused missing where somebody else has had the seat meanwhile */
function refusalIn(refused: Welcome['refused'], n: number): Partial<Pick<RefuseMessage, 'code' | 'refusal'>> {
  return refused ? (refused.find((each) => each.n === n) ?? {}) : { code: 'outdated' };
}

/** A message of the host. Transports give its text, or what came out of it. */
function readMessage(input: unknown): HostMessage | undefined {
  try {
    const value = typeof input === 'string' ? (JSON.parse(input) as unknown) : input;
    return typeof value === 'object' && value !== null && 'type' in value ? (value as HostMessage) : undefined;
  } catch {
    return undefined;
  }
}
