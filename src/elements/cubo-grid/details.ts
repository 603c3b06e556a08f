import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { totalOf } from '../../games/cubo/score.js';
import type { CuboLine } from '../../games/cubo/score.js';
import { areRolled } from '../../games/cubo/square.js';
import type { CuboPosition, CuboSeat } from '../../games/cubo/state.js';
import { teach } from '../../interaction/language.js';
import type { Term } from '../../interaction/language.js';
import { enDetails } from '../../locales/cubo/en-details.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import { dieName } from './names.js';
import { colouredDie } from './picture.js';

type Words = Term<CuboTerms>;

/** What stands over a square: the player, what the player is about and has earned by now, and the die that was taken. */
export function renderHead(
  name: unknown,
  { stage, square, score, taken }: CuboSeat,
  { phase }: Pick<CuboPosition, 'phase'>,
  numerals: boolean,
  words: Words,
): TemplateResult | typeof nothing {
  teach(enDetails);
  const isTold = stage === 'late' || (phase === 'build' && stage !== 'open' && areRolled(square));
  const facts = [isTold ? words(`cubo.stage.${stage}`) : [], score > 0 ? words('cubo.soFar', score) : []].flat();
  if (!name && !taken && facts.length === 0) return nothing;
  return html`<div class="head">
    ${name}
    <span class="facts">${facts.join(' · ')}</span>
    ${
      taken &&
      html`<span class="taken" data-colour=${taken.colour}
        >${colouredDie(taken, numerals)}<span class="visually-hidden"
          >${words('cubo.holds', dieName(taken, words))}</span
        ></span
      >`
    }
  </div>`;
}

/** What a square earns, line by line in words. */
export function renderExplanation(lines: readonly CuboLine[], words: Words): TemplateResult {
  return html`<div class="explained" part="explained">
    <ul>
      ${lines.map((line) => html`<li ?data-none=${line.kind === null}>${words('cubo.line', line)}</li>`)}
    </ul>
    <p>${words('cubo.worth', totalOf(lines))}</p>
  </div>`;
}

export const styles = css`
  .head {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .facts {
    margin-inline-start: auto;
    font-size: 0.875em;
  }

  .taken {
    flex: none;
    inline-size: 32px;
  }

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
