import { firstPosition } from './match-setup.js';
import { optionsFrom } from './record/record.js';
import type { AnyGame, GameRecord } from './record/record.js';

/** The part of a record that is compared with what the page asks for. */
export type RequestedGame = Pick<GameRecord, 'seats' | 'options' | 'start' | 'positionCheck'> &
  Partial<Pick<GameRecord, 'format'>>;

/**
 * Whether a saved game is what the page asks for, or a later game in a series of rematches. What counts is where it begins, not how that is written.
 * A game saved by an earlier revision of the rules goes on by them.
 * @throws GameError if the options or the start position are invalid
 */
export function fits(saved: RequestedGame, request: RequestedGame, game: AnyGame): boolean {
  if (saved.seats !== request.seats) return false;
  const firstMoment = (asked: RequestedGame, options: Record<string, unknown>) =>
    JSON.stringify([firstPosition(game, { ...asked, options }), options]);
  const complete = ({ options, start }: RequestedGame) => optionsFrom(game, start, options, saved.format);
  const target = firstMoment(saved, complete(saved));
  const seen = new Set<string>();
  let options = complete(request);
  for (let text = firstMoment(request, options); !seen.has(text); text = firstMoment(request, options)) {
    if (text === target) return true;
    seen.add(text);
    options = (game.rematch?.(options, request.seats) ?? options) as Record<string, unknown>;
  }
  return false;
}

/**
 * How a saved game relates to the one that is played: `earlier` if the played one continues it, `later` if it continues the played one. Times and
 * comments do not count, since two devices with the same clock stamp the same move differently.
 */
export function relationOf(saved: GameRecord, played: GameRecord): 'same' | 'earlier' | 'later' | 'other' {
  const headOf = ({ format, seats, options, start }: GameRecord) => JSON.stringify([format, seats, options, start]);
  if (headOf(saved) !== headOf(played)) return 'other';
  const difference = saved.moves.length - played.moves.length;
  const [shorter, longer] = difference < 0 ? [saved.moves, played.moves] : [played.moves, saved.moves];
  if (!shorter.every(({ move, by }, ply) => move === longer[ply]?.move && by === longer[ply].by)) return 'other';
  return difference === 0 ? 'same' : difference < 0 ? 'earlier' : 'later';
}
