/** The template of a new game is tested as it is, before it is copied. */
import { samplegame } from '../../stories/create/template/src/games/samplegame/index.js';
import '../../stories/create/template/test/games/samplegame/rules.test.js';
import { contractSuite } from './contract-suite.js';

contractSuite(samplegame);
