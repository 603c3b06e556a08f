import { LocalizeController, registerTranslation } from '@shoelace-style/localize';
import type { FunctionParams, Translation } from '@shoelace-style/localize';
import type { ReactiveControllerHost } from 'lit';
import type { Languages } from '../locales/languages.js';
import { nearestLanguage, watchLanguage } from './nearest-language.js';

/** Builds a text from the key of a term and its arguments. */
export type Term<Terms> = <Key extends keyof Terms>(key: Key, ...args: FunctionParams<Terms[Key]>) => string;

const loads = new WeakSet<() => Promise<Translation>>();
const registered = new WeakSet<Translation>();

/**
 * The language of one element: its own `lang`, else that of the nearest ancestor (through shadow roots), else that of the browser, followed live.
 * A language that is not loaded yet is loaded; until then, and for unknown languages, it is English.
 */
export class Language<Terms extends Translation> extends LocalizeController<Terms> {
  readonly #languages: Languages<Terms>;
  readonly #probe: keyof Terms;
  #stopWatching: (() => void) | undefined;
  #resolved: string | undefined;
  /** The language to use whatever the page says: on a server there is no page to ask. */
  fixed: string | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, languages: Languages<Terms>) {
    super(host);
    this.#languages = languages;
    this.#probe = Object.keys(languages.en).at(-1) as keyof Terms;
    // Each registration asks all connected elements to update, so it happens once a game and not once an element.
    if (registered.has(languages.en)) return;
    registered.add(languages.en);
    registerTranslation(languages.en);
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

  /** The language in use, in lower case: always one that is loaded. */
  override lang(): string {
    return this.fixed ?? (this.#resolved ??= this.#resolve());
  }

  /** {@link term} as a function that can be passed on. */
  readonly words: Term<Terms> = (key, ...args) => this.term(key, ...args);

  #resolve(): string {
    const wanted = (nearestLanguage(this.host) ?? globalThis.navigator?.language ?? 'en').toLowerCase();
    if (this.#has(wanted)) return wanted;
    this.#load(wanted.split('-')[0] ?? '');
    return 'en';
  }

  #has(lang: string): boolean {
    return this.exists(this.#probe, { lang });
  }

  /** After a failed download the element stays in English, and the next update tries again. */
  #load(code: string): void {
    const load = Object.hasOwn(this.#languages.others, code) ? this.#languages.others[code] : undefined;
    if (!load || loads.has(load)) return;
    loads.add(load);
    load().then(registerTranslation, () => loads.delete(load));
  }
}
