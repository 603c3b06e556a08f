import type { Seat } from '../../../games/game.js';
import type { ReviewWords, SummaryFacts } from '../../../locales/review/terms.js';
import type { Review } from '../../../opponents/review/review.js';
import { VERDICTS } from '../../../opponents/review/review.js';
import { changeOf } from './amounts.js';
import { changeAt, concerned } from './curve-data.js';
import type { CurveData } from './curve-data.js';

/** The language in which a review is written. */
export interface ReviewLanguage {
  readonly code: string;
  readonly words: ReviewWords;
  readonly chance: SummaryFacts['chance'];
  readonly isLead: boolean;
  /** Whose a seat is, as {@link SummaryFacts.who} has it. */
  readonly who: (seat: Seat) => string | undefined;
  /** The name of a seat. */
  readonly nameOf: (seat: Seat) => string;
  /** What happened at a step, in a sentence. */
  readonly describeStep: (step: number) => string;
}

/** What dice and decisions did for a seat, in a sentence. */
export function summaryOf(review: Review, seat: Seat, { words, code, chance, who }: ReviewLanguage): string {
  const { unit, seats } = review;
  const { luck, play, others } = seats[seat]!;
  const change = (value: number) => changeOf(value, unit, code);
  return words.summary({
    who: who(seat),
    unit,
    chance,
    luck: change(luck),
    play: change(play),
    others: change(others),
    isDuel: seats.length === 2,
  });
}

/** How many decisions of each kind a seat has made, in words. */
export const countsOf = (review: Review, seat: Seat, words: ReviewWords) =>
  VERDICTS.flatMap((verdict) => {
    const count = review.seats[seat]!.verdicts[verdict];
    return count > 0 ? [{ verdict, text: words.counts[verdict](count) }] : [];
  });

/** A moment that decided: `Step 17: Ann rolls 6-6-6: +14 points for Ann`. */
export function momentText(data: CurveData, ply: number, language: ReviewLanguage): string {
  const { words, code, nameOf, describeStep } = language;
  const seat = concerned(data, ply);
  const { choice } = data.entries[ply] ?? {};
  const change = changeOf(choice ? -choice.loss : (changeAt(data, seat, ply) ?? 0), data.unit, code);
  const what = firstSentence(describeStep(ply + 1));
  return words.moment(ply + 1, what, change, data.seats > 1 ? nameOf(seat) : undefined);
}

/** A sentence that goes on after a colon: without what follows it, and its full stop. */
const firstSentence = (text: string): string => text.replace(/[.!?…]+(?:\s.*)?$/su, '');
