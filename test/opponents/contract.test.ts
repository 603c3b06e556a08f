import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { triad } from '../../src/games/triad/index.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { triominoOpponent } from '../../src/opponents/triomino/index.js';
import { opponentSuite } from './contract-suite.js';

opponentSuite(triad, triadOpponent);
opponentSuite(kubi, kubiOpponent);
opponentSuite(tricubo, tricuboOpponent);
opponentSuite(cubo, cuboOpponent, { plies: 400 });
opponentSuite(triomino, triominoOpponent, { plies: 60 });
