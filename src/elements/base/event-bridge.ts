import type { MatchChange } from '../../match/entry.js';
import type { Intention } from '../../match/gate.js';
import type { Match } from '../../match/match.js';
import { emit } from './events.js';
import type { GameChangeDetail, GameMoveDetail } from './events.js';

/** Emits to the page what happens in a match, and asks it before the reader or a computer player does something. */
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

  /** Emits the events of a change of a match, as long as the element still shows it. */
  emitAll(match: Match<State, Move>, { cause, by, moves }: MatchChange<Move>, isShown: () => boolean): void {
    const { outcome } = match;
    const made = moves.map(({ actor, move, text, by }): GameMoveDetail<Move> => ({ actor, move, text, by }));
    // The own moves that a host elsewhere does not know of yet stand after those of others.
    const isLatest = by === 'remote' || made.at(-1)?.move === match.entries[match.ply - 1]?.move;
    for (const move of made) {
      emit(this.#element, 'game-move', move);
      if (!isShown()) return;
    }
    this.emitChange({ cause, by, moves: made });
    const hasEnded = match.concession ? cause === 'concede' : isLatest && made.length > 0;
    if (outcome && hasEnded && match.outcome) emit(this.#element, 'game-end', outcome);
  }

  emitChange(change: GameChangeDetail<Move>): void {
    emit(this.#element, 'game-change', change);
  }
}
