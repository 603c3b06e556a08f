import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GamePage } from './game-page.js';

interface WithDice extends LitElement {
  numerals?: string | boolean | null;
}

type Attributes = Readonly<Record<string, string>>;

interface Dice<Page extends GamePage<WithDice>> {
  readonly game: string;
  /** What opens an element, by its mode. */
  readonly modes: Readonly<Record<string, (attributes: Attributes) => Promise<Page>>>;
  /** Dice that lie there. */
  readonly position: string;
  /** What they show. */
  readonly values: readonly number[];
}

/** What is drawn on the dice: numerals, or the number of pips. */
function faces(page: GamePage): string[] {
  return page.all(':is(.roll, .hand) .die').map((die) => {
    const pips = die.querySelector('path')?.getAttribute('d')?.split('M').filter(Boolean).length ?? 0;
    return `${die.querySelector('text')?.textContent}${pips > 0 ? ` ${pips} pips` : ''}`;
  });
}

/** What holds for the dice of every game with numerals on them or pips. */
export function testNumerals<Page extends GamePage<WithDice>>({ game, modes, position, values }: Dice<Page>): void {
  const numerals = values.map(String);
  const pips = values.map((value) => ` ${value} pips`);

  describe(`numerals instead of pips on the dice of ${game}`, () => {
    for (const [mode, open] of Object.entries(modes)) {
      it(`are there where they are asked for, in ${mode} mode`, async () => {
        const page = await open({ mode, position });
        await page.until(() => faces(page).length > 0);
        expect(faces(page)).to.deep.equal(pips);
        for (const [value, expected] of [
          ['', numerals],
          ['off', pips],
          [true, numerals],
          [false, pips],
          [null, pips],
        ] as const) {
          page.element.numerals = value;
          await page.element.updateComplete;
          expect(faces(page), String(value)).to.deep.equal(expected);
        }
      });
    }
  });
}
