/** What is said of the entry that a player is about to make. */
import { sumsOf } from '../../../../games/kubi/rules.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';
import type { KubiSheet } from '../../../../games/kubi/index.js';
import type { Term } from '../../../../interaction/language.js';
import type { KubiTerms } from '../../../../locales/kubi/index.js';
import { list, sentence } from '../../../play/phrases.js';
import { chosenIn, placingIn } from '../input/interaction.js';
import type { Action, Interaction } from '../input/interaction.js';
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
  if (interaction.name !== 'placing') return '';
  const lifted = liftedIn(interaction);
  if (lifted !== undefined) return `${words('kubi.lifted', lifted)} ${words('kubi.liftedHint')}`;
  const chosen = chosenIn(interaction);
  return action.name === 'choose' || !chosen ? '' : `${entryText(chosen, sheet, words)}.`;
}

/** The value of the die that is to be swapped. */
function liftedIn(interaction: Interaction): number | undefined {
  const { lifted, table } = placingIn(interaction) ?? {};
  return lifted === undefined ? undefined : table?.roll[lifted];
}

export const entryText = (entry: KubiEntry, sheet: KubiSheet | undefined, words: Words): string =>
  sheet ? sentence(describeEntry(entry, sheet, words), words) : '';

/** What the user can decide on a sheet, or what the dice would earn as they lie. */
export function describeTask(interaction: Interaction, sheet: KubiSheet | undefined, words: Words): string {
  if (interaction.name === 'crossing') return words('kubi.crossNumbers', 3 - interaction.numbers.length);
  const lifted = liftedIn(interaction);
  if (lifted !== undefined) return words('kubi.lifted', lifted);
  const chosen = chosenIn(interaction);
  return chosen && sheet ? `${describeEarnings(chosen, sheet, words)} ${describeEffects(chosen, sheet, words)}` : '';
}

/** How to decide. */
export function describeHint(interaction: Interaction, words: Words): string {
  if (interaction.name === 'crossing') return words('kubi.crossHint');
  if (!placingIn(interaction)) return '';
  return words(liftedIn(interaction) === undefined ? 'kubi.swapHint' : 'kubi.liftedHint');
}

/** The text of the button that makes the entry. */
export function enterLabel(entry: KubiEntry | undefined, words: Words): string {
  if (!entry) return words('kubi.enter');
  const [second, first] = sumsOf(entry);
  return words('kubi.enterSums', Math.min(first, second), Math.max(first, second));
}
