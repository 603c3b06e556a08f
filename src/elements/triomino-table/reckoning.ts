import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import type { TriominoState } from '../../games/triomino/state.js';
import type { Term } from '../../interaction/language.js';
import { figure } from '../../locales/common/en-numbers.js';
import type { ReckonedCode, TriominoTerms } from '../../locales/triomino/index.js';
import { resultTable } from '../../ui/result-table.js';
import { describeLeft, pointsInRound } from './describe.js';

type Words = Term<TriominoTerms>;

const COLUMNS: readonly ReckonedCode[] = [
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

/** One, two and three hexagons are counted together. */
const columnOf = (code: string): string => code.replace(/^(double|triple)-/, '');

/** How the points of the latest round came about, and what everybody has earned round by round. */
export function renderReckoning(state: TriominoState, names: readonly string[], words: Words): TemplateResult {
  const { last, options } = state;
  if (!last) return html``;
  return html`<div class="reckoning">
    ${describeLeft(state, names, words).map((sentence) => html`<p>${sentence}</p>`)}
    ${options.scoring === 'none' ? nothing : [renderRound(state, last.round, names, words), renderMatch(state, names, words)]}
  </div>`;
}

function renderRound(state: TriominoState, round: number, names: readonly string[], words: Words): TemplateResult {
  const own = state.lines.filter((line) => line.round === round);
  const columns = COLUMNS.filter((code) => own.some((line) => columnOf(line.code) === code));
  const sumOf = (seat: Seat, code: ReckonedCode) =>
    own.reduce((sum, line) => sum + (line.seat === seat && columnOf(line.code) === code ? line.points : 0), 0);
  const heads = columns.map((code) => words(`triomino.column.${code}`));
  const results = names.map((name, seat) => ({
    name,
    cells: [...columns.map((code) => sumOf(seat, code)), pointsInRound(state, seat, round)].map(figure),
  }));
  const title = words('triomino.reckoning', round);
  return html`<p class="field-label">${title}</p>
    ${resultTable(title, [words('tabletop.name'), ...heads, words('triomino.total')], results)}`;
}

/** The last rounds; what was earned before them is in one column. */
const MOST = 6;

function renderMatch(state: TriominoState, names: readonly string[], words: Words): TemplateResult | typeof nothing {
  const { last, scores, lines } = state;
  const first = Math.min(...lines.map(({ round }) => round));
  const to = last?.round ?? 0;
  const from = Math.max(first, to - MOST + 1);
  const rounds = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const rows = names.map((name, seat) => {
    const earned = rounds.map((round) => pointsInRound(state, seat, round));
    const total = scores[seat] ?? 0;
    const running = pointsInRound(state, seat, state.round === to ? -1 : state.round);
    return {
      name,
      earned,
      total: total - running,
      before: total - running - earned.reduce((sum, each) => sum + each, 0),
    };
  });
  const hasEarlier = rows.some(({ before }) => before !== 0);
  if (rounds.length < 2 && !hasEarlier) return nothing;
  const heads = [...(hasEarlier ? [words('triomino.column.earlier')] : []), ...rounds.map(String)];
  const results = rows.map(({ name, earned, total, before }) => ({
    name,
    cells: [...(hasEarlier ? [before] : []), ...earned, total].map(figure),
  }));
  const title = words('triomino.rounds');
  return html`<p class="field-label">${title}</p>
    ${resultTable(title, [words('tabletop.name'), ...heads, words('triomino.total')], results)}`;
}
