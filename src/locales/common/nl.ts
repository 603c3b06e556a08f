import type { PictureTerms } from './terms.js';

export const nl: PictureTerms = {
  $code: 'nl',
  $name: 'Nederlands',
  $dir: 'ltr',

  'tabletop.cannotShow': 'Dit spel kan niet worden opgezet zoals de pagina het vraagt.',
  'tabletop.loading': 'De partij wordt geladen…',
  'tabletop.saveDamaged': 'Het opgeslagen spel is beschadigd. Het blijft zoals het is tot je een nieuw spel begint.',
  'tabletop.missing': 'Dit kon niet worden geladen.',
  'tabletop.tryAgain': 'Opnieuw proberen',
  'tabletop.reload': 'Pagina opnieuw laden',
  'tabletop.players': 'Spelers',
  'tabletop.computer': (number) => (number === 0 ? 'Computer' : `Computer ${number}`),
  'tabletop.you': 'Jij',

  'tabletop.marked': 'gemarkeerd',
  'tabletop.markedPlaces': (places) => `Gemarkeerd: ${places}.`,
  'tabletop.arrow': (from, to) => `Pijl van ${from} naar ${to}.`,
};
