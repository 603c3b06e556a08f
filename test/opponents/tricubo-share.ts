import { tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboOptions, TricuboState } from '../../src/games/tricubo/index.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { pick } from '../games/seeded.js';
import type { TricuboOptimum } from './tricubo-optimum.js';

/** A game of one seat after so many rounds of uses at random, before the next roll; none if it ended before. */
export function begunAlone(
  options: Partial<TricuboOptions>,
  rounds: number,
  random: () => number,
): TricuboState | undefined {
  let state = tricubo.setup(1, options);
  while (state.round <= rounds || state.roll) {
    const [actor] = tricubo.actors(state);
    if (actor === undefined) return undefined;
    state = tricubo.play(
      state,
      actor,
      actor === 'chance' ? tricubo.chance(state, random) : pick(tricubo.moves(state, 0), random),
    );
  }
  return tricubo.outcome(state) ? undefined : state;
}

/**
 * Plays a game on at the level hard. What it is expected to come to is the optimum less what its moves give away: that takes the luck of the dice out.
 * @returns the optimum before the first roll, and the points that were given away
 */
export function playedOn(
  begun: TricuboState,
  optimum: TricuboOptimum,
  random: () => number,
): { readonly best: number; readonly lost: number } {
  const best = optimum.before(begun.sheets[0]!, begun.round);
  let lost = 0;
  let state = begun;
  for (;;) {
    const [actor] = tricubo.actors(state);
    if (actor === undefined) return { best, lost };
    const now = state;
    if (actor === 'chance') {
      state = tricubo.play(now, actor, tricubo.chance(now, random));
      continue;
    }
    const move = tricuboOpponent.choose(now, 0, { level: 'hard', random });
    const values = tricubo.moves(now, 0).map((each) => optimum.after(now, each));
    lost += Math.max(...values) - optimum.after(now, move);
    state = tricubo.play(now, 0, move);
  }
}
