import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import { scoreLines, totalOf } from '../../../../games/tricubo/score.js';
import { crossesIn } from '../../../../games/tricubo/sheet.js';
import type { Row, TricuboMarks, TricuboSheet } from '../../../../games/tricubo/sheet.js';
import type { TricuboScoreCode, TricuboScoreLine, TricuboState } from '../../../../games/tricubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import { figure } from '../../../../locales/common/figures.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { resultTable } from '../../../../ui/result/result-table.js';

type Words = Term<TricuboTerms>;

/** The points of all seats, and how those of one seat are made up. */
export function renderResult(
  { options, sheets }: TricuboState,
  seat: Seat,
  names: readonly string[],
  words: Words,
): TemplateResult {
  const sheet = sheetOf(options);
  return html`${sheets.length > 1 ? tricuboResult(sheet, sheets, names, words) : nothing}
  ${buildUp(sheet, sheets[seat] as TricuboMarks, names[seat] ?? '', words)}`;
}

const CODES: readonly TricuboScoreCode[] = ['interim', 'final', 'fields', 'end'];

/** How each player's total is made up, the highest first. */
function tricuboResult(
  sheet: TricuboSheet,
  players: readonly TricuboMarks[],
  names: readonly string[],
  words: Words,
): TemplateResult {
  const results = players.map((marks, seat) => {
    const lines = scoreLines(sheet, marks);
    const sum = (code: TricuboScoreCode) =>
      lines.reduce((all, line) => (line.code === code ? all + line.points : all), 0);
    const total = totalOf(sheet, marks);
    return { name: names[seat] ?? '', total, cells: [...CODES.map(sum), total].map(figure) };
  });
  results.sort((a, b) => b.total - a.total);
  const heads = [
    words('tabletop.name'),
    words('tricubo.interim'),
    words('tricubo.final'),
    words('tricubo.fields'),
    words('tricubo.end'),
    words('tricubo.total'),
  ];
  return resultTable(words('tabletop.result'), heads, results);
}

/** The reason for one line of a score. */
function reason({ code, cells }: TricuboScoreLine, marks: TricuboMarks, words: Words): string {
  const row = cells[0] as Row;
  switch (code) {
    case 'interim':
      return words('tricubo.interimSum', row);
    case 'final':
      return words('tricubo.rowSum', row, crossesIn(marks, row));
    case 'fields':
      return words('tricubo.fieldSum', cells.length);
    case 'end':
      return words('tricubo.endSum');
  }
}

/** The order of the lines: a row's interim scoring comes before its final one. */
const place = ({ code, cells }: TricuboScoreLine): number =>
  code === 'interim' || code === 'final'
    ? Number(cells[0]) * 2 + (code === 'final' ? 1 : 0)
    : code === 'fields'
      ? 20
      : 21;

/** How a total is made up, row by row, with the running total. */
function buildUp(sheet: TricuboSheet, marks: TricuboMarks, name: string, words: Words): TemplateResult {
  let total = 0;
  const lines = scoreLines(sheet, marks).toSorted((a, b) => place(a) - place(b));
  return html`<ol class="build-up" part="sums" aria-label=${words('tricubo.sums', name)}>
    ${lines.map((line) => {
      total += line.points;
      return html`<li>
        <span>${reason(line, marks, words)}</span> <b>${line.points > 0 ? '+' : ''}${figure(line.points)}</b>
        <span class="running">${figure(total)}</span>
      </li>`;
    })}
  </ol>`;
}
