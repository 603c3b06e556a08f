import { tricubo } from '../../games/tricubo/index.js';
import type { Die, Row, TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { crossesIn, valueAt } from '../../games/tricubo/sheet.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { shownBy } from '../../games/tricubo/uses.js';
import { COMPARISON, comparing } from '../compare.js';
import { ownGoal } from '../lesson-game.js';
import type { LessonGame, MadeMove } from '../lesson-game.js';

type Made = MadeMove<TricuboState, TricuboMove>;

const DICE: Readonly<Record<string, Die>> = { large: 'L', medium: 'M', small: 'S' };

/** The row that a move crosses boxes of. */
function rowOf({ move, before }: Pick<Made, 'move' | 'before'>): Row | undefined {
  if (move.kind === 'start') return move.row;
  const shown = move.kind === 'row' && before.roll ? shownBy(before.roll, move.die) : undefined;
  return shown === 6 ? undefined : shown;
}

/** What a row is worth in a state. */
const rowWorth = (state: TricuboState, seat: number, row: number): number => {
  const marks = state.sheets[seat];
  return marks ? valueAt(sheetOf(state.options), crossesIn(marks, row)) : 0;
};

export const tricuboLessons: LessonGame<TricuboState, TricuboMove> = {
  game: tricubo,
  unit: 'points',
  goals: [
    ownGoal('use DIE', /^use (large|medium|small)$/, (die = '') => ({ move }) => {
      return 'die' in move && move.die === DICE[die];
    }),
    ownGoal('row ROW', /^row ([1-5])$/, (row) => (made) => rowOf(made) === Number(row)),
    ownGoal('row ROW>=N', new RegExp(`^row ([1-5])${COMPARISON}$`), (row, operator, number) => {
      const fits = comparing(operator, number);
      return ({ after, seat }) => fits(rowWorth(after, seat, Number(row)));
    }),
    ownGoal(
      'colour',
      /^colou?r$/,
      () =>
        ({ move }) =>
          move.kind === 'field',
    ),
    ownGoal(
      'all colours',
      /^all colou?rs$/,
      () =>
        ({ move }) =>
          move.kind === 'field' && move.field === 't',
    ),
    ownGoal('score ROW', /^score ([1-5])$/, (row) => ({ move }) => {
      return move.kind === 'interim' && move.rows.some((each) => each === Number(row));
    }),
    ownGoal(
      'joker',
      /^joker$/,
      () =>
        ({ move }) =>
          'joker' in move && move.joker,
    ),
    ownGoal(
      'none',
      /^none$/,
      () =>
        ({ move }) =>
          move.kind === 'pass',
    ),
  ],
  placesOf(move, before) {
    const row = rowOf({ move, before });
    if (row !== undefined) return [String(row)];
    if (move.kind === 'interim') return move.rows.map((each) => `${each}i`);
    return move.kind === 'field' ? [move.field] : [];
  },
};
