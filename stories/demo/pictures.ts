import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { GameId } from './games.js';

const square = (x: number, y: number, size: number, kind: string) =>
  svg`<rect class=${kind} x=${x} y=${y} width=${size} height=${size} rx=${size / 6} />`;
const dot = (x: number, y: number, kind = 'on', radius = 1.9) =>
  svg`<circle class=${kind} cx=${x} cy=${y} r=${radius} />`;
const line = (path: string) => svg`<path class="line" d=${path} />`;

/** Three wooden dice in a line. */
const triad = svg`
  <path class="thin" d="M3 22.7h58M3 41.3h58M22.7 3v58M41.3 3v58" />
  ${square(3.5, 42.5, 18, 'light')}${line('M12.5 47v9')}
  ${square(23, 23, 18, 'dark')}<path class="line on-dark" d="M29.5 27.5v9M34.5 27.5v9" />
  ${square(42.5, 3.5, 18, 'light')}${line('M47 8v9M51.5 8v9M56 8v9')}`;

/** Tallies next to sums. */
const kubi = svg`
  <path class="paper" d="M9 4h46v56H9z" />
  <path class="thin" d="M9 22h46M9 41h46M24 4v56" />
  ${dot(16.5, 13, 'ink', 2.4)}${dot(13.5, 28.5, 'ink', 2.4)}${dot(19.5, 34.5, 'ink', 2.4)}
  ${dot(13, 47, 'ink', 2.4)}${dot(16.5, 50.5, 'ink', 2.4)}${dot(20, 54, 'ink', 2.4)}
  ${line('M30 8v10M34 8v10')}
  ${line('M30 26v11M34 26v11M38 26v11M42 26v11M27.5 34.5l17-6')}
  ${line('M30 45v11M34 45v11M38 45v11')}`;

/** Three dice of three sizes. */
const tricubo = svg`
  ${square(3, 20, 30, 'large')}${dot(11, 28)}${dot(25, 42)}${dot(18, 35)}${dot(25, 28)}${dot(11, 42)}
  ${square(36, 29, 21, 'medium')}${dot(42, 35)}${dot(51, 44)}
  ${square(45, 11, 14, 'small')}${dot(52, 18)}`;

/** Nine dice as a square. */
const cubo = svg`${[0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => {
    const kind = row === 1 && column === 1 ? 'light' : (row + column) % 2 === 0 ? 'red' : 'blue';
    const [x, y] = [7 + column * 17.5, 7 + row * 17.5];
    return svg`${square(x, y, 15.5, kind)}${dot(x + 7.75, y + 7.75, kind === 'light' ? 'ink' : 'on')}`;
  }),
)}`;

/** Five tiles around a corner. */
const triomino = svg`
  ${[
    'M32 32 17.5 7h29z',
    'M32 32 46.5 7 61 32z',
    'M32 32h29L46.5 57z',
    'M32 32 46.5 57h-29z',
    'M32 32 17.5 57 3 32z',
  ].map((path) => svg`<path class="tile" d=${path} />`)}
  <path class="ghost" d="M30 30.5H5.5L17.5 10z" />
  ${dot(32, 32, 'ink', 3)}`;

const PICTURES: Readonly<Partial<Record<GameId, SVGTemplateResult>>> = { triad, kubi, tricubo, cubo, triomino };

/** A small drawing of a game in the colours of the skin. It has no name, because the name is written beside it. */
export const picture = (game: GameId): TemplateResult =>
  html`<svg class="picture" viewBox="0 0 64 64" aria-hidden="true">${PICTURES[game] ?? nothing}</svg>`;
