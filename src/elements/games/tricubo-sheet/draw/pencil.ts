import { keyed } from 'lit/directives/keyed.js';
import { sheetOf } from '../../../../games/tricubo/options.js';
import { ROWS, crossesIn, valueAt } from '../../../../games/tricubo/sheet.js';
import type { Row, TricuboMarks, Value } from '../../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboState, TricuboUse } from '../../../../games/tricubo/state.js';
import { shownBy } from '../../../../games/tricubo/uses.js';
import type { Seat } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { sentence } from '../../../play/phrases.js';
import { afterUse, describeChoice, describeMiss } from '../words/describe.js';
import { isUse, rowsToScore, usesOfDie } from '../input/interaction.js';
import type { Action, Choosing } from '../input/interaction.js';
import type { Pencil } from './sheet.js';
import { fieldTarget, interimBox, interimTarget, missedRow, rowTarget } from '../input/targets.js';

/**
 * The pencil marks on a sheet while its player decides: every use of the chosen die, as a control in its place; the rows that other open dice reach; the
 * chosen use. Before the first roll of a solo game, it is the first cross of each row.
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
  const target = (found: TricuboMove, action: Action) => ({
    label: sentence(describeChoice(found, state, seat, words), words),
    press: () => act(action),
    onKey,
  });
  // Keyed, so that a double click on one sheet does not reach the next player's.
  const own = (place: unknown) => keyed(seat, place);
  const rowOf = (use: TricuboUse) => (use.kind === 'row' ? shownBy(state.roll as readonly Value[], use.die) : 0);
  const isScoring = rowsToScore(choice) > 0;
  /** The use that crosses a row: of the chosen die, else of another open one. While rows are chosen for scoring, there is none. */
  const crossing = (row: Row): TricuboUse | undefined => {
    const own = uses.find((use) => rowOf(use) === row);
    if (own || isScoring) return own;
    return choice.moves.filter(isUse).find((use) => rowOf(use) === row && !use.joker);
  };
  const starting = (row: Row) => choice.moves.find((each) => each.kind === 'start' && each.row === row);
  return {
    marks: move && isUse(move) ? afterUse(state, seat, move) : made,
    crosses: ROWS.map((row) => {
      const use = crossing(row);
      if (use) return crossesIn(afterUse(state, seat, use), row);
      const isStart = starting(row) && (!move || (move.kind === 'start' && move.row === row));
      return crossesIn(made, row) + (isStart ? 1 : 0);
    }),
    chosenRow:
      move?.kind === 'start'
        ? move.row
        : move?.kind === 'row'
          ? (shownBy(state.roll as readonly Value[], move.die) as Row)
          : undefined,
    dieOf: (row) => crossing(row)?.die,
    row(row, face) {
      const use = crossing(row);
      if (use && use.die !== choice.die) {
        return own(rowTarget(face, target(use, { name: 'press', die: use.die }), true));
      }
      const found = use ?? starting(row);
      if (found) return own(rowTarget(face, target(found, { name: 'row', row }), false));
      const isScored = uses.some((each) => each.kind === 'interim' && each.rows.includes(row));
      if (isScored || !choice.moves.some(isUse)) return undefined;
      const label = describeMiss(choice.die, row, state, seat, words);
      return own(missedRow(face, { label, press: () => act({ name: 'miss', row }), onKey }));
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
      return found && own(fieldTarget(target(found, { name: 'field', field })));
    },
  };
}
