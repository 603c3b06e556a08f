import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Raccogli molti segni accanto a poche somme.',
  loss: 'Da uno a quattro segni costano 200 punti a somma; cinque, nulla.',
  even: 'Cinque segni: dal sesto in poi, ognuno vale il numero stampato.',
  free: 'Nessuno dei tuoi numeri: metti un dado da parte, senza segno.',
  last: 'Sette segni accanto a un numero: l’ottavo chiude il tuo foglio.',
};
