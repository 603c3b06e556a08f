import { CloseCode, Room, ServerError } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { GameError } from '../../games/game-error.js';
import { systemClock } from '../../match/clock.js';
import type { Clock } from '../../match/clock.js';
import type { AnyGame } from '../../match/record/record.js';
import { GameHost } from '../host/game-host.js';
import type { HostOptions, HostSurroundings } from '../host/options.js';
import type { HostMessage } from '../protocol.js';
import { ELSEWHERE, MESSAGE_TYPE } from '../transports/colyseus.js';
import { MessageQueue } from './message-queue.js';
import { notifyLoss, isOpen, markClosed, markOpen, ownerOf, roomOf } from './open-rooms.js';
import { readRoomRequest } from './room-request.js';
import type { RoomRequest } from './room-request.js';
import { RoomWatch } from './room-watch.js';
import type { RoomEvent } from './room-watch.js';
import { MemorySaves } from './saves.js';
import type { Saves } from './saves.js';

/** Which game the rooms of a class play, and how. */
export interface GameRoomSettings<State = unknown, Move = unknown> extends Omit<
  HostSurroundings<Move>,
  'clock' | 'random' | 'onChange'
> {
  readonly game: AnyGame<State, Move>;
  /** Who plays if whoever opens the room does not say: how many people, or who at each seat. Default: the fewest the game allows. */
  readonly seats?: HostOptions['seats'];
  /** The options of the game if whoever opens the room does not say. */
  readonly options?: HostOptions['options'];
  /** Where games are kept. Default: in memory. */
  readonly saves?: Saves | undefined;
  /** Seconds until a room closes that nobody is in; its game stays saved. Default 60. */
  readonly emptyFor?: number | undefined;
  /** Default: the system's. */
  readonly clock?: Clock | undefined;
  /** Default: unpredictable ones. */
  readonly random?: (() => number) | undefined;
  /** Called with what happens in the rooms, to count it or to write it down. */
  readonly onEvent?: ((event: RoomEvent) => void) | undefined;
}

const unpredictable = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;

/** Status codes of HTTP. */
const BAD_REQUEST = 400;
const CONFLICT = 409;

/** More connections than this to one room, beside those of players and onlookers, make no sense. */
const SPARE_CLIENTS = 20;

/**
 * A room of a Colyseus server in which one game is shared. {@link GameRoom.with} says which:
 *
 * ```js
 * const server = new Server({ transport: new WebSocketTransport() });
 * server.define('triad', GameRoom.with({ game: triad }));
 * await server.listen(2567);
 * ```
 *
 * Clients ask for a room by name, as `colyseusTransport` does, and all who ask for one name meet in one room, also with many processes. Everything that
 * changes is saved before it is sent.
 */
export abstract class GameRoom extends Room {
  override autoDispose = false;
  /** There is no state to patch; Colyseus counts the messages of a second with the same timer. */
  override patchRate = 1000;
  override maxMessagesPerSecond = 200;
  protected abstract readonly settings: GameRoomSettings;
  #host: GameHost | undefined;
  #queue: MessageQueue | undefined;
  #saves: Saves | undefined;
  #watch: RoomWatch | undefined;
  #key = '';
  #stopWaiting: (() => void) | undefined;

  /** The class of the rooms of one game, for `server.define`. */
  static with<State, Move>(settings: GameRoomSettings<State, Move>): new () => GameRoom {
    const whole = { ...settings, saves: settings.saves ?? new MemorySaves() } as unknown as GameRoomSettings;
    return class extends GameRoom {
      protected override readonly settings = whole;
    };
  }

  /** The game and its rules, for the server alone. Missing before the room is made. */
  get host(): GameHost | undefined {
    return this.#host;
  }

  override async onCreate(input: unknown): Promise<void> {
    const request = readRoomRequest(input);
    if (typeof request === 'string') throw refusal(request);
    await this.setPrivate(true, false);
    this.#key = `${this.roomName}/${request.room}`;
    // Whoever does not own a game any more is not allowed to save it.
    await markOpen(this.roomId, () => this.#queue?.changed());
    try {
      await this.#open(request);
    } catch (error) {
      markClosed(this.roomId);
      throw error instanceof GameError ? refusal(error.code) : error;
    }
    this.onMessage(MESSAGE_TYPE, (client: Client, message: unknown) => this.#receive(client, message));
    // Counted as a mistake, like any other message that makes no sense.
    this.onMessage('*', (client: Client) => this.#receive(client, undefined));
    this.#closeLater();
  }

  override onJoin(client: Client): void {
    this.#stopWaiting?.();
    this.#host?.join(client.sessionId, {
      send: (message) => {
        this.#watch?.sent(client.sessionId, message);
        this.#queue?.add(() => deliver(client, message));
      },
    });
  }

  override onLeave(client: Client): void {
    this.#host?.leave(client.sessionId);
    this.#watch?.left(client.sessionId);
    // Colyseus takes a client off its list before it says so.
    if (this.clients.length === 0) this.#closeLater();
  }

  override async onDispose(): Promise<void> {
    this.#stopWaiting?.();
    await this.#queue?.close();
    const host = this.#host;
    if (host && this.#saves) {
      // The time that has been played has grown since the latest change.
      await this.#saves.save(this.#key, this.#owner, host.save());
      await this.#saves.release(this.#key, this.#owner);
    }
    host?.close();
    this.#watch?.closed();
    markClosed(this.roomId);
  }

  get #owner(): string {
    return ownerOf(this.roomId);
  }

  async #open(request: RoomRequest): Promise<void> {
    const { settings } = this;
    const { saves = new MemorySaves(), game } = settings;
    const owner = this.#owner;
    let claim = await saves.claim(this.#key, owner);
    if (claim.owner !== owner && !(await isOpen(claim.owner))) {
      const before = claim.owner;
      claim = await saves.claim(this.#key, owner, before);
      if (claim.owner === owner) notifyLoss(before);
    }
    if (claim.owner !== owner) throw new ServerError(CONFLICT, `${ELSEWHERE} ${roomOf(claim.owner)}`);
    this.#saves = saves;
    const surroundings: HostSurroundings = {
      clock: systemClock,
      random: unpredictable,
      ...settings,
      onChange: () => {
        this.#queue?.changed();
        if (this.#host) this.#watch?.changed(this.#host.match.length);
      },
    };
    try {
      const host = claim.saved
        ? GameHost.restore(game, claim.saved, surroundings)
        : new GameHost(game, { ...surroundings, ...this.#setup(request) });
      this.#host = host;
      this.#watch = new RoomWatch(game.id, settings.onEvent);
      this.#watch.opened(this.#key, host.match.length, claim.saved !== undefined);
      this.#queue = new MessageQueue({
        save: () => saves.save(this.#key, owner, host.save()),
        onLost: () => void this.disconnect(CloseCode.SERVER_SHUTDOWN),
        onError: (error) => settings.onError?.(error),
      });
    } catch (error) {
      await saves.release(this.#key, owner);
      throw error;
    }
    this.maxClients = game.seats.max + (settings.mostSpectators ?? 100) + SPARE_CLIENTS;
  }

  #setup({ seats, options }: RoomRequest): Pick<HostOptions, 'seats' | 'options'> {
    const { settings } = this;
    const wanted = seats ?? settings.seats;
    const hasComputer = Array.isArray(wanted) && wanted.some((word) => word !== 'human');
    if (hasComputer && !settings.loadOpponent) throw refusal('bad-seats');
    return { seats: wanted, options: options ?? settings.options };
  }

  #receive(client: Client, message: unknown): void {
    // Only text, since its length is limited before it is parsed.
    const arrived = performance.now();
    this.#host?.receive(client.sessionId, typeof message === 'string' ? message : undefined);
    this.#queue?.add(() => this.#watch?.handled(performance.now() - arrived));
  }

  #closeLater(): void {
    this.#stopWaiting?.();
    const timer = setTimeout(() => void this.disconnect(), (this.settings.emptyFor ?? 60) * 1000);
    this.#stopWaiting = () => clearTimeout(timer);
  }
}

/** Why there is no such room, as a client reads it. */
const refusal = (code: string): ServerError => new ServerError(BAD_REQUEST, code);

function deliver(client: Client, message: HostMessage): void {
  client.send(MESSAGE_TYPE, JSON.stringify(message));
  if (message.type === 'bye') client.leave(CloseCode.CONSENTED);
}
