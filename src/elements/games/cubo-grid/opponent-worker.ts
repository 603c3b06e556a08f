import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { cuboOpponent } from '../../../opponents/cubo/index.js';

answerQuestions(cuboOpponent, self, async () => (await import('./examiner.js')).examiner);
