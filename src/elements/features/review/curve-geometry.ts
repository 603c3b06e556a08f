import type { Seat } from '../../../games/game.js';
import { sumsOf, valueAt } from './curve-data.js';
import type { CurveData } from './curve-data.js';

/** The size of a curve, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The room round the plot: above it for the pins of moments, before it for the figures of the scale. */
const ROOM = { top: 22, right: 10, bottom: 8, left: 40 } as const;
/** Between the figures of the scale, at least. Pixels. */
const LEAST_GAP = 26;
/** How far apart the pins of two moments are, at least. Pixels. */
export const PIN = 18;

/** A pin above the curve, and the point that it belongs to. */
export interface Pin {
  readonly ply: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Where things are in a curve. */
export interface Geometry extends Size {
  readonly x: (ply: number) => number;
  readonly y: (value: number) => number;
  /** The number of steps. */
  readonly length: number;
  readonly left: number;
  readonly right: number;
  /** The values with a line of their own. */
  readonly scale: readonly number[];
  /** What a seat could expect, as an SVG path; with gaps where it is not judged yet. */
  readonly line: (seat: Seat) => string;
  /** What was added to the start by luck or play, as an area between both. */
  readonly area: (seat: Seat, kind: 'luck' | 'play') => string;
  readonly pins: (seat: Seat) => readonly Pin[];
  /** The step that is nearest to a place. */
  readonly stepAt: (x: number) => number;
}

export function geometry(data: CurveData, { width, height }: Size): Geometry {
  const length = data.entries.length;
  const { low, high, isEmpty } = rangeOf(data);
  const plot = { width: width - ROOM.left - ROOM.right, height: height - ROOM.top - ROOM.bottom };
  const x = (step: number) => round(ROOM.left + (plot.width * step) / Math.max(1, length));
  const y = (value: number) => round(ROOM.top + (plot.height * (high - value)) / (high - low));
  const steps = Array.from({ length: length + 1 }, (_, step) => step);
  const pathOf = (values: readonly number[]) => values.map((value, step) => `${x(step)},${y(value)}`).join(' ');
  return {
    width,
    height,
    x,
    y,
    length,
    left: ROOM.left,
    right: width - ROOM.right,
    scale: isEmpty ? [] : scaleOf(low, high, Math.max(1, Math.floor(plot.height / LEAST_GAP)), data.unit === 'chance'),
    line: (seat) =>
      brokenLine(
        steps.map((step) => valueAt(data, seat, step)),
        x,
        y,
      ),
    area(seat, kind) {
      const sums = sumsOf(data, seat)?.[kind];
      const start = data.starts?.[seat];
      if (!sums || start === undefined) return '';
      return `M${pathOf(sums.map((sum) => start + sum))} ${x(length)},${y(start)} ${x(0)},${y(start)}Z`;
    },
    pins: (seat) => pinsOf(data, seat, { x, y, right: width - ROOM.right }),
    stepAt: (place) => Math.max(0, Math.min(length, Math.round(((place - ROOM.left) / plot.width) * length))),
  };
}

/** All that is drawn, whoever's curve is strong: the scale stays when that changes. */
function rangeOf(data: CurveData): { readonly low: number; readonly high: number; readonly isEmpty: boolean } {
  const seats = Array.from({ length: data.seats }, (_, seat) => seat);
  const values = seats.flatMap((seat) => {
    const start = data.starts?.[seat] ?? 0;
    const sums = sumsOf(data, seat);
    const added = sums ? [...sums.luck, ...sums.play].map((sum) => start + sum) : [];
    const own = Array.from({ length: data.entries.length + 1 }, (_, step) => valueAt(data, seat, step) ?? []).flat();
    return [...own, ...added];
  });
  const bounds = data.unit === 'chance' ? [0, 1] : [];
  const low = Math.min(...values, ...bounds);
  const high = Math.max(...values, ...bounds);
  const isEmpty = values.length === 0;
  // Before anything is judged, and where nothing has changed.
  if (!Number.isFinite(low) || high - low < 1e-6)
    return { low: (values[0] ?? 0) - 1, high: (values[0] ?? 0) + 1, isEmpty };
  return { low, high, isEmpty };
}

/** Round values, at most so many gaps between them. */
function scaleOf(low: number, high: number, most: number, isChance: boolean): readonly number[] {
  if (isChance) return most > 2 ? [0, 0.5, 1] : [0.5];
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const gap = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / gap);
  const count = Math.floor(high / gap) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * gap);
}

function brokenLine(
  values: readonly (number | undefined)[],
  x: (step: number) => number,
  y: (value: number) => number,
): string {
  return values
    .map((value, step) => {
      if (value === undefined) return '';
      return `${values[step - 1] === undefined ? 'M' : 'L'}${x(step)},${y(value)}`;
    })
    .join('');
}

/** The pins in a row above the curve, apart from each other. */
function pinsOf(data: CurveData, seat: Seat, { x, y, right }: Pick<Geometry, 'x' | 'y' | 'right'>): readonly Pin[] {
  const pins: Pin[] = [];
  data.moments.forEach((ply, i) => {
    const at = x(ply + 1);
    const previous = pins.at(-1)?.x ?? -PIN;
    // Those that follow need their room, too.
    const last = right - (data.moments.length - 1 - i) * PIN;
    pins.push({ ply, at, x: Math.min(Math.max(at, previous + PIN), last), y: y(valueAt(data, seat, ply + 1) ?? 0) });
  });
  return pins;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
