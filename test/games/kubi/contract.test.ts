import { kubi } from '../../../src/games/kubi/index.js';
import { contractSuite } from '../contract-suite.js';

contractSuite(kubi);
