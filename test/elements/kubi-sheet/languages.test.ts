import { describeScenes } from '../scenes.js';
import { act, openIn, textsOf } from './languages.js';
import { SCENES } from './scenes.js';
import { inWords } from './texts.js';

describeScenes({ tag: 'kubi-sheet', openIn, act, scenes: SCENES, textsOf, inWords });
