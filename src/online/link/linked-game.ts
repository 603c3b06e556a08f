import type { Seat } from '../../games/game.js';
import type { Match } from '../../match/match.js';
import type { AnyGame } from '../../match/record/record.js';
import type { Viewer } from '../protocol.js';
import type { OnlineGame } from './online-game.js';

/** A game that a host elsewhere has, as the element sees it that shows it. */
export interface LinkedGame<State = unknown, Move = unknown> extends OnlineGame {
  /** Names the shared game: what is kept of it in the browser is kept under this name. */
  readonly room: string;
  /** What the own seat may know of the game; `undefined` until the host has sent it. */
  readonly match: Match<State, Move> | undefined;
  /** Whose tiles are shown; nobody's until the host has answered. */
  readonly viewer: Viewer;
  /** Whether the game, and its clock, rests until everybody is there. */
  readonly isResting: boolean;
  /** The name that a player has given to a seat; empty without one. */
  nameOf(seat: Seat): string;
}

/** An element that can show a linked game: every element of a game. */
export interface LinkableElement<State = unknown, Move = unknown> extends EventTarget {
  /** @internal */
  readonly game: AnyGame<State, Move>;
  /** @internal */
  readonly matchType: typeof Match;
  /** @internal */
  readonly session: {
    /** What is shown in place of the game that the attributes ask for. */
    linked: LinkedGame<State, Move> | undefined;
    /** Shows the match of the linked game. */
    showLinked(cause: 'load' | 'restart'): void;
  };
  requestUpdate(): void;
}
