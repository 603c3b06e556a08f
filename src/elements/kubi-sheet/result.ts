import type { TemplateResult } from 'lit';
import { scoreLines, totalOf } from '../../games/kubi/score.js';
import type { KubiSheet } from '../../games/kubi/index.js';
import type { Term } from '../../interaction/language.js';
import { signed } from '../../locales/common/figures.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import { resultTable } from '../../ui/result-table.js';

const sum = (points: readonly number[]): number => points.reduce((all, more) => all + more, 0);

/** How the totals are made up, the highest first. */
export function kubiResult(
  sheets: readonly KubiSheet[],
  names: readonly string[],
  words: Term<KubiTerms>,
): TemplateResult {
  const results = sheets.map((sheet, seat) => {
    const points = scoreLines(sheet).map((line) => line.points);
    const gains = sum(points.filter((each) => each > 0));
    const losses = sum(points.filter((each) => each < 0));
    return { name: names[seat] ?? '', points: [gains, losses, totalOf(sheet)] as const };
  });
  results.sort((a, b) => b.points[2] - a.points[2]);
  const heads = [words('tabletop.name'), words('kubi.gains'), words('kubi.losses'), words('kubi.total')];
  const rows = results.map(({ name, points }) => ({ name, cells: points.map(signed) }));
  return resultTable(words('tabletop.result'), heads, rows);
}
