import { keyed } from 'lit/directives/keyed.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { crossesIn, valueAt } from '../../games/tricubo/sheet.js';
import type { Row, TricuboMarks, Value } from '../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboState, TricuboUse } from '../../games/tricubo/state.js';
import { shownBy } from '../../games/tricubo/uses.js';
import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { TricuboTerms } from '../../locales/tricubo/index.js';
import { sentence } from '../sheet-words.js';
import { afterUse, describeChoice } from './describe.js';
import { isUse, rowsToScore, usesOfDie } from './interaction.js';
import type { Action, Choosing } from './interaction.js';
import type { Pencil } from './sheet.js';
import { fieldTarget, interimBox, interimTarget, rowTarget } from './targets.js';

/**
 * The pencil marks on a sheet while its player decides: every use of the chosen die, as a control in its place, or the use that was
 * chosen in words. Before the first roll of a solo game, it is the first cross of each row.
 */
export function pencilled(
  choice: Choosing,
  state: TricuboState,
  seat: Seat,
  words: Term<TricuboTerms>,
  act: (action: Action) => void,
  onKey: (event: KeyboardEvent) => void,
): Pencil {
  const made = state.sheets[seat] as TricuboMarks;
  const { move, rows } = choice;
  const uses = usesOfDie(choice);
  const marks = move && isUse(move) ? afterUse(state, seat, move) : made;
  const possible = move && isUse(move) ? [move] : uses;
  const target = (found: TricuboMove, action: Action) => ({
    label: sentence(describeChoice(found, state, seat, words), words),
    press: () => act(action),
    onKey,
  });
  // Keyed, so that a double click on one sheet does not reach the next player's.
  const own = (place: unknown) => keyed(seat, place);
  const rowOf = (use: TricuboUse) => (use.kind === 'row' ? shownBy(state.roll as readonly Value[], use.die) : 0);
  const crosses = made.crosses.map((count, i) => {
    const row = (i + 1) as Row;
    const use = possible.find((each) => rowOf(each) === row);
    if (use) return crossesIn(afterUse(state, seat, use), row);
    const isStart = choice.moves.some(({ kind }) => kind === 'start');
    return isStart && (!move || (move.kind === 'start' && move.row === row)) ? count + 1 : count;
  });
  return {
    marks,
    crosses,
    row(row) {
      const found =
        uses.find((use) => rowOf(use) === row) ??
        choice.moves.find((each) => each.kind === 'start' && each.row === row);
      return found && own(rowTarget(row, target(found, { name: 'row', row })));
    },
    interim(row) {
      const points = valueAt(sheetOf(state.options), crossesIn(made, row));
      const found = uses.find((use) => use.kind === 'interim' && use.rows.includes(row));
      if (!found) return undefined;
      const label = words('tricubo.scoreRow', row, points);
      const press = () => act({ name: 'interim', row });
      return rowsToScore(choice) > 1
        ? interimBox(points, rows.includes(row), { label, press, onKey })
        : own(interimTarget(points, { label, press, onKey }));
    },
    field(field) {
      const found = uses.find((use) => use.kind === 'field' && use.field === field);
      return found && own(fieldTarget(field, target(found, { name: 'field', field })));
    },
  };
}
