import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';

export const icon = (path: string): SVGTemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path}></path></svg>`;

/** Icons of this library, in strokes of the text colour. */
export const icons = {
  undo: icon('M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3'),
  redo: icon('m15 5 5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3'),
  newGame: icon('M12 5v14M5 12h14'),
  first: icon('M6 5v14M19 5l-9 7 9 7'),
  back: icon('m15 5-8 7 8 7'),
  forward: icon('m9 5 8 7-8 7'),
  last: icon('M18 5v14M5 5l9 7-9 7'),
  lookBack: icon('M4 12a8 8 0 1 0 2.5-5.8M4 4v5h5M12 8v4l3 2'),
  curve: icon('M4 4v16h16M7.5 15l3.5-5 3.5 3L20 6'),
  book: icon(
    'M4 5.5A2.5 2.5 0 0 1 6.5 3H20v14H6.5A2.5 2.5 0 0 0 4 19.5zM4 19.5A2.5 2.5 0 0 0 6.5 22H20v-5M9 7.5h7M9 11.5h4',
  ),
  help: icon('M12 3a9 9 0 1 0 .01 0zM9.4 9.4a2.6 2.6 0 1 1 3.9 2.3c-.9.5-1.3 1-1.3 2.1M12 17v.1'),
  hint: icon('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2.9 2.1h5.2c0-.9.3-1.6.9-2.1A6 6 0 0 0 12 3z'),
  share: icon('M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2'),
  print: icon('M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z'),
  close: icon('m6 6 12 12M18 6 6 18'),
  sheet: icon('M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7'),
  play: icon('m7 4 12 8-12 8z'),
  pause: icon('M8 5v14M16 5v14'),
  sound: icon('M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'),
  notSaved: icon('M12 4 2.5 20h19zM12 10v4.5M12 17v.1'),
  invite: icon('M10 11a4 4 0 1 0 .01-8 4 4 0 0 0 0 8zM3 20c0-4 3-6 7-6 1.5 0 2.8.3 4 .8M18 14v6M15 17h6'),
  leave: icon('M14 4H5v16h9M10 12h11M17 8l4 4-4 4'),
  more: icon('M5 11a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM19 11a1 1 0 1 0 .01 0z'),
  unfold: icon('m6 9 6 6 6-6'),
  check: icon('m5 12 5 5L20 7'),
  type: icon('M4 6h16v12H4zM8 10h.1M12 10h.1M16 10h.1M8 14h8'),
  list: icon('M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1'),
  roll: icon('M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5'),
  settings: icon('M4 7h8M18 7h2M15 4a3 3 0 1 0 .01 0zM4 17h2M12 17h8M9 14a3 3 0 1 0 .01 0z'),
  flip: icon('M8 20V4M4 8l4-4 4 4M16 4v16M20 16l-4 4-4-4'),
} as const;
