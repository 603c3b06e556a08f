import { tricubo } from '../../../src/games/tricubo/index.js';
import { contractSuite } from '../contract-suite.js';

contractSuite(tricubo);
