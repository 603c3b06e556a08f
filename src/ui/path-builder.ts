/** A small, repeatable deviation that makes strokes look drawn by hand. */
export const waver = (i: number): number => ((i * 37) % 11) / 10 - 0.5;

/** Joins the paths for each number of a range. */
export const range = (from: number, to: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => draw(from + i)).join('');

const cross = (i: number): string =>
  `M${i * 20 + 5} ${5 + waver(i)}l10 ${9.5 + waver(i + 4)}M${i * 20 + 15} ${5 - waver(i)}l-10 10`;

const box = (i: number): string => `M${i * 20 + 2} 2h16v16h-16z`;

/** A smaller frame inside a box, as a path. */
export const frame = (i: number): string => `M${i * 20 + 5} 5h10v10h-10z`;

/** Crosses in a range of boxes, each 20 × 20, as a path. */
export const crosses = (from: number, to: number): string => range(from, to, cross);

/** A number of boxes as a path. */
export const boxes = (count: number): string => range(0, count, box);
