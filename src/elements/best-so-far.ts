import type { AnyGame } from '../match/record.js';

/** What was best before a game ended, and what that game has brought. */
export interface Best {
  readonly points: number;
  readonly before: number | undefined;
}

/** No game has this name, so that no saved game is ever kept under the same key. */
const keyOf = ({ id }: AnyGame): string => `tabletop-elements/best/${id}`;

/** The most points that were reached with these options; `undefined` if none are known. */
export function bestSoFar(game: AnyGame, options: object): number | undefined {
  const points = stored(game)[JSON.stringify(options)];
  return typeof points === 'number' && Number.isFinite(points) ? points : undefined;
}

/** Keeps points if they are the most that were reached with these options. */
export function keepBest(game: AnyGame, options: object, points: number): void {
  const before = bestSoFar(game, options);
  if (before !== undefined && before >= points) return;
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...stored(game), [JSON.stringify(options)]: points }));
  } catch {
    // It is told, but not kept.
  }
}

function stored(game: AnyGame): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
