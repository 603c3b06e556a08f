import { optionsFrom } from './record.js';
import type { AnyGame, GameRecord } from './record.js';

/** The part of a record that decides whether a saved game is what the page asks for. */
export type Wanted = Pick<GameRecord, 'seats' | 'options' | 'start'>;

/**
 * Whether a saved game is what the page asks for, or a later game in a series of rematches.
 * @throws GameError if the options or the start position are invalid
 */
export function fits(saved: Wanted, wanted: Wanted, game: AnyGame): boolean {
  return (
    saved.seats === wanted.seats && startOf(saved, game) === startOf(wanted, game) && isOfSeries(saved, wanted, game)
  );
}

function startOf({ start }: Wanted, game: AnyGame): string | undefined {
  return start === undefined ? undefined : game.makePosition(game.parsePosition(start));
}

function isOfSeries(saved: Wanted, wanted: Wanted, game: AnyGame): boolean {
  const complete = ({ options, start }: Wanted): object => optionsFrom(game, start, options);
  const target = JSON.stringify(complete(saved));
  const seen = new Set<string>();
  let options = complete(wanted);
  for (let text = JSON.stringify(options); !seen.has(text); text = JSON.stringify(options)) {
    if (text === target) return true;
    seen.add(text);
    options = game.rematch?.(options) ?? options;
  }
  return false;
}
