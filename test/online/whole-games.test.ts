import { expect } from 'chai';
import type { Seat } from '../../src/games/game.js';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { TriominoState } from '../../src/games/triomino/index.js';
import type { Match } from '../../src/match/match.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { GameHost } from '../../src/online/index.js';
import type { Change, HostMessage, SnapshotMessage, Welcome } from '../../src/online/index.js';
import { pick, seeded } from '../games/seeded.js';
import { isThorough } from '../runs.js';
import { FakeClock } from '../match/fake-clock.js';
import { Client } from './table.js';

/** What holds for every game, whatever its types are. */
interface Case {
  readonly game: AnyGame;
  readonly options?: object;
  /** Default: the smallest and the largest number of seats, in a thorough run all of them. */
  readonly counts?: readonly number[];
  /** Prefers moves that bring the game forward. */
  readonly isGood?: (text: string) => boolean;
}

const CASES: readonly Case[] = [
  { game: triad },
  { game: kubi },
  { game: tricubo },
  { game: cubo, isGood: (text) => !text.includes('-') && text !== 'roll' },
  { game: triomino, isGood: (text) => text.includes('@') },
  {
    game: triomino,
    options: { variant: 'pressman', rounds: 2, turnSeconds: 60, lap: true },
    counts: [2, 3],
    isGood: (text) => text.includes('@'),
  },
];

const SEED = 'not to be told';
const MOST_MOVES = 1500;

const SNAPSHOT = ['type', 'revision', 'game', 'record', 'elapsed', 'left'];

/** All that the messages of a whole game hold. */
const FIELDS: Readonly<Partial<Record<HostMessage['type'], readonly string[]>>> = {
  welcome: [...SNAPSHOT, 'protocol', 'seat', 'secret', 'client', 'handled', 'refused', 'dice'],
  snapshot: [...SNAPSHOT, 'cause'],
  presence: ['type', 'seats', 'names', 'spectators', 'isPaused', 'ready', 'isOpen', 'patience', 'elapsed', 'left'],
};

/** The tiles that a text names. */
const tilesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(/\b[0-5]{3}\b/g) ?? []).map(turned);

/** A tile with its lowest number first, whichever way it lies. */
const turned = (tile: string): string =>
  [tile, tile.slice(1) + tile.slice(0, 1), tile.slice(2) + tile.slice(0, 2)].sort()[0] as string;

/** A shared game, played at random, with everything that is sent looked at. */
class Evening {
  readonly clock = new FakeClock();
  readonly #random: () => number;
  readonly clients: Client[];
  readonly #case: Case;
  host: GameHost;
  /** How many messages have been looked at, by client. */
  readonly #seen = new Map<Client, number>();

  constructor(tested: Case, seats: number, seed: number) {
    this.#case = tested;
    this.#random = seeded(seed);
    const { game, options } = tested;
    this.host = new GameHost(game, { seats, options, seed: SEED, ...this.#around });
    const viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'public' as const];
    this.clients = viewers.map((viewer) => new Client(this.host, game, `client ${viewer}`).connect(viewer));
  }

  get #around() {
    return { clock: this.clock, random: this.#random, rateLimits: { burst: 1e9 } };
  }

  /** Plays to the end, or as far as is tried. In between a client leaves, and the host is saved and restored. */
  play(): void {
    for (let moves = 0; !this.host.match.outcome && moves < MOST_MOVES; moves++) {
      this.clock.advance(100);
      if (moves % 40 === 11) this.#comeBack(pick(this.clients, this.#random));
      if (moves % 90 === 25) this.#restore();
      this.#move();
      this.#look();
      // Somebody dreams until a time limit ends, if one runs.
      if (moves % 25 === 20) this.clock.advance(61_000);
      this.#look();
    }
  }

  /** Some seat that may move does. */
  #move(): void {
    const { match } = this.host;
    const seats = match.actors.filter((actor): actor is Seat => typeof actor === 'number');
    if (seats.length === 0) return;
    const seat = pick(seats, this.#random);
    const texts = match.legalMoves(seat).map((move) => match.game.makeMove(move, match.state, seat));
    const good = this.#case.isGood ? texts.filter(this.#case.isGood) : texts;
    const client = this.clients[seat] as Client;
    const text = pick(good.length > 0 && this.#random() < 0.8 ? good : texts, this.#random);
    client.play(text);
    expect(client.refusals, `refused ${text}`).to.deep.equal([]);
    expect(client.last('done')).to.include({ n: client.n, revision: client.revision });
  }

  #comeBack(client: Client): void {
    this.host.leave(client.id);
    this.#look();
    client.connect(client.viewer);
    expect(client.mirror?.length).to.equal(this.host.match.length);
  }

  #restore(): void {
    const saved = JSON.parse(JSON.stringify(this.host.save())) as unknown;
    const before = this.host;
    for (const { id } of this.clients) before.leave(id);
    before.close();
    this.host = GameHost.restore(this.#case.game, saved, this.#around);
    expect(this.host.match.state).to.deep.equal(before.match.state);
    for (const client of this.clients) {
      client.host = this.host;
      client.connect(client.viewer);
    }
  }

  /** What has been sent since holds no more than its reader may know. */
  #look(): void {
    for (const client of this.clients) {
      const from = this.#seen.get(client) ?? 0;
      this.#seen.set(client, client.inbox.length);
      for (const message of client.inbox.slice(from)) {
        const text = JSON.stringify(message);
        for (const hidden of [SEED, ...this.clients.flatMap(({ secret }) => secret ?? [])])
          if (hidden !== client.secret && text.includes(hidden)) expect(text).to.not.contain(hidden);
        if ('record' in message) this.#lookAtRecord(client, message);
        if (message.type === 'change') this.#lookAtChange(client, message);
        const fields = FIELDS[message.type];
        if (fields) expect(fields, message.type).to.include.members(Object.keys(message));
      }
    }
  }

  #lookAtRecord(client: Client, { record }: Welcome | SnapshotMessage): void {
    expect(record).to.not.have.any.keys('seed', 'players', 'comment');
    const { state, entries, outcome } = this.host.match;
    if (this.#case.game.id !== 'triomino' || outcome) return;
    const { round } = state as TriominoState;
    const first = entries.findIndex((_, ply) => (this.host.match.stateAt(ply) as TriominoState).round === round);
    this.#expectUnheld(
      client,
      record.moves.slice(first < 0 ? record.moves.length : first).map(({ move }) => move),
    );
  }

  #lookAtChange(client: Client, { revision, moves }: Change): void {
    const { match } = this.host;
    if (revision !== this.host.revision) return;
    const from = match.length - moves.length;
    for (const [i, sent] of moves.entries()) {
      const entry = match.entries[from + i];
      const before = match.stateAt(from + i);
      const { game } = match;
      if (!entry || client.viewer === undefined) throw new Error('no such move');
      const known = game.conceal?.(entry.move, entry.actor, client.viewer, before) ?? entry.move;
      const view = game.view(before, client.viewer);
      expect(Object.keys(sent).sort()).to.deep.equal(['by', 'move', ...(entry.at === undefined ? [] : ['at'])].sort());
      expect(sent.by).to.equal(entry.actor);
      expect(sent.move).to.equal(game.makeMove(known, view, entry.actor));
    }
    if (this.#case.game.id === 'triomino' && !match.outcome) {
      this.#expectUnheld(
        client,
        moves.map(({ move }) => move),
      );
    }
  }

  /** No text names a tile that somebody else has now. Those drawn for the lead have gone back. */
  #expectUnheld({ viewer }: Client, texts: readonly string[]): void {
    const { racks } = this.host.match.state as TriominoState;
    const sent = new Set(tilesIn(texts.filter((text) => !text.startsWith('lead'))));
    const held = racks.flatMap((rack, seat) => (seat === viewer ? [] : rack));
    expect(held.filter((tile) => tile !== null && sent.has(turned(tile)))).to.deep.equal([]);
  }

  /** Everybody knows what the host says they may know. */
  compare(): void {
    const { match } = this.host;
    for (const { viewer = 'public', mirror } of this.clients) {
      expect((mirror as Match).state, `of ${viewer}`).to.deep.equal(match.game.view(match.state, viewer));
    }
  }
}

describe('a whole game on several devices', function () {
  this.timeout(60_000);

  for (const tested of CASES) {
    const { game, options = {} } = tested;
    const { min, max } = game.seats;
    const every = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    const { counts = isThorough ? every : new Set([min, max]) } = tested;
    for (const seats of counts) {
      it(`is the same everywhere, and nobody receives more than they may know: ${game.id} ${JSON.stringify(options)}, ${seats} seats`, () => {
        const evening = new Evening(tested, seats, seats);
        evening.play();
        expect(evening.host.match.outcome, `over after ${evening.host.match.length} plies`).to.not.equal(undefined);
        evening.compare();
        evening.host.close();
        expect(evening.clock.pending).to.equal(0);
      });
    }
  }
});
