import type { Sentences } from '../proof.js';

export const it: Sentences = {
  begin: 'Inizia la partita',
  leaves: 'La partita in corso finirà qui.',
  players: 'Numero di giocatori',
  playedBy: 'Chi gioca',
  person: 'Persona',
  rules: 'Regole',
  'triad starter': 'Chi comincia · Bianco / Nero',
  'triad evenStart': 'Le due parti cominciano con lo stesso lancio',
  'triad draws': 'Parità per ripetizione, o se per 200 mosse non viene tolto nessun dado',
  'tricubo sheet': 'Foglio · Lato A / Lato B',
  'tricubo overflow': 'Le crocette che non stanno nella riga · vanno perse / non sono ammesse',
  'tricubo colourOnSix': 'Anche un 6 può barrare una casella colorata',
  'cubo timeLimits': 'Giocare a tempo',
  'cubo practiceSeconds': 'Secondi per manche',
  'cubo streets': 'I numeri di una scala · in ordine / in qualsiasi ordine',
  'cubo resetColours': 'A ogni manche di nuovo quattro dadi rossi e quattro blu',
  'triomino variant': 'Regolamento · europeo / americano',
  'triomino scoring': 'Punti · normali / uno per tessera / nessuno',
  'triomino target': 'Punti per vincere · una manche',
  'triomino turnSeconds': 'Secondi per turno · senza limite',
};
