import { isAgainstTime } from '../../match/against-time.js';
import type { Match } from '../../match/match.js';
import type { Connection, Room } from './room.js';

interface StartContext {
  readonly room: Room;
  /** Whether games begin only when all players are ready; `undefined` where the rules decide. */
  readonly asksReady: boolean | undefined;
  /** Whether games begin, and go on, only when all players are there; `undefined` where the rules decide. */
  readonly waitsForAll: boolean | undefined;
  /** Lets the dice roll that were held back. */
  begin(): void;
  /** Called when what is saved and sent about who is there has changed. */
  changed(): void;
  /** Lets the host act on that. */
  update(): void;
}

/**
 * The beginning of each game of a series. Where players play against time, a game begins when all of them are there and have said that they are ready: until then
 * nothing is rolled or dealt, and the clock stands. Other games lose nothing by a first move that comes late, so there nobody is asked. Computers are always ready, and
 * so are clients that do not say otherwise when they join.
 */
export class GameStart {
  readonly #context: StartContext;
  #match: Pick<Match, 'entries' | 'game' | 'options'> | undefined;
  /** Whether a game that is restored had not begun. */
  #restored: boolean | undefined;
  #isAwaited = false;
  /** What was last sent to the others. */
  #sent = { isAwaited: false, isOpen: false };

  /** @param restored whether a game that is restored had not begun; left out for a new one */
  constructor(context: StartContext, restored?: boolean) {
    this.#context = context;
    this.#restored = restored;
  }

  /** Whether the game has not begun. */
  get isAwaited(): boolean {
    return this.#isAwaited;
  }

  /** Whether nobody moves while a player is missing. */
  get waitsForAll(): boolean {
    return this.#context.waitsForAll ?? (this.#isAgainstTime || this.#match?.game.conceal !== undefined);
  }

  /** Of each seat, whether its player is ready, as long as they are asked. */
  get ready(): readonly boolean[] | undefined {
    return this.#isAwaited && this.#asksReady ? this.#readiness : undefined;
  }

  /** Whether players may change to a free seat: nobody has moved, and nothing is dealt that others may not see. */
  get isOpen(): boolean {
    if (!this.#context.room.presence.includes('free')) return false;
    const { entries, game } = this.#match ?? { entries: [] };
    return entries.every(({ actor }) => typeof actor !== 'number' && !game?.conceal);
  }

  /** Another game of the series is to begin: everybody is asked anew. @returns whether it has to wait */
  next(match: Pick<Match, 'entries' | 'game' | 'options'>): boolean {
    this.#match = match;
    for (const connection of this.#context.room.connections.values()) {
      if (connection.isReady !== undefined) connection.isReady = false;
    }
    this.#isAwaited = this.#restored ?? this.#hasToWait;
    this.#restored = undefined;
    return this.#isAwaited;
  }

  /** The player of a connection is ready, or not any more. */
  setReady(connection: Connection, isReady: boolean): void {
    if (!this.#isAwaited || connection.isReady === isReady) return;
    connection.isReady = isReady;
    this.#context.changed();
    this.#context.update();
  }

  /** After any change of the game or of who is there: begins the game as soon as nobody is missing. */
  update(): void {
    const begins = this.#isAwaited && !this.#hasToWait;
    if (begins) this.#isAwaited = false;
    const { isAwaited, isOpen } = this;
    if (isAwaited !== this.#sent.isAwaited || isOpen !== this.#sent.isOpen) this.#context.changed();
    this.#sent = { isAwaited, isOpen };
    if (begins) this.#context.begin();
  }

  get #asksReady(): boolean {
    const { asksReady, waitsForAll } = this.#context;
    return asksReady ?? (waitsForAll !== false && this.#isAgainstTime);
  }

  get #isAgainstTime(): boolean {
    return this.#match !== undefined && isAgainstTime(this.#match.game, this.#match.options);
  }

  get #readiness(): readonly boolean[] {
    const { presence, seats } = this.#context.room;
    return seats.map(({ connection }, seat) => {
      if (presence[seat] === 'computer' || presence[seat] === 'replaced') return true;
      return connection !== undefined && connection.isReady !== false;
    });
  }

  get #hasToWait(): boolean {
    const { room } = this.#context;
    return (this.waitsForAll && room.isIncomplete) || (this.#asksReady && this.#readiness.includes(false));
  }
}
