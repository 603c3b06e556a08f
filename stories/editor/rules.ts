import { GameError, gameError } from '../../src/games/game-error.js';
import type { Actor, Outcome } from '../../src/games/game.js';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { GameId } from '../../src/elements/registry.js';
import { parseOption } from '../../src/games/options.js';
import type { AnyOptionSpec } from '../../src/games/options.js';
import { Match } from '../../src/match/index.js';
import type { AnyGame } from '../../src/match/index.js';
import type { Diagram } from './diagram.js';

const games: Readonly<Partial<Record<GameId, unknown>>> = { triad, kubi, tricubo, cubo, triomino };

/** The rules of a game. */
export const rulesOf = (game: GameId): AnyGame => games[game] as AnyGame;

/** What the rules think of a position. */
export interface Check {
  /** Why it cannot even be shown. */
  readonly malformed?: GameError;
  /** Why no game can start from it. */
  readonly unplayable?: GameError;
  /** Who may move, and how many moves the seats have, if a game can start from it. */
  readonly actors: readonly Actor[];
  readonly moves: number;
  readonly outcome?: Outcome | undefined;
}

/** @returns the error that a function throws, or what it returns */
function captureGameError<Value>(task: () => Value): Value | GameError {
  try {
    return task();
  } catch (error) {
    return gameError(error);
  }
}

/** The options of the game among the attributes of a diagram. */
function optionsIn({ game, attributes }: Diagram): object {
  const table = Object.entries(rulesOf(game).options as Record<string, AnyOptionSpec>);
  const given = table.filter(([name]) => attributes[name]);
  return Object.fromEntries(given.map(([name, spec]) => [name, parseOption(name, attributes[name], spec)]));
}

/** Whether a diagram can be shown, and whether a game can be played from it. */
export function check(diagram: Diagram): Check {
  const game = rulesOf(diagram.game);
  const none = { actors: [], moves: 0 };
  const position = captureGameError(() => game.parsePosition(diagram.position));
  if (position instanceof GameError) return { ...none, malformed: position };
  const state = captureGameError(() => game.start(position, { ...game.optionsOf?.(position), ...optionsIn(diagram) }));
  if (state instanceof GameError) return { ...none, unplayable: state };
  const actors = game.actors(state);
  const seats = actors.filter((actor) => typeof actor === 'number');
  const moves = seats.reduce((count, seat) => count + game.moves(state, seat).length, 0);
  return { actors, moves, outcome: game.outcome(state) };
}

/** The position of a new game when the first seat may decide: with dice rolled and tiles dealt, as in the game. */
export function openingOf(id: GameId, seats: number, seed: string): string {
  const game = rulesOf(id);
  const match = new Match(game, { seats, seed, dice: 'auto' });
  return game.makePosition(game.positionOf(match.state));
}

/** What was pasted: a position, or a moment of a record. */
export interface Pasted {
  readonly game: GameId;
  readonly position: string;
}

const ids = Object.keys(games) as GameId[];

/** The game that a record names, as text or as JSON. */
function gameOfRecord(text: string): GameId | undefined {
  const [, name] = /^\s*(\w+)\s+1\s*(?:[;{[\n]|$)/.exec(text) ?? /"game"\s*:\s*"(\w+)"/.exec(text) ?? [];
  return ids.find((id) => id === name);
}

/**
 * Reads a position of this or another game, or the position of a record at a ply; at its end without one.
 * @throws GameError of the present game, if no game can read it
 */
export function readPasted(text: string, present: GameId, ply: number | undefined): Pasted {
  const recorded = gameOfRecord(text);
  if (recorded) {
    const game = rulesOf(recorded);
    const match = Match.fromRecord(game, text.trim());
    if (ply !== undefined) match.goTo(ply);
    return { game: recorded, position: game.makePosition(game.positionOf(match.state)) };
  }
  const read = (id: GameId) => captureGameError(() => rulesOf(id).makePosition(rulesOf(id).parsePosition(text.trim())));
  const position = read(present);
  if (typeof position === 'string') return { game: present, position };
  for (const game of ids) {
    const other = read(game);
    if (typeof other === 'string' && other !== '') return { game, position: other };
  }
  throw position;
}
