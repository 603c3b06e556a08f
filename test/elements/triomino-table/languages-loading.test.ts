import { SENTENCES } from '../../words/triomino/index.js';
import { describeLoading } from '../languages-loading.js';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { KIND, act } from './languages.js';

type Texts = readonly [en: string, de: string, nl: string, fr: string, it: string];
const inLanguage = (texts: Texts) => (language: Language) => texts[LANGUAGES.indexOf(language)] ?? '';

describeLoading({
  game: 'triomino',
  kind: KIND,
  act,
  steps: ['type castle', 'press .actions .primary', 'type buy', 'press .rack-tile'],
  refused: { step: 'type castle', german: String(SENTENCES.de['bad-move']) },
  status: (language) => String(SENTENCES[language]['triomino.deal']),
  sheet: (language) => String(SENTENCES[language]['triomino.zoomTools']),
  help: inLanguage([
    'How to play Triomino',
    'So spielt man Triomino',
    'Zo speel je Triomino',
    'Comment jouer à Triomino',
    'Come si gioca a Triomino',
  ]),
  picture: (language) => String(SENTENCES[language]['triomino.laidTiles']),
  pictured: 3,
  sheets: '.zoom .toolbar, .table > ul',
});
