import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { triadOpponent } from '../../../opponents/triad/index.js';
import { examiner } from './examiner.js';

answerQuestions(triadOpponent, self, examiner);
