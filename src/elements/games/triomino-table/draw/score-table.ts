import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import { linesIn } from '../../../../games/triomino/score.js';
import type { TriominoState } from '../../../../games/triomino/state.js';
import type { Term } from '../../../../interaction/language.js';
import { figure } from '../../../../locales/common/figures.js';
import type { ScoreColumn, TriominoTerms } from '../../../../locales/triomino/index.js';
import { seatSign } from '../../../../ui/seats/seat-sign.js';
import { describeLeft, pointsInRound } from '../words/describe.js';

type Words = Term<TriominoTerms>;

const COLUMNS: readonly ScoreColumn[] = [
  'tile',
  'lead',
  'bridge',
  'hexagon',
  'purchase',
  'pass',
  'out',
  'pips',
  'blocked',
];

/** One, two and three hexagons share a column. */
const columnOf = (code: string): string => code.replace(/^(double|triple)-/, '');

/** How the points of the latest round came about, and the points of all rounds. */
export function renderScores(state: TriominoState, names: readonly string[], words: Words): TemplateResult {
  const { last, options } = state;
  if (!last) return html``;
  return html`<div class="score-table">
    ${describeLeft(state, names, words).map((sentence) => html`<p>${sentence}</p>`)}
    ${options.scoring === 'none' ? nothing : [renderRound(state, last.round, names, words), renderMatch(state, names, words)]}
  </div>`;
}

function renderRound(state: TriominoState, round: number, names: readonly string[], words: Words): TemplateResult {
  const own = linesIn(state, round);
  const codes = COLUMNS.filter((code) => own.some((line) => columnOf(line.code) === code));
  const sumOf = (seat: Seat, code: ScoreColumn) =>
    own.reduce((sum, line) => sum + (line.seat === seat && columnOf(line.code) === code ? line.points : 0), 0);
  const rows = codes.map((code) => ({
    head: words(`triomino.column.${code}`),
    points: names.map((_, seat) => sumOf(seat, code)),
  }));
  const total = names.map((_, seat) => pointsInRound(state, seat, round));
  return renderPoints(words('triomino.scoreTable', round), rows, total, names, words);
}

function renderMatch(state: TriominoState, names: readonly string[], words: Words): TemplateResult | typeof nothing {
  const { last, scores, round, past } = state;
  const to = last?.round ?? 0;
  const first = Math.min(to, round - past.length);
  const rows = Array.from({ length: to - first + 1 }, (_, i) => ({
    head: words('triomino.roundNumber', first + i),
    points: names.map((_, seat) => pointsInRound(state, seat, first + i)),
  }));
  // Points of a round that has begun since do not count yet.
  const total = scores.map((score, seat) => score - (round > to ? pointsInRound(state, seat, round) : 0));
  const earlier = total.map((score, seat) => score - rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  if (earlier.some(Boolean)) rows.unshift({ head: words('triomino.column.earlier'), points: earlier });
  return rows.length > 1 ? renderPoints(words('triomino.rounds'), rows, total, names, words) : nothing;
}

interface Row {
  readonly head: string;
  /** One for each seat. */
  readonly points: readonly number[];
}

/** A table with a column for each player. */
function renderPoints(
  title: string,
  rows: readonly Row[],
  total: readonly number[],
  names: readonly string[],
  words: Words,
): TemplateResult {
  const renderRow = ({ head, points }: Row) =>
    html`<tr>
      <th scope="row">${head}</th>
      ${points.map((each) => html` <td>${figure(each)}</td>`)}
    </tr>`;
  return html`<p class="field-label">${title}</p>
    <table class="result" part="result" aria-label=${title}>
      <thead>
        <tr>
          <td></td>
          ${names.map((name, seat) => html`<th scope="col">${renderHead(name, seat, names.length)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(renderRow)}
      </tbody>
      <tfoot>
        ${renderRow({ head: words('triomino.total'), points: total })}
      </tfoot>
    </table>`;
}

/** More than two names do not fit side by side, so their signs stand for them. */
function renderHead(name: string, seat: Seat, count: number): unknown {
  if (count === 1) return name;
  return [seatSign(seat), count > 2 ? html`<span class="visually-hidden">${name}</span>` : name];
}
