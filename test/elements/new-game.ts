import { closeByKey, dialogOf, openByTool } from './dialogs.js';
import type { GamePage } from './game-page.js';

/** Opens the dialog for a new game with a real click. */
export const openNewGame = (page: GamePage): Promise<HTMLDialogElement> => openByTool(page, 'New game');

/** Begins the game with the key, as the focus is on the button. */
export async function beginByKey(page: GamePage): Promise<void> {
  await page.press('Enter');
  await page.until(() => dialogOf(page) === null);
  await page.element.updateComplete;
}

/** A new game like the one that is shown, in two presses. */
export async function beginAnew(page: GamePage): Promise<void> {
  await openNewGame(page);
  await beginByKey(page);
}

/** Goes back to the game. */
export const keepPlaying = closeByKey;

/** The question or the name over a choice, without what can be chosen. */
const labelOf = (group: Element): string => group.querySelector('legend')?.textContent?.trim() ?? '';

/** The dialog in the words of those who use it. */
export class NewGameDialog {
  readonly #page: GamePage;

  constructor(page: GamePage) {
    this.#page = page;
  }

  static async open(page: GamePage): Promise<NewGameDialog> {
    await openNewGame(page);
    return new NewGameDialog(page);
  }

  get isOpen(): boolean {
    return dialogOf(this.#page) !== null;
  }

  /** What is said under the title while a game goes on. */
  get note(): string | undefined {
    return dialogOf(this.#page)?.querySelector('#new-game-note')?.textContent?.trim();
  }

  /** What can be chosen: questions with answers, players, and switches. */
  get choices(): string[] {
    const parts = this.#page.all('.choice > legend, .new-game-seat > legend, .switch');
    return parts.map((part) => part.textContent?.trim() ?? '');
  }

  /** Each player, as chosen: `Computer (medium)`, or the name of a person. */
  get players(): string[] {
    return this.#page.all('.new-game-seat').map((seat) => {
      const [chosen] = seat.querySelector('select')?.selectedOptions ?? [];
      return seat.querySelector('input')?.value || (chosen?.textContent?.trim() ?? '');
    });
  }

  /** The chosen answer to a question. */
  answer(question: string): string | undefined {
    return this.#group('.choice', question)?.querySelector('label:has(:checked)')?.textContent?.trim();
  }

  async choose(question: string, answer: string): Promise<void> {
    const labels = [...(this.#group('.choice', question)?.querySelectorAll('label') ?? [])];
    await this.#page.click(labels.find((label) => label.textContent?.trim() === answer) as Element);
  }

  async switch(label: string): Promise<void> {
    const labels = this.#page.all('.switch');
    await this.#page.click(labels.find((each) => each.textContent?.trim() === label) as Element);
  }

  /** @param player as it stands in the list: `Person`, `Computer (hard)` */
  async seat(side: string, player: string): Promise<void> {
    const select = this.#group('.new-game-seat', side)?.querySelector('select') as HTMLSelectElement;
    const option = [...select.options].find(({ textContent }) => textContent?.trim() === player);
    select.value = option?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await this.#page.element.updateComplete;
  }

  async name(side: string, name: string): Promise<void> {
    const field = this.#group('.new-game-seat', side)?.querySelector('input');
    field?.focus();
    field?.select();
    await this.#page.type(name);
  }

  async begin(): Promise<void> {
    this.#page.find('.new-game .primary')?.focus();
    await beginByKey(this.#page);
  }

  #group(kind: string, label: string): HTMLElement | undefined {
    return this.#page.all(kind).find((group) => labelOf(group) === label);
  }
}
