import type { Actor, Seat } from '../../src/games/game.js';
import { Match } from '../../src/match/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { GameHost } from '../../src/online/index.js';
import type { HostMessage, HostOptions, RefuseMessage, Viewer, Welcome } from '../../src/online/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';

type Of<Type extends HostMessage['type']> = Extract<HostMessage, { type: Type }>;

/** A client that knows nothing but what it is sent, as text, and keeps its own picture of the game. */
export class Client {
  readonly id: string;
  readonly game: AnyGame;
  readonly inbox: HostMessage[] = [];
  mirror: Match | undefined;
  revision = 0;
  n = 0;
  viewer: Viewer | undefined;
  secret: string | undefined;
  name: string | undefined;
  /** Where messages go; replaced when the host is. */
  host: GameHost;

  constructor(host: GameHost, game: AnyGame, id: string) {
    this.host = host;
    this.game = game;
    this.id = id;
  }

  connect(seat?: Viewer): this {
    this.host.join(this.id, { send: (message) => this.take(JSON.stringify(message)) });
    return this.say({ type: 'hello', protocol: 1, seat, secret: this.secret, name: this.name });
  }

  /** Connects a client that asks its player whether they are ready. */
  connectAsking(): this {
    this.host.join(this.id, { send: (message) => this.take(JSON.stringify(message)) });
    return this.say({ type: 'hello', protocol: 1, secret: this.secret, ready: false });
  }

  say(message: object): this {
    this.host.receive(this.id, JSON.stringify(message));
    return this;
  }

  act(message: object): this {
    return this.say({ n: ++this.n, seen: this.revision, ...message });
  }

  play(move: string): this {
    return this.act({ type: 'play', move });
  }

  take = (text: string): void => {
    const message = JSON.parse(text) as HostMessage;
    this.inbox.push(message);
    if (message.type === 'welcome') this.#settle(message);
    if (message.type === 'welcome' || message.type === 'snapshot') {
      this.mirror = Match.fromRecord(this.game, message.record);
      this.revision = message.revision;
    } else if (message.type === 'change') {
      if (message.revision !== this.revision + 1) throw new Error(`change ${message.revision} after ${this.revision}`);
      this.revision = message.revision;
      for (const { by, move, at } of message.moves) this.mirror?.play(move, { actor: by, at });
    }
  };

  all<Type extends HostMessage['type']>(type: Type): Of<Type>[] {
    return this.inbox.filter((message): message is Of<Type> => message.type === type);
  }

  last<Type extends HostMessage['type']>(type: Type): Of<Type> | undefined {
    return this.all(type).at(-1);
  }

  get refusals(): RefuseMessage['code'][] {
    return this.all('refuse').map(({ code }) => code);
  }

  #settle({ seat, secret, handled }: Welcome): void {
    this.viewer = seat;
    this.secret = secret;
    this.n = handled;
  }
}

/** A host with a clock that stands still, and random numbers that are the same each time. */
export function newHost<State, Move>(
  game: AnyGame<State, Move>,
  options: Partial<HostOptions<Move>> = {},
): { host: GameHost; clock: FakeClock; join: (id: string, seat?: Viewer, name?: string) => Client } {
  const clock = new FakeClock();
  const host = new GameHost(game, { clock, random: seeded(7), ...options }) as unknown as GameHost;
  const join = (id: string, seat?: Viewer, name?: string) => {
    const client = new Client(host, game, id);
    client.name = name;
    return client.connect(seat);
  };
  return { host, clock, join };
}

/** The client of the seat that is to move. */
export const toMove = (host: GameHost, clients: readonly Client[]): Client =>
  clients.find(({ viewer }) => host.match.actors.includes(viewer as Actor)) as Client;

/** The text of a legal move of a seat. */
export function anyMove({ match }: GameHost, seat: Seat, random: () => number = () => 0): string {
  const moves = match.legalMoves(seat);
  const move = moves[Math.floor(random() * moves.length)];
  return match.game.makeMove(move, match.state, seat);
}
