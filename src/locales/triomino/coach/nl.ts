import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Zijde aan zijde, gelijke getallen. Een steen levert zijn som op.',
  buy: 'Kopen kost 5 punten. Na drie: leg aan, of pas voor nog eens 10.',
  bridge: 'Brug: een zijde en de hoek ertegenover raken. Dat telt extra.',
  hexagon: 'Zeshoek: zes stenen rond een hoek. Hem sluiten levert extra op.',
  out: 'Eerst klaar: 25 punten en de som van de stenen van de anderen.',
};
