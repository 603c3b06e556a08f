import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Lato contro lato, numeri uguali. Una tessera vale la loro somma.',
  buy: 'Pescare costa 5 punti. Dopo tre: posa, o passa per altri 10.',
  bridge: 'Ponte: toccano un lato e l’angolo opposto. Vale punti in più.',
  hexagon: 'Esagono: sei tessere intorno a un angolo. Chiuderlo vale di più.',
  out: 'Chi finisce prima: 25 punti e la somma delle tessere altrui.',
};
