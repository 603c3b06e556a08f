import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { KubiMove, Value } from '../../../../games/kubi/index.js';
import type { Term } from '../../../../interaction/language.js';
import type { KubiPictureTerms } from '../../../../locales/kubi/index.js';
import { die } from '../../../../ui/dice/die.js';
import { dieStyles } from '../../../../ui/dice/die.styles.js';

/** The dice next to a diagram or a record: as the latest entry divided them, or as they were rolled. */
export function renderRoll(
  roll: readonly Value[] | null,
  latest: KubiMove | undefined,
  numerals: boolean,
  words: Term<KubiPictureTerms>,
): TemplateResult | typeof nothing {
  const isEntry = latest?.kind === 'enter';
  const groups = isEntry ? [[latest.discard], ...latest.pairs] : roll ? [roll] : [];
  if (groups.length === 0) return nothing;
  const label = isEntry ? words(latest.free ? 'kubi.leftOut' : 'kubi.discard') : '';
  return html`<div class="roll" part="roll">
    ${label && html`<span class="roll-label">${label}</span>`}
    ${groups.map(
      (dice) =>
        html`<span class="group" role="img" aria-label=${words('kubi.roll', dice.join(' '))}
          >${dice.map((value) => die(value, numerals))}</span
        >`,
    )}
  </div>`;
}

export const styles = css`
  ${dieStyles}

  .roll {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    padding-inline: 4px;
  }

  .roll-label {
    font-size: 0.875em;
    color: var(--tabletop-muted, inherit);
    margin-inline-end: -10px;
  }

  .group {
    direction: ltr;
    display: flex;
    gap: 6px;
  }

  .roll .die {
    inline-size: 32px;
  }
`;
