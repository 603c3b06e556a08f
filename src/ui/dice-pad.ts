import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { die } from './die.js';

export interface DicePad {
  /** The accessible name of the whole. */
  readonly label: string;
  /** What has been entered so far. */
  readonly dice: readonly number[];
  /** How many dice there are to enter. */
  readonly count: number;
  readonly numerals: boolean;
  readonly addLabel: (value: number) => string;
  readonly removeLabel: (value: number) => string;
}

const VALUES = [1, 2, 3, 4, 5, 6] as const;

/** For dice thrown by hand: six to tap, one after another, and those that have been tapped, each to be taken back. */
export function dicePad(
  { label, dice, count, numerals, addLabel, removeLabel }: DicePad,
  add: (value: (typeof VALUES)[number]) => void,
  remove: (index: number) => void,
): TemplateResult {
  return html`<div class="dice-pad" role="group" aria-label=${label}>
    <div class="thrown">
      ${Array.from({ length: count }, (_, i) => dice[i]).map((value, i) =>
        value === undefined
          ? html`<span class="blank">${die(undefined)}</span>`
          : html`<button type="button" class="pick" aria-label=${removeLabel(value)} @click=${() => remove(i)}>
              ${die(value, numerals)}
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
            aria-disabled=${dice.length < count ? 'false' : 'true'}
            @click=${() => add(value)}
          >
            ${die(value, numerals)}
          </button>`,
      )}
    </div>
  </div>`;
}
