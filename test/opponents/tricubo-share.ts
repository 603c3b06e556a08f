import { tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboOptions, TricuboState } from '../../src/games/tricubo/index.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import type { TricuboOptimum } from './tricubo-optimum.js';

/** So little that nothing is planned. */
const GLANCE = { nodes: 1 };

/** A game of one seat after so many rounds of plausible uses. Sheets that these finish early are as they were in the course of their game. */
export function begunAlone(options: Partial<TricuboOptions>, rounds: number, random: () => number): TricuboState {
  for (let played = rounds; ; played = Math.max(1, played - 1)) {
    const begun = playedAtAGlance(options, played, random);
    if (begun) return { ...begun, round: rounds + 1 };
  }
}

/** None if the game ends before. */
function playedAtAGlance(
  options: Partial<TricuboOptions>,
  rounds: number,
  random: () => number,
): TricuboState | undefined {
  let state = tricubo.setup(1, options);
  while (state.round <= rounds || state.roll) {
    const [actor] = tricubo.actors(state);
    if (actor === undefined) return undefined;
    const move =
      actor === 'chance' ? tricubo.chance(state, random) : tricuboOpponent.choose(state, 0, { random, budget: GLANCE });
    state = tricubo.play(state, actor, move);
  }
  return tricubo.outcome(state) ? undefined : state;
}

/**
 * Plays a game on at the level expert. What it is expected to come to is the optimum less what its moves give away: that takes the luck of the dice out.
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
    const move = tricuboOpponent.choose(now, 0, { level: 'expert', random });
    const values = tricubo.moves(now, 0).map((each) => optimum.after(now, each));
    lost += Math.max(...values) - optimum.after(now, move);
    state = tricubo.play(now, 0, move);
  }
}
