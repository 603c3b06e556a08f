import { ANSWER, LessonPart } from './lesson-part.js';

/**
 * What a lesson says to some of the reader's moves, or to the press of a button. Of several that fit a move, the most particular is shown.
 *
 * @tag game-answer
 *
 * @slot - The words.
 *
 * @attr {string} move - The moves it is about, written like a goal: `b2d2xd2`, `b2*`, `triad`; `*` for all others.
 * @attr {string} choice - The text of a button, for a question.
 * @attr {'good' | 'wrong' | 'note'} [verdict=note] - Whether the answer is right; `note` leaves that to the goal.
 * @attr {string} next - The name of the step that follows after this answer, or `end`.
 */
export class GameAnswer extends LessonPart {
  static readonly tag = 'game-answer';
  static override readonly attributes = ['move', 'choice', 'verdict', 'next'];

  override connectedCallback(): void {
    this.slot = ANSWER;
    super.connectedCallback();
  }
}
