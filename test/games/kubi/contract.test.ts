import { kubi } from '../../../src/games/kubi/index.js';
import { contractSuite } from '../contract-suite.js';

// One game of each number of seats: games of eight are long, and three of each number would find nothing more.
contractSuite(kubi, { seeds: 1 });
