import type { CommonTerms } from './terms.js';

/** A number below nought has a minus, not a hyphen. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'punto' : 'punti'}`;

/** A number with its article: `l’8`, `il 9`. */
export const the = (number: number): string => ([1, 8, 11].includes(number) ? `l’${number}` : `il ${number}`);

export const it: CommonTerms = {
  $code: 'it',
  $name: 'Italiano',
  $dir: 'ltr',

  'tabletop.tools': 'Comandi della partita',
  'tabletop.undo': 'Ritira la mossa',
  'tabletop.redo': 'Rigioca la mossa',
  'tabletop.newGame': 'Nuova partita',
  'tabletop.flip': 'Ruota il tabellone',
  'tabletop.rematch': 'Rivincita',
  'tabletop.cancel': 'Annulla',
  'tabletop.leaveGame': 'Vuoi lasciare questa partita e iniziarne una nuova?',
  'tabletop.keepPlaying': 'Continua a giocare',
  'tabletop.typedMove': 'Scrivi una mossa',
  'tabletop.play': 'Gioca',
  'tabletop.roll': 'Lancia i dadi',
  'tabletop.beginByRolling': 'Lancia i dadi per cominciare.',
  'tabletop.waitForDice': 'In attesa dei dadi.',
  'tabletop.enterDice': 'Lancia i tuoi dadi e inserisci i valori usciti.',
  'tabletop.takeDice': 'Disponi questi dadi',
  'tabletop.nameOf': (seat) => `Nome di ${seat}`,
  'tabletop.toMove': (name) => `È il turno di ${name}.`,
  'tabletop.undone': 'Mossa ritirata.',
  'tabletop.redone': 'Mossa rigiocata.',
  'tabletop.newGameBegun': 'Nuova partita.',
  'tabletop.atPly': (ply, length) => `Passo ${ply} di ${length}.`,
  'tabletop.drawnGame': 'La partita finisce in parità.',
  'tabletop.wins': (name) => `${name} vince.`,

  'tabletop.of': (name, sentence) => `${name}: ${sentence}`,
  'tabletop.rollDice': 'Lancia i dadi.',
  'tabletop.rolls': (name) => `${name} lancia i dadi.`,
  'tabletop.rolled': (dice) => `I dadi mostrano ${dice}.`,
  'tabletop.stillToDecide': (names) => `Si attende ancora la scelta di ${names}.`,
  'tabletop.clear': 'Cancella',
  'tabletop.signed': (points) => (points < 0 ? `meno ${-points}` : points > 0 ? `più ${points}` : '0'),
  'tabletop.noChange': 'non cambia nulla',
  'tabletop.totalNow': (points) => `Totale: ${points}.`,

  'tabletop.pad': 'Che cosa mostrano i tuoi dadi',
  'tabletop.addDie': (value) => `Aggiungi un ${value}`,
  'tabletop.removeDie': (value) => `Togli ${the(value)}`,

  'tabletop.sheets': 'Fogli',
  'tabletop.toDecide': 'sceglie',
  'tabletop.hasEntered': 'ha segnato',
  'tabletop.waits': 'aspetta',
  'tabletop.roller': 'lancia',

  'tabletop.winsWith': (name, points) => `${name} vince con ${pointsOf(points)}.`,
  'tabletop.shareWith': (names, points) => `${names} sono primi a pari merito con ${pointsOf(points)}.`,
  'tabletop.result': 'Risultato',
  'tabletop.name': 'Nome',
  'tabletop.printEmpty': 'Stampa un foglio vuoto',

  'tabletop.replayTools': 'Scorri la partita',
  'tabletop.first': 'All’inizio',
  'tabletop.back': 'Indietro',
  'tabletop.forward': 'Avanti',
  'tabletop.last': 'Alla fine',
  'tabletop.playback': 'Riproduci al suo ritmo',
  'tabletop.stopPlayback': 'Ferma qui',
  'tabletop.moves': 'Mosse',
  'tabletop.start': 'Inizio',
  'tabletop.tryMoves': 'Prova le tue mosse',
  'tabletop.returnToRecord': 'Torna alla partita registrata',
  'tabletop.trying': 'Stai provando le tue mosse.',
  'tabletop.returned': 'Di nuovo nella partita registrata.',

  'tabletop.help': 'Aiuto',
  'tabletop.share': 'Condividi',
  'tabletop.print': 'Stampa',
  'tabletop.close': 'Chiudi',
  'tabletop.recordAsText': 'La partita come testo',
  'tabletop.recordAsTag': 'La partita come tag HTML',
  'tabletop.copy': 'Copia',
  'tabletop.copied': 'Copiato.',
  'tabletop.copyYourself': 'Il browser non lo permette. Il testo è selezionato, così puoi copiarlo tu.',
  'tabletop.notLoaded': 'Caricamento non riuscito. Riprova.',

  'tabletop.marked': 'in evidenza',
  'tabletop.markedPlaces': (places) => `In evidenza: ${places}.`,
  'tabletop.arrow': (from, to) => `Freccia da ${from} a ${to}.`,
  'tabletop.cannotShow': 'Questa partita non si può preparare come chiede la pagina.',
  'tabletop.saveDamaged': 'La partita salvata è danneggiata. Resta così com’è finché non ne inizi una nuova.',
};
