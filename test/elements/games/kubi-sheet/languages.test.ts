import { SENTENCES as COMMON } from '../../../words/common/index.js';
import { SENTENCES } from '../../../words/kubi/index.js';
import { describeHeard, capital } from '../../languages-heard.js';
import { act, openIn } from './languages.js';

const SAID = SENTENCES.de;
const SHARED = COMMON.de;

describeHeard({
  tag: 'kubi-sheet',
  language: 'de',
  openIn,
  act,
  attributes: { position: '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0 | 0 12346' },
  steps: [
    ['type 1|34|26', `${capital(SAID['entered'] ?? '')} ${SHARED['rollAlone']}`],
    ['tool undo', `Zurückgenommen: ${capital(SAID['entered'] ?? '')} ${SAID['takeOwn']?.replace('4', '1, 4 oder 6')}`],
  ],
  badMove: (language) => String(SENTENCES[language]['bad-move']),
});
