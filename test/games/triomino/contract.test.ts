import { triomino } from '../../../src/games/triomino/index.js';
import { contractSuite } from '../contract-suite.js';

contractSuite(triomino, { seeds: 1, plies: 320 });
