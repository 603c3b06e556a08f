import type { Opponent } from '../opponents/opponent.js';
import { answering } from './question.js';
import type { FromWorker, ToWorker } from './question.js';
import { Slices, nextTask } from './slices.js';

/** Between slices of so many milliseconds a worker hears what is not wanted any more. */
const SLICE = 30;

/** Milliseconds after which the page hears that it still thinks. */
const BEAT = 1000;

/** The part of a worker's global scope, or of a port, that is used. */
interface Port {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: FromWorker): void;
}

/** Answers what a page asks an opponent, in a worker. */
export function answerQuestions<View, Move>(opponent: Opponent<View, Move>, port: Port): void {
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
    void slices
      .run((now) => answering(opponent, question, now), controller.signal)
      .then(
        (answer) => port.postMessage({ id, answer }),
        (error: unknown) => {
          if (!controller.signal.aborted) port.postMessage({ id, error });
        },
      )
      .finally(() => {
        clearInterval(beat);
        asked.delete(id);
      });
  };
  port.postMessage('ready');
}
