import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** So many announcements of one task are spoken; a script that makes more is not listened to anyway. */
const MOST = 5;

/** The text of an element's polite live region. What is said in one task is spoken as one text. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #text = '';
  #told: readonly string[] = [];
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
    const told = this.#isNew ? [] : this.#told;
    this.#told = [...told, sentence].slice(-MOST);
    const text = this.#told.join(' ');
    // A region is read only when its text changes: said again, the sentence gets a space that nobody hears.
    this.#text = text === this.#text ? `${text}\u00a0` : text;
    this.#isNew = false;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    this.#isNew = true;
  }
}
