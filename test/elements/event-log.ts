import type { GameEventDetails } from '../../src/elements/base/events.js';

type Type = keyof GameEventDetails;

export const EVENT_TYPES: readonly Type[] = [
  'game-before-move',
  'game-move',
  'game-change',
  'game-refuse',
  'game-hint',
  'game-end',
  'game-error',
];

/** The events of an element in the order in which they come, each as a short text: `game-move a1a3 by user`. */
export function logEvents(target: EventTarget): string[] {
  const log: string[] = [];
  for (const type of EVENT_TYPES) {
    target.addEventListener(type, (event) => log.push(`${type} ${summary((event as CustomEvent<unknown>).detail)}`));
  }
  return log;
}

interface AnyDetail {
  readonly text?: string;
  readonly by?: string;
  readonly cause?: string;
  readonly moves?: readonly { readonly text: string }[];
  readonly code?: string;
  readonly reason?: string;
}

function summary(detail: unknown): string {
  const { text, by, cause, moves, code, reason } = detail as AnyDetail;
  if (cause !== undefined) return [cause, 'by', by, ...(moves ?? []).map((move) => move.text)].join(' ');
  return text === undefined ? String(code ?? reason) : `${text} by ${by}`;
}
