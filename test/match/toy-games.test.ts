import { contractSuite } from '../games/contract-suite.js';
import { fuse } from './toy-fuse.js';
import { blitz, race } from './toy-games.js';

// A double that breaks the contract would make the tests of the match worth nothing.
contractSuite(race);
contractSuite(blitz);
contractSuite(fuse);
