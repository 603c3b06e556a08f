import { aMoment } from '../pointers.js';
import type { TricuboPage } from './tricubo-page.js';

type Die = 'L' | 'M' | 'S';

/** A player who does everything by taps, never so fast that two of them in one place become one double tap. */
export class Tapper {
  readonly #page: TricuboPage;
  #last: readonly [element: Element, x: number, y: number] | undefined;

  constructor(page: TricuboPage) {
    this.#page = page;
  }

  async tap(element: Element | null | undefined): Promise<void> {
    if (!element) throw new Error(`nothing to tap after ${this.#page.moves.join('; ')}`);
    element.scrollIntoView({ block: 'nearest' });
    const [x, y] = this.#page.middle(element);
    const [before, oldX = NaN, oldY = NaN] = this.#last ?? [];
    if (element !== before && Math.hypot(x - oldX, y - oldY) < 60) await aMoment();
    this.#last = [element, x, y];
    await this.#page.tapOn(element);
  }

  /** Makes a move that is written like this, on the sheet that is shown; `roll` alone rolls, `roll 361` enters dice. */
  async make(text: string): Promise<void> {
    const page = this.#page;
    if (text === 'roll') return this.tap(page.button('Roll the dice'));
    if (text === '-') return this.tap(page.button('Take no die'));
    if (text.startsWith('roll')) return this.#enter(text.slice(5));
    if (text.startsWith('@')) return this.tap(page.rowTarget(Number(text[1])));
    const [, die, use = ''] = /^J?([LMS])(.*)$/.exec(text) as unknown as [string, Die, string];
    const shown = page.roll['LMS'.indexOf(die)] as number;
    if (page.chosenDie !== die) await this.tap(page.die(die));
    if (use === 'c') return this.tap(page.fieldTarget(die));
    if (use === 't') return this.tap(page.fieldTarget('t'));
    if (!use) return this.tap(page.rowTarget(shown));
    return this.#score(use.slice(1).split(',').map(Number));
  }

  async #enter(dice: string): Promise<void> {
    for (const value of dice) await this.tap(this.#page.find(`.keys [data-value="${value}"]`));
    await this.tap(this.#page.primary);
  }

  async #score(rows: readonly number[]): Promise<void> {
    const page = this.#page;
    const places = rows.map((row) => page.interimTarget(row));
    for (const place of places) await this.tap(place?.closest('label') ?? place);
    if (rows.length > 1) await this.tap(page.scoreButton);
  }
}
