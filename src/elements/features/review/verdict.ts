import type { Amount } from '../../../locales/review/terms.js';
import type { Choice } from '../../../opponents/review/review.js';
import { amountOf, changeOf, comparedOf, expectedOf } from './amounts.js';
import { changeAt, concerned } from './curve-data.js';
import type { CurveData } from './curve-data.js';
import type { ReviewLanguage } from './summary.js';

/** Whether there was something better than what was played, as far as the review knows. */
export const isWorse = ({ verdict, loss }: Choice, { unit }: CurveData, code: string): boolean =>
  verdict !== 'best' && amountOf(loss, unit, code).count > 0;

/** How good a decision was. A loss that rounds to nothing, or is smaller than its error, is about as good. */
export function judgedText(verdict: Choice['verdict'], loss: Amount, { words }: ReviewLanguage): string {
  const isNothing = loss.count === 0;
  if (verdict === 'best') return isNothing ? words.judged('best', loss) : words.aboutAsGood;
  return isNothing ? words.aboutAsGood : words.judged(verdict, loss);
}

/** What an entry did: how good the decision was, or what chance gave. Empty where there was nothing to choose. */
export function entryText(data: CurveData, ply: number, language: ReviewLanguage): string {
  const { unit } = data;
  const { words, code, chance, who } = language;
  const entry = data.entries[ply];
  if (entry?.choice) return judgedText(entry.choice.verdict, amountOf(entry.choice.loss, unit, code), language);
  if (entry?.actor !== 'chance') return '';
  const seat = concerned(data, ply);
  const change = changeAt(data, seat, ply);
  if (change === undefined) return '';
  const luck = changeOf(change, unit, code);
  return luck.sign === 0 ? '' : words.luck({ who: who(seat), chance, luck });
}

/** How likely whoever an entry was about wins after it; empty where the review knows no chances beside points. */
export function winningText(data: CurveData, ply: number, { words, code }: ReviewLanguage): string {
  const { chances } = data.entries[ply] ?? {};
  return chances ? words.expected(expectedOf(chances[concerned(data, ply)]!, 'chance', code)) : '';
}

/** What a move is worth in place of the one that was played; where both are as good, what it is worth. */
export function insteadText(value: number, played: number, { unit }: CurveData, language: ReviewLanguage): string {
  const { words, code, isLead } = language;
  const [one, other] = comparedOf(value, played, unit, code, isLead);
  const isAlike = one.shown === other.shown && one.isNegative === other.isNegative;
  return isAlike ? words.expected(one) : words.expectedInstead(one, other);
}
