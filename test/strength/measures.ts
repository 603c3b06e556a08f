import { measures as cubo } from './cubo.js';
import { measures as kubi } from './kubi.js';
import type { Measure } from './measure.js';
import { measures as triad } from './triad.js';
import { measures as tricubo } from './tricubo.js';
import { measures as triomino } from './triomino.js';

/** The rows of the table of strength, game by game. */
export const measures: Readonly<Record<string, readonly Measure[]>> = { triad, kubi, tricubo, cubo, triomino };
