import { ANSWER, LessonPart } from './lesson-part.js';

/**
 * What is played after a right move of the reader: the first reply after the first goal, the second after the second.
 *
 * @tag game-reply
 *
 * @slot - What there is to say about it. It is shown with the answer.
 *
 * @attr {string} move - The moves, dice included, separated by `;`. Without it, the computer chooses one.
 * @attr {'beginner' | 'easy' | 'medium' | 'hard' | 'expert'} [level=expert] - How well the computer plays.
 */
export class GameReply extends LessonPart {
  static readonly tag = 'game-reply';
  static override readonly attributes = ['move', 'level'];

  override connectedCallback(): void {
    this.slot = ANSWER;
    super.connectedCallback();
  }
}
