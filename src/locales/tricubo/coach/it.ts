import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Fermati in ogni riga dove il valore è alto.',
  six: 'Un 6 conta righe subito: grande tre, medio due, piccolo una.',
  closed: 'Il dado preso da chi è di turno è bloccato per gli altri.',
  resting: 'A ogni round riposa un dado: grande, medio, piccolo, e da capo.',
  lost: 'Le crocette che in una riga non entrano più sono perse.',
  purple: 'Tre righe nel viola chiudono la partita e valgono 5 punti.',
  fields: 'Le caselle dei colori valgono solo se sono tutte barrate.',
  joker: 'Una volta a partita il jolly ti fa usare il dado bloccato.',
};
