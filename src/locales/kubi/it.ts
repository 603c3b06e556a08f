import { it as common, figure, the } from '../common/it.js';
import type { KubiTerms } from './terms.js';

export const it: KubiTerms = {
  ...common,
  'kubi.player': (number) => `Giocatore ${number}`,
  'kubi.sheet': (name) => `Foglio di Kubi di ${name}`,

  'kubi.countdown': 'Scarti',
  'kubi.uncrossed': 'un numero',
  'kubi.left': (left) => `ancora ${left}`,
  'kubi.finished': 'finito',

  'kubi.sums': 'Somme',
  'kubi.sum': 'Somma',
  'kubi.value': 'Valore',
  'kubi.marks': 'Segni',
  'kubi.count': 'Calcolo',
  'kubi.points': 'Punti',
  'kubi.total': 'Totale',
  'kubi.tally': (marks) => (marks === 1 ? '1 segno' : `${marks} segni`),
  'kubi.full': 'pieno',
  'kubi.legend':
    'Da 1 a 4 segni costano 200 punti, 5 non valgono nulla, dal 6º al 10º ognuno aggiunge il valore della somma.',
  'kubi.roll': (dice) => `Dadi: ${dice}`,
  'kubi.markedLast': 'ultimo segno',
  'kubi.discard': 'Scarto',
  'kubi.leftOut': 'Da parte',

  'kubi.next': 'Effetto',

  'kubi.crossNumbers': 'Barra tre numeri. I dadi che li mostrano saranno i tuoi scarti.',
  'kubi.enterRoll': 'Metti da parte un dado e forma due coppie con gli altri.',

  'kubi.numbers': 'I tuoi tre numeri',
  'kubi.cross': (numbers) => `Barra ${numbers}`,
  'kubi.crossThree': 'Barra tre numeri',

  'kubi.dice': 'I dadi e il loro posto',
  'kubi.die': (value) => `dado ${value}`,
  'kubi.unplaced': 'non assegnato',
  'kubi.firstPair': '1ª coppia',
  'kubi.secondPair': '2ª coppia',
  'kubi.placed': (die, place) => `${die}: ${place}.`,
  'kubi.enter': 'Segna',
  'kubi.entries': 'Scelte possibili',

  'kubi.entry': (die, sums, effect) => `${die}, ${sums}: ${effect}`,
  'kubi.discardDie': (value) => `scarta un ${value}`,
  'kubi.leaveOut': (value) => `metti da parte un ${value} senza segno`,
  'kubi.thenSums': (first, second) => (first === second ? `poi due volte ${first}` : `poi ${first} e ${second}`),
  'kubi.openingBoth': (points) => `${points} per due somme nuove`,
  'kubi.opening': (points, sum) => `${points} per la nuova somma ${sum}`,
  'kubi.saving': (points, sum) => `${points} per il quinto segno dietro ${the(sum)}`,
  'kubi.gaining': (points, sum) => `${points} dietro ${the(sum)}`,
  'kubi.inAll': (points, reasons) => `in tutto ${points}, cioè ${reasons}`,

  'kubi.crossed': (numbers) => `Numeri barrati: ${numbers}.`,
  'kubi.done': (number) => `Otto segni dietro ${the(number)}: questo foglio è finito.`,

  'kubi.toCross': 'deve barrare',
  'kubi.isDone': 'ha finito',

  'kubi.soloWon': (points) => `${figure(points)} punti. Da 500 in su la partita è vinta!`,
  'kubi.soloEnded': (points) => `${figure(points)} punti. Con 500 la partita sarebbe stata vinta.`,
  'kubi.gains': 'Guadagni',
  'kubi.losses': 'Perdite',

  'kubi.reason.all-done': 'Ogni foglio ha otto segni dietro un numero.',

  'kubi.refusal.game-over': () => 'La partita è finita.',
  'kubi.refusal.not-your-turn': () => 'Non è il momento di farlo.',
  'kubi.refusal.bad-move': () => 'Non è una mossa di questo gioco. Scrivila così: 1|34|66.',
  'kubi.refusal.bad-roll': () => 'Non è un lancio di questo gioco: cinque dadi, ognuno da 1 a 6.',
  'kubi.refusal.same-number': () => 'I tre numeri devono essere diversi.',
  'kubi.refusal.done': () => 'Questo foglio è finito: ha otto segni dietro un numero.',
  'kubi.refusal.already-crossed': () => 'I tre numeri di questo foglio sono già barrati.',
  'kubi.refusal.cross-first': () => 'Prima barra tre numeri.',
  'kubi.refusal.already-entered': () => 'Questo lancio è già segnato su questo foglio.',
  'kubi.refusal.no-roll': () => 'Prima bisogna lanciare i dadi.',
  'kubi.refusal.other-dice': ({ roll }) => `I dadi usciti sono altri: ${roll}.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `Devi scartare uno dei tuoi numeri: ${numbers}.`
      : `Devi scartare il tuo numero, ${the(Number(numbers))}.`,
  'kubi.refusal.no-mark': () =>
    'Non è uscito nessuno dei tuoi numeri, quindi il dado messo da parte non lascia nessun segno.',
  'kubi.refusal.too-many-numbers': () => 'Hai già scelto tre numeri. Togline uno prima di sceglierne un altro.',
  'kubi.refusal.too-few-numbers': () => 'Prima scegli tre numeri diversi.',
  'kubi.refusal.unplaced-dice': () =>
    'Prima assegna un posto a tutti e cinque i dadi: uno resta da parte, gli altri formano due coppie.',
};
