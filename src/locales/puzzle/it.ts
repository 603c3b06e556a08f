import { duration } from './duration.js';
import type { PuzzleTerms } from './terms.js';

/** The first of a month is not written like other days: `1º dicembre`. */
const dated = (date: string): string => date.replace(/(?<=^| )1(?= )/, '1º');

export const it: PuzzleTerms = {
  $code: 'it',
  $name: 'Italiano',
  $dir: 'ltr',

  'puzzle.cannotShow': 'Questo problema non può essere mostrato come chiede la pagina.',
  'puzzle.numbered': (number) => `Problema ${number}`,
  'puzzle.daily': (date) => `Problema ${/^(?:8|11) /.test(date) ? 'dell’' : 'del '}${dated(date)}`,
  'puzzle.level': (level) => ({ easy: 'facile', medium: 'medio', hard: 'difficile' })[level],
  'puzzle.date': dated,

  'puzzle.win': (side, moves) => `Il ${side === 'white' ? 'Bianco' : 'Nero'} muove e vince in ${moves} mosse.`,
  'puzzle.entry': 'Segna il lancio dove rende di più da qui alla fine della partita.',
  'puzzle.use': 'Usa un dado dove rende di più da qui alla fine della partita.',
  'puzzle.square': (points, swaps) =>
    `Componi un quadrato da ${points} punti con ${swaps === 1 ? 'un solo scambio' : `al massimo ${swaps} scambi`}.`,
  'puzzle.exchange': 'Prendi dal centro il dado che rende di più e cambialo nel posto migliore.',
  'puzzle.place': 'Trova la tessera e il posto che danno più punti.',
  'puzzle.run': (tiles) => `Posa tutte le ${tiles} tessere, una dopo l’altra, senza pescare.`,

  'puzzle.begin': 'Gioca la tua risposta o chiedi un suggerimento.',
  'puzzle.again': 'Già risolto. Puoi rigiocarlo, se vuoi.',
  'puzzle.goOn': 'Fin qui è giusto.',
  'puzzle.solved': 'Risolto!',
  'puzzle.margin': (points, isAverage) => {
    const next = isAverage ? 'In media, la seconda scelta rende' : 'La seconda scelta rende';
    if (points === 0) return `${next} quasi altrettanto.`;
    return `${next} ${points} ${points === 1 ? 'punto' : 'punti'} in meno.`;
  },
  'puzzle.failed': 'Non è così.',
  'puzzle.lack': (points) =>
    points === 1
      ? 'Quasi: 1 punto in meno della risposta migliore.'
      : `Sono ${points} punti in meno della risposta migliore.`,
  'puzzle.refuted': (replier) =>
    `Non è così: dopo la risposta del ${replier === 'white' ? 'Bianco' : 'Nero'} la vittoria arriva troppo tardi.`,
  'puzzle.deadEnd': 'Non è così: le tessere rimaste non si possono più posare tutte.',
  'puzzle.solution': 'Questa è la soluzione.',
  'puzzle.notAsked': 'In questo problema non serve.',

  'puzzle.hint': 'Suggerimento',
  'puzzle.tryAgain': 'Riprova',
  'puzzle.showSolution': 'Vedi soluzione',
  'puzzle.next': 'Prossimo problema',
  'puzzle.copy': 'Copia',
  'puzzle.copied': 'Copiato.',
  'puzzle.copyYourself': 'Il browser non permette di copiare. Il testo è selezionato: copialo tu.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'risolto al primo tentativo' : `risolto in ${tries} tentativi`),
  'puzzle.shown': 'soluzione mostrata',
  'puzzle.streak': (days) => `${days} giorni di fila`,
  'puzzle.best': (time) => `Miglior tempo: ${time}`,

  'puzzle.today': 'Problema del giorno',
  'puzzle.nextIn': (hours, minutes) => `Prossimo problema tra ${duration(hours, minutes, 'h', 'min')}`,
  'puzzle.archive': 'Problemi precedenti',
  'puzzle.close': 'Chiudi',
  'puzzle.earlierMonth': 'Mese precedente',
  'puzzle.laterMonth': 'Mese successivo',
  'puzzle.solvedDay': (date) => `${date}, risolto`,
  'puzzle.solvedOf': (solved, days) => `${solved} su ${days} ${solved === 1 ? 'risolto' : 'risolti'}`,
  'puzzle.longest': (days) => `Serie più lunga: ${days} giorni`,
  'puzzle.notLoaded': 'Caricamento non riuscito. Riprova.',
  'puzzle.missing': 'Caricamento non riuscito.',
  'puzzle.reload': 'Ricarica la pagina',
};
