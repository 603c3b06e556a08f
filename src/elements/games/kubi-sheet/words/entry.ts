/** What is said of the entry that a player is about to make. */
import { sumsOf } from '../../../../games/kubi/rules.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';
import type { KubiSheet } from '../../../../games/kubi/index.js';
import type { Term } from '../../../../interaction/language.js';
import type { KubiTerms } from '../../../../locales/kubi/index.js';
import { enteredDice } from '../../../features/dice-entry/dice-entry.js';
import { diceText } from '../../../sheet/sheet-words.js';
import { list, sentence } from '../../../play/phrases.js';
import { placeName } from '../draw/hand.js';
import { chosenIn, placingIn } from '../input/interaction.js';
import type { Action, Interaction } from '../input/interaction.js';
import { nextPlace, slotOf } from '../input/placing.js';
import { describeEarnings, describeEffects, describeEntry } from './describe.js';

type Words = Term<KubiTerms>;

/** For users who do not see it: where the die is now, or what the whole entry means. */
export function describeStep(
  action: Action,
  interaction: Interaction,
  sheet: KubiSheet | undefined,
  words: Words,
): string {
  if (action.name === 'hover' || action.name === 'drag') return '';
  if (interaction.name === 'crossing')
    return words('kubi.chosenNumbers', list(interaction.numbers, words, 'conjunction'));
  if (interaction.name === 'entering-dice') return `${words('kubi.roll', diceText(enteredDice(interaction)))}.`;
  if (interaction.name !== 'placing') return '';
  const chosen = chosenIn(interaction);
  if (chosen) return action.name === 'choose' ? '' : `${entryText(chosen, sheet, words)}.`;
  const die = action.name === 'press' || action.name === 'place' ? action.die : undefined;
  const value = interaction.table.roll[die ?? -1];
  if (die === undefined || value === undefined) return '';
  const place = placeName(slotOf(interaction.slots, die), interaction.own.length === 0, words);
  return sentence(words('kubi.placed', words('kubi.die', value), place), words);
}

export const entryText = (entry: KubiEntry, sheet: KubiSheet | undefined, words: Words): string =>
  sheet ? sentence(describeEntry(entry, sheet, words), words) : '';

/** What the user can decide on a sheet, or what the dice would earn. */
export function describeTask(interaction: Interaction, sheet: KubiSheet | undefined, words: Words): string {
  if (interaction.name === 'crossing') return words('kubi.crossNumbers');
  const dice = placingIn(interaction);
  if (!dice) return '';
  const chosen = chosenIn(interaction);
  if (chosen && sheet) return describeEarnings(chosen, sheet, words);
  if (nextPlace(dice.slots) !== 'out') return words('kubi.pairOthers');
  return dice.own.length > 0 ? words('kubi.takeOwn', list(dice.own, words, 'disjunction')) : words('kubi.takeAny');
}

/** How to decide, or what the decision means. */
export function describeHint(interaction: Interaction, sheet: KubiSheet | undefined, words: Words): string {
  if (interaction.name === 'crossing') return words('kubi.crossHint');
  const chosen = chosenIn(interaction);
  if (chosen && sheet) return describeEffects(chosen, sheet, words);
  const dice = placingIn(interaction);
  if (!dice) return '';
  return words(nextPlace(dice.slots) === 'out' ? 'kubi.rollHint' : 'kubi.pairHint');
}

/** The text of the button that makes the entry. */
export function enterLabel(entry: KubiEntry | undefined, words: Words): string {
  const [second, first] = entry ? sumsOf(entry) : [];
  if (first === undefined || second === undefined) return words('kubi.enter');
  return words('kubi.enterSums', Math.min(first, second), Math.max(first, second));
}
