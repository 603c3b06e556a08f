import type { Seat } from '../../../src/games/game.js';
import { systemClock } from '../../../src/match/time/clock.js';
import { Match } from '../../../src/match/index.js';
import type { AnyGame } from '../../../src/match/record/record.js';
import type { Change, RefuseCode, SnapshotMessage, Viewer, Welcome } from '../../../src/online/index.js';
import { GameClient } from '../../../src/online/link/game-client.js';
import type { Follower } from '../../../src/online/link/follower.js';
import { memoryKeeper } from '../../../src/online/link/seat-keeper.js';
import type { ConnectionEvents, HostConnection, Transport } from '../../../src/online/link/transport.js';

/** A transport whose connection can be lost at will. */
class BrittleTransport implements Transport {
  readonly room: string;
  readonly #transport: Transport;
  #lose: () => void = () => undefined;

  constructor(transport: Transport) {
    this.room = transport.room;
    this.#transport = transport;
  }

  connect(events: ConnectionEvents): HostConnection {
    const connection = this.#transport.connect(events);
    this.#lose = () => {
      connection.close();
      events.closed();
    };
    return connection;
  }

  lose(): void {
    this.#lose();
  }
}

/** A player without an element, who follows a shared game. */
export class RemotePlayer implements Follower {
  readonly game: AnyGame;
  readonly transport: BrittleTransport;
  readonly client: GameClient;
  readonly refusals: RefuseCode[] = [];
  mirror: Match | undefined;
  /** How many moves it has begun. */
  moves = 0;
  /** How often it was welcomed. */
  welcomes = 0;

  constructor(game: AnyGame, transport: Transport, seat?: Viewer) {
    this.game = game;
    const around = {
      clock: systemClock,
      random: Math.random,
      makeSecret: () => crypto.randomUUID(),
      keeper: memoryKeeper(),
      room: transport.room,
      seat,
      isAlwaysReady: true,
    };
    this.transport = new BrittleTransport(transport);
    this.client = new GameClient(this.transport, around, this);
    this.client.subscribe((event) => {
      if (event.type === 'refused') this.refusals.push(event.code);
    });
  }

  get seat(): Seat {
    return this.client.seat as Seat;
  }

  get isToMove(): boolean {
    return this.client.pending === 0 && (this.mirror?.actors.includes(this.seat) ?? false);
  }

  play(move: string): void {
    this.moves++;
    this.client.send({ type: 'play', move });
  }

  onSnapshot(snapshot: Welcome | SnapshotMessage): void {
    if (snapshot.type === 'welcome') this.welcomes++;
    this.mirror = Match.fromRecord(this.game, snapshot.record);
  }

  onChange({ moves }: Change): void {
    for (const { by, move, at } of moves) this.mirror?.play(move, { actor: by, at });
  }

  // A move shows when the host has made it, so there is nothing to take back; and no clock runs here.
  onRefusal(): void {}
  onPresence(): void {}

  onTime(): void {}

  /** Waits until something holds. */
  async until(holds: () => boolean, ms = 15_000): Promise<void> {
    const end = performance.now() + ms;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`not within ${ms} ms: ${holds.toString()}`);
      await this.#somethingNew();
    }
  }

  async #somethingNew(): Promise<void> {
    let unsubscribe = () => {};
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 20);
      unsubscribe = this.client.subscribe(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    unsubscribe();
  }
}
