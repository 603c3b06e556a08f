import { GameError } from '../../../games/game-error.js';
import { parseJson } from '../../../match/record/parse-record-json.js';
import { RECORD_LIMIT } from '../../../match/record/checks.js';

/** Seconds after which a file is given up. */
const PATIENCE = 15;

/**
 * Loads the text of a record from an address of this site, or of another one that allows it.
 * @throws GameError `src-failed`, with `isPassing` if it may come another time; `record-too-long`, for a `.json` file `record-syntax`
 */
export async function fetchRecord(src: string, stopped: AbortSignal): Promise<string> {
  const failed = (what: string, details = {}) =>
    new GameError('src-failed', `the record at "${src.slice(0, 200)}" ${what}`, { src, ...details });
  if (!URL.canParse(src, document.baseURI)) throw failed('has no valid address');
  const address = new URL(src, document.baseURI);
  const patience = AbortSignal.timeout(PATIENCE * 1000);
  const signal = AbortSignal.any([stopped, patience]);
  const missing = (what: string) =>
    failed(patience.aborted ? `has not come within ${PATIENCE} seconds` : what, { isPassing: true });
  const response = await fetch(address, { signal, headers: { accept: 'text/plain, application/json' } }).catch(() => {
    throw missing('cannot be reached, or its server or a policy of this page does not allow it');
  });
  const { ok, status } = response;
  if (!ok) throw failed(`cannot be loaded: the server answers ${status}`, { status, isPassing: status >= 500 });
  const text = await readText(response).catch((error: unknown) => {
    throw error instanceof GameError ? error : missing('breaks off');
  });
  if (text.trim() === '') throw failed('is empty');
  // Servers of single-page apps answer any address with their page.
  if (/^\s*</.test(text)) throw failed('is a web page');
  if (address.pathname.endsWith('.json')) parseJson(text);
  return text;
}

/** @throws GameError `record-too-long`, as soon as that is known */
async function readText({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    if (text.length <= RECORD_LIMIT) continue;
    await reader?.cancel();
    const message = `the record is longer than ${RECORD_LIMIT} characters`;
    throw new GameError('record-too-long', message, { limit: RECORD_LIMIT });
  }
  return text;
}
