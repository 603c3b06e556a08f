/** What the reader gave away in games that were reviewed, kept on this device alone. */

/** A game that was reviewed. */
export interface PastGame {
  /** Tells games apart, so that one that is reviewed again counts once. */
  readonly id: string;
  /** The day of the review: `2026-11-27`. */
  readonly day: string;
  /** What the decisions of the reader gave away, from 0, in the unit of the review. */
  readonly loss: number;
}

/** What is shown of past games. */
export interface PastPlay {
  /** The losses of the last games, the latest last; at least two. */
  readonly losses: readonly number[];
  /** Their mean. */
  readonly mean: number;
  /** The mean of the games of the month before this one, if there were any. */
  readonly lastMonth?: number;
}

/** How many games the line shows. */
export const SHOWN_GAMES = 30;
/** How many games are kept: the mean of the month before is shown, too. */
const KEPT_GAMES = 120;

/** No game has this name, so that no saved game is ever kept under the same key. */
const keyOf = (game: string): string => `tabletop-elements/reviews/${game}`;

/** The games on this device, the latest last. Where nothing can be read, there are none. */
export function pastGames(game: string): readonly PastGame[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPastGame) : [];
  } catch {
    return [];
  }
}

/** Keeps a game, unless it is kept already. */
export function keepPastGame(game: string, added: PastGame): void {
  const kept = pastGames(game);
  if (kept.some(({ id }) => id === added.id)) return;
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...kept, added].slice(-KEPT_GAMES)));
  } catch {
    // Without room for it, the line does without this game.
  }
}

export function forgetPastGames(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // There is nothing to forget.
  }
}

/**
 * What the last games show.
 * @param today as {@link PastGame.day}
 * @returns `undefined` before the second game
 */
export function pastPlayOf(games: readonly PastGame[], today: string): PastPlay | undefined {
  const losses = games.slice(-SHOWN_GAMES).map(({ loss }) => loss);
  if (losses.length < 2) return undefined;
  const before = monthBefore(today);
  const ofLastMonth = games.flatMap(({ day, loss }) => (day.startsWith(before) ? [loss] : []));
  return { losses, mean: meanOf(losses), ...(ofLastMonth.length > 0 && { lastMonth: meanOf(ofLastMonth) }) };
}

function monthBefore(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return month > 1 ? `${year}-${String(month - 1).padStart(2, '0')}-` : `${year - 1}-12-`;
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function isPastGame(value: unknown): value is PastGame {
  const { id, day, loss } = Object(value) as Partial<Record<keyof PastGame, unknown>>;
  return typeof id === 'string' && typeof day === 'string' && Number.isFinite(loss);
}
