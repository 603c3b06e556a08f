import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/time/clock.js';
import type { Answer, ClientMessage, TakeOver, Viewer } from '../protocol.js';
import type { Broadcaster } from './connections/broadcaster.js';
import type { CommandHandler, NumberedMessage } from './command-handler.js';
import type { GameStart } from './game-start.js';
import type { Greetings } from './greetings.js';
import type { JoinHandler } from './join-handler.js';
import type { Requests } from './requests.js';
import type { HandOver } from './hand-over.js';
import type { Connection, Room, RoomSeat } from './room.js';
import type { SharedMatch } from './shared-match.js';

interface RouterContext<State, Move> {
  readonly clock: Clock;
  readonly room: Room;
  readonly broadcaster: Broadcaster;
  readonly shared: SharedMatch<State, Move>;
  readonly requests: Requests;
  readonly commands: CommandHandler<State, Move>;
  readonly joins: JoinHandler<State, Move>;
  readonly start: Pick<GameStart, 'setReady'>;
  readonly handOver: HandOver;
  readonly greetings: Greetings;
  /** A player leaves. */
  readonly leave: (connection: Connection) => void;
  /** The most that a command may count as earlier than it arrived, in milliseconds. */
  readonly graceLimit: number;
  /** Something has changed that is saved. */
  readonly markChanged: () => void;
}

/** Hands each message of a client to what handles it, and answers it. */
export class MessageRouter<State, Move> {
  readonly #context: RouterContext<State, Move>;

  constructor(context: RouterContext<State, Move>) {
    this.#context = context;
  }

  route(connection: Connection, message: ClientMessage): void {
    const { broadcaster, clock, joins, shared, start, greetings } = this.#context;
    const { viewer, delay } = connection;
    if (message.type === 'ping') broadcaster.send(connection, { type: 'pong', time: message.time, ...shared.time });
    else if (message.type === 'pong') delay.answered(message.time, clock.now());
    else if (message.type === 'hello') joins.join(connection, message);
    else if (viewer === undefined) broadcaster.refuse(connection, { code: 'not-joined' }, message);
    else if (message.type === 'leave') this.#context.leave(connection);
    else if (message.type === 'resync') this.#resync(connection, viewer, message.from);
    else if (message.type === 'take-over') this.#takeOver(connection, message);
    else if (message.type === 'answer') this.#answer(connection, viewer, message);
    else if (viewer === 'public') broadcaster.refuse(connection, { code: 'spectator' }, message);
    else if (message.type === 'rename') joins.rename(viewer, message.name);
    else if (message.type === 'ready') start.setReady(connection, message.ready);
    else if (message.type === 'sit') joins.sit(connection, viewer, message);
    else if (message.type === 'greet') {
      if (!greetings.greet(viewer, message.greeting)) broadcaster.refuse(connection, { code: 'enough-said' });
    } else this.#handleNumbered(connection, viewer, message);
  }

  #takeOver(connection: Connection, message: TakeOver): void {
    const { broadcaster, handOver, markChanged } = this.#context;
    const code = handOver.ask(connection, message);
    if (code) broadcaster.refuse(connection, { code });
    else markChanged();
  }

  #answer(connection: Connection, viewer: Viewer, { request, agree }: Answer): void {
    const { broadcaster, requests, handOver, markChanged } = this.#context;
    if (handOver.answer(connection, request, agree)) return;
    if (viewer === 'public') broadcaster.refuse(connection, { code: 'spectator' });
    else if (requests.answer(viewer, request, agree)) markChanged();
    else broadcaster.refuse(connection, { code: 'no-request' });
  }

  #resync(connection: Connection, viewer: Viewer, from: number): void {
    const { broadcaster, shared } = this.#context;
    if (from > shared.revision) broadcaster.refuse(connection, { code: 'unknown-revision' });
    else for (const message of shared.missed(viewer, from)) broadcaster.send(connection, message);
  }

  /** Handles each number of a seat once, in order. */
  #handleNumbered(connection: Connection, seat: Seat, message: NumberedMessage): void {
    const { broadcaster, room, shared, graceLimit, markChanged } = this.#context;
    const { commands } = room.seats[seat] as RoomSeat;
    const misnumbered = commands.refusal(message.n);
    if (misnumbered) {
      broadcaster.refuse(connection, misnumbered, message);
      return;
    }
    commands.handle();
    markChanged();
    const refused = this.#context.commands.handle(seat, message, connection.delay.grace(graceLimit));
    if (refused) commands.refuse(broadcaster.refuse(connection, refused, message));
    else broadcaster.send(connection, { type: 'done', n: message.n, revision: shared.revision });
  }
}
