import { kubi } from '../../../games/kubi/index.js';
import { makeExaminer } from '../../../interaction/examiner.js';
import { kubiReviewer } from '../../../opponents/kubi/review.js';

export const examiner = makeExaminer(kubi, kubiReviewer);
