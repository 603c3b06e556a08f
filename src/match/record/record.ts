import type { Actor, Game } from '../../games/game.js';
import { resolveOptions } from '../../games/options.js';
import type { Concession } from '../concession.js';
import type { PositionCheck } from '../settings.js';

/** One move as it is stored: in the game's notation. */
export interface RecordedMove {
  /** The actor; left out if only one could move. */
  readonly by?: Actor;
  readonly move: string;
  /** Milliseconds since the start, in real-time games. */
  readonly at?: number;
  readonly comment?: string;
}

/** A whole game as JSON. The same record gives the same game on every machine. */
export interface GameRecord {
  /** The revision of the game’s rules that was played. A record without moves begins a game of the latest one. */
  readonly format: number;
  /** The game's id: `'triad'`. */
  readonly game: string;
  readonly seats: number;
  /** Who decides for each seat, in the words of the `seats` attribute; left out if all are human. */
  readonly players?: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The seed of the dice, unless they were rolled by hand. */
  readonly seed?: string;
  /** The position the game began from, unless that was the set-up. */
  readonly start?: string;
  /** `loose` if that need not be a legal moment of a game. */
  readonly positionCheck?: PositionCheck;
  /** A comment on the game as a whole. */
  readonly comment?: string;
  /** How a game of two was given up after its last move. */
  readonly concession?: Concession;
  readonly moves: readonly RecordedMove[];
}

/** A game for code that does not depend on its types. */
export type AnyGame<State = unknown, Move = unknown> = Game<State, Move, object, unknown, unknown>;

/**
 * The number of seats if nobody gives one: that of the start position, else the fewest the game allows.
 * @throws GameError `bad-position`
 */
export function seatsFrom(game: AnyGame, start: string | undefined): number {
  return seatsIn(game, start && game.seatsOf ? game.parsePosition(start) : undefined);
}

/** The number of seats at a position, else the fewest the game allows. */
export const seatsIn = (game: AnyGame, position: unknown): number =>
  (position === undefined ? undefined : game.seatsOf?.(position)) ?? game.seats.min;

/**
 * All options of a game: the given ones, else those of the start position, else the defaults of a revision of the rules.
 * @throws GameError `bad-options`, `bad-position`
 */
export function optionsFrom(
  game: AnyGame,
  start: string | undefined,
  options?: object,
  revision?: number,
): Record<string, unknown> {
  return optionsIn(game, start && game.optionsOf ? game.parsePosition(start) : undefined, options, revision);
}

/** The same, at a position. @throws GameError `bad-options` */
export function optionsIn(
  game: AnyGame,
  position: unknown,
  options?: object,
  revision?: number,
): Record<string, unknown> {
  const known = position === undefined ? undefined : game.optionsOf?.(position);
  return resolveOptions<Record<string, unknown>>(game.options as never, { ...known, ...options }, revision);
}

/** The revision of the rules that new games are played by. */
export const latestRevision = ({ revision = 1 }: AnyGame): number => revision;

/** How a game begins, with all its options. */
interface GameSetup {
  readonly seats: number;
  readonly options: object;
  /** Default: the latest. */
  readonly revision?: number | undefined;
  readonly start?: string | undefined;
  readonly positionCheck?: PositionCheck | undefined;
}

/**
 * The first state of a game.
 * @throws GameError `bad-seats`, `bad-options`, `bad-position`
 */
export function firstState<State>(game: AnyGame<State>, { start, ...setup }: GameSetup): State {
  return stateIn(game, start === undefined ? undefined : game.parsePosition(start), setup);
}

/** The state at a position, or at the set-up. @throws GameError `bad-seats`, `bad-options`, `bad-position` */
export function stateIn<State>(game: AnyGame<State>, position: unknown, setup: Omit<GameSetup, 'start'>): State {
  const { seats, options, revision, positionCheck } = setup;
  if (position === undefined) return game.setup(seats, options, revision);
  return positionCheck === 'loose' && game.startLoosely
    ? game.startLoosely(position, options, revision)
    : game.start(position, options, revision);
}

/** A copy without the fields that are `undefined`, so that a record only has the fields that mean something. */
export function omitUndefined<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Fields;
}

/** Whether a value is a time in milliseconds that a record can write in digits. */
export const isTime = (value: unknown): boolean => typeof value === 'number' && /^\d+(\.\d+)?$/.test(String(value));
