import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Lato contro lato, numeri uguali. Una tessera vale la loro somma.',
  buy: 'Una tessera pescata costa 5 punti. Dopo la terza ne posi una, o passi per altri 10.',
  bridge: 'Un ponte: un lato e l’angolo opposto toccano altre tessere. Vale punti in più.',
  hexagon: 'Un esagono: sei tessere intorno a un angolo. Chi lo chiude guadagna punti in più.',
  out: 'Chi finisce per primo riceve 25 punti e la somma delle tessere che gli altri hanno ancora.',
};
