import type { Outcome, Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import { list } from './phrases.js';

/** Which of several players has won, with how many points; or how far ahead or behind the reader is. @param you the seat of the reader */
export function describeWinners(
  outcome: Outcome,
  names: readonly string[],
  words: Term<CommonTerms>,
  you: Seat | undefined,
): string {
  const { winners, scores } = outcome;
  const best = Math.max(...scores);
  const winning = winners.map((seat) => names[seat] ?? '');
  if (you !== undefined && (winners.length === 1 || !winners.includes(you))) return describeYours(outcome, words, you);
  if (you !== undefined) {
    const others = winners.flatMap((seat) => (seat === you ? [] : (names[seat] ?? '')));
    return words('tabletop.youShare', list([words('tabletop.you'), ...others], words, 'conjunction'), best);
  }
  if (winning.length === 1) return words('tabletop.winsWith', winning.join(), best);
  return words('tabletop.shareWith', list(winning, words, 'conjunction'), best);
}

/** @param you the seat of the reader, who has won alone or not at all */
function describeYours({ winners, scores }: Outcome, words: Term<CommonTerms>, you: Seat): string {
  const others = Math.max(...scores.filter((_, seat) => seat !== you));
  const by = Math.abs((scores[you] ?? 0) - others);
  return words(winners.includes(you) ? 'tabletop.youWin' : 'tabletop.youLose', by);
}
