/** What was done, step by step, to be undone and redone. */
export class History<Value> {
  #past: readonly Value[] = [];
  #future: readonly Value[] = [];
  #present: Value;
  #topic: string | undefined;

  constructor(first: Value) {
    this.#present = first;
  }

  get present(): Value {
    return this.#present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** @param topic successive steps on the same topic, such as the letters of one text, are one step */
  add(next: Value, topic?: string): void {
    if (topic === undefined || topic !== this.#topic) this.#past = [...this.#past, this.#present];
    this.#present = next;
    this.#future = [];
    this.#topic = topic;
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#future = [this.#present, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#present = last;
    this.#topic = undefined;
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (next === undefined) return;
    this.#past = [...this.#past, this.#present];
    this.#future = rest;
    this.#present = next;
    this.#topic = undefined;
  }
}
