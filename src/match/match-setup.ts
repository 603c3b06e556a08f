import { checkSeats } from '../games/seats.js';
import { checkText } from '../games/texts.js';
import { SEED_LIMIT, freshSeed } from './chance.js';
import { firstState, latestRevision, optionsIn, seatsIn } from './record/record.js';
import type { AnyGame } from './record/record.js';
import type { MatchSettings, PositionCheck } from './settings.js';

/** How a match begins. The same set-up and the same moves give the same game on every machine. */
export interface MatchSetup {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly revision: number;
  readonly seed: string;
  readonly start: string | undefined;
  readonly positionCheck: PositionCheck;
}

/** A set-up with the position in which it begins, if that is not the game's own. */
interface ReadSetup extends MatchSetup {
  readonly position: unknown;
}

/**
 * Completes what a page or a program has said of a new match.
 * @throws GameError `bad-seats`, `bad-options`, `bad-seed`, `bad-position`
 */
export function resolveSetup(game: AnyGame, settings: MatchSettings): ReadSetup {
  const position = settings.start === undefined ? undefined : game.parsePosition(settings.start);
  const fewest = seatsIn(game, position);
  const seats = settings.seats ?? fewest;
  const revision = settings.revision ?? latestRevision(game);
  const options = optionsIn(game, position, settings.options, revision);
  const seed = checkText(settings.seed ?? freshSeed(), 'bad-seed', 'seed', SEED_LIMIT);
  checkSeats(seats, position === undefined ? game.seats : { min: fewest, max: fewest });
  const positionCheck = (position === undefined ? undefined : settings.positionCheck) ?? 'strict';
  const start = position === undefined ? undefined : game.makePosition(position);
  return { seats, options, revision, seed, position, start, positionCheck };
}

/**
 * The position in which a game begins, as the game writes it. A start position that is the set-up is the same as none.
 * @param setup with all its options
 * @throws GameError
 */
export const firstPosition = (game: AnyGame, setup: Parameters<typeof firstState>[1]): string =>
  game.makePosition(game.positionOf(firstState(game, setup)));
