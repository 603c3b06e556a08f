import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { totalOf } from '../../games/cubo/score.js';
import type { CuboLine } from '../../games/cubo/score.js';
import { areRolled } from '../../games/cubo/square.js';
import type { CuboDie, CuboSquare } from '../../games/cubo/square.js';
import type { CuboPosition, CuboSeat } from '../../games/cubo/state.js';
import type { Term } from '../../interaction/language.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import { dieName } from './names.js';
import { colouredDie } from './picture.js';

type Words = Term<CuboTerms>;

/** The head of a square: the player's name, stage and score, and the die that was taken. */
export function renderHead(
  name: unknown,
  { stage, square, score, taken }: CuboSeat,
  { phase }: Pick<CuboPosition, 'phase'>,
  numerals: boolean,
  words: Words,
): TemplateResult | typeof nothing {
  const isTold = stage === 'late' || (phase === 'build' && stage !== 'open' && areRolled(square));
  const facts = [isTold ? words(`cubo.stage.${stage}`) : [], score > 0 ? words('cubo.soFar', score) : []].flat();
  if (!name && !taken && facts.length === 0) return nothing;
  return html`${name}
    <span class="facts">${facts.join(' · ')}</span>
    ${
      taken &&
      html`<span class="taken" data-colour=${taken.colour}
        >${colouredDie(taken, numerals)}<span class="visually-hidden"
          >${words('cubo.holds', dieName(taken, words))}</span
        ></span
      >`
    }`;
}

/** The four dice in the middle, each in its place. */
export function renderMiddle(
  dice: readonly (CuboDie | null)[],
  marked: ReadonlySet<string> | undefined,
  numerals: boolean,
  words: Words,
): TemplateResult {
  return html`<div class="middle" part="middle" role="group" aria-label=${words('cubo.middle')}>
    ${dice.map(
      (each, i) =>
        html`<span
          role="img"
          aria-label=${each ? dieName(each, words) : words('cubo.empty')}
          data-colour=${each?.colour ?? nothing}
          ?data-marked=${marked?.has(`m${i + 1}`)}
          >${each && colouredDie(each, numerals)}</span
        >`,
    )}
  </div>`;
}

/** The points of the rows, to their right, and of the columns, below them; in the corner the total. */
export function renderEdges(
  lines: readonly CuboLine[],
  square: CuboSquare,
  marked: ReadonlySet<string> | undefined,
  words: Words,
): TemplateResult {
  return html`<ul class="edges">
      ${lines.map((line) => {
        const colours = line.cells.map((cell) => square[cell]?.colour);
        return html`<li
          data-line=${line.name}
          data-double=${line.isDouble ? (colours.find((colour) => colour !== 'w') ?? nothing) : nothing}
          ?data-none=${line.kind === null}
          ?data-marked=${marked?.has(line.name)}
        >
          <span role="img" aria-label=${words('cubo.line', line)}>${line.points}</span>
        </li>`;
      })}
    </ul>
    <p class="worth" part="worth" role="img" aria-label=${words('cubo.worth', totalOf(lines))}>${totalOf(lines)}</p>`;
}

/** The points of a square explained line by line. */
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

  .middle {
    display: flex;
    justify-content: center;
    gap: 8px;
    direction: ltr;
  }

  .middle > span {
    inline-size: 44px;
    block-size: 44px;
    border-radius: 20%;
  }

  .middle > :not([data-colour]) {
    border: 2px dotted;
    opacity: 0.4;
  }

  .name {
    min-inline-size: min(5rem, 40%);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .facts {
    margin-inline-start: auto;
    font-size: 0.875em;
  }

  .frame:not([data-mode='diagram']) .head {
    min-block-size: 44px;
  }

  .taken {
    flex: none;
    inline-size: 32px;
  }

  .edges {
    display: contents;
    list-style: none;
  }

  .edges li {
    grid-column: 4;
    place-self: center;
    min-inline-size: 2rem;
    padding: 2px 4px;
    /* A line that counts double is framed in its colour. */
    border: 2px solid var(--_colour, transparent);
    border-radius: var(--_radius);
    text-align: center;
    font-weight: 600;
    font-size: 1.125em;
  }

  .edges :nth-child(n + 4) {
    grid-area: 4 / auto;
  }

  .edges [data-none] {
    font-weight: 400;
    opacity: 0.75;
  }

  .worth {
    grid-area: 4 / 4;
    place-self: center;
    margin: 0;
    font-size: 1.375em;
    font-weight: 700;
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

  /* Several squares fit side by side on one page. */
  @media print {
    .squares:has(.seat + .seat) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      font-size: 0.8em;
    }
  }
`;
