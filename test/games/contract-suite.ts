import { chanceChecks } from './contract/chance.js';
import type { Checks } from './contract/check.js';
import { randomGames } from './contract/random-game.js';
import type { AnyGame, RandomGame, RandomGameLimits } from './contract/random-game.js';
import { resultChecks } from './contract/results.js';
import { setUpChecks } from './contract/set-up.js';
import { strangerChecks } from './contract/strangers.js';
import { textChecks } from './contract/texts.js';
import { turnChecks } from './contract/turns.js';
import { viewChecks } from './contract/views.js';

/** Everything that a game promises by fulfilling the contract. */
export const contractChecks: Checks = {
  ...setUpChecks,
  ...turnChecks,
  ...chanceChecks,
  ...textChecks,
  ...viewChecks,
  ...resultChecks,
  ...strangerChecks,
};

/**
 * Puts a game through the contract: `contractSuite(myGame)` is all that its test file says. Games are played at random from
 * fixed seeds, with every number of seats and each option at each of its values.
 */
export function contractSuite(game: AnyGame, limits?: RandomGameLimits): void {
  describe(`${game.id} fulfils the contract of a game`, function () {
    this.timeout(30_000);
    let games: readonly RandomGame[] = [];
    before(() => {
      games = randomGames(game, limits);
    });

    for (const [name, check] of Object.entries(contractChecks)) it(name, () => check(game, games));
  });
}
