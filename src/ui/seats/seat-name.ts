import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface SeatName {
  /** The name of the seat if nobody has named it: `White`. */
  readonly side: string;
  readonly name: string;
  /** The accessible name of the field. */
  readonly label: string;
}

/** The longest name that can be typed, in characters. */
export const TYPED_NAME_LIMIT = 40;

/** A player's name, which wraps as text and is edited in place, in a field over it. Escape restores the previous name. */
export function seatName({ side, name, label }: SeatName, rename: (name: string) => void): TemplateResult {
  const onKey = (event: KeyboardEvent) => {
    const field = event.currentTarget as HTMLInputElement;
    if (event.key !== 'Escape' || field.value === name) return;
    event.preventDefault(); // keeps a dialog of the page open that contains the board
    field.value = name;
  };
  return html`<span class="named"
    ><span class="name" part="name" aria-hidden="true">${name || side}</span
    ><input
      class="name"
      part="name"
      aria-label=${label}
      placeholder=${side}
      .value=${name}
      autocomplete="off"
      spellcheck="false"
      maxlength=${TYPED_NAME_LIMIT}
      @keydown=${onKey}
      @change=${(event: Event) => rename((event.currentTarget as HTMLInputElement).value)}
  /></span>`;
}
