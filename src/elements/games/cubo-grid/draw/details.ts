import { css, html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { totalOf } from '../../../../games/cubo/score.js';
import type { CuboLine } from '../../../../games/cubo/score.js';
import { areRolled } from '../../../../games/cubo/square.js';
import type { CuboDie, CuboSquare } from '../../../../games/cubo/square.js';
import type { CuboPosition, CuboSeat } from '../../../../games/cubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboPictureTerms } from '../../../../locales/cubo/index.js';
import { lineStyles } from './line.styles.js';
import { dieName } from '../words/names.js';
import { flat, inline } from '../../../../ui/flat-template.js';
import { seatStrip } from '../../../../ui/seats/seat-strip.js';
import type { StripSeat } from '../../../../ui/seats/seat-strip.js';
import { seatStripStyles } from '../../../../ui/seats/seat-strip.styles.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { lightOf, stillCube } from './picture.js';

type Words = Term<CuboPictureTerms>;

/** What stands over a square. */
interface Head {
  /** The name of the player; `undefined` for a solo player without one. */
  readonly name: unknown;
  readonly seat: CuboSeat;
  readonly position: Pick<CuboPosition, 'phase'>;
  /** Whether the points so far stand here. */
  readonly isScored: boolean;
  readonly numerals: boolean;
}

/** The name, stage and score of a player, and the die that was taken. */
export function renderHead(
  { name, seat: { stage, square, score, taken }, position: { phase }, isScored, numerals }: Head,
  words: Words,
): TemplateResult | typeof nothing {
  const isStageShown = stage === 'late' || (phase === 'build' && stage !== 'open' && areRolled(square));
  const points = isScored && score > 0 ? words('cubo.soFar', score) : [];
  const facts = [isStageShown ? words(`cubo.stage.${stage}`) : [], points].flat();
  if (!name && !taken && facts.length === 0) return nothing;
  return html`${name}
    <span class="facts">${facts.join(' · ')}</span>
    ${
      taken &&
      flat(
        html`<span class="taken" data-colour=${taken.colour}
          >${inline(stillCube(taken, numerals))}<span class="visually-hidden"
            >${words('cubo.holds', dieName(taken, words))}</span
          ></span
        >`,
      )
    }`;
}

/** The players of a record. */
export const renderStrip = (seats: readonly StripSeat[], words: Words): TemplateResult =>
  seatStrip(seats, words('cubo.players'));

/** The four dice in the middle, each in its place. */
export function renderMiddle(
  dice: readonly (CuboDie | null)[],
  marked: Drawing['places'] | undefined,
  numerals: boolean,
  words: Words,
): TemplateResult {
  return flat(
    html`<div class="middle" part="middle" role="group" aria-label=${words('cubo.middle')}>
      ${inline(
        ...dice.map(
          (each, i) =>
            html`<span
              role="img"
              aria-label=${each ? dieName(each, words) : words('cubo.empty')}
              data-colour=${each?.colour ?? nothing}
              data-marked=${marked?.get(`m${i + 1}`) ?? nothing}
              >${each ? flat(stillCube(each, numerals)) : nothing}</span
            >`,
        ),
      )}
    </div>`,
  );
}

/** What is at the edges of a square. */
interface Edges {
  readonly lines: readonly CuboLine[];
  readonly square: CuboSquare;
  readonly marked: Drawing['places'] | undefined;
  /** What the square was worth, if that is seen to change. */
  readonly was?: number | undefined;
}

/**
 * The lines with their points, at the right end of the rows and the lower end of the columns; in the corner the total. A line that scores is lit, and
 * its light runs under its dice to its points.
 */
export function renderEdges({ lines, square, marked, was }: Edges, words: Words): TemplateResult {
  const total = totalOf(lines);
  return flat(
    html`<ul class="edges">
        ${inline(
          ...lines.map(
            (line) =>
              html`<li
                data-line=${line.name}
                data-light=${lightOf(line, square) ?? nothing}
                data-marked=${marked?.get(line.name) ?? nothing}
              >
                <span role="img" aria-label=${words('cubo.line', line)}>${line.points}</span>
              </li>`,
          ),
        )}
      </ul>
      <div
        class="worth"
        part="worth"
        role="img"
        aria-label=${words('cubo.worth', total)}
        data-from=${was === undefined || was === total ? nothing : was}
        data-to=${total}
      >
        ${total}
      </div>`,
  );
}

/** The points of a square explained line by line. */
export function renderExplanation(lines: readonly CuboLine[], words: Words): TemplateResult {
  return flat(
    html`<div class="explained" part="explained">
      <ul>
        ${inline(...lines.map((line) => html`<li ?data-none=${line.kind === null}>${words('cubo.line', line)}</li>`))}
      </ul>
      <p>${words('cubo.worth', totalOf(lines))}</p>
    </div>`,
  );
}

export const styles = css`
  ${seatStripStyles}
  .head {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  .head .name {
    min-inline-size: min(5rem, 40%);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  .head .facts {
    margin-inline-start: auto;
    font-size: 0.8125em;
  }

  /* Beside others there is little room for a name. */
  .squares:not([data-count='1']) .head .name {
    flex: 1 1 2rem;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .taken {
    flex: none;
    inline-size: 26px;
  }

  .table > .middle {
    inline-size: min(100%, 15rem);
    min-block-size: 52px;
    display: flex;
    align-items: center;
    justify-content: space-around;
    direction: ltr;
    border-radius: 16px;
    background: var(--_groove);
    box-shadow: inset 0 2px 4px rgb(40 25 5 / 0.28);
  }

  .table > .middle > * {
    inline-size: 38px;
  }

  .table {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
  }

  .table .round {
    align-content: center;
    margin: 0;
  }

  ${lineStyles}

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
