import { cubo } from '../../../games/cubo/index.js';
import { makeExaminer } from '../../../interaction/examiner.js';
import { cuboReviewer } from '../../../opponents/cubo/review.js';

export const examiner = makeExaminer(cubo, cuboReviewer);
