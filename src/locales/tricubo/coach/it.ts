import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Fermati in ogni riga dove il valore è alto.',
  six: 'Un 6 conteggia righe in anticipo: il grande tre, il medio due, il piccolo una. Tre a partita.',
  closed: 'Il dado preso da chi è di turno è bloccato per gli altri.',
  resting: 'A ogni round è bloccato un altro dado: il grande, il medio, il piccolo, e da capo.',
  lost: 'Le crocette che in una riga non entrano più sono perse.',
  purple: 'Tre righe nel viola chiudono la partita con quel round e valgono 5 punti.',
  fields: 'Le caselle dei colori valgono punti solo se sono tutte barrate.',
  joker: 'Una volta a partita il jolly ti fa usare il dado bloccato.',
};
