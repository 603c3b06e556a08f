import { SENTENCES } from '../../../words/cubo/index.js';
import { describeHeard } from '../../languages-heard.js';
import { act, openIn } from './languages.js';

const SAID = SENTENCES.fr;

describeHeard({
  tag: 'cubo-grid',
  language: 'fr',
  openIn,
  act,
  attributes: { position: '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2', 'time-limits': 'off' },
  steps: [['type swap a1c3', `${SAID['swapped']}`]],
  badMove: (language) => String(SENTENCES[language]['bad-move']),
});
