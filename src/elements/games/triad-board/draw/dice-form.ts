import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../../../../interaction/language.js';
import type { TriadTerms } from '../../../../locales/triad/index.js';

/** Fields to enter real dice: six digits for each side in any order; one field with `evenStart`. */
export function diceForm(evenStart: boolean, words: Term<TriadTerms>, play: (text: string) => boolean): TemplateResult {
  const field = (name: string, label: string) =>
    html`<label class="field">
      <span class="field-label">${label}</span>
      <input
        name=${name}
        inputmode="numeric"
        pattern="\\s*([1-3]\\s*){6}"
        placeholder="112233"
        required
        autocomplete="off"
      />
    </label>`;
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const sides = [...data.values()].map((value) => (typeof value === 'string' ? value.replace(/\s/g, '') : ''));
    play(`roll ${sides.join(' ')}`);
  };
  return html`<form class="dice-form" @submit=${onSubmit}>
    ${
      evenStart
        ? field('both', words('triad.bothSides'))
        : [
            field('white', words('triad.diceOf', words('triad.white'))),
            field('black', words('triad.diceOf', words('triad.black'))),
          ]
    }
    <button type="submit" class="button primary" part="button">${words('tabletop.takeDice')}</button>
  </form>`;
}
