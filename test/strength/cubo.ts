import { cubo } from '../../src/games/cubo/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { LEVELS } from '../../src/opponents/level.js';
import { races } from './cubo-race.js';
import { diceFor } from './dice.js';
import { Stopwatch } from './measure.js';
import type { Measure } from './measure.js';

const practice: readonly Measure[] = LEVELS.toReversed().map((level) => ({
  name: `mean of a practice game, ${level}`,
  games: 1000,
  play: (seed) => {
    const random = diceFor(seed);
    const watch = new Stopwatch();
    let state = cubo.setup(1);
    for (;;) {
      const outcome = cubo.outcome(state);
      if (outcome) return { value: outcome.scores[0] ?? 0, ...watch };
      const now = state;
      const isRoll = cubo.actors(now).includes('chance');
      const move = isRoll ? cubo.chance(now, random) : watch.time(() => cuboOpponent.choose(now, 0, { level, random }));
      state = cubo.play(now, isRoll ? 'chance' : 0, move);
    }
  },
}));

export const measures: readonly Measure[] = [...practice, ...races];
