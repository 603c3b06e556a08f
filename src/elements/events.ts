import type { Actor, Outcome } from '../games/game.js';
import type { By, ChangeCause } from '../match/entry.js';

/** The detail of `game-before-move` and `game-move`. */
export interface GameMoveDetail<Move = unknown> {
  readonly actor: Actor;
  readonly move: Move;
  /** The move in the game's notation. */
  readonly text: string;
  readonly by: By;
}

/**
 * `load`: the attributes ask for another game; `restart`: a new one was begun; `try`: a record was left for own moves;
 * `return`: they are dropped, and the record is shown again.
 */
export type ElementChangeCause = ChangeCause | 'load' | 'restart' | 'try' | 'return';

/** The detail of `game-change`. */
export interface GameChangeDetail<Move = unknown> {
  readonly cause: ElementChangeCause;
  readonly by: By;
  /** The moves that were added, dice included. */
  readonly moves: readonly GameMoveDetail<Move>[];
}

/**
 * The detail of `game-refuse`, whose `message` is for the reader, in the element's language, and of `game-error`, whose `message` is
 * for the author of the page, in English.
 */
export interface GameMessageDetail {
  readonly code: string;
  readonly message: string;
}

/** The detail of `game-end`. */
export type GameEndDetail = Outcome;

/** Every event of a game element and what its `detail` is. */
export interface GameEventDetails {
  'game-before-move': GameMoveDetail;
  'game-move': GameMoveDetail;
  'game-change': GameChangeDetail;
  'game-refuse': GameMessageDetail;
  'game-end': GameEndDetail;
  'game-error': GameMessageDetail;
}

declare global {
  interface HTMLElementEventMap {
    'game-before-move': CustomEvent<GameMoveDetail>;
    'game-move': CustomEvent<GameMoveDetail>;
    'game-change': CustomEvent<GameChangeDetail>;
    'game-refuse': CustomEvent<GameMessageDetail>;
    'game-end': CustomEvent<GameEndDetail>;
    'game-error': CustomEvent<GameMessageDetail>;
  }
}

/** @returns false where a listener has prevented it */
export function emit<Type extends keyof GameEventDetails>(
  element: EventTarget,
  type: Type,
  detail: GameEventDetails[Type],
): boolean {
  const cancelable = type === 'game-before-move';
  return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
