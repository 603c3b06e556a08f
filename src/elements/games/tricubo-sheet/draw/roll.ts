import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { DICE } from '../../../../games/tricubo/sheet.js';
import type { Value } from '../../../../games/tricubo/sheet.js';
import type { TricuboState } from '../../../../games/tricubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboPictureTerms } from '../../../../locales/tricubo/index.js';
import { tricuboDie } from './die.js';
import { tricuboDieStyles } from './die.styles.js';

/** The dice next to a diagram or a record. */
export function renderRoll(
  { roll, taken }: TricuboState,
  numerals: boolean,
  words: Term<TricuboPictureTerms>,
): TemplateResult {
  const [large, medium, small] = roll as readonly [Value, Value, Value];
  return html`<div class="roll" part="roll" role="img" aria-label=${words('tricubo.roll', large, medium, small)}>
    ${DICE.map(
      (die, i) =>
        html`<span class="rolled" ?data-taken=${die === taken}>${tricuboDie(die, roll?.[i], numerals)}</span>`,
    )}
  </div>`;
}

export const styles = css`
  ${tricuboDieStyles}

  .roll {
    direction: ltr;
    display: flex;
    align-items: end;
    gap: 12px;
    padding-inline: 4px;
  }

  .rolled[data-taken] {
    opacity: 0.45;
  }
`;
