import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../interaction/language.js';
import type { PictureTerms } from '../locales/common/terms.js';

/** Says over a game that its record is being loaded. */
export const renderLoading = (words: Term<PictureTerms>): TemplateResult =>
  html`<p class="loading"><span>${words('tabletop.loading')}</span></p>`;

export const styles = css`
  /* A record that comes quickly is not announced. */
  @keyframes tabletop-loading {
    from {
      opacity: 0;
    }
  }

  .loading {
    position: absolute;
    inset: 0;
    z-index: 5;
    display: grid;
    place-items: start center;
    margin: 0;
    padding-block-start: min(30%, 8rem);
    pointer-events: none;
    animation: tabletop-loading 200ms 400ms backwards;
  }

  .loading > span {
    border: 1px solid var(--tabletop-line, light-dark(#84776a, #8d8478));
    border-radius: var(--_radius);
    padding: 6px 14px;
    background: var(--tabletop-surface, light-dark(#fffdf9, #2b2722));
    color: var(--tabletop-text, light-dark(#221d18, #f3eee7));
    box-shadow: var(--_shadow);
  }

  /* Over the middle of the game: the column beside it is 18 or 20rem wide. */
  @container tabletop (inline-size >= max(880px, 55rem)) {
    .frame:not([data-bare], [data-mode='diagram']) ~ .loading {
      inset-inline-end: calc(19rem + 24px);
    }
  }
`;
