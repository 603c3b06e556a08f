import type { PictureTerms } from './terms.js';

export const nl: PictureTerms = {
  $code: 'nl',
  $name: 'Nederlands',
  $dir: 'ltr',

  'tabletop.cannotShow': 'Deze partij kan niet worden opgezet zoals de pagina het vraagt.',
  'tabletop.loading': 'De partij wordt geladen…',
  'tabletop.joining': 'Verbinding met de partij…',
  'tabletop.saveDamaged': 'De opgeslagen partij is beschadigd. Die blijft zo tot je een nieuwe partij begint.',
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
