import type { Match } from '../../match/match.js';
import type { MatchChange } from '../../match/entry.js';
import type { Intention } from '../../match/gate.js';
import { emit } from './events.js';
import type { ElementChangeCause, GameChangeDetail, GameMoveDetail } from './events.js';

/** Tells the page what happens in a match, and asks it before the user or a computer player does something. */
export class EventBridge<State, Move> {
  readonly #element: EventTarget;

  constructor(element: EventTarget) {
    this.#element = element;
  }

  /** @returns whether the page agrees, and its explanation if it does not */
  ask({ cause, moves, by }: Intention<Move>): { isAdmitted: boolean; explanation: string | undefined } {
    let explanation: string | undefined;
    const explain = (text: string) => {
      explanation = String(text);
    };
    const isAdmitted =
      cause === 'play' || cause === 'draw'
        ? moves.every((move) => emit(this.#element, 'game-before-move', { ...move, explain }))
        : emit(this.#element, 'game-before-change', { cause, by, moves, explain });
    return { isAdmitted, explanation: isAdmitted ? undefined : explanation };
  }

  /** The change as the page hears of it. */
  detailOf({ cause, by, moves }: MatchChange<Move>): GameChangeDetail<Move> {
    const made = moves.map(({ actor, move, text, by }): GameMoveDetail<Move> => ({ actor, move, text, by }));
    return { cause, by, moves: made };
  }

  /** Emits the events of a change, as long as the element still shows this match. */
  tell(match: Match<State, Move>, change: GameChangeDetail<Move>, isShown: () => boolean): void {
    const { outcome } = match;
    // The own moves that a host elsewhere does not know of yet stand after those of others.
    const isLatest = change.by === 'remote' || change.moves.at(-1)?.move === match.entries[match.ply - 1]?.move;
    for (const move of change.moves) {
      emit(this.#element, 'game-move', move);
      if (!isShown()) return;
    }
    emit(this.#element, 'game-change', change);
    if (outcome && isLatest && change.moves.length > 0 && match.outcome) emit(this.#element, 'game-end', outcome);
  }

  /** Emits a change that added no moves. */
  tellOf(cause: ElementChangeCause, by: GameChangeDetail['by']): GameChangeDetail<Move> {
    const change: GameChangeDetail<Move> = { cause, by, moves: [] };
    emit(this.#element, 'game-change', change);
    return change;
  }
}
