import { SENTENCES } from '../../../words/triomino/index.js';
import { describeHeard } from '../../languages-heard.js';
import { act, openIn } from './languages.js';

const SAID = SENTENCES.it;

describeHeard({
  tag: 'triomino-table',
  language: 'it',
  openIn,
  act,
  attributes: { position: '344@0,0 544@0,1 | 000,122,345 | 0 0 0 - 1 | 10', dice: 'enter' },
  steps: [['type 453@-1,0', `${SAID['aloneLaid']} ${SAID['mustBuy']}`]],
  badMove: (language) => String(SENTENCES[language]['bad-move']),
});
