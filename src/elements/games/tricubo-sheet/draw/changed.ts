import type { TricuboMove, TricuboState } from '../../../../games/tricubo/state.js';
import { shownBy } from '../../../../games/tricubo/uses.js';

/** The places of a sheet that a move has changed: rows, `2`, interim boxes, `2i`, colour fields, `L M S t`, and the joker, `J`. */
export function changedBy(move: TricuboMove, { roll }: TricuboState): readonly unknown[] {
  switch (move.kind) {
    case 'start':
      return [move.row];
    case 'row':
      return roll ? [shownBy(roll, move.die), ...spent(move.joker)] : [];
    case 'field':
      return [move.field, ...spent(move.joker)];
    case 'interim':
      return [...move.rows.map((row) => `${row}i`), ...spent(move.joker)];
    case 'roll':
    case 'pass':
      return [];
  }
}

const spent = (joker: boolean): readonly string[] => (joker ? ['J'] : []);
