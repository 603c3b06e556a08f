import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

const icon = (path: string): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path}></path></svg>`;

/** Drawn for this library, in strokes of the text's colour. */
export const icons = {
  undo: icon('M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3'),
  redo: icon('m15 5 5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3'),
  newGame: icon('M12 5v14M5 12h14'),
  flip: icon('M8 20V4M4 8l4-4 4 4M16 4v16M20 16l-4 4-4-4'),
} as const;
