import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { cuboOpponent } from '../../../opponents/cubo/index.js';
import { examiner } from './examiner.js';

answerQuestions(cuboOpponent, self, examiner);
