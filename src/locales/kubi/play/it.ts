import { the, toThe } from '../../common/names/it.js';
import { it as common } from '../../common/play/it.js';
import { figure } from '../../common/figures.js';
import type { KubiPlayTerms } from '../terms.js';

const pointsOf = (points: number): string => `${figure(points)} ${Math.abs(points) === 1 ? 'punto' : 'punti'}`;

export const it: KubiPlayTerms = {
  ...common,

  'kubi.crossNumbers': (left) =>
    left === 3
      ? 'Scegli tre numeri.'
      : (['Barra questi numeri.', 'Scegline ancora uno.', 'Scegline ancora due.'][left] ?? ''),
  'kubi.chosenNumbers': (numbers) => (numbers ? `Scelti: ${numbers}.` : 'Nessun numero scelto.'),
  'kubi.goToDie': 'Vai prima su un dado.',
  'kubi.crossHint': 'A ogni lancio ne scarti uno. Otto uguali: è la fine.',
  'kubi.lifted': (value) => `Dado ${value} scelto.`,
  'kubi.liftedHint': 'Tocca il dado con cui scambiarlo.',
  'kubi.swapOrEnter': 'Scambia i dadi, o segna.',
  'kubi.swapHint': 'Tocca due dadi per scambiarli.',
  'kubi.inAll': (points) => (points === 0 ? 'Non cambia nulla.' : `${common['tabletop.signed'](points)} in tutto.`),
  'kubi.effect': ({ code, sum, points, missing }) =>
    ({
      opens: `${the(sum)} costa ${-points}`,
      short: `${toThe(sum)} ne ${missing === 1 ? 'manca' : 'mancano'} ${missing}`,
      even: `${the(sum)} torna a zero`,
      gains: `${the(sum)} rende ${points}`,
      full: `${the(sum)} è pieno`,
    })[code],
  'kubi.leftNext': (number, left) => `Per ${the(number)} ne ${left === 1 ? 'resta' : 'restano'} ${left}.`,
  'kubi.endsNext': (number) => `L’ottavo ${number}: è la fine.`,

  'kubi.numbers': 'I tuoi tre numeri',
  'kubi.cross': (numbers) => `Barra ${numbers}`,
  'kubi.crossThree': 'Scegli tre numeri',

  'kubi.dice': 'I dadi e il loro posto',
  'kubi.die': (value) => `dado ${value}`,
  'kubi.ownDie': (value) => `dado ${value}, tuo numero`,
  'kubi.firstPair': '1ª coppia',
  'kubi.secondPair': '2ª coppia',
  'kubi.enter': 'Segna',
  'kubi.enterSums': (first, second) => (first === second ? `Segna ${first} due volte` : `Segna ${first} e ${second}`),
  'kubi.entries': 'Scelte possibili',

  'kubi.entry': (die, sums, effect) => `${die} · ${sums} · ${effect}`,
  'kubi.discardDie': (value) => `scarta ${value}`,
  'kubi.leaveOut': (value) => `${value} da parte, nessun segno`,
  'kubi.pairs': (first, second) => `${first} + ${second}`,

  'kubi.crossed': (numbers) => `barra ${numbers}.`,
  'kubi.entered': ({ value, isMarked, first, second }) =>
    `${isMarked ? `scarta un ${value}` : `mette da parte un ${value} senza segno`}, poi segna ${first === second ? `due volte ${the(first)}` : `${first} e ${second}`}.`,
  'kubi.done': (number) => `Otto segni accanto ${toThe(number)}: questo foglio è finito.`,
  'kubi.told': ({ value, isMarked, first, second }) =>
    `${first === second ? `due volte ${first}` : `${second} e ${first}`}, ${isMarked ? `scarto ${value}` : `${value} da parte`}`,
  'kubi.toldNumbers': (numbers) => `numeri ${numbers}`,

  'kubi.toCross': 'deve barrare',
  'kubi.isDone': 'ha finito',

  'kubi.soloWon': (points) => `${pointsOf(points)}. Hai vinto!`,
  'kubi.soloEnded': (points) => `${pointsOf(points)}. Ne servono 500 per vincere.`,
  'kubi.gains': 'Guadagni',
  'kubi.losses': 'Perdite',

  'kubi.reason.all-done': 'Ogni foglio ha otto segni accanto a un numero.',

  'kubi.refusal.game-over': () => 'La partita è finita.',
  'kubi.refusal.not-your-turn': () => 'Adesso non si può.',
  'kubi.refusal.bad-move': () => 'Non è una mossa di questo gioco. Scrivila così: 1|34|66.',
  'kubi.refusal.bad-roll': () => 'Lancio non valido: cinque dadi, ognuno da 1 a 6.',
  'kubi.refusal.same-number': () => 'I tre numeri devono essere diversi.',
  'kubi.refusal.done': () => 'Questo foglio è finito: ha otto segni accanto a un numero.',
  'kubi.refusal.already-crossed': () => 'I tre numeri di questo foglio sono già barrati.',
  'kubi.refusal.cross-first': () => 'Prima barra tre numeri.',
  'kubi.refusal.already-entered': () => 'Questo lancio è già segnato su questo foglio.',
  'kubi.refusal.no-roll': () => 'Prima lancia i dadi.',
  'kubi.refusal.other-dice': ({ roll }) => `È uscito ${roll}.`,
  'kubi.refusal.must-mark': ({ numbers }) =>
    numbers.length > 1
      ? `Devi scartare uno dei tuoi numeri: ${numbers}.`
      : `Devi scartare il tuo numero, ${the(Number(numbers))}.`,
  'kubi.refusal.no-mark': () =>
    'Non è uscito nessuno dei tuoi numeri, quindi il dado messo da parte non lascia nessun segno.',
  'kubi.refusal.too-many-numbers': () => 'Hai già scelto tre numeri. Togline uno prima di sceglierne un altro.',
  'kubi.refusal.too-few-numbers': () => 'Prima scegli tre numeri diversi.',
};
