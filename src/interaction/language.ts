import { LocalizeController } from '@shoelace-style/localize';
import type { FunctionParams, Translation } from '@shoelace-style/localize';
import type { ReactiveControllerHost } from 'lit';
import type { Languages } from '../locales/languages.js';
import { nearestLanguage, watchLanguage } from './nearest-language.js';
import { addTerms, isLoaded, loadTerms, termsOf } from './translations.js';
import type { TermsLoader } from './translations.js';

/** Builds a text from the key of a term and its arguments. */
export interface Term<Terms> {
  <Key extends keyof Terms>(key: Key, ...args: FunctionParams<Terms[Key]>): string;
  /** For the compiler alone: what needs the words of playing does not take those of a picture. */
  readonly terms?: Terms;
}

/** A language and its terms. */
interface Resolved {
  /** As the page writes it, in lower case: `de-at`. */
  readonly lang: string;
  readonly terms: object;
}

/**
 * The language of one element: its own `lang`, else that of the nearest ancestor (through shadow roots), else that of the browser, followed live.
 * A language that is not loaded yet is loaded; until then, and for unknown languages, it is English. Two languages are never mixed.
 */
export class Language<Terms extends Translation, PlayTerms extends object = object> extends LocalizeController<Terms> {
  readonly #languages: Languages<Terms, PlayTerms>;
  #stopWatching: (() => void) | undefined;
  /** Looked up once for all words of an update. */
  #resolved: Resolved | undefined;
  #fixed: string | undefined;
  /** Whether the terms that playing adds are needed too. */
  #isPlayed = false;

  constructor(host: ReactiveControllerHost & HTMLElement, languages: Languages<Terms, PlayTerms>) {
    super(host);
    this.#languages = languages;
    addTerms('en', languages.en);
  }

  override hostConnected(): void {
    super.hostConnected();
    this.#stopWatching = watchLanguage(this.host, this.#followPage);
    // The new place in the page may have another language.
    this.#followPage();
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    this.#stopWatching?.();
  }

  hostUpdate(): void {
    this.#resolved = undefined;
  }

  readonly #followPage = (): void => {
    this.#resolved = undefined;
    this.host.requestUpdate();
  };

  /** The language to use whatever the page says, of which all terms are loaded: on a server there is no page to ask. */
  set fixed(lang: string) {
    this.#fixed = lang;
    this.#resolved = undefined;
  }

  /** The language in use, in lower case: always one that is loaded. */
  override lang(): string {
    return this.#current.lang;
  }

  /** The code of the language that the page asks for, loaded or not: `de` for `de-AT`. */
  get asked(): string {
    return codeOf(this.#wanted);
  }

  /** A term in the language in use. It can be passed on. */
  readonly words: Term<Terms> = (key, ...args) => {
    const term: unknown = this.#current.terms[key as never] ?? termsOf('en')[key as never];
    return typeof term === 'function' ? (term as (...facts: readonly unknown[]) => string)(...args) : (term as string);
  };

  /**
   * Loads the part that lets a user play, and its terms with it: those of the page's language at the same time. Where the element is shown in that
   * language, it is not played in English meanwhile.
   */
  async withPlay<Part extends { readonly english: PlayTerms }>(load: () => Promise<Part>): Promise<Part> {
    const loading = load();
    void this.#load(this.#languages.play, this.#wanted);
    const part = await loading;
    await this.#load(this.#languages.play, this.lang());
    addTerms('en', part.english);
    this.#isPlayed = true;
    this.#resolved = undefined;
    return part;
  }

  /** Resolves once the language of the page is there, so that the element is not drawn in English first. */
  settled(): Promise<void> {
    return this.#load(this.#languages.others, this.#wanted);
  }

  /** Resolves also after a failed download: then the element is English until it succeeds. */
  async #load(loaders: Readonly<Record<string, TermsLoader>> | undefined, lang: string): Promise<void> {
    const code = codeOf(lang);
    const load = ownLoader(loaders, code);
    if (load) await loadTerms(code, load).catch(() => undefined);
  }

  get #current(): Resolved {
    return this.#resolved ?? this.#resolve();
  }

  /** What the page asks for. */
  get #wanted(): string {
    return (nearestLanguage(this.host) ?? globalThis.navigator?.language ?? 'en').toLowerCase();
  }

  #resolve(): Resolved {
    const lang = this.#fixed ?? this.#wanted;
    const code = codeOf(lang);
    const isKnown = code === 'en' || this.#fixed !== undefined || this.#has(code);
    // What stands in is not kept: `willUpdate` comes before `hostUpdate`, and the language may be there by then.
    if (!isKnown) return { lang: 'en', terms: termsOf('en') };
    // Dates and numbers are written by `Intl`, which throws at `en_US` and `en-us@posix`.
    return (this.#resolved = { lang: LANGUAGE_TAG.test(lang) ? lang : code, terms: termsOf(code) });
  }

  /** Whether a language is loaded; otherwise it is being loaded. After a failed download the next update tries again. */
  #has(code: string): boolean {
    const { others, play } = this.#languages;
    const loaders = (this.#isPlayed ? [others, play] : [others]).flatMap((each) => ownLoader(each, code) ?? []);
    for (const load of loaders) if (!isLoaded(load)) loadTerms(code, load).catch(() => undefined);
    return loaders.length > 0 && loaders.every(isLoaded);
  }
}

const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z\d]{1,8})*$/;

/** `de` for `de-AT`. */
const codeOf = (lang: string): string => lang.split(/[-_]/)[0] ?? '';

const ownLoader = (loaders: Readonly<Record<string, TermsLoader>> = {}, code: string): TermsLoader | undefined =>
  Object.hasOwn(loaders, code) ? loaders[code] : undefined;
