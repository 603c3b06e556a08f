import type { Outcome } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { list } from './phrases.js';

/** Which of several players has won, with how many points. */
export function describeWinners(
  { winners, scores }: Outcome,
  names: readonly string[],
  words: Term<CommonTerms>,
): string {
  const best = Math.max(...scores);
  const winning = winners.map((seat) => names[seat] ?? '');
  if (winning.length === 1) return words('tabletop.winsWith', winning.join(), best);
  return words('tabletop.shareWith', list(winning, words, 'conjunction'), best);
}
