import { SENTENCES as COMMON } from '../../words/common/index.js';
import { SENTENCES } from '../../words/cubo/index.js';
import { describeLoading } from '../languages-loading.js';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { KIND, act } from './languages.js';

type Texts = readonly [en: string, de: string, nl: string, fr: string, it: string];
const inLanguage = (texts: Texts) => (language: Language) => texts[LANGUAGES.indexOf(language)] ?? '';

describeLoading({
  game: 'cubo',
  kind: KIND,
  act,
  steps: ['type castle', 'press .actions .primary', 'key a1 x', 'type take 1', 'type keep'],
  refused: { step: 'type castle', german: String(SENTENCES.de['bad-move']) },
  status: (language) => String(COMMON[language]['rollAlone']),
  sheet: (language) => String(SENTENCES[language]['square']).replace('Ann', String(SENTENCES[language]['player'])),
  help: inLanguage([
    'How to play Cubo',
    'So spielt man Cubo',
    'Zo speel je Cubo',
    'Comment jouer à Cubo',
    'Come si gioca a Cubo',
  ]),
  pictured: 2,
  sheets: '.squares .grid',
});
