import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Beende jede Reihe dort, wo sie viel zählt.',
  six: 'Eine 6 wertet Reihen vorab: groß drei, mittel zwei, klein eine.',
  closed: 'Was die aktive Person nimmt, ist für die anderen gesperrt.',
  resting: 'Jede Runde ruht ein Würfel: groß, mittel, klein und von vorn.',
  lost: 'Kreuze, die in eine Reihe nicht mehr passen, verfallen.',
  purple: 'Drei Reihen in Lila beenden das Spiel und bringen 5 Punkte.',
  fields: 'Farbfelder bringen nur Punkte, wenn alle angekreuzt sind.',
  joker: 'Einmal im Spiel öffnet dir der Joker den gesperrten Würfel.',
};
