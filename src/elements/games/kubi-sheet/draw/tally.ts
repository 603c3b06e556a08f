/** How slots and marks are drawn, as paths of SVG. A slot is 17 by 20, with the space next to it. */

/** Makes strokes slightly irregular, as if drawn by hand. The same stroke always looks the same. */
const waver = (i: number): number => ((((i + 7) * 37) % 23) - 11) / 11;

/** A number with one decimal, which is as fine as anybody sees. */
const at = (value: number): string => String(Math.round(value * 10) / 10);

/** One stroke upwards, a little curved. `seed` makes the strokes of each row look different. */
function stroke(slot: number, seed: number): string {
  const x = slot * 17;
  const start = `M${at(x + 3.2 + waver(seed))} ${at(17.6 + waver(seed + 5))}`;
  const bend = `C${at(x + 5.6 + waver(seed + 3))} ${at(12.4 + waver(seed + 8))}`;
  return `${start}${bend} ${at(x + 9 + waver(seed + 2))} ${at(9 + waver(seed + 4))} ${at(x + 12.8 + waver(seed + 6))} ${at(2.6 + waver(seed + 1))}`;
}

function cross(slot: number, seed: number): string {
  const x = slot * 17;
  return `${stroke(slot, seed)}M${at(x + 3 + waver(seed + 9))} ${at(3.4 + waver(seed))}Q${at(x + 7 + waver(seed + 4))} ${at(9 + waver(seed + 2))} ${at(x + 13.2)} ${at(17 + waver(seed + 7))}`;
}

const range = (from: number, to: number, draw: (i: number) => string): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => draw(from + i)).join('');

/** Which marks are drawn: those after the first `from`, up to and with `to`, of which some fall into the slots that are shown. */
export interface Marks {
  readonly from: number;
  readonly to: number;
  /** The number of slots before those that are shown. */
  readonly skipped: number;
  /** How many slots are shown. */
  readonly shown: number;
  readonly seed: number;
}

function marks({ from, to, skipped, shown, seed }: Marks, draw: (slot: number, seed: number) => string): string {
  const [first, end] = [Math.max(from, skipped), Math.min(to, skipped + shown)];
  return range(first, end, (i) => draw(i - skipped, seed * 5 + i));
}

/** Strokes next to a sum. */
export const strokes = (which: Marks): string => marks(which, stroke);

/** Crosses next to a number. */
export const crosses = (which: Marks): string => marks(which, cross);

/** Empty slots side by side. */
export const slots = (from: number, to: number): string =>
  range(
    from,
    to,
    (i) => `M${i * 17 + 2.5} 1.5h11q1.5 0 1.5 1.5v14q0 1.5-1.5 1.5h-11q-1.5 0-1.5-1.5v-14q0-1.5 1.5-1.5z`,
  );
