import { answerQuestions } from '../../../interaction/thinking-worker.js';
import { triominoOpponent } from '../../../opponents/triomino/index.js';

answerQuestions(triominoOpponent, self, async () => (await import('./examiner.js')).examiner);
