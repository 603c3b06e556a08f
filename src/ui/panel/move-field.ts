import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';

export interface MoveFieldWords {
  readonly label: string;
  /** An example in notation, shown while the field is empty. */
  readonly example: string;
  readonly submit: string;
  /** Why the typed move was refused. */
  readonly error?: string | undefined;
  /** The id of the element in the same tree that says so; without it, the field does. */
  readonly shownBy?: string | undefined;
}

/** A field for moves in the game's notation. `play` returns whether the move was made; only then the field is cleared. */
export function moveField(words: MoveFieldWords, play: (text: string) => boolean): TemplateResult {
  const { label, example, submit, error, shownBy } = words;
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
        aria-invalid=${error === undefined ? 'false' : 'true'}
        aria-describedby=${error === undefined ? nothing : (shownBy ?? 'move-error')}
      />
    </label>
    <button type="submit" class="button" part="button">${submit}</button>
    ${error === undefined || shownBy ? nothing : html`<p class="move-error" part="move-error" id="move-error">${error}</p>`}
  </form>`;
}
