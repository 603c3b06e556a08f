import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { kubiOpponent } from '../../../opponents/kubi/index.js';

answerQuestions(kubiOpponent, self, async () => (await import('./examiner.js')).examiner);
