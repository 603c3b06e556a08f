import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { VALUES } from '../../games/kubi/sheet.js';
import { DICE } from '../../games/kubi/rules.js';
import type { Value } from '../../games/kubi/index.js';
import type { Term } from '../../interaction/language.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import { die } from '../../ui/die.js';
import type { Placing } from './interaction.js';
import { SLOTS, slotOf, sumAt } from './placing.js';
import type { Slot } from './placing.js';

type Words = Term<KubiTerms>;

/** The name of a place. That of the discarded die tells whether it makes a mark. */
export function placeName(slot: Slot | undefined, isFree: boolean, words: Words): string {
  if (slot === undefined) return words('kubi.unplaced');
  if (slot === 0) return words(isFree ? 'kubi.leftOut' : 'kubi.discard');
  return words(slot < 3 ? 'kubi.firstPair' : 'kubi.secondPair');
}

/** The places below the dice, with their names and the sums of the pairs. */
function places({ slots, table: { roll }, own }: Placing, over: Slot | undefined, words: Words): TemplateResult {
  const label = (slot: Slot, sum?: number) =>
    html`<span class="place-label" data-at=${slot}>
      ${sum === undefined ? placeName(slot, own.length === 0, words) : html`<b>${sum}</b>`}
    </span>`;
  return html`${SLOTS.map(
    (slot) => html`<span class="slot" data-slot=${slot} ?data-over=${slot === over} aria-hidden="true"></span>`,
  )}${label(0)}${label(1, sumAt(slots, roll, 0))}${label(3, sumAt(slots, roll, 1))}`;
}

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

/** The dice of a roll, above their places or in them. */
export function hand({ placing, dragged, over, current, isFresh, numerals }: Hand, words: Words): TemplateResult {
  const { slots, table, own } = placing;
  return html`${places(placing, over, words)}
  ${table.roll.map((value, i) => {
    const slot = slotOf(slots, i);
    const name = `${words('kubi.die', value)}, ${placeName(slot, own.length === 0, words)}`;
    return html`<button
      type="button"
      class="hand-die"
      aria-label=${name}
      aria-pressed=${slot === undefined ? 'false' : 'true'}
      tabindex=${i === current ? 0 : -1}
      data-die=${i}
      data-slot=${slot ?? nothing}
      ?data-own=${slots[0] === undefined && own.includes(value)}
      ?data-dragged=${i === dragged}
      ?data-fresh=${isFresh}
    >
      ${die(value, numerals)}
    </button>`;
  })}`;
}

/** The dice while none can be placed: as they were rolled, or blank. */
export function restingHand(roll: readonly Value[] | null, numerals: boolean): TemplateResult {
  return html`${Array.from(
    { length: DICE },
    (_, i) => html`<span class="hand-die" data-die=${i}>${die(roll?.[i], numerals)}</span>`,
  )}`;
}

/** Six numbers, three of which have to be crossed. */
export function numberBoxes(
  numbers: readonly Value[],
  numerals: boolean,
  words: Words,
  toggle: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="numbers">
    <legend class="field-label">${words('kubi.numbers')}</legend>
    <div class="number-boxes">
      ${VALUES.map(
        (value) =>
          html`<label class="number-box">
            <input
              type="checkbox"
              class="visually-hidden"
              value=${value}
              aria-label=${value}
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
