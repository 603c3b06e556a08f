import { registerAllLessons } from './all-lessons.js';
import { GameAnswer } from './game-answer.js';
import { GameLesson } from './game-lesson.js';
import { GameReply } from './game-reply.js';
import { GameStep } from './game-step.js';

registerAllLessons();
GameLesson.define();

export type { LessonAnswerDetail, LessonEndDetail, LessonStepDetail } from './lesson-events.js';
export { GameAnswer, GameLesson, GameReply, GameStep };

declare global {
  interface HTMLElementTagNameMap {
    'game-lesson': GameLesson;
    'game-step': GameStep;
    'game-answer': GameAnswer;
    'game-reply': GameReply;
  }
}
