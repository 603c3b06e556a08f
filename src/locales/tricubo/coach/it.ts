import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Fermati in ogni riga dove il valore è alto.',
  six: 'Un 6 conteggia righe: grande tre, medio due, piccolo una.',
  closed: 'Il dado preso da chi è di turno è bloccato per gli altri.',
  resting: 'A ogni manche uno è bloccato: grande, medio, piccolo, da capo.',
  lost: 'Le crocette che in una riga non stanno più vanno perse.',
  purple: 'Tre righe nel viola chiudono la partita e valgono 5 punti.',
  fields: 'Le caselle colorate valgono solo se sono tutte barrate.',
  joker: 'Una volta a partita il jolly ti fa usare il dado bloccato.',
};
