import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Côté contre côté, chiffres égaux. Une tuile rapporte leur somme.',
  buy: 'Une tuile piochée coûte 5 points. Après trois, posez-en une, ou passez pour 10 de plus.',
  bridge: 'Un pont\u202f: un côté et le coin opposé touchent d’autres tuiles. Il rapporte un bonus.',
  hexagon: 'Un hexagone\u202f: six tuiles autour d’un coin. Qui le ferme marque un bonus.',
  out: 'Qui finit en premier marque 25 points et la somme des tuiles que les autres ont encore.',
};
