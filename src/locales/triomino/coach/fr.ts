import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Côté contre côté, chiffres égaux. Une tuile rapporte leur somme.',
  buy: 'Piocher coûte 5 points. Après trois\u202f: posez, ou passez pour 10.',
  bridge: 'Pont\u202f: un côté et le coin opposé touchent. Il rapporte un bonus.',
  hexagon: 'Hexagone\u202f: six tuiles autour d’un coin. Le fermer vaut un bonus.',
  out: 'Premier à finir\u202f: 25 points et la somme des tuiles des autres.',
};
