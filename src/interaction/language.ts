import { LocalizeController } from '@shoelace-style/localize';
import type { FunctionParams, Translation } from '@shoelace-style/localize';
import type { ReactiveControllerHost } from 'lit';
import type { Languages } from '../locales/languages.js';
import { nearestLanguage, watchLanguage } from './nearest-language.js';
import { addTerms, isLoaded, loadTerms, termsOf } from './translations.js';

/** Builds a text from the key of a term and its arguments. */
export type Term<Terms> = <Key extends keyof Terms>(key: Key, ...args: FunctionParams<Terms[Key]>) => string;

/** A language and its terms. */
interface Resolved {
  /** As the page writes it, in lower case: `de-at`. */
  readonly lang: string;
  readonly terms: object;
}

/**
 * The language of one element: its own `lang`, else that of the nearest ancestor (through shadow roots), else that of the browser, followed live.
 * A language that is not loaded yet is loaded; until then, and for unknown languages, it is English.
 */
export class Language<Terms extends Translation> extends LocalizeController<Terms> {
  readonly #languages: Languages<Terms>;
  #stopWatching: (() => void) | undefined;
  /** Looked up once for all words of an update. */
  #resolved: Resolved | undefined;
  #fixed: string | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, languages: Languages<Terms>) {
    super(host);
    this.#languages = languages;
    addTerms('en', languages.en);
  }

  override hostConnected(): void {
    super.hostConnected();
    this.#stopWatching = watchLanguage(this.host, () => this.host.requestUpdate());
    // The new place in the page may have another language.
    this.host.requestUpdate();
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    this.#stopWatching?.();
  }

  hostUpdate(): void {
    this.#resolved = undefined;
  }

  /** The language to use whatever the page says, of which all terms are loaded: on a server there is no page to ask. */
  set fixed(lang: string) {
    this.#fixed = lang;
    this.#resolved = undefined;
  }

  /** The language in use, in lower case: always one that is loaded. */
  override lang(): string {
    return this.#current.lang;
  }

  /** A term in the language in use. It can be passed on. */
  readonly words: Term<Terms> = (key, ...args) => {
    const term: unknown = this.#current.terms[key as never];
    return typeof term === 'function' ? (term as (...facts: readonly unknown[]) => string)(...args) : (term as string);
  };

  get #current(): Resolved {
    return (this.#resolved ??= this.#resolve());
  }

  #resolve(): Resolved {
    const wanted = this.#fixed ?? (nearestLanguage(this.host) ?? globalThis.navigator?.language ?? 'en').toLowerCase();
    const code = codeOf(wanted);
    const isKnown = code === 'en' || this.#fixed !== undefined || this.#has(code);
    return isKnown ? { lang: wanted, terms: termsOf(code) } : { lang: 'en', terms: termsOf('en') };
  }

  /** Whether a language is loaded; otherwise it is being loaded. After a failed download the next update tries again. */
  #has(code: string): boolean {
    const { others } = this.#languages;
    const load = Object.hasOwn(others, code) ? others[code] : undefined;
    if (!load) return false;
    if (!isLoaded(load)) loadTerms(code, load).catch(() => undefined);
    return isLoaded(load);
  }
}

/** `de` for `de-AT`. */
const codeOf = (lang: string): string => lang.split(/[-_]/)[0] ?? '';
