import type { Clock } from '../../match/time/clock.js';
import { omitUndefined } from '../../match/record/record.js';
import { PROTOCOL } from '../protocol.js';
import type {
  Change,
  HostMessage,
  Presence,
  RefuseCode,
  RefuseMessage,
  SnapshotMessage,
  Viewer,
  Welcome,
} from '../protocol.js';
import { CommandQueue } from './command-queue.js';
import type { Command } from './command-queue.js';
import type { Follower } from './follower.js';
import type { OnlineEnd, OnlineEvent, OnlineStatus } from './online-game.js';
import { ReconnectingConnection } from './reconnecting-connection.js';
import { OpenRequests } from './open-requests.js';
import { PlayerMessages } from './player-messages.js';
import { FINAL, NOT_ASKED, PACE } from './refuse-codes.js';
import { SeatClaim } from './seat-claim.js';
import type { ClaimOptions } from './seat-claim.js';
import type { Transport } from './transport.js';

/** What a client needs from where it runs, and how it joins. */
export interface ClientOptions extends ClaimOptions {
  readonly clock: Clock;
  /** For the spread of the tries after a lost connection. */
  readonly random: () => number;
  readonly name?: string | undefined;
  /** Whether nobody has to be asked whether the player is ready. */
  readonly isAlwaysReady: boolean;
}

/**
 * One place at a shared game, as the protocol has it: it joins, sends the commands of its player, and asks for what it has missed. It knows nothing of the game
 * itself: that is its {@link Follower}'s.
 */
export class GameClient {
  status: OnlineStatus = 'connecting';
  ended: OnlineEnd | undefined;
  isUnreached = false;
  isUnsaved = false;
  seat: Viewer | undefined;
  presence: Presence | undefined;
  /** The latest change that the follower knows. */
  revision = 0;
  /** What is asked of the players. */
  readonly asked = new OpenRequests();
  readonly messages: PlayerMessages;
  readonly #follower: Follower;
  readonly #connection: ReconnectingConnection;
  readonly #claim: SeatClaim;
  readonly #commands: CommandQueue;
  readonly #listeners = new Set<(event: OnlineEvent) => void>();
  /** Why the player has not got back the seat that was kept. */
  #lostSeat: OnlineEnd | undefined;
  /** Whether what was missed has been asked for. */
  #isCatchingUp = false;
  /** Whether the follower could not follow, and the whole game has been asked for. */
  #isStartingOver = false;

  constructor(transport: Transport, options: ClientOptions, follower: Follower) {
    const { clock, random, name = '', seat, isAlwaysReady } = options;
    this.#follower = follower;
    this.#claim = new SeatClaim(options);
    this.#connection = new ReconnectingConnection({
      ...{ transport, clock, random },
      onOpen: () => this.#sayHello(),
      onMessage: (message) => this.#receive(message),
      onLoss: () => this.#goOffline(),
      onEnd: (why) => this.#end(why),
    });
    this.messages = new PlayerMessages({
      ...{ clock, name, isAlwaysReady },
      isOnline: () => this.status === 'online',
      send: (message) => this.#connection.send(message),
    });
    this.#commands = new CommandQueue(clock, (command) => {
      if (this.status === 'online') this.#connection.send(command);
    });
    void this.#begin(seat !== 'public');
  }

  get delay(): number | undefined {
    return this.#connection.delay;
  }

  get pending(): number {
    return this.unanswered.length;
  }

  get secret(): string | undefined {
    return this.#claim.secret;
  }

  /** What the host has not answered for good, in order. */
  get unanswered(): readonly Command[] {
    return this.#commands.unanswered;
  }

  /** Sends what the player wants, now or as soon as the host can be reached. */
  send(command: Command): void {
    if (this.status === 'ended') return;
    this.#commands.add(command, this.revision);
    this.#notify({ type: 'change' });
  }

  /** Notifies why something is not even sent. */
  refuse(code: RefuseCode): void {
    this.#notify({ type: 'refused', code });
  }

  retry(): void {
    if (this.status === 'online' || this.ended === 'closed') return;
    if (this.ended) this.status = this.seat === undefined ? 'connecting' : 'offline';
    this.ended = undefined;
    this.isUnreached = false;
    this.#commands.stop();
    this.#connection.connect();
    this.#notify({ type: 'change' });
  }

  subscribe(listener: (event: OnlineEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  leave(): void {
    if (this.status === 'online') this.#connection.send({ type: 'leave' });
    this.close();
  }

  close(): void {
    this.#end('closed');
    this.#claim.release();
  }

  async #begin(mayHaveSeat: boolean): Promise<void> {
    if (mayHaveSeat) await this.#claim.restore();
    if (this.status === 'connecting') this.#connection.connect();
  }

  #sayHello(): void {
    const known = omitUndefined({ ...this.#claim.credentials, ...this.messages.introduction });
    this.#connection.greet({ type: 'hello', protocol: PROTOCOL, ...known });
  }

  #receive(message: HostMessage): void {
    const wasUnsaved = this.isUnsaved;
    this.isUnsaved = message.type === 'unsaved';
    if (this.isUnsaved !== wasUnsaved) this.#notify({ type: 'change' });
    try {
      this.#handle(message);
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
    this.#connection.send({ type: 'resync', from: 0 });
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
        this.#commands.settle(message.n);
        return this.#notify({ type: 'change' });
      case 'refuse':
        return this.#refuse(message);
      case 'request':
      case 'seat-request':
        this.asked.take(message);
        return this.#notify({ type: 'change' });
      case 'greeting':
        return this.#notify(message);
      case 'request-end':
        this.#notify(this.asked.end(message) ?? { type: 'change' });
        return this.#notify({ type: 'change' });
      case 'presence':
        this.presence = message;
        if (!message.ready) this.messages.begin();
        this.#follower.onPresence(message);
        if (!message.isPaused) this.#commands.sendHeld(this.revision);
        return this.#notify({ type: 'change' });
      case 'ping':
        this.#connection.send({ type: 'pong', time: message.time });
        this.#catchUp(message.revision);
        return this.#connection.measure();
      case 'pong':
        this.#connection.answered(message.time);
        return this.#follower.onTime(message);
      case 'unsaved':
        return;
      case 'bye':
        // A host that closes may come back.
        if (message.code === 'closed') this.#connection.lose();
        else this.#end(message.code);
    }
  }

  #welcome(message: Welcome): void {
    this.#connection.confirm();
    this.status = 'online';
    this.isUnreached = false;
    this.asked.forget();
    const hasLostSeat = typeof this.seat === 'number' && message.seat === 'public';
    this.seat = message.seat;
    const refused = this.#commands.renumber(message, this.#claim.accept(message));
    this.#restart(message);
    for (const { code, refusal } of refused) this.#notify({ type: 'refused', code, refusal });
    if (hasLostSeat) this.#notify({ type: 'refused', code: 'seat-taken' });
    this.#commands.resend();
    this.#notify({ type: 'change' });
  }

  #restart(snapshot: Welcome | SnapshotMessage): void {
    this.revision = snapshot.revision;
    this.messages.follow(snapshot.game);
    this.#follower.onSnapshot(snapshot);
    this.#isCatchingUp = this.#isStartingOver = false;
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
    this.#connection.send({ type: 'resync', from: this.revision });
  }

  #refuse(message: RefuseMessage): void {
    const { code, n, refusal } = message;
    if (this.status !== 'online' && n === undefined && FINAL.has(code)) return this.#refuseSeat(code as OnlineEnd);
    if (code === 'unknown-field' && this.messages.forgetReady()) return this.#sayHello();
    // What was asked for may have been refused, too: the next ping shows whether anything is missing.
    if (code === 'too-fast' && n === undefined) this.#isCatchingUp = this.#isStartingOver;
    if (PACE.has(code)) return this.#commands.resendLater();
    if (code === 'no-request') this.asked.forget();
    if (n === undefined && NOT_ASKED.has(code)) this.#notify({ type: 'refused', code });
    const command = this.#commands.settle(n);
    if (command && code === 'waiting') this.#commands.hold(command);
    else if (command && code !== 'handled') {
      this.#follower.onRefusal(command);
      this.#notify({ type: 'refused', code, refusal });
    }
    this.#notify({ type: 'change' });
  }

  #refuseSeat(code: OnlineEnd): void {
    if (code === 'bad-protocol' || !this.#claim.giveUp()) return this.#end(this.#lostSeat ?? code);
    this.#lostSeat = code;
    this.#sayHello();
  }

  /** The connection is lost. */
  #goOffline(): void {
    this.#commands.stop();
    if (this.status === 'connecting') this.isUnreached = true;
    else this.status = 'offline';
    this.#notify({ type: 'change' });
  }

  #end(reason: OnlineEnd): void {
    this.#commands.stop();
    this.#connection.close();
    this.status = 'ended';
    this.ended = reason;
    this.#notify({ type: 'change' });
  }

  #notify(event: OnlineEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}
