import { CloseCode, Room, ServerError } from '@colyseus/core';
import type { Client } from '@colyseus/core';
import { GameError } from '../../games/game-error.js';
import { systemClock } from '../../match/time/clock.js';
import type { Clock } from '../../match/time/clock.js';
import type { AnyGame } from '../../match/record/record.js';
import { GameHost } from '../host/game-host.js';
import { hasBegun } from './has-begun.js';
import type { HostOptions, HostSurroundings } from '../host/options.js';
import type { HostMessage } from '../protocol.js';
import { ELSEWHERE, MESSAGE_TYPE } from '../transports/colyseus.js';
import type { AddressLimits } from './limits/address-limits.js';
import { requestAddress } from './limits/request-address.js';
import { SharedBudget } from './limits/shared-budget.js';
import { MessageQueue } from './message-queue.js';
import { notifyLoss, isOpen, markClosed, markOpen, ownerOf, relist, roomOf } from './open-rooms.js';
import { readRoomRequest } from './room-request.js';
import type { RoomRequest } from './room-request.js';
import { RoomWatch } from './room-watch.js';
import type { RoomEvent } from './room-watch.js';
import { MemorySaves } from './saves.js';
import type { Saves } from './saves.js';

/** Which game the rooms of a class play, and how. */
export interface GameRoomSettings<State = unknown, Move = unknown> extends Omit<
  HostSurroundings<Move>,
  'clock' | 'random' | 'onChange' | 'onFailure'
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
  /** How much one address may do, the same for all games; with {@link guardServer}, which finds out the addresses. Default: anything. */
  readonly limits?: AddressLimits | undefined;
  /** Default: the system's. */
  readonly clock?: Clock | undefined;
  /** Default: unpredictable ones. */
  readonly random?: (() => number) | undefined;
  /** Called with what happens in the rooms, to count it or to write it down. */
  readonly onEvent?: ((event: RoomEvent) => void) | undefined;
}

const unpredictable = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;

const computerBudget = new SharedBudget();

/** Status codes of HTTP. */
const BAD_REQUEST = 400;
const CONFLICT = 409;
const TOO_MANY = 429;

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
  #hasFailed = false;
  /** What is to be done when the room ends. */
  readonly #endings: (() => void)[] = [];
  readonly #addresses = new Map<string, string>();

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
    try {
      // Whoever does not own a game any more is not allowed to save it.
      await markOpen(this.roomId, () => this.#queue?.changed());
      await this.#open(request);
    } catch (error) {
      this.#closeHere();
      throw error instanceof GameError ? refusal(error.code) : error;
    }
    this.onMessage(MESSAGE_TYPE, (client: Client, message: unknown) => this.#receive(client, message));
    // Counted as a mistake, like any other message that makes no sense.
    this.onMessage('*', (client: Client) => this.#receive(client, undefined));
    this.#closeLater();
  }

  override onJoin(client: Client): void {
    this.#stopWaiting?.();
    const address = requestAddress.getStore();
    if (address !== undefined) this.#addresses.set(client.sessionId, address);
    this.#host?.join(client.sessionId, {
      send: (message) => {
        this.#watch?.sent(client.sessionId, message);
        // A message that ends the connection says nothing about the game, so it does not wait.
        if (message.type === 'bye') deliver(client, message);
        else this.#queue?.add(() => deliver(client, message));
      },
    });
  }

  override onLeave(client: Client): void {
    this.#host?.leave(client.sessionId);
    this.#watch?.left(client.sessionId);
    this.#addresses.delete(client.sessionId);
    // Colyseus takes a client off its list before it says so.
    if (this.clients.length === 0) this.#closeLater();
  }

  override async onDispose(): Promise<void> {
    this.#stopWaiting?.();
    const host = this.#host;
    const saves = this.#saves;
    if (host && saves) {
      // The time that has been played has grown since the latest change.
      await this.#queue?.finish();
      // What is not given back is taken by whoever wants it next.
      await saves.release(this.#key, this.#owner, this.#hasFailed || hasBegun(host.save())).catch(this.#report);
    }
    host?.close();
    this.#watch?.closed();
    this.#closeHere();
  }

  get #owner(): string {
    return ownerOf(this.roomId);
  }

  async #open(request: RoomRequest): Promise<void> {
    const { settings } = this;
    const { game } = settings;
    const saves: Saves = settings.saves ?? new MemorySaves();
    const owner = this.#owner;
    let claim = await saves.claim(this.#key, owner);
    if (claim.owner !== owner && !(await isOpen(claim.owner))) {
      const before = claim.owner;
      claim = await saves.claim(this.#key, owner, before);
      if (claim.owner === owner) notifyLoss(before);
    }
    if (claim.owner !== owner) throw new ServerError(CONFLICT, `${ELSEWHERE} ${roomOf(claim.owner)}`);
    if (!this.#isAllowed(claim.saved === undefined)) {
      await saves.release(this.#key, owner);
      throw new ServerError(TOO_MANY, 'too-many-rooms');
    }
    const surroundings: HostSurroundings = {
      clock: systemClock,
      random: unpredictable,
      budget: computerBudget,
      ...settings,
      onChange: () => {
        this.#queue?.changed();
        if (this.#host) this.#watch?.changed(this.#host.match.length);
      },
      onFailure: () => {
        this.#hasFailed = true;
        void this.#queue?.close();
        this.#end();
      },
    };
    try {
      const host = claim.saved
        ? GameHost.restore(game, claim.saved, surroundings)
        : new GameHost(game, { ...surroundings, ...this.#setup(request) });
      this.#host = host;
      if (host.save().seats.some(({ word }) => word !== 'human')) this.#endings.push(computerBudget.enter());
      this.#watch = new RoomWatch(game.id, settings.onEvent);
      this.#watch.opened(this.#key, host.match.length, claim.saved !== undefined);
      this.#queue = new MessageQueue({
        clock: surroundings.clock,
        save: () => saves.save(this.#key, owner, host.save()),
        onStall: () => this.clients.forEach((client) => deliver(client, { type: 'unsaved' })),
        onLost: () => this.#end(CloseCode.SERVER_SHUTDOWN),
        onOverflow: () => this.clients.forEach((client) => client.leave(CloseCode.WITH_ERROR)),
        onError: this.#report,
      });
    } catch (error) {
      await saves.release(this.#key, owner);
      if (!claim.saved) throw error;
      // A game that cannot be restored stays as it is, and nobody plays it.
      this.#report(error);
      throw refusal('save-damaged');
    }
    this.#saves = saves;
    const stop = saves.onReturn?.(() => {
      this.#queue?.changed();
      relist().catch(this.#report);
    });
    if (stop) this.#endings.push(stop);
    this.maxClients = game.seats.max + (settings.mostSpectators ?? 100) + SPARE_CLIENTS;
  }

  /** Whether the address that asks for the room may have one more. */
  #isAllowed(isNew: boolean): boolean {
    const { limits } = this.settings;
    const address = requestAddress.getStore();
    if (!limits || address === undefined) return true;
    const close = limits.openRoom(address);
    if (!close) return false;
    this.#endings.push(close);
    return !isNew || limits.allowsNewGame(address);
  }

  #setup({ seats, options }: RoomRequest): Pick<HostOptions, 'seats' | 'options'> {
    const { settings } = this;
    const wanted = seats ?? settings.seats;
    const hasComputer = Array.isArray(wanted) && wanted.some((word) => word !== 'human');
    if (hasComputer && !settings.loadOpponent) throw refusal('bad-seats');
    return { seats: wanted, options: options ?? settings.options };
  }

  #receive(client: Client, message: unknown): void {
    const address = this.#addresses.get(client.sessionId);
    const excess = address === undefined ? undefined : this.settings.limits?.refusalOfMessage(address);
    if (excess === 'refuse') deliver(client, { type: 'refuse', code: 'too-fast' });
    if (excess === 'disconnect') client.leave(CloseCode.WITH_ERROR);
    if (excess !== undefined) return;
    // Only text, since its length is limited before it is parsed.
    const arrived = performance.now();
    this.#host?.receive(client.sessionId, typeof message === 'string' ? message : undefined);
    this.#queue?.add(() => this.#watch?.handled(performance.now() - arrived));
  }

  #closeLater(): void {
    this.#stopWaiting?.();
    const timer = setTimeout(
      () => {
        // What is not saved yet is kept here, where its players find it.
        if (this.#queue?.isBehind) this.#closeLater();
        else this.#end();
      },
      (this.settings.emptyFor ?? 60) * 1000,
    );
    this.#stopWaiting = () => clearTimeout(timer);
  }

  #end(code?: number): void {
    this.disconnect(code).catch(this.#report);
  }

  /** The room is not open on this process any more. */
  #closeHere(): void {
    markClosed(this.roomId);
    for (const end of this.#endings.splice(0)) end();
  }

  readonly #report = (error: unknown): void => this.settings.onError?.(error);
}

/** Why there is no such room, as a client reads it. */
const refusal = (code: string): ServerError => new ServerError(BAD_REQUEST, code);

function deliver(client: Client, message: HostMessage): void {
  client.send(MESSAGE_TYPE, JSON.stringify(message));
  if (message.type === 'bye') client.leave(CloseCode.CONSENTED);
}
