import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { kubiOpponent } from '../../../opponents/kubi/index.js';
import { examiner } from './examiner.js';

answerQuestions(kubiOpponent, self, examiner);
