import { isServer } from 'lit';
import { GameError, gameError } from '../../../games/game-error.js';
import { attributeText } from '../../../games/texts.js';
import type { GameRecord } from '../../../match/record/record.js';
import { isBlank } from '../../base/attributes.js';
import type { Text } from '../../base/attributes.js';
import { checkRecordIsThere, childRecord } from './child-record.js';
import type { Mode } from '../../base/mode.js';
import { markupRemover, recordParser } from '../shared-modules.js';

/** The element that a record is written in, or names. */
export interface RecordHost extends Element {
  readonly record?: Text | GameRecord;
  readonly src?: Text;
  /** Loads again what could not be loaded. */
  readonly recovery: { note(): void };
}

/**
 * The record that an element is to show: that of its `record` attribute, else of the file that `src` names, else of a script inside. A file is loaded
 * while the element is in a page; another address, or removing the element, ends that.
 */
export class RecordSource {
  /** Why the file cannot be loaded. */
  error: GameError | undefined;
  /** Resolves when the latest attempt to load has ended. */
  complete: Promise<void> | undefined;
  readonly #host: RecordHost;
  readonly #onChange: () => void;
  #text: string | undefined;
  #src: string | undefined;
  /** What the attribute said last: an address, or why it is none. */
  #asked: string | undefined;
  #loading: AbortController | undefined;

  /** @param onChange called when the file is loaded, or cannot be */
  constructor(host: RecordHost, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** Whether a file is named that is not there yet. */
  get isLoading(): boolean {
    return this.#src !== undefined && this.#text === undefined && this.error === undefined;
  }

  /** The record as it is written; blank if there is none, or none yet. */
  get record(): Text | GameRecord {
    const { record, src } = this.#host;
    if (!isBlank(record)) return record;
    if (!isBlank(src)) return this.#text;
    const child = childRecord(this.#host);
    return markupRemover.loaded?.withoutMarkup(child) ?? child;
  }

  /** Whether there is a record, as far as is known. */
  get isGiven(): boolean {
    return !isBlank(this.record);
  }

  /**
   * Finds a record that has got lost.
   * @param length of the match that is shown
   * @throws GameError `record-missing`
   */
  check(mode: Mode, length: number): void {
    const { record, src } = this.#host;
    if (isBlank(record) && isBlank(src)) checkRecordIsThere({ mode, child: childRecord(this.#host), length });
  }

  /** Reads the attributes, and loads the file that they name. */
  update(): void {
    this.read();
    if (this.#host.isConnected) this.start();
  }

  /** Reads the attributes. */
  read(): void {
    const { record, src } = this.#host;
    let wanted: string | undefined;
    let error: GameError | undefined;
    try {
      wanted = isBlank(record) ? attributeText(src, 'src').trim() || undefined : undefined;
    } catch (unusable) {
      error = gameError(unusable);
    }
    const asked = error?.message ?? wanted;
    if (asked !== this.#asked) {
      this.stop();
      this.#asked = asked;
      this.#src = wanted;
      this.#text = undefined;
      this.error = error;
    }
  }

  /** The element is in a page. */
  connect(): void {
    // The parser may not have reached the record yet.
    if (document.readyState === 'loading') addEventListener('load', this.#onChange, { once: true });
    this.start();
  }

  /** Loads the file, unless it is there or being loaded. A server leaves that to the browser. */
  start(): void {
    if (isServer || this.#loading || !this.isLoading) return;
    this.#loading = new AbortController();
    this.complete = this.#load(this.#src as string, this.#loading.signal);
  }

  /** Loads a file again that did not come. */
  retry(): void {
    if (!isPassing(this.error)) return;
    this.error = undefined;
    this.start();
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
      [text] = await Promise.all([fetchRecord(src, signal), recordParser.load()]);
    } catch (reason) {
      const details = { src, isPassing: true };
      error = reason instanceof GameError ? reason : new GameError('src-failed', `"${src}" cannot be loaded`, details);
    }
    if (signal.aborted) return;
    this.#loading = undefined;
    this.#text = text;
    this.error = error;
    this.#onChange();
    if (isPassing(error)) this.#host.recovery.note();
  }
}

const isPassing = (error: GameError | undefined): boolean => error?.details['isPassing'] === true;
