import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { die } from './die.js';

const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** The values of a die. */
export type DieValue = (typeof VALUES)[number];

export interface DicePad {
  /** The accessible name of the pad. */
  readonly label: string;
  /** The dice entered so far, place by place; `undefined` for a place that is empty again. */
  readonly dice: readonly (DieValue | undefined)[];
  /** How many dice to enter. */
  readonly count: number;
  readonly numerals: boolean;
  readonly addLabel: (value: DieValue) => string;
  /** @param place counted from 0 */
  readonly removeLabel: (value: DieValue, place: number) => string;
  /** Draws the die of a place, if dice differ; without a value, a blank die. Default: all dice look alike. */
  readonly draw?: (value: DieValue | undefined, place: number) => TemplateResult;
}

/**
 * Entry of dice that were rolled by hand: six dice to tap, and the entered ones, each of which can be removed. Needs `dieStyles` and
 * `sheetPlayStyles`.
 */
export function dicePad(
  { label, dice, count, numerals, addLabel, removeLabel, draw = (value) => die(value, numerals) }: DicePad,
  add: (value: DieValue) => void,
  remove: (place: number) => void,
): TemplateResult {
  const places = Array.from({ length: count }, (_, place) => dice[place]);
  return html`<div class="dice-pad" role="group" aria-label=${label} aria-keyshortcuts="Backspace Escape">
    <div class="thrown">
      ${places.map((value, place) =>
        value === undefined
          ? html`<span class="blank">${draw(undefined, place)}</span>`
          : html`<button
              type="button"
              class="pick"
              aria-label=${removeLabel(value, place)}
              @click=${() => remove(place)}
            >
              ${draw(value, place)}
            </button>`,
      )}
    </div>
    <div class="keys">
      ${VALUES.map(
        (value) =>
          html`<button
            type="button"
            class="pick"
            data-value=${value}
            aria-label=${addLabel(value)}
            aria-keyshortcuts=${value}
            aria-disabled=${places.includes(undefined) ? 'false' : 'true'}
            @click=${() => add(value)}
          >
            ${die(value, numerals)}
          </button>`,
      )}
    </div>
  </div>`;
}
