import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Beende jede Reihe dort, wo sie viel zählt.',
  six: 'Eine 6 wertet Reihen vorab: groß drei, mittel zwei, klein eine. Im ganzen Spiel nur drei.',
  closed: 'Wer am Zug ist, nimmt zuerst; dieser Würfel ist dann für die anderen gesperrt.',
  resting: 'In jeder Runde ist ein anderer Würfel gesperrt: groß, mittel, klein und wieder von vorn.',
  lost: 'Kreuze, die in eine Reihe nicht mehr passen, verfallen.',
  purple: 'Drei Reihen in Lila beenden das Spiel mit dieser Runde und bringen 5 Punkte.',
  fields: 'Farbfelder bringen nur Punkte, wenn alle angekreuzt sind.',
  joker: 'Einmal im Spiel darfst du mit dem Joker den gesperrten Würfel nutzen.',
};
