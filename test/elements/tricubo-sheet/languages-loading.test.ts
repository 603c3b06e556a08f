import { describeLoading } from '../languages-loading.js';
import { KIND, act } from './languages.js';
import { SENTENCES } from './sentences.js';
import { textIn } from './texts.js';

describeLoading({
  game: 'tricubo',
  kind: KIND,
  act,
  steps: ['type castle', 'row 2', 'press .primary', 'die M'],
  refused: { step: 'type castle', german: SENTENCES.de.badMove },
  status: (language) => textIn(language, 'chooseStart'),
  sheet: (language) => textIn(language, 'sheetOfPlayer1'),
  help: (language) => textIn(language, 'howToPlay'),
  pictured: 3,
});
