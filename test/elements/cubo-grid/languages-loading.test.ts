import { describeLoading } from '../languages-loading.js';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { KIND, act } from './languages.js';
import { SENTENCES } from './sentences.js';

type Texts = readonly [en: string, de: string, nl: string, fr: string, it: string];
const inLanguage = (texts: Texts) => (language: Language) => texts[LANGUAGES.indexOf(language)] ?? '';

describeLoading({
  game: 'cubo',
  kind: KIND,
  act,
  steps: ['type castle', 'press .actions .primary', 'key a1 x', 'type take 1', 'type keep'],
  refused: { step: 'type castle', german: SENTENCES.de.badMove },
  status: inLanguage(['Roll the dice.', 'Würfle.', 'Gooi de dobbelstenen.', 'Lancez les dés.', 'Lancia i dadi.']),
  sheet: inLanguage([
    'Square of Player 1',
    'Quadrat von Spieler 1',
    'Vierkant van Speler 1',
    'Carré, Joueur 1',
    'Quadrato di Giocatore 1',
  ]),
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
