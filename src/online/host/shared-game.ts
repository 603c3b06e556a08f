import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/clock.js';
import type { Entry, MatchChange } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import type { Player } from '../../match/players.js';
import { omitUndefined } from '../../match/record/record.js';
import type { TimedMatch } from '../../match/timed-match.js';
import type { Change, HostMessage, RefuseCode, RequestKind, Snapshot, TimeTold, Viewer } from '../protocol.js';
import type { Beginning } from './beginning.js';
import { JudgingClock } from './judging-clock.js';
import { Ledger } from './ledger.js';
import type { LedgerNumbers } from './ledger.js';
import type { Room } from './room.js';
import { discloses, movesFor, recordFor } from './telling.js';

/** The most changes that are told one by one to somebody who missed them. */
const MOST_MISSED = 50;

interface Around {
  readonly clock: Clock;
  readonly room: Room;
  /** The most grace that anybody has now. */
  longestGrace(): number;
  /** Called with each change, so that everybody is told what they may know of it. */
  changed(messageFor: (viewer: Viewer) => HostMessage): void;
}

/** The game that all play, with its clock and the numbers of its changes: what has happened, and what each viewer may know of it. */
export class SharedGame<State, Move> {
  readonly #around: Around;
  readonly #clock: JudgingClock;
  readonly #ledger: Ledger;
  #match: TimedMatch<State, Move>;
  #unsubscribe: () => void;

  constructor(beginning: Beginning<State, Move>, around: Around) {
    this.#around = around;
    this.#clock = new JudgingClock(around.clock, () => around.longestGrace());
    this.#match = beginning.match(this.#clock, around.room);
    this.#ledger = new Ledger(this.#match.length, beginning.saved?.numbers);
    this.#unsubscribe = this.#match.subscribe((change) => this.#changed(change));
  }

  get match(): TimedMatch<State, Move> {
    return this.#match;
  }

  get numbers(): LedgerNumbers {
    return this.#ledger.numbers;
  }

  get revision(): number {
    return this.#ledger.revision;
  }

  /** How the time stands, for everybody. */
  get time(): TimeTold {
    const [elapsed, left] = this.judge(0, () => [this.#match.elapsed, this.#match.timeLeft]);
    return omitUndefined({ elapsed, left: left && Math.round(left) });
  }

  /** Does something as if it were so many milliseconds earlier. */
  judge<Result>(grace: number, act: () => Result): Result {
    return this.#clock.judge(grace, act);
  }

  /** Why something that was meant for a revision is not done now. What has ended for everybody ends before, in case no alarm has rung. */
  refusal(seen: number): RefuseCode | undefined {
    this.judge(this.#around.longestGrace(), () => this.#match.settle());
    return this.#ledger.refusal(seen);
  }

  /** Who decides for each seat now, and whether the game rests. */
  update(players: readonly Player[], isResting: boolean): void {
    const match = this.#match;
    match.gate.players = players;
    this.judge(0, () => (isResting ? match.suspend() : match.resume()));
  }

  /** The whole game, as a viewer may know it. */
  snapshot(viewer: Viewer): Snapshot {
    const { revision, game } = this.#ledger.numbers;
    return { revision, game, record: recordFor(this.#match, viewer), ...this.time };
  }

  /** What brings somebody up to date who has missed what came after a revision. */
  missed(viewer: Viewer, from: number): readonly HostMessage[] {
    const count = this.revision - from;
    const changes: Change[] = [];
    for (let revision = from + 1; count <= MOST_MISSED && revision <= this.revision; revision++) {
      const plies = this.#ledger.pliesOf(revision);
      if (plies) changes.push(this.#changeFor(viewer, revision, plies));
    }
    return changes.length === count ? changes : [{ type: 'snapshot', cause: 'resync', ...this.snapshot(viewer) }];
  }

  /** Finds out whether something that is asked now still means the same later: in the same game, and for undo, about the same move. */
  meaning(what: RequestKind, seat: Seat): () => boolean {
    const match = this.#match;
    const latest = latestOf(match, seat);
    return () =>
      this.#match === match && (what === 'new-game' || (match.canUndo(seat) && latestOf(match, seat) === latest));
  }

  undo(seat: Seat): void {
    this.#match.undo(seat);
  }

  /** The next game of the series. */
  beginAnew(seed: string): void {
    this.close();
    this.#match = this.#match.again({ alternate: true, seed }) as TimedMatch<State, Move>;
    this.#unsubscribe = this.#match.subscribe((change) => this.#changed(change));
    this.#breakOff('new-game');
  }

  /** Nothing happens any more in the game that is played now. */
  close(): void {
    this.#match.suspend();
    this.#unsubscribe();
  }

  #changed({ cause, moves }: MatchChange<Move>): void {
    if (cause !== 'play') {
      this.#breakOff('undo');
      return;
    }
    const match = this.#match;
    const { length } = match;
    const from = length - moves.length;
    const hasEnded = moves.some(({ actor }) => actor === 'clock');
    this.#ledger.advance(length, hasEnded);
    if (discloses(match, from)) this.#breakOff('disclosed');
    else this.#around.changed((viewer) => this.#changeFor(viewer, this.revision, [from, length]));
  }

  /** Something has happened that only the whole game tells. */
  #breakOff(cause: 'undo' | 'new-game' | 'disclosed'): void {
    this.#ledger.breakOff(cause, this.#match.length);
    this.#around.changed((viewer) => ({ type: 'snapshot', cause, ...this.snapshot(viewer) }));
  }

  #changeFor(viewer: Viewer, revision: number, plies: readonly [number, number]): Change {
    return { type: 'change', revision, moves: movesFor(this.#match, viewer, plies), ...this.time };
  }
}

const latestOf = <State, Move>(match: Match<State, Move>, seat: Seat): Entry<Move> | undefined =>
  match.entries.findLast(({ actor }) => actor === seat);
