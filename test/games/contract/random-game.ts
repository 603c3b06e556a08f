import type { Actor, Game } from '../../../src/games/game.js';
import { optionSpecs } from '../../../src/games/options.js';
import type { AnyOptionSpec } from '../../../src/games/options.js';
import { deepFreeze } from '../deep-freeze.js';
import { count } from '../../runs.js';
import { pick, seeded } from '../seeded.js';

/** A game whose types do not matter: the checks know nothing but the contract. */
export type AnyGame = Game<unknown, unknown, object, unknown, unknown>;

export interface PlayedMove {
  readonly actor: Actor;
  readonly move: unknown;
  readonly text: string;
}

/** A game played at random. Every state in it is deep-frozen. */
export interface RandomGame {
  /** What to type to see it again. */
  readonly title: string;
  readonly seats: number;
  readonly options: object;
  /** One more than the moves. */
  readonly states: readonly unknown[];
  readonly played: readonly PlayedMove[];
}

export interface RandomGameLimits {
  /** How many games of each number of seats and of each combination of options. */
  readonly seeds?: number;
  /** After so many plies a game is broken off, for it may go on for ever. */
  readonly plies?: number;
}

/** How often, one in so many, a time limit that runs is left to run out. */
const DAWDLING = 12;

/** All seats of a game. */
export const seatsOf = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** The values of an option; of endless ones some. */
export function valuesOf(spec: AnyOptionSpec): readonly unknown[] {
  if (spec.type === 'data') return [spec.default, ...spec.examples];
  return spec.type === 'boolean' ? [true, false] : spec.values;
}

/** No options; each option alone at each of its other values; and all of them changed at once. */
export function optionCombinations({ options }: AnyGame): object[] {
  const others = optionSpecs(options).map(([name, spec]) => {
    return valuesOf(spec)
      .filter((value) => value !== spec.default)
      .map((value) => ({ [name]: value }));
  });
  const allChanged = Object.assign({}, ...others.map(([first]) => first ?? {})) as object;
  return [{}, ...others.flat(), allChanged].map(deepFreeze);
}

/** Every number of seats with the options as they are, then each combination of options with the numbers of seats in turn. */
export function randomGames(game: AnyGame, { seeds = count(1), plies = 300 }: RandomGameLimits = {}): RandomGame[] {
  const { min, max } = game.seats;
  const counts = seatsOf(max - min + 1).map((more) => min + more);
  const tables = [
    ...counts.map((seats) => ({ seats, options: {} })),
    ...optionCombinations(game).map((options, i) => ({ seats: min + (i % counts.length), options })),
  ];
  return tables.flatMap(({ seats, options }) =>
    Array.from({ length: seeds }, (_, i) => playRandomly(game, seats, options, i + 1, plies)),
  );
}

function playRandomly(game: AnyGame, seats: number, options: object, seed: number, plies: number): RandomGame {
  const random = seeded(seed);
  const states = [deepFreeze(game.setup(seats, options))];
  const played: PlayedMove[] = [];
  const title = `${seats} seats, options ${JSON.stringify(options)}, seed ${seed}`;
  while (played.length < plies) {
    const state = states.at(-1);
    const entry = chooseMove(game, state, random);
    if (!entry) break;
    const text = game.makeMove(entry.move, state, entry.actor);
    played.push({ ...entry, text });
    states.push(deepFreeze(game.play(state, entry.actor, deepFreeze(entry.move))));
  }
  return { title, seats, options, states, played };
}

function chooseMove(game: AnyGame, state: unknown, random: () => number): Omit<PlayedMove, 'text'> | undefined {
  const actors = game.actors(state);
  if (actors.length === 0) return undefined;
  const limit = game.deadline?.(state);
  const actor = limit && random() * DAWDLING < 1 ? 'clock' : pick(actors, random);
  if (actor === 'chance') return { actor, move: game.chance?.(state, random) };
  if (actor !== 'clock') return { actor, move: pick(game.moves(state, actor), random) };
  return limit && { actor, move: limit.move };
}

/**
 * Looks at so many states of every game, far apart, the last one among them. A failure names the game and the ply.
 * In a thorough run it looks at all of them.
 */
export function eachState(
  games: readonly RandomGame[],
  look: (state: unknown, game: RandomGame, ply: number) => void,
  most = 20,
): void {
  for (const game of games) {
    const stride = Math.ceil(game.states.length / count(most));
    game.states.forEach((state, ply) => {
      if (ply % stride !== 0 && ply !== game.states.length - 1) return;
      try {
        look(state, game, ply);
      } catch (error) {
        if (error instanceof Error) error.message = `${game.title}, ply ${ply}: ${error.message}`;
        throw error;
      }
    });
  }
}

/** The same for fewer states, where looking takes long. */
export function someStates(
  games: readonly RandomGame[],
  look: (state: unknown, game: RandomGame, ply: number) => void,
): void {
  eachState(games, look, 8);
}
