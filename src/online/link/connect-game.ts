import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/time/clock.js';
import { systemClock } from '../../match/time/clock.js';
import type { Concession } from '../../match/concession.js';
import type { Entry, MatchChange } from '../../match/entry.js';
import type { GateLink, Intention } from '../../match/gate.js';
import { Match } from '../../match/match.js';
import { HUMAN } from '../../match/players.js';
import type { Player } from '../../match/players.js';
import { parseRecord } from '../../match/record/parse-record.js';
import type { GameRecord } from '../../match/record/record.js';
import { revise } from '../../match/revise.js';
import type { HostMove } from '../../match/revise.js';
import type { DiceMode } from '../../match/settings.js';
import type { TimedMatch } from '../../match/time/timed-match.js';
import type { Change, Presence, SnapshotMessage, TimeReport, Viewer, Welcome } from '../protocol.js';
import { beginsLike } from './begins-like.js';
import type { Command } from './command-queue.js';
import { ClientOfGame } from './client-of-game.js';
import { GameClient } from './game-client.js';
import type { Follower } from './follower.js';
import { HostTime } from './host-time.js';
import type { LinkableElement, LinkedGame } from './linked-game.js';
import { makeSecret } from './make-secret.js';
import { nameIn } from './online-game.js';
import type { OnlineGame } from './online-game.js';
import { pageKeeper } from './seat-keeper.js';
import type { SeatKeeper } from './seat-keeper.js';
import type { Transport } from './transport.js';

/** How to join a game. */
export interface ConnectOptions {
  /** The wanted seat, or `public` to look on. Default: the seat that this reader has had in the room, or the first that is free. */
  readonly seat?: Viewer | undefined;
  /** The secret of the wanted seat, from another device of the player: {@link OnlineGame.secret}. It takes the place of what is kept. */
  readonly secret?: string | undefined;
  /** What the others read of the player. */
  readonly name?: string | undefined;
  /** Whether the player is ready to begin without being asked, as a program is. Default `false`: the element asks, where the host wants to know. */
  readonly isAlwaysReady?: boolean | undefined;
  /** Where seat and secret are kept for coming back. Default: the browser's storage. */
  readonly keeper?: SeatKeeper | undefined;
  /** Default: the system's. */
  readonly clock?: Clock | undefined;
  /** Spreads the tries after a lost connection: uniform numbers in [0, 1). Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
}

const REMOTE: Player = { kind: 'remote' };

/**
 * Connects an element with the host of a shared game. From now on it shows that game: the own moves of its reader show at once and are taken back with a
 * reason if the host refuses them; what others do arrives as moves, `by: 'remote'`. A lost connection is tried again; what was pressed meanwhile is sent then.
 * {@link OnlineGame.close} ends it, and the element shows its own game again.
 */
export function connectGame<State, Move>(
  element: LinkableElement<State, Move>,
  transport: Transport,
  options: ConnectOptions = {},
): OnlineGame {
  return new HostLink(element, transport, options);
}

class HostLink<State, Move> extends ClientOfGame implements LinkedGame<State, Move>, Follower, GateLink {
  readonly room: string;
  match: Match<State, Move> | undefined;
  readonly #element: LinkableElement<State, Move>;
  protected readonly client: GameClient;
  /** How many moves of the match the host has confirmed. The others are the reader's own. */
  #confirmed = 0;
  /** The game of the series. */
  #gameNumber = 0;
  /** Whose match it is. */
  #shownTo: Viewer | undefined;
  #dice: DiceMode = 'remote';
  readonly #clock: Clock;
  readonly #time = new HostTime();
  /** How the game was given up, as far as the host has sent it. */
  #concession: Concession | undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(element: LinkableElement<State, Move>, transport: Transport, options: ConnectOptions) {
    super();
    const { seat, secret, name, isAlwaysReady = false, keeper = pageKeeper() } = options;
    const { clock = systemClock, random = Math.random } = options;
    // Two games may have rooms of the same name.
    this.room = `${element.game.id}/${transport.room}`;
    this.#element = element;
    this.#clock = clock;
    const who = { seat, secret, name, isAlwaysReady, keeper, room: this.room, makeSecret };
    this.client = new GameClient(transport, { ...who, clock, random }, this);
    this.client.subscribe(() => element.requestUpdate());
    globalThis.addEventListener?.('online', this.#tryAgain);
    globalThis.document?.addEventListener('visibilitychange', this.#tryAgain);
    element.session.linked?.close();
    element.session.linked = this;
    element.requestUpdate();
  }

  get viewer(): Viewer {
    return this.client.seat ?? 'public';
  }

  get isResting(): boolean {
    return this.presence?.isPaused ?? false;
  }

  nameOf(seat: Seat): string {
    return nameIn(this.presence, seat);
  }

  leave(): void {
    this.client.leave();
    this.close();
  }

  close(): void {
    globalThis.removeEventListener?.('online', this.#tryAgain);
    globalThis.document?.removeEventListener('visibilitychange', this.#tryAgain);
    this.#unsubscribe();
    this.client.close();
    if (this.#element.session.linked !== this) return;
    this.#element.session.linked = undefined;
    this.#element.requestUpdate();
  }

  admits({ cause }: Pick<Intention, 'cause'>): boolean {
    const { match } = this;
    if (this.isResting && (cause === 'play' || cause === 'draw')) this.client.refuse('waiting');
    else if (cause === 'draw') this.client.send({ type: 'draw' });
    else if (cause === 'undo') this.client.send({ type: 'ask', what: 'undo' });
    else if (cause === 'restart') this.client.send({ type: 'ask', what: 'new-game' });
    else if (cause === 'play') return match?.ply === match?.length;
    return false;
  }

  onSnapshot(snapshot: Welcome | SnapshotMessage): void {
    const { game: rules } = this.#element;
    const { game: gameNumber } = snapshot;
    const record = parseRecord(snapshot.record, rules);
    if (snapshot.type === 'welcome') this.#dice = snapshot.dice === 'tap' ? 'tap' : 'remote';
    const isNext = gameNumber !== this.#gameNumber;
    const sent = Match.fromRecord(rules, record);
    this.#concession = record.concession;
    if (this.match && !isNext && this.seat === this.#shownTo && beginsLike(sent as Match, this.match as Match))
      this.#update(sent);
    else this.#show(record, this.#gameNumber > 0 && isNext ? 'restart' : 'load');
    this.#gameNumber = gameNumber;
    this.#time.forget();
    this.#keepTime(snapshot);
  }

  onChange({ moves, ...time }: Change): void {
    this.#revise(
      this.#confirmed,
      moves.map(({ by, move, at }) => ({ actor: by, move, at })),
    );
    this.#keepTime(time);
  }

  onRefusal(command: Command): void {
    const { match, viewer } = this;
    if (!match || command.type !== 'play' || this.#concession) return;
    revise(match, this.#confirmed, { moves: [], tail: this.#unconfirmed([command.move]), viewer });
  }

  onPresence(presence: Presence): void {
    this.#keepTime(presence);
  }

  onTime(time: TimeReport): void {
    this.#keepTime(time);
  }

  #show(record: GameRecord, cause: 'load' | 'restart'): void {
    const { game, matchType } = this.#element;
    const { seat } = this;
    const players = Array.from({ length: record.seats }, (_, each) => (each === seat ? HUMAN : REMOTE));
    this.#unsubscribe();
    const match = matchType.fromRecord<State, Move>(game, record, { players, dice: this.#dice });
    match.gate.link = this;
    this.match = match;
    this.#shownTo = seat;
    this.#confirmed = match.length;
    this.#unsubscribe = match.subscribe(this.#onChange);
    this.#element.session.showLinked(cause);
  }

  /** Takes the whole game again. Moves that are the same stay, so that a reader loses no input that was begun. */
  #update({ entries }: Match<State, Move>): void {
    const known = (this.match as Match<State, Move>).entries;
    const isSame = (ply: number) =>
      known[ply]?.text === entries[ply]?.text && known[ply]?.actor === entries[ply]?.actor;
    let from = 0;
    while (from < Math.min(entries.length, this.#confirmed) && isSame(from)) from++;
    this.#revise(
      from,
      entries.slice(from).map(({ actor, text, at }) => ({ actor, move: text, at })),
    );
  }

  /** The moves of the host stand before those that it does not know of yet. */
  #revise(from: number, moves: readonly HostMove[]): void {
    const match = this.match as Match<State, Move>;
    const before = this.#confirmed;
    const news = moves.slice(Math.max(0, before - from));
    const concession = this.#concession;
    const done = news.filter(({ actor }) => actor === this.seat).map(({ move }) => move);
    const tail = concession ? [] : this.#unconfirmed(done);
    this.#confirmed = from + moves.length;
    try {
      revise(match, from, { moves, tail, viewer: this.viewer, concession });
    } catch (error) {
      this.#confirmed = before;
      throw error;
    }
    // What was concealed may be open now, though nothing was played.
    this.#element.requestUpdate();
  }

  /** The own moves that the host has not confirmed and may still do. @param done those that are settled now */
  #unconfirmed(done: readonly string[]): readonly Entry<Move>[] {
    const settled = [...done];
    const unanswered = this.client.unanswered.flatMap((command) => (command.type === 'play' ? [command.move] : []));
    const take = (texts: string[], text: string) => {
      const index = texts.indexOf(text);
      if (index >= 0) texts.splice(index, 1);
      return index >= 0;
    };
    const pending = this.match?.entries.slice(this.#confirmed) ?? [];
    return pending.filter(({ text }) => !take(settled, text) && take(unanswered, text));
  }

  /** Goes by the clock of the host. */
  #keepTime(report: TimeReport): void {
    const { match } = this;
    const now = this.#clock.now();
    if (report.elapsed !== undefined) this.#time.report(report.elapsed, now, this.isResting);
    const elapsed = this.#time.elapsed(now, this.delay ?? 0);
    if (elapsed === undefined || !match || !('synchronize' in match)) return;
    (match as TimedMatch<State, Move>).synchronize(elapsed);
  }

  /** Sends what was played here. */
  readonly #onChange = ({ cause, by, moves }: MatchChange<Move>): void => {
    if (cause !== 'play' || by === 'remote') return;
    for (const { text } of moves) this.client.send({ type: 'play', move: text });
  };

  /** Retries at once when the network, or the reader, is back. */
  readonly #tryAgain = (): void => {
    if (this.status === 'offline' && !globalThis.document?.hidden) this.retry();
  };
}
