import type { TemplateResult } from 'lit';
import { firstRoundOf, linesOf, totalOf } from '../../../../games/cubo/score.js';
import type { CuboState } from '../../../../games/cubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { resultTable } from '../../../../ui/result/result-table.js';

/** A table of each player's points by round, with the total. */
export function renderRounds(state: CuboState, names: readonly string[], words: Term<CuboTerms>): TemplateResult {
  const { rounds, seats, options } = state;
  const numbers = rounds.map((_, i) => String(firstRoundOf(state) + i));
  const results = seats.map(({ score }, seat) => {
    const earned = rounds.map((squares) => {
      const square = squares[seat];
      return square ? String(totalOf(linesOf(square, options))) : '–';
    });
    return { name: names[seat] ?? '', cells: [...earned, String(score)] };
  });
  return resultTable(words('cubo.rounds'), [words('tabletop.name'), ...numbers, words('cubo.total')], results);
}
