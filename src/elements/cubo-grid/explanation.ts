import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { totalOf } from '../../games/cubo/score.js';
import type { CuboLine } from '../../games/cubo/score.js';
import type { Term } from '../../interaction/language.js';
import type { CuboTerms } from '../../locales/cubo/index.js';

/** What a square earns, line by line in words. */
export function explanation(lines: readonly CuboLine[], words: Term<CuboTerms>): TemplateResult {
  return html`<div class="explained" part="explained">
    <ul>
      ${lines.map((line) => html`<li ?data-none=${line.kind === null}>${words('cubo.line', line)}</li>`)}
    </ul>
    <p>${words('cubo.worth', totalOf(lines))}</p>
  </div>`;
}

export const styles = css`
  .explained {
    font-size: 0.9375em;
  }

  .explained :is(ul, p) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .explained [data-none] {
    opacity: 0.75;
  }

  .explained p {
    font-weight: 700;
  }
`;
