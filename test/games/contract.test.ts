import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { fuse } from '../match/toy-fuse.js';
import { blitz, race } from '../match/toy-games.js';
import { contractSuite } from './contract-suite.js';
import { highCard } from './high-card.js';

contractSuite(triad);
contractSuite(kubi);
contractSuite(tricubo);
contractSuite(cubo, { plies: 2000 });
contractSuite(triomino, { plies: 320 });

// A toy that breaks the contract would make the tests of the match, or of the suite itself, worth nothing.
for (const toy of [race, blitz, fuse, highCard]) contractSuite(toy);
