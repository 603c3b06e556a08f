import { warnOnce } from '../../../interaction/warn-once.js';
import { pageAtRest } from './page-at-rest.js';

type Attribute = 'for' | 'course';

/** What the author has to mend in the attributes of a lesson. */
export class AttributeMistakes {
  readonly #onChange: () => void;
  readonly #found = new Map<Attribute, string>();
  #missing: string | undefined;
  #waiting: AbortController | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get all(): readonly string[] {
    return [...this.#found.values()];
  }

  note(attribute: Attribute, mistake: string | undefined): void {
    if (mistake === this.#found.get(attribute)) return;
    if (mistake === undefined) this.#found.delete(attribute);
    else {
      this.#found.set(attribute, mistake);
      warnOnce(`<game-lesson>: ${mistake}`);
    }
    this.#onChange();
  }

  /** Notes that something is missing, once it does not come any more. */
  noteMissing(attribute: Attribute, mistake: string | undefined): void {
    if (mistake === this.#missing) return;
    this.#waiting?.abort();
    this.#missing = mistake;
    if (mistake === undefined) return this.note(attribute, undefined);
    this.#waiting = new AbortController();
    pageAtRest(this.#waiting.signal).then(
      () => this.note(attribute, mistake),
      () => undefined,
    );
  }
}
