import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameError } from '../games/game-error.js';
import type { Term } from '../interaction/language.js';
import type { PictureTerms } from '../locales/common/terms.js';

/** A sentence for the user in the language of the element, and the details for the author of the page in English. */
export function renderError({ code, message }: GameError, words: Term<PictureTerms>): TemplateResult {
  return html`<p class="error" part="error" role="alert">
    ${words(code === 'save-damaged' ? 'tabletop.saveDamaged' : 'tabletop.cannotShow')}
    <span class="error-detail" lang="en">${message}</span>
  </p>`;
}

export const styles = css`
  .error {
    margin: 0;
    border: 2px solid var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
    border-radius: var(--_radius);
    padding: 8px 12px;
    overflow-wrap: anywhere;
  }

  .error,
  .error-detail {
    unicode-bidi: plaintext;
  }

  .error-detail {
    display: block;
    font-size: 0.875em;
  }

  @container tabletop (inline-size >= max(640px, 40rem)) {
    .frame > .error {
      grid-column: 1 / -1;
    }

    .frame > .error ~ .panel {
      grid-row: 2 / span 3;
    }
  }
`;
