import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Zijde aan zijde, gelijke getallen. Een steen levert zijn som op.',
  buy: 'Een gekochte steen kost 5 punten. Na de derde leg je er een aan, of pas je voor nog eens 10.',
  bridge: 'Een brug: één zijde en de hoek daartegenover raken andere stenen. Dat levert extra op.',
  hexagon: 'Een zeshoek: zes stenen rond een hoek. Wie hem sluit, krijgt extra punten.',
  out: 'Als eerste klaar: 25 punten en de som van alle stenen die de anderen nog hebben.',
};
