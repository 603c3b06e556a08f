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
export interface GameEventDetails<Move = unknown> {
  'game-before-move': GameMoveDetail<Move>;
  'game-move': GameMoveDetail<Move>;
  'game-change': GameChangeDetail<Move>;
  'game-refuse': GameMessageDetail;
  'game-end': GameEndDetail;
  'game-error': GameMessageDetail;
}

/** The same as events. */
export type GameEvents<Move = unknown> = {
  [Type in keyof GameEventDetails<Move>]: CustomEvent<GameEventDetails<Move>[Type]>;
};

/** Every event that listeners on a game element can be told of. */
export type GameElementEventMap<Move = unknown> = Omit<HTMLElementEventMap, keyof GameEvents> & GameEvents<Move>;

/** An event as a listener on the element gets it: `GameEventOf<TriadBoard, 'game-move'>`. */
export type GameEventOf<
  Element extends { legalMoves(): readonly unknown[] },
  Type extends keyof GameEvents,
> = GameEvents<ReturnType<Element['legalMoves']>[number]>[Type] & { readonly currentTarget: Element };

declare global {
  // Listeners on a page around the elements do not know the game.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends GameEvents {}
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
