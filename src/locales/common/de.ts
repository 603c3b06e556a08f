import type { PictureTerms } from './terms.js';

export const de: PictureTerms = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',

  'tabletop.cannotShow': 'Diese Partie lässt sich nicht so aufbauen, wie die Webseite es verlangt.',
  'tabletop.loading': 'Die Partie wird geladen …',
  'tabletop.joining': 'Verbindung zur Partie …',
  'tabletop.saveDamaged':
    'Der gespeicherte Spielstand ist beschädigt. Er bleibt, wie er ist, bis du eine neue Partie beginnst.',
  'tabletop.missing': 'Das ließ sich nicht laden.',
  'tabletop.tryAgain': 'Noch einmal versuchen',
  'tabletop.reload': 'Seite neu laden',
  'tabletop.players': 'Mitspielende',
  'tabletop.computer': (number) => (number === 0 ? 'Computer' : `Computer ${number}`),
  'tabletop.you': 'Du',

  'tabletop.marked': 'markiert',
  'tabletop.markedPlaces': (places) => `Markiert: ${places}.`,
  'tabletop.arrow': (from, to) => `Pfeil von ${from} nach ${to}.`,
};
