import { kubi } from '../../../src/games/kubi/index.js';
import { contractSuite } from '../contract-suite.js';

// One game of each number of seats: those of eight have many moves.
contractSuite(kubi, { seeds: 1 });
