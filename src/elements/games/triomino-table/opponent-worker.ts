import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { triominoOpponent } from '../../../opponents/triomino/index.js';
import { examiner } from './examiner.js';

answerQuestions(triominoOpponent, self, examiner);
