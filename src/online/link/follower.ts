import type { Change, Presence, SnapshotMessage, TimeReport, Welcome } from '../protocol.js';
import type { Command } from './command-queue.js';

/** Shows the game of a client. May throw if it cannot follow: then the whole game is asked for. */
export interface Follower {
  /** The whole game, in place of what was known. */
  onSnapshot(snapshot: Welcome | SnapshotMessage): void;
  onChange(change: Change): void;
  /** A command was refused; a move that is shown already has to be taken back. */
  onRefusal(command: Command): void;
  /** Who is there, and how the time stands: it may rest now. */
  onPresence(presence: Presence): void;
  /** How long messages take has been measured, and how the time stands. */
  onTime(time: TimeReport): void;
}
