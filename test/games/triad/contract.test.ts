import { triad } from '../../../src/games/triad/index.js';
import { contractSuite } from '../contract-suite.js';

contractSuite(triad);
