import { triomino } from '../../../games/triomino/index.js';
import { makeExaminer } from '../../../interaction/examiner.js';
import { triominoReviewer } from '../../../opponents/triomino/review.js';

export const examiner = makeExaminer(triomino, triominoReviewer);
