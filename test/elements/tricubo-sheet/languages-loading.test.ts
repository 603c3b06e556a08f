import { SENTENCES } from '../../words/tricubo/index.js';
import { describeLoading } from '../languages-loading.js';
import { KIND, act } from './languages.js';

const HELP_TITLES = {
  en: 'How to play Tricubo',
  de: 'So spielt man Tricubo',
  nl: 'Zo speel je Tricubo',
  fr: 'Comment jouer à Tricubo',
  it: 'Come si gioca a Tricubo',
};

describeLoading({
  game: 'tricubo',
  kind: KIND,
  act,
  steps: ['type castle', 'row 2', 'press .primary', 'die M'],
  refused: { step: 'type castle', german: String(SENTENCES.de['bad-move']) },
  status: (language) => String(SENTENCES[language]['tricubo.chooseStart']),
  sheet: (language) => String(SENTENCES[language]['sheet']).replace('Ann', String(SENTENCES[language]['player'])),
  help: (language) => HELP_TITLES[language],
  pictured: 3,
});
