import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { VALUES } from '../../../../games/kubi/sheet.js';
import type { Value } from '../../../../games/kubi/index.js';
import type { Term } from '../../../../interaction/language.js';
import type { KubiTerms } from '../../../../locales/kubi/index.js';
import { die } from '../../../../ui/dice/die.js';
import type { Placing } from '../input/interaction.js';
import { SLOTS, slotOf, sumAt, valuesIn } from '../input/placing.js';
import type { Slot } from '../input/placing.js';
import { lead } from './threads.js';

type Words = Term<KubiTerms>;

/** The name of a place. That of the discarded die says whether it makes a mark. */
function placeName(slot: Slot, isFree: boolean, words: Words): string {
  if (slot === 0) return words(isFree ? 'kubi.leftOut' : 'kubi.discard');
  return words(slot < 3 ? 'kubi.firstPair' : 'kubi.secondPair');
}

const PAIR_SLOTS = { a: [1, 2], b: [3, 4] } as const;

/** The felt below the dice: where the die lies that is left out, and the pairs, each with a thread round it. */
function places({ slots, table: { roll }, own }: Placing, over: Slot | undefined, words: Words): TemplateResult {
  const pair = (name: 'a' | 'b') => {
    const which = PAIR_SLOTS[name];
    const sum = sumAt(slots, roll, name === 'a' ? 0 : 1);
    return html`<span class="place" data-place=${name}>
        <span class="place-label">${sumText(valuesIn(slots, roll, which), sum)}</span> </span
      >${lead(name)}`;
  };
  return html`<span class="place" data-place="out">
      <span class="place-label">${placeName(0, own.length === 0, words)}</span> </span
    >${pair('a')}${pair('b')}${SLOTS.map(
      (slot) =>
        html`<span
          class="slot"
          data-slot=${slot}
          data-at=${slot}
          ?data-over=${slot === over}
          aria-hidden="true"
        ></span>`,
    )}`;
}

/** `2 + 3 = 5`, of which only the sum stands out. */
const sumText = ([a, b]: readonly Value[], sum: number): TemplateResult =>
  html`<span class="addends">${a} + ${b} = </span><b>${sum}</b>`;

export interface Hand {
  readonly placing: Placing;
  /** The dragged die, and the place below it. */
  readonly dragged: number | undefined;
  readonly over: Slot | undefined;
  /** The die that is in the tab order. */
  readonly current: number;
  readonly isFresh: boolean;
  readonly numerals: boolean;
}

/** The dice of a roll in their places on the felt. */
export function hand({ placing, dragged, over, current, isFresh, numerals }: Hand, words: Words): TemplateResult {
  const { slots, table, own, lifted } = placing;
  return html`${places(placing, over, words)}
  ${table.roll.map((value, i) => {
    const slot = slotOf(slots, i);
    const isOwn = own.includes(value);
    const name = words(isOwn ? 'kubi.ownDie' : 'kubi.die', value);
    return html`<button
      type="button"
      class="hand-die"
      aria-label="${name}, ${placeName(slot, own.length === 0, words)}"
      aria-pressed=${lifted === i}
      aria-keyshortcuts="D 0 1 A 2 B Backspace Delete Escape"
      tabindex=${i === current ? 0 : -1}
      data-die=${i}
      data-at=${slot}
      ?data-own=${isOwn}
      ?data-dragged=${i === dragged}
    >
      ${die(value, numerals, isFresh)}
    </button>`;
  })}`;
}

/** The dice while none can be placed: as they were rolled, or blank. */
export function restingHand(
  roll: readonly Value[] | null,
  numbers: readonly Value[],
  numerals: boolean,
  isFresh: boolean,
): TemplateResult {
  return html`${SLOTS.map((i) => {
    const value = roll?.[i];
    return html`<span class="hand-die" data-die=${i} data-at=${i} ?data-own=${value && numbers.includes(value)}
      >${die(value, numerals, isFresh)}</span
    >`;
  })}`;
}

/** Six numbers, three of which have to be crossed. */
export function numberBoxes(
  numbers: readonly Value[],
  numerals: boolean,
  label: string,
  toggle: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="numbers">
    <legend class="visually-hidden">${label}</legend>
    <div class="number-boxes">
      ${VALUES.map(
        (value) =>
          html`<label class="number-box">
            <input
              type="checkbox"
              class="visually-hidden"
              value=${value}
              aria-label=${value}
              aria-keyshortcuts=${value}
              .checked=${numbers.includes(value)}
              @change=${(event: Event) => {
                // The browser has toggled the box. It shows what is chosen, also if that is refused.
                (event.currentTarget as HTMLInputElement).checked = numbers.includes(value);
                toggle(value);
              }}
            />
            ${die(value, numerals)}
          </label>`,
      )}
    </div>
  </fieldset>`;
}
