import { expect } from 'chai';
import type { Browser } from 'puppeteer-core';
import { systemClock } from '../../../src/match/time/clock.js';
import { concealedRecord } from '../../../src/match/record/concealed-record.js';
import type { TimedMatch } from '../../../src/match/time/timed-match.js';
import { GameHost } from '../../../src/online/host/game-host.js';
import { pick, seeded } from '../../games/seeded.js';
import type { GameServer, Room } from './game-server.js';
import { Player } from './player.js';
import type { Table } from './tables.js';

/** Of a hundred messages so many are the last ones of their connection. */
const CUTS = 0.05;

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long it takes at the longest, in milliseconds: more than any machine needs. */
const LONGEST = 150_000;

/** One game of two browsers over lines of a delay, from the first move to the last. */
export class Evening {
  readonly host: GameHost;
  readonly players: Player[] = [];
  readonly #table: Table;
  readonly #delay: number;
  readonly #server: GameServer;
  readonly #room: Room;

  constructor(server: GameServer, table: Table, delay: number) {
    const { game, options, late } = table;
    const random = seeded(delay + game.id.length);
    this.#server = server;
    this.#table = table;
    this.#delay = delay;
    const start = delay > 0 ? late : undefined;
    const onError = (error: unknown) => this.#faults.push(error);
    this.host = new GameHost(game, { clock: systemClock, random, seats: 2, options, start, onError });
    this.#room = { host: this.host, delay, cuts: 0, random };
    server.rooms.set(this.#name, this.#room);
  }

  readonly #faults: unknown[] = [];

  get #name(): string {
    return `${this.#table.game.id} ${this.#delay}`;
  }

  /** Two players, and with some delay somebody who looks on. */
  async sitDown([one, other]: readonly [Browser, Browser]): Promise<this> {
    const address = `${this.#server.address}?tag=${this.#table.tag}&room=${encodeURIComponent(this.#name)}`;
    this.players.push(await Player.sitDown(one, address), await Player.sitDown(other, address));
    if (this.#delay === 150) this.players.push(await Player.sitDown(one, `${address}&looks`));
    return this;
  }

  /** Waits, and says of what never happens how the game stands for everybody. */
  async #until(what: string, isSo: () => unknown): Promise<void> {
    for (const end = Date.now() + LONGEST; !(await isSo()); await later(40)) {
      if (Date.now() < end) continue;
      const { match, connections } = this.host;
      const players = await Promise.all(this.players.map((player) => player.describe()));
      throw new Error(
        `${this.#name}: never ${what}; ${match.length} plies, ${connections} connections\n${players.join('\n')}`,
      );
    }
  }

  async #mover(): Promise<Player> {
    let mover: Player | undefined;
    await this.#until('somebody to move', async () => {
      for (const player of this.players) if (await player.ask(() => window.page.isToMove())) mover = player;
      return mover;
    });
    return mover as Player;
  }

  /**
   * Something is begun with a click, the page is reloaded, and the whole turn is made with the keyboard.
   */
  async turnByHand(): Promise<void> {
    const player = await this.#mover();
    const { seat, pressed } = await player.report();
    await player.click(`${this.#table.tag} >>> ${this.#table.first}`);
    await player.reload();
    await player.until('its turn again', () => window.page.isToMove());
    const again = await player.report();
    expect(again, `${this.#name} after a reload`).to.deep.include({ seat, pressed, pending: 0 });
    const text = await player.ask(() => window.page.anyMove());
    await player.type(`${this.#table.tag} >>> .move-field input`, text ?? '');
    await this.#until(`${text} at the host`, () => this.#played(seat as number).length > pressed.length);
    expect(this.#played(seat as number)).to.deep.equal([...pressed, text]);
  }

  /** All play at once from now on, over lines that break. */
  async play(): Promise<void> {
    this.#room.cuts = CUTS;
    for (const player of this.players) await player.ask(() => void window.page.play(true));
  }

  /** In the middle of a turn; nothing is lost that was sent before. */
  async reload(seat: 0 | 1): Promise<void> {
    const player = this.players[seat] as Player;
    if (this.host.match.outcome) return;
    await player.ask(() => void window.page.play(false));
    await player.until('settled', () => window.page.isLinked() && window.page.online.pending === 0);
    const before = (await player.report()).seat;
    await player.reload();
    expect((await player.report()).seat, `the seat at ${this.#name} after a reload`).to.equal(before);
    await player.ask(() => void window.page.play(true));
  }

  async sleep(seat: 0 | 1, ms: number): Promise<void> {
    await this.players[seat]?.sleep(ms);
  }

  /**
   * How far the countdowns of the pages are from the host's, in milliseconds, each time one is looked at. Meanwhile no line breaks: that a game rests is known
   * at the other end of a slow line when it has been so for a while.
   */
  async countdowns(times: number): Promise<readonly number[]> {
    const found: number[] = [];
    const match = this.host.match as TimedMatch;
    const { cuts } = this.#room;
    this.#room.cuts = 0;
    await this.#until('at the table', () => this.host.connections === this.players.length && !match.isSuspended);
    await later(3 * this.#delay);
    for (let i = 0; i < 40 * times && found.length < times; i++, await later(50)) {
      const player = pick(this.players, Math.random);
      const { at, length } = await player.ask(() => window.page.ends());
      const { timeLeft } = match;
      if (at !== undefined && timeLeft && length === match.length) found.push(Math.abs(at - (Date.now() + timeLeft)));
    }
    this.#room.cuts = cuts;
    return found;
  }

  #played(seat: number): readonly string[] {
    return this.host.match.entries.filter(({ actor }) => actor === seat).map(({ text }) => text);
  }

  /** Plays to the end, and compares what everybody has. */
  async end(): Promise<void> {
    const { host } = this;
    await this.#until('over', () => host.match.outcome);
    this.#room.cuts = 0;
    for (const player of this.players) {
      await player.until('the end is announced', () => {
        const { status, pending, outcome } = window.page.report();
        return status === 'online' && pending === 0 && outcome !== undefined;
      });
      const { seat = 'public', moves, outcome, pressed, refused, error } = await player.report();
      const who = `${this.#name}, ${seat}`;
      expect(player.troubles, `what went wrong in the page: ${who}`).to.deep.equal([]);
      expect(error, who).to.equal(undefined);
      expect(moves, who).to.deep.equal(concealedRecord(host.match, seat).moves);
      expect(outcome, who).to.deep.equal(host.match.outcome);
      if (seat === 'public') continue;
      const played = this.#played(seat);
      const rest = [...pressed];
      // What was pressed is played once, in order, or was refused with a reason.
      for (const text of played) {
        const index = rest.indexOf(text);
        expect(index, `${text} was pressed: ${who}`).to.be.at.least(0);
        rest.splice(index, 1);
      }
      expect(rest.length, `lost: ${rest.join()}, refused: ${refused.join()}: ${who}`).to.equal(refused.length);
    }
    expect(this.#faults, this.#name).to.deep.equal([]);
    for (const player of this.players) await player.close();
  }
}
