import type { RefuseCode, SnapshotCause } from '../protocol.js';

/** The numbers of a host, as they are saved. */
export interface RevisionNumbers {
  /** The latest change. */
  readonly revision: number;
  /** The game of the series, from 1. */
  readonly gameNumber: number;
  /** What was meant for an earlier revision came too late for the end of a time limit. */
  readonly lateBefore: number;
  /** What was meant for an earlier revision was meant for another game, or for moves that were taken back. */
  readonly outdatedBefore: number;
}

const FIRST: RevisionNumbers = { revision: 1, gameNumber: 1, lateBefore: 0, outdatedBefore: 0 };

/** Numbers the changes of a shared game, and knows which moves each of them made. */
export class RevisionLog {
  #numbers: RevisionNumbers;
  /** The ply after each change that can be sent by itself; the first is that of {@link #since}. */
  #plies: number[];
  #since: number;

  /** @param ply how many moves there are already */
  constructor(ply: number, numbers: RevisionNumbers = FIRST) {
    this.#numbers = numbers;
    this.#since = numbers.revision;
    this.#plies = [ply];
  }

  get numbers(): RevisionNumbers {
    return this.#numbers;
  }

  get revision(): number {
    return this.#numbers.revision;
  }

  /** Moves were made. @param isLate whether the end of a time limit is among them */
  advance(ply: number, isLate: boolean): void {
    this.#set({ revision: this.revision + 1 });
    if (isLate) this.#set({ lateBefore: this.revision });
    this.#plies.push(ply);
  }

  /** Moves cannot express what has happened: from now on, changes before it are only sent as a snapshot. */
  restart(cause: Exclude<SnapshotCause, 'resync'>, ply: number): void {
    if (cause !== 'disclosed') this.#set({ revision: this.revision + 1, outdatedBefore: this.revision + 1 });
    if (cause === 'new-game') this.#set({ gameNumber: this.#numbers.gameNumber + 1 });
    this.#since = this.revision;
    this.#plies = [ply];
  }

  /** The plies that a later revision added: from, and up to. `undefined` if only a snapshot has them. */
  pliesOf(revision: number): readonly [from: number, to: number] | undefined {
    const index = revision - this.#since;
    const from = this.#plies[index - 1];
    const to = this.#plies[index];
    return from === undefined || to === undefined ? undefined : [from, to];
  }

  /** Why something that was meant for a revision is not done now. */
  refusal(seen: number): RefuseCode | undefined {
    const { revision, outdatedBefore, lateBefore } = this.#numbers;
    if (seen > revision) return 'unknown-revision';
    if (seen < outdatedBefore) return 'outdated';
    return seen < lateBefore ? 'too-late' : undefined;
  }

  #set(changed: Partial<RevisionNumbers>): void {
    this.#numbers = { ...this.#numbers, ...changed };
  }
}
