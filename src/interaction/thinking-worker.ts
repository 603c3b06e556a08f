import type { Opponent } from '../opponents/opponent.js';
import type { Examiner } from './examiner.js';
import type { ReviewProgress } from '../opponents/review/review.js';
import { answering } from './question.js';
import type { FromWorker, ToWorker } from './question.js';
import { Slices, nextTask } from './slices.js';

/** Milliseconds of a slice. Between slices a worker receives messages about what is not wanted any more. */
const SLICE = 30;

/** Milliseconds after which the worker sends the page a message that it still thinks. */
const BEAT = 1000;

/** The part of a worker's global scope, or of a port, that is used. */
interface Port {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: FromWorker): void;
}

/**
 * Answers what a page asks an opponent, in a worker.
 * @param examiner reviews games. Vite makes each worker one script, so nothing may be loaded later.
 */
export function answerQuestions<View, Move>(opponent: Opponent<View, Move>, port: Port, examiner?: Examiner): void {
  const slices = new Slices({ ms: SLICE, pause: nextTask });
  const asked = new Map<number, AbortController>();
  port.onmessage = ({ data }: { data: ToWorker<View> }) => {
    const { id, question } = data;
    if (!question) {
      asked.get(id)?.abort();
      return;
    }
    const controller = new AbortController();
    asked.set(id, controller);
    const beat = setInterval(() => port.postMessage('ready'), BEAT);
    const { signal } = controller;
    const think = () => {
      if (question.kind !== 'review' && question.kind !== 'rate')
        return slices.run((now) => answering(opponent, question, now), signal);
      const report = (progress: ReviewProgress) => port.postMessage({ id, progress });
      return slices.run(() => examiner!.answering(question, report), signal);
    };
    think()
      .then(
        (answer) => port.postMessage({ id, answer }),
        (error: unknown) => {
          if (!signal.aborted) port.postMessage({ id, error });
        },
      )
      .finally(() => {
        clearInterval(beat);
        asked.delete(id);
      });
  };
  port.postMessage('ready');
}
