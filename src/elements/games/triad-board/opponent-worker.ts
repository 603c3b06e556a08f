import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { triadOpponent } from '../../../opponents/triad/index.js';

answerQuestions(triadOpponent, self, async () => (await import('./examiner.js')).examiner);
