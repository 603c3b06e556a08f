import { isServer } from 'lit';
import { GameError, gameError } from '../games/game-error.js';
import { attributeText } from '../games/texts.js';
import type { Text } from './attributes.js';

/** The record that the `src` attribute names. It is loaded while the element is in a page; another address, or removing the element, ends that. */
export class RecordSource {
  /** The record, once it is loaded. */
  text: string | undefined;
  /** Why it cannot be loaded. */
  error: GameError | undefined;
  readonly #onChange: () => void;
  #src: string | undefined;
  /** What the attribute said last: an address, or why it is none. */
  #asked: string | undefined;
  #loading: AbortController | undefined;
  /** Resolves when the latest attempt to load has ended. */
  complete: Promise<void> | undefined;

  /** @param onChange hears that the record is loaded, or cannot be */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Whether a record is named that is not there yet. */
  get isLoading(): boolean {
    return this.#src !== undefined && this.text === undefined && this.error === undefined;
  }

  /** Names the record; nothing for none. */
  request(src: Text): void {
    let wanted: string | undefined;
    let error: GameError | undefined;
    try {
      wanted = attributeText(src, 'src').trim() || undefined;
    } catch (unusable) {
      error = gameError(unusable);
    }
    const asked = error?.message ?? wanted;
    if (asked === this.#asked) return;
    this.stop();
    this.#asked = asked;
    this.#src = wanted;
    this.text = undefined;
    this.error = error;
  }

  /** Loads the record, unless it is there or being loaded. A server leaves that to the browser. */
  start(): void {
    if (isServer || this.#loading || !this.isLoading) return;
    this.#loading = new AbortController();
    this.complete = this.#load(this.#src as string, this.#loading.signal);
  }

  stop(): void {
    this.#loading?.abort();
    this.#loading = undefined;
  }

  async #load(src: string, signal: AbortSignal): Promise<void> {
    let text: string | undefined;
    let error: GameError | undefined;
    try {
      const { fetchRecord } = await import('./fetch-record.js');
      text = await fetchRecord(src, signal);
    } catch (reason) {
      error = reason instanceof GameError ? reason : new GameError('src-failed', `"${src}" cannot be loaded`, { src });
    }
    if (signal.aborted) return;
    this.#loading = undefined;
    this.text = text;
    this.error = error;
    this.#onChange();
  }
}
