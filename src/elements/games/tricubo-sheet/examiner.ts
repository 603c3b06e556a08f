import { tricubo } from '../../../games/tricubo/index.js';
import { makeExaminer } from '../../../interaction/examiner.js';
import { tricuboReviewer } from '../../../opponents/tricubo/review.js';

export const examiner = makeExaminer(tricubo, tricuboReviewer);
