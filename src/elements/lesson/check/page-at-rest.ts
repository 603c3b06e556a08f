import { delay } from '../delay.js';

/** Milliseconds that pages take to insert one thing after the other. */
const PATIENCE = 500;

/** Resolves once what is missing does not come any more: the parser may not have reached it yet, or a script is about to insert it. Rejects as soon as the signal aborts. */
export async function pageAtRest(signal: AbortSignal): Promise<void> {
  do await delay(PATIENCE, signal);
  while (document.readyState === 'loading');
}
