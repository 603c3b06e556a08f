import type { GameEventDetails } from '../../src/elements/base/events.js';

type Type = keyof GameEventDetails;

const TYPES: readonly Type[] = [
  'game-before-move',
  'game-before-change',
  'game-move',
  'game-change',
  'game-refuse',
  'game-hint',
  'game-end',
  'game-error',
];

/** How many events are kept. */
export const LOG_LIMIT = 40;

export interface LoggedEvent {
  /** Counted from 1 in order of arrival. */
  readonly number: number;
  readonly type: Type;
  /** The fields of its detail. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Keeps the latest events from inside an element, the newest first. */
export class EventLog {
  #events: readonly LoggedEvent[] = [];
  #count = 0;

  constructor(target: HTMLElement, changed: () => void) {
    for (const type of TYPES) {
      target.addEventListener(type, (event) => {
        const { detail } = event as CustomEvent<object>;
        // The page itself has asked for what is loaded.
        if ('cause' in detail && detail.cause === 'load') return;
        const entry = { number: ++this.#count, type, facts: factsOf(detail) };
        this.#events = [entry, ...this.#events].slice(0, LOG_LIMIT);
        changed();
      });
    }
  }

  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  clear(): void {
    this.#events = [];
  }
}

/** A move has both data and text; the log shows the text. */
function factsOf(detail: object): [string, string][] {
  return Object.entries(detail)
    .filter(([name]) => name !== 'move')
    .map(([name, value]) => [name, name === 'moves' ? textsOf(value as readonly { text: string }[]) : write(value)]);
}

const textsOf = (moves: readonly { text: string }[]): string => moves.map(({ text }) => text).join('; ') || '–';

/** What JSON cannot write, such as a function, is left out. */
const write = (value: unknown): string =>
  (typeof value === 'string' ? value : ((JSON.stringify(value) as string | undefined) ?? '')).slice(0, 400);
