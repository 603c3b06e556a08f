import type { SetupWords } from './terms.js';

export const setup: SetupWords = {
  begin: 'Partie beginnen',
  leaves: 'Damit endet die laufende Partie.',
  players: 'Wie viele spielen mit?',
  playedBy: 'Wer spielt',
  person: 'Person',
  rules: 'Regeln',
  options: {
    triad: {
      starter: { label: 'Wer beginnt', values: { 0: 'Weiß', 1: 'Schwarz' } },
      evenStart: 'Beide Seiten beginnen mit demselben Wurf',
      draws: 'Unentschieden bei Wiederholung oder wenn 200 Züge lang kein Würfel weggenommen wird',
      clock: { label: 'Uhr: Minuten + Sekunden je Zug', values: { '': 'ohne' } },
    },
    tricubo: {
      starter: { label: 'Wer zuerst wählt' },
      sheet: { label: 'Zettel', values: { A: 'Seite A', B: 'Seite B' } },
      overflow: {
        label: 'Kreuze ohne Platz in der Reihe',
        values: { lost: 'verfallen', forbidden: 'sind nicht erlaubt' },
      },
      colourOnSix: 'Auch eine 6 darf ein Farbfeld ankreuzen',
    },
    cubo: {
      starter: { label: 'Wer zuerst austauscht' },
      timeLimits: 'Auf Zeit spielen',
      practiceSeconds: { label: 'Sekunden je Runde' },
      streets: {
        label: 'Die Zahlen einer Straße',
        values: { ordered: 'der Reihe nach', 'any-order': 'durcheinander' },
      },
      resetColours: 'In jeder Runde wieder vier rote und vier blaue Würfel',
    },
    triomino: {
      variant: { label: 'Regelwerk', values: { goliath: 'europäisch', pressman: 'amerikanisch' } },
      scoring: { label: 'Punkte', values: { standard: 'wie üblich', simple: 'einer je Stein', none: 'keine' } },
      target: { label: 'Punkte bis zum Sieg', values: { 0: 'eine Runde' } },
      turnSeconds: { label: 'Sekunden je Zug', values: { 0: 'ohne Limit' } },
      clock: { label: 'Uhr: Minuten + Sekunden je Zug', values: { '': 'ohne' } },
    },
  },
};
