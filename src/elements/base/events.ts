import type { Outcome, Seat } from '../../games/game.js';
import type { By, ChangeCause, MadeMove } from '../../match/entry.js';
import type { Review } from '../../opponents/review/review.js';

/** The detail of `game-move`. */
export type GameMoveDetail<Move = unknown> = MadeMove<Move>;

/** What the events before a move or a change offer besides `preventDefault()`. */
export interface Explainable {
  /** Says why the page refuses: the text is shown and spoken. Without it the user hears nothing. */
  explain(text: string): void;
}

/** The detail of `game-before-move`. */
export interface GameBeforeMoveDetail<Move = unknown> extends GameMoveDetail<Move>, Explainable {}

/** The detail of `game-before-change`. */
export interface GameBeforeChangeDetail<Move = unknown> extends Explainable {
  readonly cause: 'undo' | 'redo' | 'restart';
  readonly by: By;
  /** The move that would be taken back or made again. */
  readonly moves: readonly GameMoveDetail<Move>[];
}

/**
 * `load`: the attributes ask for another game; `restart`: a new game started; `try`: the user left a record to try own moves; `return`: the user
 * went back to the record.
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
 * The detail of `game-refuse`, whose `message` is for the user, in the element's language, and of `game-error`, whose `message` is for the
 * author of the page, in English.
 */
export interface GameMessageDetail {
  readonly code: string;
  readonly message: string;
}

/** The steps of a hint: where to look, what to do, and why. */
export type HintStep = 'where' | 'what' | 'why';

/** The detail of `game-hint`. */
export interface GameHintDetail<Move = unknown> {
  readonly step: HintStep;
  /** Who gets the hint, and the move that it is about, with its notation. */
  readonly actor: Seat;
  readonly move: Move;
  readonly text: string;
  /** What the user reads and hears, in the element's language. */
  readonly message: string;
}

/** The detail of `game-end`. */
export type GameEndDetail = Outcome;

/** The `detail` of each event of a game element. */
export interface GameEventDetails<Move = unknown> {
  'game-before-move': GameBeforeMoveDetail<Move>;
  'game-before-change': GameBeforeChangeDetail<Move>;
  'game-move': GameMoveDetail<Move>;
  'game-change': GameChangeDetail<Move>;
  'game-refuse': GameMessageDetail;
  'game-hint': GameHintDetail<Move>;
  'game-review': Review;
  'game-end': GameEndDetail;
  'game-error': GameMessageDetail;
}

/** The events of a game element. */
export type GameEvents<Move = unknown> = {
  [Type in keyof GameEventDetails<Move>]: CustomEvent<GameEventDetails<Move>[Type]>;
};

/** Every event that a listener on a game element can receive. */
export type GameElementEventMap<Move = unknown> = Omit<HTMLElementEventMap, keyof GameEvents> & GameEvents<Move>;

/** An event as a listener on the element receives it: `GameEventOf<TriadBoard, 'game-move'>`. */
export type GameEventOf<
  Element extends { legalMoves(): readonly unknown[] },
  Type extends keyof GameEvents,
> = GameEvents<ReturnType<Element['legalMoves']>[number]>[Type] & { readonly currentTarget: Element };

declare global {
  // Listeners outside the elements do not know the game.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends GameEvents {}
}

/** The events of all elements of the library. */
type OwnEvents = {
  [
    Type in keyof HTMLElementEventMap as HTMLElementEventMap[Type] extends CustomEvent ? Type : never
  ]: HTMLElementEventMap[Type];
};

/** @returns `false` if a listener has called `preventDefault()` */
export function emit<Type extends keyof OwnEvents>(
  element: EventTarget,
  type: Type,
  detail: OwnEvents[Type]['detail'],
): boolean {
  const cancelable = type.includes('-before-');
  return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
