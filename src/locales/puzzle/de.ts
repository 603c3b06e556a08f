import type { PuzzleTerms } from './terms.js';

/** With a comma, as decimals are written. */
const decimal = (points: number): string => String(points).replace('.', ',');

export const de: PuzzleTerms = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',

  'puzzle.cannotShow': 'Diese Aufgabe lässt sich nicht so zeigen, wie die Webseite es verlangt.',
  'puzzle.numbered': (number) => `Aufgabe ${number}`,
  'puzzle.daily': (date) => `Aufgabe vom ${date}`,
  'puzzle.level': (level) => ({ easy: 'leicht', medium: 'mittel', hard: 'schwer' })[level],

  'puzzle.win': (side, moves) => `${side === 'white' ? 'Weiß' : 'Schwarz'} ist am Zug und gewinnt in ${moves} Zügen.`,
  'puzzle.entry': 'Trage den Wurf so ein, dass er bis zum Ende am meisten bringt.',
  'puzzle.use': 'Nutze einen Würfel so, dass er bis zum Ende am meisten bringt.',
  'puzzle.square': (points, swaps) =>
    `Lege ein Quadrat für ${points} Punkte, indem du ${swaps === 1 ? 'nur einmal' : `höchstens ${swaps}-mal`} tauschst.`,
  'puzzle.exchange': 'Nimm den Würfel der Mitte, der am meisten bringt, und tausche ihn an der besten Stelle ein.',
  'puzzle.place': 'Finde den Stein und den Platz mit den meisten Punkten.',
  'puzzle.run': (tiles) => `Lege alle ${tiles} Steine nacheinander, ohne zu kaufen.`,

  'puzzle.goOn': 'So weit richtig.',
  'puzzle.solved': 'Gelöst!',
  'puzzle.margin': (points) =>
    `Alles andere bringt mindestens ${decimal(points)} ${points === 1 ? 'Punkt' : 'Punkte'} weniger.`,
  'puzzle.failed': 'Das ist es nicht.',
  'puzzle.solution': 'Das ist die Lösung.',
  'puzzle.notAsked': 'Das brauchst du bei dieser Aufgabe nicht.',

  'puzzle.tryAgain': 'Noch einmal',
  'puzzle.showSolution': 'Lösung zeigen',
  'puzzle.next': 'Nächste Aufgabe',
  'puzzle.copy': 'Ergebnis kopieren',
  'puzzle.copied': 'Kopiert.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'auf Anhieb gelöst' : `im ${tries}. Versuch gelöst`),
  'puzzle.shown': 'Lösung angesehen',
  'puzzle.streak': (days) => `${days} Tage in Folge`,
  'puzzle.best': (time) => `Bestzeit: ${time}`,
};
