import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { LEVELS } from '../../src/opponents/level.js';
import type { Level } from '../../src/opponents/level.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { triominoOpponent } from '../../src/opponents/triomino/index.js';
import { count } from '../runs.js';
import type { AnyGame } from '../games/contract/random-game.js';
import type { AnyOpponent } from './contract-suite.js';
import { wholeGame } from './whole-game.js';

interface Steps {
  readonly options?: object;
  readonly nodes?: number;
  readonly games: number;
}

/** Each level and the one two steps below it, which it beats more clearly. */
const pairs = LEVELS.slice(2).map((level, i) => [level, LEVELS[i]!] as const);

/** The share that a level wins against another one, from either seat. `npm run strength` measures it with more games. */
function shareOf(game: AnyGame, opponent: AnyOpponent, levels: readonly [Level, Level], steps: Steps): number {
  const { options = {}, nodes, games } = steps;
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const own = seed % 2;
    const level = own === 0 ? levels : levels.toReversed();
    const budget = nodes === undefined ? {} : { nodes };
    const { winners } = wholeGame(game, opponent, { seats: 2, seed: seed >> 1, level, options, budget }).outcome;
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return won / games;
}

/** The mean of the points of a seat alone. */
function meanOf(game: AnyGame, opponent: AnyOpponent, level: Level, games: number): number {
  let sum = 0;
  for (let seed = 1; seed <= games; seed++) {
    sum += wholeGame(game, opponent, { seats: 1, seed, level }).outcome.scores[0] ?? 0;
  }
  return sum / games;
}

describe('the ladder of levels', function () {
  this.timeout(120_000);

  for (const [level, below] of pairs) {
    it(`has ${level} beat ${below} in Triad`, () => {
      const steps = { options: { evenStart: true }, nodes: 700, games: count(10) };
      expect(shareOf(triad, triadOpponent, [level, below], steps)).to.be.above(0.5);
    });
  }

  it('has the best level of Triomino beat the lowest one', () => {
    const steps = { options: { rounds: 1 }, nodes: 50, games: count(24) };
    expect(shareOf(triomino, triominoOpponent, ['expert', 'beginner'], steps)).to.be.above(0.55);
  });

  for (const [game, opponent, games] of [
    [kubi, kubiOpponent, 40],
    [tricubo, tricuboOpponent, 24],
    [cubo, cuboOpponent, 4],
  ] as const) {
    it(`has higher means from level to level in ${game.id}`, () => {
      const means = LEVELS.map((level) => meanOf(game as AnyGame, opponent as AnyOpponent, level, count(games)));
      expect(means).to.deep.equal(means.toSorted((a, b) => a - b));
    });
  }
});
