import { LAST_MARK } from '../../games/kubi/sheet.js';

/** How many strokes are drawn at most. The rest is a number. */
export const DRAWN = 15;

/** Makes strokes slightly irregular, as if drawn by hand. The same stroke always looks the same. */
const waver = (i: number): number => ((i * 37) % 11) / 10 - 0.5;

function stroke(i: number): string {
  const left = Math.floor(i / 5) * 40 + 4;
  const x = left + (i % 5) * 7;
  return i % 5 === 4
    ? `M${left - 4} ${16.5 + waver(i)}L${x} ${3.5 - waver(i)}`
    : `M${x + waver(i)} ${2 + waver(i + 3)}L${x + waver(i + 5)} ${18 + waver(i + 7)}`;
}

const cross = (i: number): string =>
  `M${i * 20 + 5} ${5 + waver(i)}l10 ${9.5 + waver(i + 4)}M${i * 20 + 15} ${5 - waver(i)}l-10 10`;

const range = (from: number, to: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => draw(from + i)).join('');

/**
 * A range of marks in groups of five with a bar across, as a path for a view box of 116 by 20, or of 76 by 20 if there are
 * two groups.
 * @param to how many marks there are in the end
 */
export const strokes = (from: number, to: number): string => range(from, Math.min(to, DRAWN), stroke);

/** Marks in the boxes of a countdown, as a path for a view box of 160 by 20. */
export const crosses = (from: number, to: number): string => range(from, Math.min(to, LAST_MARK), cross);

/** The boxes; the last one has a double frame. */
export const BOXES = `${range(0, LAST_MARK, (i) => `M${i * 20 + 2} 2h16v16h-16z`)}M145 5h10v10h-10z`;
