import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Seite an Seite, gleiche Zahlen. Ein Stein bringt seine Summe.',
  buy: 'Kaufen kostet 5 Punkte. Nach dreien: anlegen oder passen (10).',
  bridge: 'Brücke: Seite und Ecke gegenüber liegen an. Das zählt extra.',
  hexagon: 'Sechseck: sechs Steine um eine Ecke. Schließen zählt extra.',
  out: 'Zuerst fertig: 25 Punkte und die Summe aller Steine der anderen.',
};
