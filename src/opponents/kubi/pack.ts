/**
 * Weights as text. Neighbours in a row are alike, so each weight is stored as its difference from the one before, in whole steps that fit into a byte; what
 * is cut off or rounded is made up for by the next difference.
 */
import { PLAIN_WEIGHTS, SECTIONS, WEIGHTS } from './features.js';

/** The steps in points: fine ones for all kinds of weights, coarse ones for plain weights. */
const stepOf = (size: number): number => (size === PLAIN_WEIGHTS ? 12 : 4);

/** Calls for each weight with the place of the one before it in its row, or −1. */
function eachWeight(size: number, visit: (at: number, before: number) => void): void {
  for (const { offset, rows, length } of SECTIONS) {
    if (offset >= size) return;
    for (let i = 0; i < rows * length; i++) visit(offset + i, i % length === 0 ? -1 : offset + i - 1);
  }
}

/** @param isKnown whether a weight was learned often enough to be worth its room */
export function packWeights(weights: Float64Array, isKnown: (at: number) => boolean): string {
  const step = stepOf(weights.length);
  const packed = new Int8Array(weights.length);
  const read = new Float64Array(weights.length);
  eachWeight(weights.length, (at, before) => {
    const known = read[before] ?? 0;
    if (before < 0 || isKnown(at))
      packed[at] = Math.max(-127, Math.min(127, Math.round((weights[at]! - known) / step)));
    read[at] = known + step * packed[at]!;
  });
  return btoa(String.fromCharCode(...new Uint8Array(packed.buffer)));
}

export function unpackWeights(text: string): Float32Array {
  const packed = Int8Array.from(atob(text), (char) => char.charCodeAt(0));
  const step = stepOf(packed.length);
  const weights = new Float32Array(packed.length === PLAIN_WEIGHTS ? PLAIN_WEIGHTS : WEIGHTS);
  eachWeight(weights.length, (at, before) => (weights[at] = (weights[before] ?? 0) + step * packed[at]!));
  return weights;
}
