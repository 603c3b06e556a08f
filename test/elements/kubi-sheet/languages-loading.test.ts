import { SENTENCES } from '../../words/kubi/index.js';
import { describeLoading } from '../languages-loading.js';
import { KIND, act } from './languages.js';

const HELP_TITLES = {
  en: 'How to play Kubi',
  de: 'So spielt man Kubi',
  nl: 'Zo speel je Kubi',
  fr: 'Comment jouer à Kubi',
  it: 'Come si gioca a Kubi',
};

describeLoading({
  game: 'kubi',
  kind: KIND,
  act,
  steps: ['type castle', 'cross 146', 'press .primary'],
  refused: { step: 'type castle', german: String(SENTENCES.de['bad-move']) },
  status: (language) => String(SENTENCES[language]['kubi.crossNumbers']),
  sheet: (language) => String(SENTENCES[language]['sheet']).replace('Ann', String(SENTENCES[language]['player'])),
  help: (language) => HELP_TITLES[language],
  pictured: 2,
});
