import { kubi } from '../../src/games/kubi/index.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { opponentSuite } from './contract-suite.js';

opponentSuite(kubi, kubiOpponent);
