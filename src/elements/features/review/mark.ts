import { html, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Verdict } from '../../../opponents/review/review.js';

/** The signs, each of a shape of its own: a star, a tick, a step down, a cross. Round the middle, about 10 units wide. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  best: 'M0-5.5 1.6-1.9 5.4-1.6 2.5.9 3.4 4.7 0 2.7-3.4 4.7-2.5.9-5.4-1.6-1.6-1.9Z',
  good: 'M-4.5.2-1.3 3.4 4.5-3.2',
  slip: 'M-4.5-2 0 3 4.5-2',
  blunder: 'M-3.6-3.6 3.6 3.6M3.6-3.6-3.6 3.6',
};

export const markSign = (verdict: Verdict): SVGTemplateResult => svg`<path d=${SIGNS[verdict]}></path>`;

/** The sign of a verdict beside words, or with the words for those who do not see it. */
export const mark = (verdict: Verdict, words = ''): TemplateResult =>
  html`<svg class="review-mark" data-verdict=${verdict} viewBox="-7 -7 14 14" aria-hidden="true">
      ${markSign(verdict)}</svg
    >${words ? html`<span class="visually-hidden">${words}</span>` : ''}`;
