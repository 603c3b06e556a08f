import type { Sentences } from '../proof.js';

export const de: Sentences = {
  begin: 'Spiel beginnen',
  leaves: 'Damit endet das laufende Spiel.',
  players: 'Wie viele spielen mit?',
  playedBy: 'Wer spielt',
  person: 'Person',
  rules: 'Regeln',
  'triad starter': 'Wer beginnt · Weiß / Schwarz',
  'triad evenStart': 'Beide Seiten beginnen mit demselben Wurf',
  'triad draws': 'Unentschieden bei Wiederholung oder wenn 200 Züge lang kein Würfel weggenommen wird',
  'tricubo sheet': 'Zettel · Seite A / Seite B',
  'tricubo overflow': 'Kreuze ohne Platz in der Reihe · verfallen / sind nicht erlaubt',
  'tricubo colourOnSix': 'Auch eine 6 darf ein Farbfeld ankreuzen',
  'cubo timeLimits': 'Auf Zeit spielen',
  'cubo practiceSeconds': 'Sekunden je Runde',
  'cubo streets': 'Die Zahlen einer Straße · der Reihe nach / durcheinander',
  'cubo resetColours': 'In jeder Runde wieder vier rote und vier blaue Würfel',
  'triomino variant': 'Regelwerk · europäisch / amerikanisch',
  'triomino scoring': 'Punkte · wie üblich / einer je Stein / keine',
  'triomino target': 'Punkte bis zum Sieg · eine Runde',
  'triomino turnSeconds': 'Sekunden je Zug · ohne Limit',
};
