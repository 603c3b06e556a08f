/** What of a review goes along when a game is shared: a sentence, and the curve. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import type { Review } from '../../../opponents/review/review.js';
import { figureOf } from './amounts.js';
import { curve } from './curve.js';
import { dataOf } from './curve-data.js';
import { geometry } from './curve-geometry.js';
import { summaryOf } from './summary.js';
import type { ReviewLanguage } from './summary.js';

/** Pixels; pictures are scaled. */
const SIZE = { width: 320, height: 128 } as const;
/** If there are more seats, the shared line is about the strong one alone. */
const MOST_SEATS = 2;

/** A sentence for each seat, as somebody reads it who was not there; without a full stop. */
export function sharedSentence(review: Review, strong: Seat, language: ReviewLanguage): string {
  const isAlone = review.seats.length === 1;
  const named = { ...language, who: isAlone ? () => '' : language.nameOf };
  const seats = review.seats.length > MOST_SEATS ? [strong] : review.seats.keys();
  return [...seats]
    .map((seat) => summaryOf(review, seat, named))
    .join(' ')
    .replace(/\.$/, '');
}

export function sharedCurve(review: Review, strong: Seat, { code }: ReviewLanguage): TemplateResult {
  const data = dataOf(review);
  const figure = (value: number) => figureOf(value, data.unit, code);
  return html`<div class="review">
    <svg class="shared-curve" viewBox="0 0 ${SIZE.width} ${SIZE.height}" aria-hidden="true">
      <rect class="curve-ground" width=${SIZE.width} height=${SIZE.height} rx="4"></rect>
      ${curve(data, geometry(data, SIZE), strong, figure)}
    </svg>
  </div>`;
}
