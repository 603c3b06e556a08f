import { tricubo } from '../../../src/games/tricubo/index.js';
import { contractSuite } from '../contract-suite.js';

// One game of each number of seats: a game has some two hundred moves.
contractSuite(tricubo, { seeds: 1 });
