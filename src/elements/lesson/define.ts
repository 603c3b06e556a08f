import { registerAllLessons } from './course/all-lessons.js';
import { GameLesson } from './game-lesson.js';
import { GameAnswer } from './parts/game-answer.js';
import { GameReply } from './parts/game-reply.js';
import { GameStep } from './parts/game-step.js';

registerAllLessons();
GameLesson.define();

export type { LessonAnswerDetail, LessonBeforePlayDetail, LessonEndDetail, LessonStepDetail } from './lesson-events.js';
export { GameAnswer, GameLesson, GameReply, GameStep };

declare global {
  interface HTMLElementTagNameMap {
    'game-lesson': GameLesson;
    'game-step': GameStep;
    'game-answer': GameAnswer;
    'game-reply': GameReply;
  }
}
