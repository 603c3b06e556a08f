import type { Seat } from '../../games/game.js';
import type { Clock } from '../../match/time/clock.js';
import type { Entry, MatchChange } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import type { Player } from '../../match/players.js';
import { omitUndefined } from '../../match/record/record.js';
import type { TimedMatch } from '../../match/time/timed-match.js';
import type {
  Change,
  HostMessage,
  RefuseCode,
  RequestKind,
  Snapshot,
  SnapshotCause,
  TimeReport,
  Viewer,
} from '../protocol.js';
import type { HostSetup } from './setup.js';
import { LagCompensatedClock } from './lag-compensated-clock.js';
import { RevisionLog } from './revision-log.js';
import type { RevisionNumbers } from './revision-log.js';
import type { Room } from './room.js';
import { discloses, movesFor, recordFor } from './views.js';

/** The most changes that are sent one by one to somebody who missed them. */
const MOST_MISSED = 50;

interface MatchContext {
  readonly clock: Clock;
  readonly room: Room;
  /** Whether dice and draws that are due come at once, or when a player asks for them. */
  readonly dice: 'auto' | 'tap';
  /** The most grace that anybody has now. */
  longestGrace(): number;
  /** Does something as a step of the host. */
  step(act: () => void): void;
  /** A game is set up. @returns whether it has to wait for its beginning */
  waits(match: Match): boolean;
  /** Called with each change, to send everybody what they may know of it. */
  changed(messageFor: (viewer: Viewer) => HostMessage): void;
}

/** The game that all play, with its clock and the numbers of its changes: what has happened, and what each viewer may know of it. */
export class SharedMatch<State, Move> {
  readonly #context: MatchContext;
  readonly #clock: LagCompensatedClock;
  readonly #log: RevisionLog;
  #match: TimedMatch<State, Move>;
  #unsubscribe: () => void;

  constructor(setup: HostSetup<State, Move>, context: MatchContext) {
    this.#context = context;
    this.#clock = new LagCompensatedClock(context.clock, () => context.longestGrace());
    this.#match = setup.match(this.#clock, context.room);
    if (!context.waits(this.#match as Match)) this.begin();
    this.#log = new RevisionLog(this.#match.length, setup.saved?.numbers);
    this.#unsubscribe = this.#follow();
  }

  get match(): TimedMatch<State, Move> {
    return this.#match;
  }

  get numbers(): RevisionNumbers {
    return this.#log.numbers;
  }

  get revision(): number {
    return this.#log.revision;
  }

  /** How the time stands, for everybody. */
  get time(): TimeReport {
    return this.rewind(0, () => {
      const { elapsed, timeLeft, banks } = this.#match;
      return omitUndefined({ elapsed, left: timeLeft && Math.round(timeLeft), banks: banks?.map(Math.round) });
    });
  }

  /** Does something as if it were so many milliseconds earlier. */
  rewind<Result>(grace: number, act: () => Result): Result {
    return this.#clock.rewind(grace, act);
  }

  /** Why something that was meant for a revision is not done now. Ends time limits that have passed first, in case no alarm has rung. */
  refusal(seen: number): RefuseCode | undefined {
    this.rewind(this.#context.longestGrace(), () => this.#match.settle());
    return this.#log.refusal(seen);
  }

  /** Who decides for each seat now, and whether the game rests. */
  update(players: readonly Player[], isResting: boolean): void {
    const match = this.#match;
    match.gate.players = players;
    this.rewind(0, () => (isResting ? match.suspend() : match.resume()));
  }

  /** Lets the dice roll that have waited for the beginning of the game. */
  begin(): void {
    this.#match.dice = this.#context.dice;
  }

  /** The whole game, as a viewer may know it. */
  snapshot(viewer: Viewer): Snapshot {
    const { revision, gameNumber: game } = this.#log.numbers;
    return { revision, game, record: recordFor(this.#match, viewer), ...this.time };
  }

  /** What brings somebody up to date who has missed what came after a revision. */
  missed(viewer: Viewer, from: number): readonly HostMessage[] {
    const count = this.revision - from;
    const changes: Change[] = [];
    for (let revision = from + 1; count <= MOST_MISSED && revision <= this.revision; revision++) {
      const plies = this.#log.pliesOf(revision);
      if (plies) changes.push(this.#changeFor(viewer, revision, plies));
    }
    return changes.length === count ? changes : [{ type: 'snapshot', cause: 'resync', ...this.snapshot(viewer) }];
  }

  /** Returns a test whether a request of now still means the same later: in the same game, and for undo, about the same move. */
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
  startNextGame(seed: string): void {
    this.close();
    this.#match = this.#match.again({ alternate: true, seed, dice: 'remote' }) as TimedMatch<State, Move>;
    if (!this.#context.waits(this.#match as Match)) this.begin();
    this.#unsubscribe = this.#follow();
    this.#sendSnapshot('new-game');
  }

  /** Stops the game that is played now. */
  close(): void {
    this.#match.suspend();
    this.#unsubscribe();
  }

  #follow(): () => void {
    return this.#match.subscribe((change) => this.#context.step(() => this.#changed(change)));
  }

  #changed({ cause, moves }: MatchChange<Move>): void {
    if (cause !== 'play') {
      this.#sendSnapshot(cause === 'concede' ? 'conceded' : 'undo');
      return;
    }
    const match = this.#match;
    const { length } = match;
    const from = length - moves.length;
    const hasEnded = moves.some(({ actor }) => actor === 'clock');
    this.#log.advance(length, hasEnded);
    if (discloses(match, from)) this.#sendSnapshot('disclosed');
    else this.#context.changed((viewer) => this.#changeFor(viewer, this.revision, [from, length]));
  }

  /** Sends the whole game, since moves cannot express what has happened. */
  #sendSnapshot(cause: Exclude<SnapshotCause, 'resync'>): void {
    this.#log.restart(cause, this.#match.length);
    this.#context.changed((viewer) => ({ type: 'snapshot', cause, ...this.snapshot(viewer) }));
  }

  #changeFor(viewer: Viewer, revision: number, plies: readonly [number, number]): Change {
    return { type: 'change', revision, moves: movesFor(this.#match, viewer, plies), ...this.time };
  }
}

const latestOf = <State, Move>(match: Match<State, Move>, seat: Seat): Entry<Move> | undefined =>
  match.entries.findLast(({ actor }) => actor === seat);
