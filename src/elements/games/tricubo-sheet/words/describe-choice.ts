/** What is said while a player decides. The sentences are in the locales. */
import type { Seat } from '../../../../games/game.js';
import { closedDie } from '../../../../games/tricubo/rules.js';
import { DICE } from '../../../../games/tricubo/sheet.js';
import type { Die, Value } from '../../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboState } from '../../../../games/tricubo/state.js';
import { shownBy } from '../../../../games/tricubo/uses.js';
import type { Term } from '../../../../interaction/language.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { list, sentence } from '../../../play/phrases.js';
import { describeChoice, describeClimb, rowList } from './describe.js';
import { isUse, rowsToScore, usesOfDie } from '../input/interaction.js';
import type { Choosing } from '../input/interaction.js';

type Words = Term<TricuboTerms>;

/** A possible move as a sentence. */
export function choiceSentence(move: TricuboMove, state: TricuboState, seat: Seat, words: Words): string {
  return sentence(`${describeChoice(move, state, seat, words)}.`, words);
}

/** The entered dice; empty if there are none. */
export function describeEntered(dice: readonly (Value | undefined)[], words: Words): string {
  const named = dice.flatMap((value, i) => (value ? words('tricubo.die', DICE[i] as Die, value) : []));
  return named.length > 0 ? sentence(`${named.join(', ')}.`, words) : '';
}

/** For users who do not see it: the chosen move, or what else the chosen die can do. Its first use is focused, and read there. */
export function describeChosen(choice: Choosing, state: TricuboState, seat: Seat, words: Words): string {
  const needed = rowsToScore(choice);
  if (choice.move && needed > 0) return choiceSentence(choice.move, state, seat, words);
  if (needed > 1) return words('tricubo.chooseRows', needed);
  return usesOfDie(choice)
    .slice(1)
    .map((use) => choiceSentence(use, state, seat, words))
    .join(' ');
}

/** What the player has to decide, or what the chosen move does. */
export function describeTask(choice: Choosing, state: TricuboState, seat: Seat, words: Words): string {
  const { move, moves, die } = choice;
  if (move?.kind === 'row' && !move.joker) return sentence(`${describeClimb(move, state, seat, words)}.`, words);
  if (move && move.kind !== 'pass') return choiceSentence(move, state, seat, words);
  if (die) {
    const needed = rowsToScore(choice);
    return needed > 1 ? words('tricubo.chooseRows', needed) : words('tricubo.chooseUse');
  }
  if (moves.some(({ kind }) => kind === 'start')) return words('tricubo.chooseStart');
  if (moves.some(({ kind }) => kind === 'pass'))
    return words(moves.length > 1 ? 'tricubo.orJoker' : 'tricubo.nothingToUse');
  if (state.sheets.length === 1) return words('tricubo.useAny');
  return describeDice(choice, state, seat, words);
}

/** Which dice can be used without the joker. */
function describeDice({ moves }: Choosing, { roll, active }: TricuboState, seat: Seat, words: Words): string {
  const open = DICE.filter((die) => moves.some((move) => isUse(move) && move.die === die && !move.joker));
  if (seat === active && open.length === DICE.length) return words('tricubo.takeDie');
  const sizes = open.map((die) => words('tricubo.size', die));
  if (seat !== active) return words('tricubo.useOf', list(sizes, words, 'disjunction'));
  const dice = open.map((die) => words('tricubo.die', die, shownBy(roll as readonly Value[], die)));
  return words('tricubo.takeOf', list(sizes, words, 'disjunction'), list(dice, words, 'disjunction'));
}

/** Which die is closed or will be, and what else can be done with the chosen one. */
export function describeAside(
  choice: Choosing,
  state: TricuboState,
  seat: Seat,
  names: readonly string[],
  words: Words,
): string {
  const closed = closedDie(state, seat);
  const name = state.sheets.length > 1 ? names[state.active] : undefined;
  const { move, moves, die } = choice;
  const isFirst = !move && !die && state.sheets.length > 1 && seat === state.active && state.roll !== null;
  const mustTake = isFirst && !moves.some(({ kind }) => kind === 'start' || kind === 'pass');
  const hasField = move?.kind === 'row' && usesOfDie(choice).some(({ kind }) => kind === 'field');
  if (mustTake) return words('tricubo.closesDie');
  if (hasField) return words('tricubo.orField');
  return closed && state.roll ? words('tricubo.refusal.closed', { die: closed, name }) : '';
}

/** The label of the button that makes the chosen move, or says what is missing. */
export function confirmLabel(choice: Choosing, state: TricuboState, words: Words): string {
  const { move, moves, rows } = choice;
  switch (move?.kind) {
    case 'pass':
      return sentence(words('tricubo.takeNone'), words);
    case 'row':
      return words('tricubo.crossRow', shownBy(state.roll as readonly Value[], move.die));
    case 'start':
      return words('tricubo.crossRow', move.row);
    case 'field':
      return words('tricubo.crossField');
    case 'interim':
      return words('tricubo.scoreRows', rowList(move.rows, words));
    case 'roll':
    case undefined: {
      const needed = rowsToScore(choice);
      if (needed > 1) return words('tricubo.moreRows', Math.max(1, needed - rows.length));
      const isRowMissing = choice.die !== undefined || moves.some(({ kind }) => kind === 'start');
      return words(isRowMissing ? 'tricubo.pickRow' : 'tricubo.pickDie');
    }
  }
}
