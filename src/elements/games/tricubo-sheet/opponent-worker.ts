import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { tricuboOpponent } from '../../../opponents/tricubo/index.js';

answerQuestions(tricuboOpponent, self, async () => (await import('./examiner.js')).examiner);
