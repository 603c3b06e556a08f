import { SENTENCES as COMMON } from '../../../words/common/index.js';
import { SENTENCES } from '../../../words/triad/index.js';
import { describeHeard } from '../../languages-heard.js';
import { act, openIn } from './languages.js';

const SAID = SENTENCES.fr;
const SHARED = COMMON.fr;

describeHeard({
  tag: 'triad-board',
  language: 'fr',
  openIn,
  act,
  attributes: { position: 'ccbbaa/6/6/6/6/AABBCC w 0-0' },
  steps: [
    ['type a1a3', `${SAID['whiteMoved']} ${SAID['blackToMove']}`],
    ['tool undo', `${SHARED['undone']?.replace('…', SAID['whiteMoved'] ?? '')} ${SAID['whiteToMove']}`],
  ],
  badMove: (language) => String(SENTENCES[language]['bad-move']),
});
