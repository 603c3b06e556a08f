import type { ReactiveControllerHost } from 'lit';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';

interface TextsHost extends ReactiveControllerHost {
  readonly commonWords: Term<CommonTerms>;
}

/** Texts in the language of an element. Each language is loaded when it is first shown; one that is missing is English. */
export class LazyTexts<Text> {
  readonly #host: TextsHost;
  readonly #loaders: Readonly<Record<string, () => Promise<Text>>>;
  readonly #known = new Map<string, Text>();
  #shown: Text | undefined;

  constructor(host: TextsHost, loaders: Readonly<Record<string, () => Promise<Text>>>) {
    this.#host = host;
    this.#loaders = loaders;
  }

  /** Loads the texts in the language of the element. */
  async load(): Promise<Text> {
    const code = this.#code;
    const text = this.#known.get(code) ?? (await (this.#loaders[code] ?? this.#loaders['en']!)());
    this.#known.set(code, text);
    this.#shown = text;
    return text;
  }

  /** The texts in the language of the element, which may have changed; the former ones until they are loaded. */
  get shown(): Text | undefined {
    const known = this.#known.get(this.#code);
    if (known) this.#shown = known;
    else {
      this.load().then(
        () => this.#host.requestUpdate(),
        () => undefined, // The next update tries again.
      );
    }
    return this.#shown;
  }

  get #code(): string {
    return this.#host.commonWords('$code');
  }
}
