import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Linee come 2 3 4 o 5 5 5 valgono punti.',
  line: 'Una linea vale il suo numero più alto: 2 3 4 vale 4 punti.',
  double: 'Una linea di un colore vale il doppio. Il bianco va con tutti.',
  call: 'Il tuo quadrato è fissato. Prendi un dado dal centro, o nessuno.',
  exchange: 'Cambia il dado preso con uno dei tuoi colorati, o tieni i tuoi.',
};
