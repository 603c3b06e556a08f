import { nothing, svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

/** How the end of a game feels: somebody at this element has won, or lost; alone, a record; or neither. */
export type Mood = 'win' | 'loss' | 'record' | 'plain';

const LAUREL = 'M17 34C8 31 4 23 6 13M23 34c9-3 13-11 11-21';
const LEAVES =
  'M6 14q-4-1-4-5q4 1 4 5zM7 21q-5 0-6-4q5 0 6 4zM10 27q-5 1-7-3q5-1 7 3zM34 14q4-1 4-5q-4 1-4 5zM33 21q5 0 6-4q-5 0-6 4zM30 27q5 1 7-3q-5-1-7 3z';
const STAR = 'M20 5l4.6 9.6 10.4 1.4-7.6 7.3 1.9 10.5L20 28.7l-9.3 5.1 1.9-10.5L5 16l10.4-1.4z';
const CHECK = 'M13 19l5 5 9-11';

/** A sign for it: a laurel or a star. What it means is said in words. */
export function resultMark(mood: Mood): SVGTemplateResult | typeof nothing {
  if (mood !== 'win' && mood !== 'record') return nothing;
  return svg`<svg class="ending-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    ${
      mood === 'win'
        ? svg`<path class="drawn" pathLength="1" d=${LAUREL}></path><path class="filled" d=${LEAVES}></path>
            <path class="drawn" pathLength="1" d=${CHECK}></path>`
        : svg`<path class="filled" d=${STAR}></path><path class="drawn" pathLength="1" d=${STAR}></path>`
    }
  </svg>`;
}
