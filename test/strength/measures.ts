import { measures as kubi } from './kubi.js';
import type { Measure } from './measure.js';

/** The rows of the table of strength, game by game. */
export const measures: Readonly<Record<string, readonly Measure[]>> = { kubi };
