import { SENTENCES as COMMON } from '../../../words/common/index.js';
import { SENTENCES } from '../../../words/tricubo/index.js';
import { describeHeard, capital } from '../../languages-heard.js';
import { act, openIn } from './languages.js';

const SAID = SENTENCES.nl;
const SHARED = COMMON.nl;

describeHeard({
  tag: 'tricubo-sheet',
  language: 'nl',
  openIn,
  act,
  attributes: { position: '2,4,1,0,0 .,.,.,.,. - | A 2 0 346' },
  steps: [['type L', `${capital(SAID['crossed'] ?? '')} ${SHARED['rollAlone']}`]],
  badMove: (language) => String(SENTENCES[language]['bad-move']),
});
