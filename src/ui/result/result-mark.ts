import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

/** How the end of a game feels: somebody at this element has won, or lost; alone, a record; nobody has won; or neither. */
export type Mood = 'win' | 'loss' | 'record' | 'draw' | 'plain';

const CROWN = 'M10 15l5.2 4.4 4.8-8 4.8 8L30 15l-2 10.5H12zM12 27.4h16v2.4H12z';
const STAR = 'M20 11l2.7 6 6.5.7-4.900 4.4 1.4 6.4-5.7-3.300-5.7 3.300 1.4-6.4-4.900-4.4 6.5-.7z';

/** A crown, a star, two bars unequal or equal. What they mean is said in words. */
export const resultMark = (mood: Mood): SVGTemplateResult =>
  svg`<svg class="ending-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle cx="20" cy="20" r="18.5"></circle>${signOf(mood)}
  </svg>`;

function signOf(mood: Mood): SVGTemplateResult {
  switch (mood) {
    case 'win':
      return svg`<path class="filled" d=${CROWN}></path>`;
    case 'loss':
      return svg`<path class="filled" d="M11 22h7v7h-7z"></path><path d="M22 12h6v17h-6z"></path>`;
    case 'draw':
      return svg`<path class="filled" d="M11 13h7v16h-7z"></path><path d="M22 13h6v16h-6z"></path>`;
    case 'record':
    case 'plain':
      return svg`<path class=${mood === 'record' ? 'filled' : 'line'} d=${STAR}></path>`;
  }
}
