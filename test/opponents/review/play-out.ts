import type { Actor, Seat } from '../../../src/games/game.js';
import type { Level } from '../../../src/opponents/level.js';
import type { Opponent } from '../../../src/opponents/opponent.js';
import type { PlayedGame } from '../../../src/opponents/review/review.js';
import type { AnyGame } from '../../games/contract/random-game.js';
import { diceFor } from '../../strength/dice.js';

export interface Table {
  readonly seats: number;
  readonly seed: number;
  /** The level of each seat. */
  readonly levels: readonly Level[];
  readonly options?: object;
}

/** No game takes as many moves. */
const ENDLESS = 5000;

/** Plays a game among computer players, who move in any order where several may. Time limits never run out. */
export function playOut(
  game: AnyGame,
  opponent: Opponent<unknown, unknown>,
  table: Table,
): PlayedGame<unknown, unknown> {
  const { seats, seed, levels, options = {} } = table;
  const random = diceFor(-seed);
  // Of their own, so that all players have the same dice.
  const dice = diceFor(seed);
  const states = [game.setup(seats, options)];
  const moves: { actor: Actor; move: unknown }[] = [];
  while (moves.length < ENDLESS) {
    const state = states.at(-1)!;
    const actors = game.actors(state);
    if (actors.length === 0) return { states, moves, outcome: game.outcome(state) };
    const playing = actors.filter((actor) => typeof actor === 'number');
    const actor = actors.includes('chance') ? 'chance' : playing[Math.floor(random() * playing.length)]!;
    const move = actor === 'chance' ? game.chance!(state, dice) : chosen(state, actor);
    moves.push({ actor, move });
    states.push(game.play(state, actor, move));
  }
  throw new Error('the game does not end');

  function chosen(state: unknown, seat: Seat): unknown {
    return opponent.choose(game.view(state, seat), seat, { level: levels[seat % levels.length] ?? 'medium', random });
  }
}
