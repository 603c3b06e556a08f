import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { tricuboOpponent } from '../../../opponents/tricubo/index.js';
import { examiner } from './examiner.js';

answerQuestions(tricuboOpponent, self, examiner);
