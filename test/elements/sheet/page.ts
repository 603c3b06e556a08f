import { setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import type { Actor } from '../../../src/games/game.js';
import type { GameError } from '../../../src/games/game-error.js';
import { RecordPage } from '../record-page.js';

export type Attributes = Readonly<Record<string, string>>;

/** What every element with sheets offers to a page. */
export interface SheetElement extends LitElement {
  readonly match: {
    readonly entries: readonly { readonly actor: Actor; readonly text: string; readonly by: string }[];
    readonly ply: number;
    draw(): unknown;
    toRecord(): object;
  };
  readonly error: GameError | undefined;
  readonly state: { readonly entered: readonly number[] };
  readonly outcome: { readonly reason: string } | undefined;
  names?: string | null;
  position?: string | null;
  marks?: string | null;
  dice?: string | null;
  mode?: string | null;
  undoPastChance?: string | boolean | null;
  play(move: string): void;
  undo(seat?: number): boolean;
  restart(seed?: string): void;
}

export const humans = (count: number): string => Array<string>(count).fill('human').join(' ');

/** What is written, with single spaces and without the hyphens that may break a word. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim() ?? '';

/** A game in which everybody has a sheet, in the words that all such games share. */
export class SheetsPage<Element extends SheetElement = SheetElement> extends RecordPage<Element> {
  /** Waits for the toolbar, which a diagram does not have. */
  override async ready(): Promise<this> {
    await this.element.updateComplete;
    return this.element.getAttribute('mode') === 'diagram' ? this : super.ready();
  }

  /** Plays from a script: moves, and `roll` alone for dice from the seed. */
  async played(...moves: readonly string[]): Promise<this> {
    for (const move of moves) {
      if (move === 'roll') this.element.match.draw();
      else this.element.play(move);
    }
    await this.element.updateComplete;
    return this;
  }

  /** What has been played so far, dice included. */
  get moves(): string[] {
    const { match } = this.element;
    return match.entries.slice(0, match.ply).map(({ text }) => text);
  }

  /** The same with whoever has made it: `0 x146`. */
  get movesBySeat(): string[] {
    const { match } = this.element;
    return match.entries.slice(0, match.ply).map(({ actor, text }) => `${actor} ${text}`);
  }

  /** The dice that can be pressed. */
  get dice(): HTMLButtonElement[] {
    return this.all('button.hand-die') as HTMLButtonElement[];
  }

  /** The die that has the focus, by its place in the roll. */
  get focusedDie(): number {
    return this.dice.findIndex((die) => die === this.focused);
  }

  /** What the dice show, whether they can be pressed or not. */
  get roll(): number[] {
    return this.all('.hand .hand-die .die').map((die) => Number(die.getAttribute('data-value')));
  }

  /** What the status says first, without the muted line below it. */
  get situation(): string {
    return this.find('.status > .now')?.textContent?.trim() ?? '';
  }

  /** The main button: to roll, to confirm, to start over. */
  get primary(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.actions .primary, .result-card .primary');
  }

  /** Whether that would do something now. */
  get isReady(): boolean {
    return this.primary !== null && this.primary.getAttribute('aria-disabled') !== 'true';
  }

  async confirm(): Promise<void> {
    await this.click(this.primary as HTMLElement);
  }

  tool(id: string): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`[data-tool=${id}]`) as HTMLButtonElement;
  }

  canUse(id: string): boolean {
    return this.tool(id).getAttribute('aria-disabled') === 'false';
  }

  async undo(): Promise<void> {
    await this.click(this.tool('undo'));
  }

  async redo(): Promise<void> {
    await this.click(this.tool('redo'));
  }

  /** The possible moves in words, and which one is chosen. */
  get choices(): { text: string; isChosen: boolean }[] {
    return this.all('.entry').map((entry) => ({
      text: textOf(entry),
      isChosen: entry.querySelector('input')?.checked ?? false,
    }));
  }

  /** Which of them is chosen, by its place in the list. */
  get chosen(): number {
    return this.choices.findIndex(({ isChosen }) => isChosen);
  }

  async choose(index: number): Promise<void> {
    await this.showAllMoves();
    await this.click(this.all('.entry')[index] as HTMLElement);
  }

  /** Chooses a move in words and makes it. */
  async make(index = 0): Promise<void> {
    await this.choose(index);
    await this.confirm();
  }

  /** Types a move and sends it. */
  async submit(text: string): Promise<void> {
    await this.showTyping();
    const field = this.moveField;
    field.focus();
    field.select();
    await this.type(text);
    await this.press('Enter');
  }

  get moveField(): HTMLInputElement {
    return this.find<HTMLInputElement>('.move-field input') as HTMLInputElement;
  }

  /** What has been entered of thrown dice, place by place. */
  get thrown(): (number | undefined)[] {
    const places = [...(this.find('.thrown')?.children ?? [])];
    return places.map((place) => Number(place.querySelector('.die')?.getAttribute('data-value')) || undefined);
  }

  /** The key of the pad for a die that shows this. */
  padKey(value: number): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`.keys [data-value="${value}"]`) as HTMLButtonElement;
  }

  async addDice(...values: readonly number[]): Promise<void> {
    for (const value of values) await this.click(this.padKey(value));
  }

  /** Takes back the die that lies in a place of the pad. */
  async removeDie(place: number): Promise<void> {
    await this.click(this.find('.thrown')?.children[place] as HTMLElement);
  }

  seatButton(seat: number): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`.seat-button[data-seat="${seat}"]`) as HTMLButtonElement;
  }

  /** Looks at the sheet of a seat, by a press beside its name, which may be a field. */
  async show(seat: number): Promise<void> {
    await this.click(this.find(`.seat[data-seat="${seat}"] > :is(.seat-sign, .crown)`) as unknown as Element);
  }

  /** The buttons of the seats as they are read. */
  get seats(): string[] {
    return this.all('.seat-button').map(textOf);
  }

  /** What they say that each seat has to do, or has done. */
  get doings(): string[] {
    return this.all('.seat-doing').map(textOf);
  }

  /** Whose sheet is shown, among several. */
  get shownSeat(): number {
    const shown = this.all('.seat-button').find((button) => button.getAttribute('aria-pressed') === 'true');
    return Number(shown?.dataset['seat'] ?? -1);
  }

  /** The seats whose sheets are shown as those of winners, one sheet after another. */
  async winners(): Promise<number[]> {
    const winners: number[] = [];
    for (let seat = 0; seat < this.seats.length; seat++) {
      await this.show(seat);
      if (this.find('.sheet')?.hasAttribute('data-winner')) winners.push(seat);
    }
    return winners;
  }

  /** The rows of the table of results. */
  get result(): string[] {
    return this.all('.result tbody tr').map(textOf);
  }

  /** Everything that is a sheet of paper. */
  get papers(): HTMLElement[] {
    return this.all('.sheet');
  }

  /** What the sheets are called to those who do not see them. */
  get labels(): (string | null)[] {
    return this.papers.map((paper) => paper.getAttribute('aria-label'));
  }

  /** Whose names are printed on them. */
  get writtenNames(): string[] {
    return this.papers.map((paper) => textOf(paper.querySelector('.name')));
  }

  /** The sheets of a record as a reader steps through them: one tab stop. */
  get table(): HTMLElement {
    return this.find('.sheets') as HTMLElement;
  }

  async set(properties: Readonly<Record<string, unknown>>): Promise<void> {
    Object.assign(this.element, properties);
    await this.element.updateComplete;
  }
}

/** For a suite: the screen of a phone. */
export function onPhone(): void {
  before(() => setViewport({ width: 390, height: 844 }));
  after(() => setViewport({ width: 800, height: 600 }));
}
