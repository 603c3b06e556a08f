import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** The number of announcements of one task that are spoken: nobody listens to more. */
const MOST = 5;

/** The text of a live region. Sentences of one task are spoken as one text. */
export class Announcer implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #text = '';
  #recent: readonly string[] = [];
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
    const recent = this.#isNew ? [] : this.#recent;
    this.#recent = [...recent, sentence].slice(-MOST);
    const text = this.#recent.join(' ');
    // A live region is read only if its text changes, so a repeated sentence gets a silent space.
    this.#text = text === this.#text ? `${text}\u00a0` : text;
    this.#isNew = false;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    this.#isNew = true;
  }
}
