import { duration } from './duration.js';
import type { PuzzleTerms } from './terms.js';

export const de: PuzzleTerms = {
  $code: 'de',
  $name: 'Deutsch',
  $dir: 'ltr',

  'puzzle.cannotShow': 'Diese Aufgabe lässt sich nicht so zeigen, wie die Webseite es verlangt.',
  'puzzle.numbered': (number) => `Aufgabe ${number}`,
  'puzzle.daily': (date) => `Aufgabe vom ${date}`,
  'puzzle.level': (level) => ({ easy: 'leicht', medium: 'mittel', hard: 'schwer' })[level],
  'puzzle.date': (date) => date,

  'puzzle.win': (side, moves) => `${side === 'white' ? 'Weiß' : 'Schwarz'} ist am Zug und gewinnt in ${moves} Zügen.`,
  'puzzle.entry': 'Trage den Wurf so ein, dass er bis zum Ende am meisten bringt.',
  'puzzle.use': 'Nutze einen Würfel so, dass er bis zum Ende am meisten bringt.',
  'puzzle.square': (points, swaps) =>
    `Lege ein Quadrat für ${points} Punkte, indem du ${swaps === 1 ? 'nur einmal' : `höchstens ${swaps}-mal`} tauschst.`,
  'puzzle.exchange': 'Nimm aus der Mitte den Würfel, der am meisten bringt, und tausche ihn an der besten Stelle ein.',
  'puzzle.place': 'Finde den Stein und die Stelle mit den meisten Punkten.',
  'puzzle.run': (tiles) => `Lege alle ${tiles} Steine nacheinander, ohne zu kaufen.`,

  'puzzle.begin': 'Spiel deine Antwort oder hol dir einen Tipp.',
  'puzzle.again': 'Schon gelöst. Du kannst sie gern noch einmal spielen.',
  'puzzle.goOn': 'So weit richtig.',
  'puzzle.solved': 'Gelöst!',
  'puzzle.margin': (points, isAverage) => {
    const next = isAverage ? 'Das Nächstbeste bringt im Schnitt' : 'Das Nächstbeste bringt';
    if (points === 0) return `${next} fast so viel.`;
    return `${next} ${points} ${points === 1 ? 'Punkt' : 'Punkte'} weniger.`;
  },
  'puzzle.failed': 'Das ist es nicht.',
  'puzzle.lack': (points) =>
    points === 1
      ? 'Knapp: 1 Punkt weniger als die beste Antwort.'
      : `Das sind ${points} Punkte weniger als die beste Antwort.`,
  'puzzle.refuted': (replier) =>
    `Das ist es nicht: Nach der Antwort von ${replier === 'white' ? 'Weiß' : 'Schwarz'} kommt der Sieg zu spät.`,
  'puzzle.deadEnd': 'Das ist es nicht: Die übrigen Steine passen nicht mehr alle.',
  'puzzle.solution': 'Das ist die Lösung.',
  'puzzle.notAsked': 'Das brauchst du bei dieser Aufgabe nicht.',

  'puzzle.hint': 'Tipp',
  'puzzle.tryAgain': 'Noch einmal',
  'puzzle.showSolution': 'Lösung zeigen',
  'puzzle.next': 'Nächste Aufgabe',
  'puzzle.copy': 'Kopieren',
  'puzzle.copied': 'Kopiert.',
  'puzzle.copyYourself':
    'Der Browser lässt das Kopieren nicht zu. Der Text ist ausgewählt; du kannst ihn selbst kopieren.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'auf Anhieb gelöst' : `im ${tries}. Versuch gelöst`),
  'puzzle.shown': 'Lösung angesehen',
  'puzzle.streak': (days) => `${days} Tage in Folge`,
  'puzzle.best': (time) => `Bestzeit: ${time}`,

  'puzzle.today': 'Heutige Aufgabe',
  'puzzle.nextIn': (hours, minutes) => `Nächste Aufgabe in ${duration(hours, minutes, 'Std.', 'Min.')}`,
  'puzzle.archive': 'Frühere Aufgaben',
  'puzzle.close': 'Schließen',
  'puzzle.earlierMonth': 'Voriger Monat',
  'puzzle.laterMonth': 'Nächster Monat',
  'puzzle.solvedDay': (date) => `${date}, gelöst`,
  'puzzle.solvedOf': (solved, days) => `${solved} von ${days} gelöst`,
  'puzzle.longest': (days) => `Längste Serie: ${days} Tage`,
  'puzzle.notLoaded': 'Das ließ sich nicht laden. Versuche es noch einmal.',
  'puzzle.missing': 'Das ließ sich nicht laden.',
  'puzzle.reload': 'Seite neu laden',
};
