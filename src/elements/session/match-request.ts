import { GameError } from '../../games/game-error.js';
import { changedOptions, optionSpecs, parseOption, resolveOptions } from '../../games/options.js';
import { attributeText } from '../../games/texts.js';
import { makePlayer } from '../../match/players.js';
import type { Player } from '../../match/players.js';
import { latestRevision, omitUndefined, seatsFrom } from '../../match/record/record.js';
import type { AnyGame, GameRecord } from '../../match/record/record.js';
import { POSITION_CHECKS } from '../../match/settings.js';
import type { PositionCheck } from '../../match/settings.js';
import type { Level } from '../../opponents/level.js';
import { isBlank, knownLevel, parseSeats, parseWord } from '../base/attributes.js';
import type { Text } from '../base/attributes.js';
import { seedOf } from './daily-seed.js';
import { recordParser } from './shared-modules.js';
import { usualLevel } from './usual-level.js';

/** The attributes that say which game is played. */
export interface MatchRequest {
  readonly players: readonly Player[] | undefined;
  /** Who plays if the attributes do not say. */
  readonly usual: readonly Player[] | undefined;
  readonly seed: Text;
  readonly position: Text;
  readonly positionCheck: PositionCheck;
  readonly record: Text | GameRecord;
  /** The texts of the game's options, by name. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The element whose attributes say which game is played. */
export interface RequestHost<State, Move> {
  readonly game: AnyGame<State, Move>;
  readonly seats?: Text;
  /** Who plays a new game if the page does not say, in the words of `seats`. Without it, as few people as the game allows. */
  readonly usualSeats?: string;
  readonly level?: Text;
  readonly mode?: Text;
  readonly dice?: Text;
  readonly seed?: Text;
  readonly position?: Text;
  readonly positionCheck?: PositionCheck | null;
  /** The page's text for an option of the game. */
  optionText(name: string): unknown;
}

/**
 * Reads the attributes.
 * @param level of computer players without one
 * @throws GameError `bad-attribute`
 */
export function readRequest<State, Move>(
  host: RequestHost<State, Move>,
  record: MatchRequest['record'],
  level: Level = usualLevel(host),
): MatchRequest {
  const { game, seats, seed, position } = host;
  const options = Object.fromEntries(Object.keys(game.options).map((name) => [name, host.optionText(name)]));
  const positionCheck = parseWord('position-check', host.positionCheck, POSITION_CHECKS, 'strict');
  const players = parseSeats(seats, level);
  const usual = isNewGame(host, record) ? parseSeats(host.usualSeats, level) : undefined;
  return { players, usual, seed: seedOf(seed, game), position, positionCheck, options, record };
}

/**
 * Whether a game begins that readers may play alone. Positions and records, as lessons have them, are for whoever sits there, and so are dice from elsewhere,
 * where somebody else plays along.
 */
const isNewGame = (
  { mode, dice, position }: Pick<RequestHost<unknown, unknown>, 'mode' | 'dice' | 'position'>,
  record: unknown,
): boolean => (isBlank(mode) || mode === 'play') && dice !== 'remote' && isBlank(position) && isBlank(record);

/**
 * The players and the rules that the attributes ask for: the same text if they mean the same.
 * @throws GameError `bad-attribute`, `bad-options`
 */
export function setupAsked<State, Move>(host: RequestHost<State, Move>): string {
  const { game } = host;
  // What the reader reaches changes nothing that the page asks for.
  const { players, options } = readRequest(host, undefined, knownLevel(host.level));
  const resolved = resolveOptions<object>(game.options, parseOptions(game, options));
  return JSON.stringify([players?.map(makePlayer) ?? [], changedOptions(game.options, resolved)]);
}

/**
 * The same text for requests that are written in the same way. Who decides for a seat does not matter: that may change in a running game.
 * @throws GameError `record-type` for a record object that cannot be one
 */
export function spellingOf({ players, usual, ...request }: MatchRequest): string {
  try {
    return JSON.stringify({ seats: (players ?? usual)?.length, ...request }, (_, value: unknown) => value ?? undefined);
  } catch {
    throw new GameError('record-type', 'a property cannot be written as JSON');
  }
}

/**
 * The record of the requested game: a given one, or a game that has just started.
 * @throws GameError
 */
export function requestedRecord(
  game: AnyGame,
  { players, usual, seed, position, positionCheck, record, options }: MatchRequest,
): GameRecord {
  const parser = isBlank(record) ? undefined : recordParser.loaded;
  if (parser) return parser.parseRecord(record, game);
  const start = isBlank(position) ? undefined : attributeText(position, 'position');
  return omitUndefined({
    format: latestRevision(game),
    game: game.id,
    seats: (players ?? usual)?.length ?? seatsFrom(game, start),
    players: players ? undefined : usual?.map(makePlayer),
    options: parseOptions(game, options),
    seed: seed ? attributeText(seed, 'seed') : undefined,
    start,
    positionCheck: start === undefined || positionCheck === 'strict' ? undefined : positionCheck,
    moves: [],
  });
}

/** The options of the game, read from their texts. @throws GameError `bad-options` */
export function parseOptions(game: AnyGame, texts: MatchRequest['options']): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, spec] of optionSpecs(game.options)) {
    const text = texts[name];
    // An empty attribute means `on` for a switch, and nothing for other options.
    if (spec.type === 'boolean' ? text !== undefined && text !== null : !isBlank(text))
      options[name] = parseOption(name, text, spec);
  }
  return options;
}
