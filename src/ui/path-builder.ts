/** Strokes by hand are not all alike: a little to and fro, always the same for the same stroke. */
export const waver = (i: number): number => ((i * 37) % 11) / 10 - 0.5;

/** Paths drawn one after another, from one number to another. */
export const range = (from: number, to: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => draw(from + i)).join('');

const cross = (i: number): string =>
  `M${i * 20 + 5} ${5 + waver(i)}l10 ${9.5 + waver(i + 4)}M${i * 20 + 15} ${5 - waver(i)}l-10 10`;

const box = (i: number): string => `M${i * 20 + 2} 2h16v16h-16z`;

/** A smaller frame inside a box. */
export const frame = (i: number): string => `M${i * 20 + 5} 5h10v10h-10z`;

/** Crosses in a row of boxes, each of 20 by 20, from one box to another, as a path. */
export const crosses = (from: number, to: number): string => range(from, to, cross);

/** So many boxes as a path. */
export const boxes = (count: number): string => range(0, count, box);
