import { triad } from '../../../games/triad/index.js';
import { makeExaminer } from '../../../interaction/examiner.js';
import { triadReviewer } from '../../../opponents/triad/review.js';

export const examiner = makeExaminer(triad, triadReviewer);
