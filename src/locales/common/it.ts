import type { PictureTerms } from './terms.js';

export const it: PictureTerms = {
  $code: 'it',
  $name: 'Italiano',
  $dir: 'ltr',

  'tabletop.cannotShow': 'Questa partita non si può preparare come chiede la pagina.',
  'tabletop.loading': 'Caricamento della partita…',
  'tabletop.joining': 'Accesso alla partita…',
  'tabletop.saveDamaged': 'La partita salvata è danneggiata. Resta così com’è finché non ne inizi una nuova.',
  'tabletop.missing': 'Caricamento non riuscito.',
  'tabletop.tryAgain': 'Riprova',
  'tabletop.reload': 'Ricarica la pagina',
  'tabletop.players': 'Giocatori',
  'tabletop.computer': (number) => (number === 0 ? 'Computer' : `Computer ${number}`),
  'tabletop.you': 'Tu',

  'tabletop.marked': 'in evidenza',
  'tabletop.markedPlaces': (places) => `In evidenza: ${places}.`,
  'tabletop.arrow': (from, to) => `Freccia da ${from} a ${to}.`,
};
