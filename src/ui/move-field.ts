import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface MoveFieldWords {
  readonly label: string;
  /** An example in notation, shown while the field is empty. */
  readonly example: string;
  readonly submit: string;
}

/** A field for moves in the game's notation. `play` returns whether the move was made; only then the field is cleared. */
export function moveField({ label, example, submit }: MoveFieldWords, play: (text: string) => boolean): TemplateResult {
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    if (field.value.trim() !== '' && play(field.value)) field.value = '';
    else field.select();
  };
  return html`<form class="move-field" part="move-field" @submit=${onSubmit}>
    <label>
      <span class="field-label">${label}</span>
      <input
        name="move"
        placeholder=${example}
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="go"
        maxlength="80"
      />
    </label>
    <button type="submit" class="button" part="button">${submit}</button>
  </form>`;
}
