import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Molti segni accanto a poche somme.',
  loss: 'Da uno a quattro segni, una somma costa 200 punti; con cinque non costa più nulla.',
  even: 'Cinque segni: dal sesto al decimo, ognuno vale il numero stampato.',
  free: 'Nessuno dei tuoi numeri: metti da parte un dado a scelta. Non lascia segni.',
  last: 'Sette segni accanto a un numero: con l’ottavo il tuo foglio è finito.',
};
