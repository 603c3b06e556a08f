/** What a page stores under a key of its own, since test files run side by side on one storage. */
export class Saved {
  readonly key = `game of the week, ${crypto.randomUUID()}`;
  /** The key in the storage. */
  readonly place: string;

  constructor(game = 'triad') {
    this.place = `tabletop-elements/${game}/${this.key}`;
  }

  get text(): string | null {
    return localStorage.getItem(this.place);
  }

  set text(text: string) {
    localStorage.setItem(this.place, text);
  }

  get moves(): string[] {
    const { record } = JSON.parse(this.text ?? '{"record":{"moves":[]}}') as { record: { moves: { move: string }[] } };
    return record.moves.map(({ move }) => move);
  }

  forget(): void {
    for (const key of Object.keys(localStorage)) if (key.includes(this.key)) localStorage.removeItem(key);
  }
}
