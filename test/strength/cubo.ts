import { cubo } from '../../src/games/cubo/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { races } from './cubo-race.js';
import { ladderOf } from './ladder.js';
import type { Measure } from './measure.js';
import { gains } from './references/cubo.js';

export const measures: readonly Measure[] = [
  ...ladderOf({ game: cubo, opponent: cuboOpponent, gains, tables: [1, 2, 3, 4], isRace: true, games: 1000 }),
  ...races,
];
