import { describeLoading } from '../languages-loading.js';
import { KIND, act } from './languages.js';
import { SENTENCES } from './sentences.js';
import { textIn } from './texts.js';

describeLoading({
  game: 'kubi',
  kind: KIND,
  act,
  steps: ['type castle', 'cross 146', 'press .primary'],
  refused: { step: 'type castle', german: SENTENCES.de.badMove },
  status: (language) => textIn(language, 'crossNumbers'),
  sheet: (language) => textIn(language, 'sheetOfPlayer1'),
  help: (language) => textIn(language, 'howToPlay'),
  pictured: 2,
});
