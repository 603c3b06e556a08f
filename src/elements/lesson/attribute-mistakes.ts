import { warnOnce } from '../../interaction/warn-once.js';

/** Milliseconds that pages take to insert one thing after the other. */
const PATIENCE = 500;

type Attribute = 'for' | 'course';

/** What the author has to mend in the attributes of a lesson. */
export class AttributeMistakes {
  readonly #onChange: () => void;
  readonly #found = new Map<Attribute, string>();
  #missing: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

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

  /** Notes that something is missing once it does not come: the parser may not have reached it yet, or a script is about to insert it. */
  noteMissing(attribute: Attribute, mistake: string | undefined): void {
    if (mistake === this.#missing) return;
    clearTimeout(this.#timer);
    this.#missing = mistake;
    if (mistake === undefined) this.note(attribute, undefined);
    else this.#wait(attribute, mistake);
  }

  #wait(attribute: Attribute, mistake: string): void {
    this.#timer = setTimeout(() => {
      if (document.readyState === 'loading') this.#wait(attribute, mistake);
      else this.note(attribute, mistake);
    }, PATIENCE);
  }
}
