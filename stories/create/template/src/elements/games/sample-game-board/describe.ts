/** What is said of a game: which facts, in which order. The sentences themselves are the locales'. */
import type { Refusal } from '../../../../../../../src/games/game.js';
import type { Term } from '../../../../../../../src/interaction/language.js';
import { HEAPS } from '../../../games/samplegame/state.js';
import type {
  SampleGameMove,
  SampleGameOutcome,
  SampleGameRefusal,
  SampleGameState,
} from '../../../games/samplegame/index.js';
import type { SampleGameTerms } from '../../../locales/samplegame/index.js';
import type { Interaction } from './interaction.js';

type Words = Term<SampleGameTerms>;

/** The sentence for a move, given the state it was made in. */
export function describeMove(move: SampleGameMove, before: SampleGameState, name: string, words: Words): string {
  //#if dice
  if (move.kind === 'roll') return words('samplegame.rolled', move.heaps.join(', '));
  //#end
  const left = (before.heaps[move.heap] ?? 0) - move.count;
  return words('samplegame.took', name, HEAPS[move.heap] ?? '', move.count, left);
}

/** What has been chosen, for users who do not see it. */
export function describeInteraction(interaction: Interaction, words: Words): string {
  if (interaction.name === 'idle') return words('samplegame.letGo');
  return words('samplegame.isChosen', HEAPS[interaction.heap] ?? '', interaction.count);
}

/** The accessible name of a counter, or of an empty place. */
export function describePlace(heap: number, count: number, interaction: Interaction, words: Words): string {
  const name = HEAPS[heap] ?? '';
  if (count <= 0) return words('samplegame.empty', name);
  const isChosen = interaction.name === 'chosen' && interaction.heap === heap && interaction.count === count;
  return [words('samplegame.take', name, count), ...(isChosen ? [words('samplegame.chosen')] : [])].join(', ');
}

/** Who won and why. */
export function describeOutcome(
  { winners, reason }: SampleGameOutcome,
  names: readonly string[],
  words: Words,
): string {
  return `${words('tabletop.wins', names[winners[0] ?? 0] ?? '')} ${words(`samplegame.reason.${reason}`)}`;
}

export function describeRefusal(refusal: Refusal, words: Words): string {
  return words(`samplegame.refusal.${(refusal as SampleGameRefusal).code}`);
}
