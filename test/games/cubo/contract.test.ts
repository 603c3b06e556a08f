import { cubo } from '../../../src/games/cubo/index.js';
import { contractSuite } from '../contract-suite.js';

contractSuite(cubo, { seeds: 1, plies: 2000 });
