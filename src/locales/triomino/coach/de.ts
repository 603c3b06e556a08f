import type { TriominoCoach } from './terms.js';

export const coach: TriominoCoach = {
  goal: 'Seite an Seite, gleiche Zahlen. Ein Stein bringt seine Summe.',
  buy: 'Ein gekaufter Stein kostet 5 Punkte. Nach dem dritten: anlegen oder für weitere 10 passen.',
  bridge: 'Eine Brücke: Eine Seite und die Ecke gegenüber liegen an. Das bringt Punkte extra.',
  hexagon: 'Ein Sechseck: sechs Steine um eine Ecke. Wer es schließt, bekommt Punkte extra.',
  out: 'Zuerst fertig: 25 Punkte und die Summe aller Steine, die die anderen noch haben.',
};
