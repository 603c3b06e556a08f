import { figure, signed } from '../figures.js';
import { lowered } from '../lowered.js';
import type { CommonPlayTerms } from '../terms.js';

const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'punto' : 'punti'}`;

/** Whether a player is called by the colour: `Il Bianco vince.`, but `Ann vince.` */
export const isSide = (name: string): boolean => name === 'Bianco' || name === 'Nero';

const COMPUTER = /^Computer(?= \d+$|$)/;

/** A player as the subject of a sentence. */
export const player = (name: string): string => (isSide(name) ? `Il ${name}` : name.replace(COMPUTER, 'Il computer'));

/** `al Bianco`, `ad Ann`, `a Bob` */
const toPlayer = (name: string): string => {
  if (isSide(name)) return `al ${name}`;
  if (COMPUTER.test(name)) return `al ${name.replace(COMPUTER, 'computer')}`;
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
};

/** A number with its article: `l’8`, `il 9`. */
export const the = (number: number): string => ([1, 8, 11].includes(number) ? `l’${number}` : `il ${number}`);

/** `all’8`, `al 9` */
export const toThe = (number: number): string => ([1, 8, 11].includes(number) ? `all’${number}` : `al ${number}`);

export const it: CommonPlayTerms = {
  'tabletop.saveRefused': 'Questa partita non viene salvata: la memoria del browser è piena o bloccata.',
  'tabletop.saveConflict':
    'In un’altra scheda o finestra è stata salvata una versione diversa di questa partita. Questa non viene salvata.',
  'tabletop.takeOther': 'Apri l’altra versione',
  'tabletop.keepThis': 'Salva questa',

  'tabletop.tools': 'Comandi della partita',
  'tabletop.undo': 'Annulla la mossa',
  'tabletop.redo': 'Ripristina la mossa',
  'tabletop.newGame': 'Nuova partita',
  'tabletop.flip': 'Ruota il tabellone',
  'tabletop.rematch': 'Rivincita',
  'tabletop.cancel': 'Annulla',
  'tabletop.nothingToCancel': 'Non c’è niente da interrompere.',
  'tabletop.nothingToUndo': 'Non c’è nessuna mossa da annullare.',
  'tabletop.nothingToRedo': 'Non c’è nessuna mossa da ripristinare.',
  'tabletop.noHint': 'I suggerimenti arrivano quando tocca a te.',
  'tabletop.notNow': 'Adesso non si può.',
  'tabletop.changeSetup': 'Cambia giocatori o regole',
  'tabletop.keepPlaying': 'Continua a giocare',
  'tabletop.more': 'Altro',
  'tabletop.allMoves': 'Tutte le mosse',
  'tabletop.madeMoves': 'Elenco delle mosse',
  'tabletop.settings': 'Impostazioni',
  'tabletop.settingsNote': 'Questo browser le ricorda.',
  'tabletop.tips': 'Consigli per iniziare',
  'tabletop.typedMove': 'Scrivi una mossa',
  'tabletop.play': 'Gioca',
  'tabletop.roll': 'Lancia i dadi',
  'tabletop.beginByRolling': 'Lancia i dadi per cominciare.',
  'tabletop.waitForDice': 'In attesa dei dadi.',
  'tabletop.enterDice': 'Lancia i tuoi dadi e inserisci i valori usciti.',
  'tabletop.takeDice': 'Disponi questi dadi',
  'tabletop.nameOf': (seat) => `Nome: ${seat}`,
  'tabletop.level': (level) => ({ easy: 'facile', medium: 'medio', hard: 'difficile' })[level],
  'tabletop.thinking': (name) => `${player(name)} sta pensando…`,
  'tabletop.toMove': (name) => `Tocca ${toPlayer(name)}.`,
  'tabletop.yourTurn': 'Tocca a te.',
  'tabletop.taskOf': (name, task) => `${name}: ${lowered(task)}`,
  'tabletop.yourTask': (task) => `Tocca a te: ${lowered(task)}`,
  'tabletop.undone': (move) => `Annullato: ${move}`,
  'tabletop.redone': (move) => `Ripristinato: ${move}`,
  'tabletop.newGameBegun': 'Nuova partita.',
  'tabletop.atPly': (ply, length) => `Passo ${ply} di ${length}.`,
  'tabletop.drawnGame': 'La partita finisce in parità.',
  'tabletop.wins': (name) => `${player(name)} vince.`,

  'tabletop.of': (name, sentence) => `${name}: ${sentence}`,
  'tabletop.semicolon': '; ',
  'tabletop.does': (name, deed) => `${name} ${deed}`,
  'tabletop.rollDice': 'Lancia i dadi.',
  'tabletop.rolls': (name) => `Tocca ${toPlayer(name)} lanciare.`,
  'tabletop.rolled': (dice) => `I dadi mostrano ${dice}.`,
  'tabletop.stillToDecide': (names) => `Si attende ancora: ${names}.`,
  'tabletop.stillMany': (count) => `Si attendono ancora ${count} giocatori.`,
  'tabletop.clear': 'Cancella',
  'tabletop.cleared': 'Tutto ripreso.',
  'tabletop.signed': signed,
  'tabletop.noChange': 'nessun cambiamento',
  'tabletop.totalNow': (points) => `Totale: ${figure(points)}.`,

  'tabletop.pad': 'I tuoi dadi',
  'tabletop.addDie': (value) => `Aggiungi un ${value}`,
  'tabletop.removeDie': (value) => `Togli ${the(value)}`,

  'tabletop.sheets': 'Fogli',
  'tabletop.points': pointsOf,
  'tabletop.toDecide': 'sceglie',
  'tabletop.hasEntered': 'ha segnato',
  'tabletop.waits': 'aspetta',
  'tabletop.roller': 'deve lanciare',

  'tabletop.winsWith': (name, points) => `${name} vince con ${pointsOf(points)}.`,
  'tabletop.shareWith': (names, points) => `${names} sono primi a pari merito con ${pointsOf(points)}.`,
  'tabletop.youWin': (by) => (by === 0 ? 'Vinci.' : `Vinci di ${by === 1 ? 'un punto' : pointsOf(by)}.`),
  'tabletop.youLose': (by) => (by === 0 ? 'Perdi.' : `Perdi di ${by === 1 ? 'un punto' : pointsOf(by)}.`),
  'tabletop.youShare': (names, points) => `${names} siete primi a pari merito con ${pointsOf(points)}.`,
  'tabletop.result': 'Risultato',
  'tabletop.showAgain': 'Mostra di nuovo',
  'tabletop.lookThrough': 'Rivedi',
  'tabletop.backToResult': 'Torna al risultato',
  'tabletop.howItAddsUp': 'Nel dettaglio',
  'tabletop.newBest': (points) => `Nuovo record, per ${pointsOf(points)}.`,
  'tabletop.bestSoFar': (points) => `Il tuo record finora: ${pointsOf(points)}.`,
  'tabletop.betterThan': (tenths, next) =>
    tenths === 0
      ? `Nove partite ben giocate su dieci raggiungono ${figure(next)}.`
      : `Meglio di ${tenths} ${tenths === 1 ? 'partita ben giocata' : 'partite ben giocate'} su 10.`,
  'tabletop.name': 'Nome',
  'tabletop.printEmpty': 'Stampa un foglio vuoto',

  'tabletop.replayTools': 'Scorri la partita',
  'tabletop.first': 'All’inizio',
  'tabletop.back': 'Indietro',
  'tabletop.forward': 'Avanti',
  'tabletop.last': 'Alla fine',
  'tabletop.playback': 'Riproduci alla velocità originale',
  'tabletop.stopPlayback': 'Ferma qui',
  'tabletop.moves': 'Mosse',
  'tabletop.start': 'Inizio',
  'tabletop.tryMoves': 'Prova le tue mosse',
  'tabletop.returnToRecord': 'Torna alla partita registrata',
  'tabletop.trying': 'Stai provando le tue mosse.',
  'tabletop.returned': 'Di nuovo nella partita registrata.',
  'tabletop.backToDiagram': 'Di nuovo il diagramma.',

  'tabletop.hint': 'Suggerimento',
  'tabletop.help': 'Aiuto',
  'tabletop.helpCards': 'In breve',
  'tabletop.helpRules': 'Tutte le regole',
  'tabletop.helpControls': 'Comandi',
  'tabletop.learn': 'Impara',
  'tabletop.playNow': 'Gioca ora',
  'tabletop.previousCard': 'Scheda precedente',
  'tabletop.nextCard': 'Scheda successiva',
  'tabletop.share': 'Condividi',
  'tabletop.print': 'Stampa',
  'tabletop.sound': 'Audio',
  'tabletop.close': 'Chiudi',
  'tabletop.recordAsText': 'La partita come testo',
  'tabletop.recordAsTag': 'La partita come tag HTML',
  'tabletop.copy': 'Copia',
  'tabletop.copied': 'Copiato.',
  'tabletop.copyYourself': 'Il browser non permette di copiare. Il testo è selezionato: copialo tu.',
  'tabletop.link': 'Link',
  'tabletop.copyLink': 'Copia il link',
  'tabletop.sendLink': 'Invia',
  'tabletop.longGame': 'Questa partita è troppo lunga per un link. Puoi copiarla come testo in «Incorpora».',
  'tabletop.shareLine': 'Una riga da incollare',
  'tabletop.copyLine': 'Copia la riga',
  'tabletop.savePicture': 'Salva l’immagine',
  'tabletop.pictureSaved': (file) => `Salvato: ${file}.`,
  'tabletop.drawingSaved': (file) =>
    `Salvato: ${file}. Qui non è possibile creare un PNG; questo file si apre in qualsiasi browser.`,
  'tabletop.embed': 'Incorpora',
  'tabletop.soFar': 'finora',
  'tabletop.personalBest': (points) =>
    points === undefined ? 'nuovo record personale' : `record personale: ${figure(points)}`,
  'tabletop.badLink': 'Il link a una partita non è leggibile. Non è cambiato nulla.',
  'tabletop.ownGame': 'Torna alla tua partita',
  'tabletop.notLoaded': 'Caricamento non riuscito. Riprova.',
  'tabletop.marksRemoved': 'Più nulla in evidenza.',
};
