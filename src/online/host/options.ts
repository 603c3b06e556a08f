import type { Clock } from '../../match/time/clock.js';
import type { GameRecord } from '../../match/record/record.js';
import type { Budget, Opponent } from '../../opponents/opponent.js';
import type { Viewer } from '../protocol.js';
import type { RevisionNumbers } from './revision-log.js';
import type { Send } from './connections/outbox.js';
import type { RateLimits } from './connections/rate-limit.js';
import type { SavedRequests } from './requests.js';
import type { SavedCommands } from './commands.js';

/** What a host needs from where it runs, and what happens when somebody is gone. The same for a new game and for one that is restored. */
export interface HostSurroundings<Move = unknown> {
  /** The only clock of the game: `systemClock` of `tabletop-elements/match.js`. */
  readonly clock: Clock;
  /**
   * Uniform numbers in [0, 1). Seeds and secrets are made of them, so they must not be predictable: `() => crypto.getRandomValues(new
   * Uint32Array(1))[0] / 2 ** 32`.
   */
  readonly random: () => number;
  /** Whether dice and draws that are due come at once, or when a player asks for them with `draw`. Default `auto`. */
  readonly dice?: 'auto' | 'tap' | undefined;
  /** Whether undo, if all agree, may take back drawn dice. Default `false`. */
  readonly undoPastChance?: boolean | undefined;
  /** Whether a game waits for a player who is gone, or a computer plays until they are back. Default `wait`. */
  readonly whenGone?: 'wait' | 'computer' | undefined;
  /** Milliseconds until a computer plays for somebody who is gone, or somebody else may take the seat where nobody is there to agree. Default 30 000. */
  readonly goneAfter?: number | undefined;
  /**
   * Milliseconds until the others may go on without a player whose connection was lost: claim the win, or let a computer play. Who has left is not waited
   * for. Default 120 000, two minutes.
   */
  readonly patience?: number | undefined;
  /**
   * Whether nobody moves, and the clock stands, while a player has not come yet, or is gone and waited for. Default: in games against time, and in those
   * that hide something from other players.
   */
  readonly waitsForAll?: boolean | undefined;
  /**
   * Whether nothing is rolled or dealt, nobody moves, and the clock stands, until each player has said that they are ready. Default: in games against time, unless they
   * do not wait for all. Where no time runs, nobody gains or loses by it.
   */
  readonly asksReady?: boolean | undefined;
  /** Loads the computer player; needed for seats of computers, for `whenGone: 'computer'`, and to go on with one. */
  readonly loadOpponent?: (() => Promise<Opponent<never, Move>>) | undefined;
  /** How long a computer thinks. Default: 100 ms of the clock. */
  readonly budget?: Budget | undefined;
  /** Milliseconds before each move of a computer. Default 700. */
  readonly movePause?: number | undefined;
  /** The most that a move may count as earlier than it arrived, in milliseconds. Default 600. */
  readonly longestGrace?: number | undefined;
  /** How many may look on. Default 100. */
  readonly mostSpectators?: number | undefined;
  readonly rateLimits?: Partial<RateLimits> | undefined;
  /** Milliseconds within which a connection has to take a place before it is ended. Default 5000. */
  readonly helloWithin?: number | undefined;
  /** Called after each step that changed what {@link SavedHost} holds, before anything is sent: the moment to save. */
  readonly onChange?: (() => void) | undefined;
  /** Called with what a computer player, its loading or `onChange` throws, and with faults of the rules. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /**
   * Called when something of the game has thrown, so that it cannot go on: everybody was sent `failed`. {@link GameHost.restore} goes on with what was saved
   * last.
   */
  readonly onFailure?: (() => void) | undefined;
}

/** A game that begins. */
export interface HostOptions<Move = unknown> extends HostSurroundings<Move> {
  /** How many people play; or who plays at each seat: `human`, `computer`, `computer:hard`. Default: the fewest the game allows. */
  readonly seats?: number | readonly string[] | undefined;
  /** The options of the game. */
  readonly options?: object | undefined;
  /** A position to begin from, in the game's notation. */
  readonly start?: string | undefined;
  /** The seed of the first game. Default: one made of `random`. */
  readonly seed?: string | undefined;
}

/** How a client joins. */
export interface JoinOptions {
  /** The wanted seat, or `public` to look on. Without it the connection waits for its `hello`. */
  readonly seat?: Viewer | undefined;
  /** The secret of a seat that has been taken before. */
  readonly secret?: string | undefined;
  /** The player's name, as in a `hello`. */
  readonly name?: string | undefined;
  /** Hands a message to the client; it may throw if the connection is lost. */
  readonly send: Send;
}

/** One seat of a saved game. */
export interface SavedSeat {
  readonly word: string;
  readonly secret?: string | undefined;
  readonly name?: string | undefined;
  /** Whether the player has left. */
  readonly hasLeft?: boolean | undefined;
  /** Whether a computer plays for them. */
  readonly isReplaced?: boolean | undefined;
  readonly commands: SavedCommands;
}

/** Everything that a host knows, as JSON. It holds the seed and the secrets of all seats: for the server alone. */
export interface SavedHost {
  readonly protocol: number;
  readonly record: GameRecord;
  readonly seed: string;
  readonly elapsed?: number | undefined;
  readonly numbers: RevisionNumbers;
  readonly requests: SavedRequests;
  readonly seats: readonly SavedSeat[];
  /** Whether the game has not begun: players were missing, or not ready. */
  readonly isAwaited?: boolean | undefined;
}
