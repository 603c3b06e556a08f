import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Beende jede Reihe dort, wo sie viel zählt.',
  six: 'Eine 6 wertet Reihen vorab: groß drei, mittel zwei, klein eine.',
  closed: 'Der zuerst genommene Würfel ist für die anderen gesperrt.',
  resting: 'Jede Runde ist einer gesperrt: groß, mittel, klein und von vorn.',
  lost: 'Kreuze, die in eine Reihe nicht mehr passen, verfallen.',
  purple: 'Drei Reihen in Lila beenden die Partie und bringen 5 Punkte.',
  fields: 'Farbfelder bringen nur Punkte, wenn alle angekreuzt sind.',
  joker: 'Einmal je Partie gibt dir der Joker den gesperrten Würfel frei.',
};
