import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The text of an element's polite live region. What is said in one task is spoken as one text. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #text = '';
  #isNew = true;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get text(): string {
    return this.#text;
  }

  say(sentence: string): void {
    if (sentence === '') return;
    const before = this.#isNew ? '' : `${this.#text} `;
    // A region is read only when its text changes: said again, the sentence gets a space that nobody hears.
    this.#text = before + sentence === this.#text ? `${sentence}\u00a0` : before + sentence;
    this.#isNew = false;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    this.#isNew = true;
  }
}
