import type { AnyGame } from '../../match/record/record.js';
import type { AnyContext } from './play-context.js';

/** What was best before a game ended, and what that game has brought. */
export interface Best {
  readonly points: number;
  readonly before: number | undefined;
}

/** What was best before a match ended. */
const bests = new WeakMap<object, number | undefined>();

/**
 * What somebody alone has reached, and what was best before. It is known where the page keeps games, for whole games by the rules: without a position
 * to begin from, without dice that were rolled again, and not for the game of a link.
 */
export function bestOf({ match, session, settings }: AnyContext): Best | undefined {
  const { game, options, seats, start, undoPastChance, gate, outcome } = match;
  const points = outcome?.scores[0];
  if (
    !settings.persist ||
    session.leading.fromLink ||
    points === undefined ||
    seats > 1 ||
    start !== undefined ||
    undoPastChance ||
    !gate.hasUser
  ) {
    return undefined;
  }
  if (!bests.has(match)) bests.set(match, bestSoFar(game, options));
  return { points, before: bests.get(match) };
}

export const isRecord = ({ points, before }: Best): boolean => before !== undefined && points > before;

/** No game has this name, so that no saved game is ever kept under the same key. */
const keyOf = ({ id }: AnyGame): string => `tabletop-elements/best/${id}`;

/** Options as text. Alone, it does not matter who begins. */
const rulesOf = (options: object): string => JSON.stringify({ ...options, starter: undefined });

/** The most points that were reached with these options; `undefined` if none are known. */
function bestSoFar(game: AnyGame, options: object): number | undefined {
  const points = stored(game)[rulesOf(options)];
  return typeof points === 'number' && Number.isFinite(points) ? points : undefined;
}

/** Matches whose points were kept: a card that is drawn again keeps nothing. */
const kept = new WeakSet<object>();

/** Keeps the points of a match, once, if they are the most that were reached with its options. */
export function keepBest(match: AnyContext['match'], points: number): void {
  if (kept.has(match)) return;
  kept.add(match);
  const { game, options } = match;
  const before = bestSoFar(game, options);
  if (before !== undefined && before >= points) return;
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...stored(game), [rulesOf(options)]: points }));
  } catch {
    // The result is shown, but not kept.
  }
}

function stored(game: AnyGame): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
