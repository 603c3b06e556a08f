/** What is said while a player decides. The sentences are in the locales. */
import type { Seat } from '../../games/game.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { closedDie } from '../../games/tricubo/rules.js';
import { totalOf } from '../../games/tricubo/score.js';
import { DICE } from '../../games/tricubo/sheet.js';
import type { Die, TricuboMarks } from '../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboState } from '../../games/tricubo/state.js';
import type { Term } from '../../interaction/language.js';
import type { TricuboTerms } from '../../locales/tricubo/index.js';
import type { DiceEntry } from '../dice-entry.js';
import { sentence } from '../sheet-words.js';
import { afterUse, describeChoice, rowList } from './describe.js';
import { rowsToScore, usesOfDie } from './interaction.js';
import type { Choosing } from './interaction.js';

type Words = Term<TricuboTerms>;

/** A possible move as a sentence. */
export function choiceSentence(move: TricuboMove, state: TricuboState, seat: Seat, words: Words): string {
  return sentence(`${describeChoice(move, state, seat, words)}.`, words);
}

/** The entered dice; empty if there are none. */
export function describeEntered({ dice }: DiceEntry, words: Words): string {
  const named = dice.flatMap((value, i) => (value ? words('tricubo.die', DICE[i] as Die, value) : []));
  return named.length > 0 ? sentence(`${named.join(', ')}.`, words) : '';
}

/** For users who do not see it: the chosen move, or what the chosen die can do. */
export function describeChosen(choice: Choosing, state: TricuboState, seat: Seat, words: Words): string {
  if (choice.move) return choiceSentence(choice.move, state, seat, words);
  const needed = rowsToScore(choice);
  if (needed > 1) return words('tricubo.chooseRows', needed);
  return usesOfDie(choice)
    .map((use) => choiceSentence(use, state, seat, words))
    .join(' ');
}

/** What the player has to decide. */
export function describeTask(choice: Choosing, state: TricuboState, seat: Seat, words: Words): string {
  const { move, moves, die } = choice;
  if (move && move.kind !== 'pass') return choiceSentence(move, state, seat, words);
  if (die) {
    const needed = rowsToScore(choice);
    return needed > 1 ? words('tricubo.chooseRows', needed) : words('tricubo.chooseUse');
  }
  if (moves.some(({ kind }) => kind === 'start')) return words('tricubo.chooseStart');
  if (moves.some(({ kind }) => kind === 'pass'))
    return [words('tricubo.nothingToUse'), ...(moves.length > 1 ? [words('tricubo.mayUseJoker')] : [])].join(' ');
  const closed = closedDie(state, seat);
  if (state.sheets.length === 1 && closed) return words('tricubo.useOpenDie', closed);
  return words(seat === state.active ? 'tricubo.takeDie' : 'tricubo.useDie');
}

/** The label of the button that makes a move. */
export function confirmLabel(move: TricuboMove | undefined, state: TricuboState, seat: Seat, words: Words): string {
  if (move?.kind === 'pass') return sentence(words('tricubo.takeNone'), words);
  if (move?.kind !== 'interim') return words('tricubo.confirm');
  const sheet = sheetOf(state.options);
  const gained = totalOf(sheet, afterUse(state, seat, move)) - totalOf(sheet, state.sheets[seat] as TricuboMarks);
  return words('tricubo.scoreRows', rowList(move.rows, words), words('tabletop.signed', gained));
}
