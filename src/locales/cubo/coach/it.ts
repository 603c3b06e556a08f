import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Linee come 2 3 4 o 5 5 5 valgono punti.',
  line: 'Una linea vale il suo numero più alto: 2 3 4 vale 4 punti.',
  double: 'Di un solo colore vale il doppio. Il bianco va con tutti.',
  call: 'Il tuo quadrato è fissato. Prendi un dado dal centro, o nessuno.',
  exchange: 'Scambialo con uno dei tuoi dadi colorati, o tieni i tuoi.',
};
