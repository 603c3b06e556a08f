import { createHash } from 'node:crypto';
import { pino } from 'pino';
import type { Logger } from 'pino';

/**
 * Writes lines of JSON to the standard output. They hold no secrets: no names and addresses of players, no names of rooms, which let people in, and of errors
 * only what they say, since those of Redis hold the game that was to be saved.
 */
export function makeLog(level: string): Logger {
  const settings = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: brief },
  };
  // At once: what is written last, before the process ends, stands last.
  return pino(settings, pino.destination({ dest: 1, sync: true }));
}

/** Tells rooms apart without saying their names. */
export const markOf = (room: string): string => createHash('sha256').update(room).digest('hex').slice(0, 8);

/** In the stack of an error: a client has sent what is no frame of a WebSocket, or one that is too long. Everybody can, as often as they like. */
const BAD_FRAME = /[\\/]ws[\\/]lib[\\/]receiver\.js/;

/** What Colyseus writes, which it hands over as texts and values. */
export const colyseusLog = (log: Logger) => {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...values: readonly unknown[]) => {
      const text = values
        .map((value) => (value instanceof Error ? value.message : typeof value === 'string' ? value : typeof value))
        .join(' ');
      log[BAD_FRAME.test(text) ? 'debug' : level](text);
    };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    trace: write('debug'),
  };
};

function brief(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack, code } = error as Error & { readonly code?: unknown };
  return { type: name, message, stack, ...(typeof code === 'string' && { code }) };
}
