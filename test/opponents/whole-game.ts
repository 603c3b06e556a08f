import type { Outcome, Seat } from '../../src/games/game.js';
import type { Budget, Opponent } from '../../src/opponents/opponent.js';
import type { Level } from '../../src/opponents/level.js';
import type { AnyGame } from '../games/contract/random-game.js';
import { seeded } from '../games/seeded.js';

export interface Table {
  readonly seats: number;
  readonly seed: number;
  /** The level of all seats, or of each. */
  readonly level: Level | readonly Level[];
  readonly options?: object;
  readonly budget?: Budget;
}

/** No game takes as many moves. */
const ENDLESS = 5000;

/** Plays a game in which all seats are computers. Time limits never run out. */
export function wholeGame(
  game: AnyGame,
  opponent: Opponent<unknown, unknown>,
  { seats, seed, level, options = {}, budget }: Table,
): { readonly state: unknown; readonly outcome: Outcome } {
  const random = seeded(seed);
  const levelOf = (seat: Seat): Level => (typeof level === 'string' ? level : (level[seat] ?? 'medium'));
  let state = game.setup(seats, options);
  for (let ply = 0; ply < ENDLESS; ply++) {
    const outcome = game.outcome(state);
    if (outcome) return { state, outcome };
    const actors = game.actors(state);
    if (actors.includes('chance')) {
      state = game.play(state, 'chance', game.chance?.(state, random));
      continue;
    }
    const playing = actors.filter((actor) => typeof actor === 'number');
    const seat = playing[Math.floor(random() * playing.length)] ?? 0;
    const view = game.view(state, seat);
    state = game.play(state, seat, opponent.choose(view, seat, { level: levelOf(seat), random, budget: budget ?? {} }));
  }
  throw new Error('the game does not end');
}
