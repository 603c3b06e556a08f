import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import { cellName } from '../../../../games/cubo/square.js';
import type { CuboDie } from '../../../../games/cubo/square.js';
import type { CuboSeat, CuboState } from '../../../../games/cubo/state.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { sentence } from '../../../play/phrases.js';
import { previewOf } from './interaction.js';
import type { Interaction } from './interaction.js';
import { dieName } from '../words/names.js';

/** The die that would be given, and what the square would be worth without it; `undefined` if none is chosen. */
export function givenDie(
  interaction: Interaction,
  { square, taken }: CuboSeat,
  options: CuboState['options'],
): { die: CuboDie; worth: number } | undefined {
  if (interaction.name !== 'giving') return undefined;
  const worth = totalOf(linesOf(previewOf(interaction, square, taken) ?? square, options));
  return { die: square[interaction.cell] as CuboDie, worth };
}

/** The sentence for a step on the way to a move; empty for steps that are only shown. */
export function describeStep(
  { before, after }: { before: Interaction; after: Interaction },
  own: CuboSeat,
  { options }: CuboState,
  words: Term<CuboTerms>,
): string {
  const given = givenDie(after, own, options);
  if (given) return `${words('cubo.put', dieName(given.die, words), given.worth)}.`;
  if (after.name === 'idle') return words('cubo.letGo');
  if (after.name !== 'chosen' || before.name === 'chosen') return '';
  const die = own.square[after.from] as CuboDie;
  return sentence(words('cubo.picked', dieName(die, words), cellName(after.from)), words);
}
