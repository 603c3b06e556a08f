import { describeLoading } from '../languages-loading.js';
import { LANGUAGES } from '../languages.js';
import type { Language } from '../languages.js';
import { KIND, act } from './languages.js';
import { SENTENCES } from './sentences.js';

type Texts = readonly [en: string, de: string, nl: string, fr: string, it: string];
const inLanguage = (texts: Texts) => (language: Language) => texts[LANGUAGES.indexOf(language)] ?? '';

describeLoading({
  game: 'triomino',
  kind: KIND,
  act,
  steps: ['type castle', 'press .actions .primary', 'type buy', 'press .rack-tile'],
  refused: { step: 'type castle', german: SENTENCES.de.badMove },
  status: inLanguage([
    'Deal the tiles to begin the round.',
    'Teile die Steine aus, um die Runde zu beginnen.',
    'Deel de stenen uit om de ronde te beginnen.',
    'Distribuez les tuiles pour commencer la manche.',
    'Distribuisci le tessere per cominciare la manche.',
  ]),
  sheet: inLanguage([
    'View of the table',
    'Ansicht des Tisches',
    'Weergave van de tafel',
    'Vue de la table',
    'Vista del tavolo',
  ]),
  help: inLanguage([
    'How to play Triomino',
    'So spielt man Triomino',
    'Zo speel je Triomino',
    'Comment jouer à Triomino',
    'Come si gioca a Triomino',
  ]),
  picture: inLanguage([
    'Tiles on the table',
    'Steine auf dem Tisch',
    'Stenen op tafel',
    'Tuiles sur la table',
    'Tessere sul tavolo',
  ]),
  pictured: 3,
  sheets: '.zoom .toolbar, .table > ul',
});
