import type { SetupWords } from './terms.js';

export const setup: SetupWords = {
  begin: 'Inizia la partita',
  leaves: 'La partita in corso finirà qui.',
  players: 'Numero di giocatori',
  playedBy: 'Chi gioca',
  person: 'Persona',
  rules: 'Regole',
  options: {
    triad: {
      starter: { label: 'Chi comincia', values: { 0: 'Bianco', 1: 'Nero' } },
      evenStart: 'Le due parti cominciano con lo stesso lancio',
      draws: 'Parità per ripetizione, o se per 200 mosse non viene tolto nessun dado',
      clock: { label: 'Orologio: minuti + secondi per mossa', values: { '': 'senza' } },
    },
    tricubo: {
      starter: { label: 'Chi sceglie per primo' },
      sheet: { label: 'Foglio', values: { A: 'Lato A', B: 'Lato B' } },
      overflow: {
        label: 'Le crocette che non stanno nella riga',
        values: { lost: 'vanno perse', forbidden: 'non sono ammesse' },
      },
      colourOnSix: 'Anche un 6 può barrare una casella colorata',
    },
    cubo: {
      starter: { label: 'Chi scambia per primo' },
      timeLimits: 'Giocare a tempo',
      practiceSeconds: { label: 'Secondi per manche' },
      streets: {
        label: 'I numeri di una scala',
        values: { ordered: 'in ordine', 'any-order': 'in qualsiasi ordine' },
      },
      resetColours: 'A ogni manche di nuovo quattro dadi rossi e quattro blu',
    },
    triomino: {
      variant: { label: 'Regolamento', values: { goliath: 'europeo', pressman: 'americano' } },
      scoring: { label: 'Punti', values: { standard: 'normali', simple: 'uno per tessera', none: 'nessuno' } },
      target: { label: 'Punti per vincere', values: { 0: 'una manche' } },
      turnSeconds: { label: 'Secondi per turno', values: { 0: 'senza limite' } },
      clock: { label: 'Orologio: minuti + secondi per turno', values: { '': 'senza' } },
    },
  },
};
