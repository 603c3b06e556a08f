import { ofPlayer } from '../../common/names/it.js';
import { it as common } from '../../common/play/it.js';
import { signed } from '../../common/figures.js';
import { isOne, the } from '../it.js';
import type { CuboPlayTerms } from '../terms.js';

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;
const pointsOf = (points: number): string => count(points, 'punto', 'punti');
const seconds = (number: number): string => count(number, 'secondo', 'secondi');
const ofThe = (die: string): string => (isOne(die) ? `dell’${die}` : `del ${die}`);

export const it: CuboPlayTerms = {
  ...common,

  'cubo.showSquare': (name) => `Mostra il quadrato ${ofPlayer(name)}`,
  'cubo.points': (points) => (points === 1 ? 'punto' : 'punti'),

  'cubo.build': 'Scambia due dadi alla volta, poi annuncia Cubo.',
  'cubo.buildAll': 'Tutti costruiscono. Finito? Cubo!',
  'cubo.buildOn': 'Continua, oppure Cubo!',
  'cubo.firstRound': 'Prima manche senza cronometro.',
  'cubo.worthNow': (worth, change) => `Il tuo quadrato vale ${worth}${change === 0 ? '' : ` (${signed(change)})`}.`,
  'cubo.stillBuilding': (names) => `Si attende ancora: ${names}.`,
  'cubo.takeDie': 'Prendi un dado, o nessuno.',
  'cubo.hurry': (left) => `Ancora ${seconds(left)} per Cubo.`,
  'cubo.hurryTake': (left) => `Ancora ${seconds(left)}.`,
  'cubo.takeLater': (names) => `Poi: ${names}.`,
  'cubo.enterDice': 'Lancia i tuoi dadi.',
  'cubo.exchange': (die) => `Dove metti ${the(die)}?`,
  'cubo.roundOver': (round, points) =>
    points === undefined ? `La manche ${round} è finita.` : `Manche ${round}: ${pointsOf(points)}.`,
  'cubo.enterMiddle': 'Lancia i quattro dadi del centro e inserisci i valori usciti.',
  'cubo.enterSquare': (name) => `Lancia i nove dadi ${ofPlayer(name)} e inserisci i valori usciti, riga per riga.`,

  'cubo.call': 'Cubo!',
  'cubo.rollAgain': 'Rilancia tutti i dadi',
  'cubo.noMoreRolls': 'Nessuno rilancia più',
  'cubo.roll': 'Lancia',
  'cubo.throw': 'Lancia i dadi',
  'cubo.rollRound': (round) => `Lancia i dadi della manche ${round}`,
  'cubo.nextRound': 'Prossima manche',
  'cubo.take': 'Dadi da prendere',
  'cubo.takeThis': (die) => `Prendi ${the(die)}`,
  'cubo.takeOne': 'Prendine uno o nessuno',
  'cubo.takeNone': 'Non prenderne nessuno',
  'cubo.swapIn': 'Cambia',
  'cubo.put': (die, points) => `Cedi ${the(die)}: il quadrato varrebbe ${points}`,
  'cubo.keep': 'Tieni i tuoi dadi',
  'cubo.pause': 'Pausa',
  'cubo.goOn': 'Riprendi',
  'cubo.isPaused': 'In pausa. I dadi sono coperti e il tempo è fermo.',

  'cubo.chosen': 'scelto',
  'cubo.fixed': 'resta qui',

  'cubo.time': 'Tempo rimasto',
  'cubo.secondsLeft': seconds,
  'cubo.noLimit': 'Nessun cronometro in corso.',
  'cubo.withShift': (key) => `Premi Maiusc+${key}.`,
  'cubo.noClock': 'Senza cronometro',
  'cubo.timeLimit': 'Limite di tempo',
  'cubo.time.page': 'Tempo previsto dalla pagina',
  'cubo.time.long': 'Dieci volte più tempo',
  'cubo.time.none': 'Nessun limite di tempo',

  'cubo.middleRolled': (dice) => `Al centro del tavolo: ${dice}.`,
  'cubo.rolled': (dice) => `Dadi: ${dice}.`,
  'cubo.swapped': (first, cell, second, other, worth) =>
    `${first} in ${cell}, ${second} in ${other}. Valore: ${worth}.`,
  'cubo.rollsAgain': 'Tutti i dadi in mano.',
  'cubo.called': 'Cubo!',
  'cubo.took': (die) => `prende ${the(die)}.`,
  'cubo.tookNone': 'non prende nessun dado.',
  'cubo.exchanged': (die, cell, given) => `mette ${the(die)} in ${cell}, al posto ${ofThe(given)}.`,
  'cubo.kept': 'tiene tutti i suoi dadi.',
  'cubo.timeUp': 'Il tempo è scaduto.',
  'cubo.earned': (points) => `${pointsOf(points)} in questa manche.`,
  'cubo.toldTaken': (die) => `Cubo, preso ${the(die)}`,
  'cubo.toldNone': 'Cubo, nessun dado preso',
  'cubo.toldExchange': (die, given) => `${die} per ${given}`,
  'cubo.toldKept': 'tenuti tutti i dadi',

  'cubo.picked': (die, cell) => `Hai scelto ${the(die)} in ${cell}. Scegli il dado con cui scambiarlo.`,
  'cubo.letGo': 'Nessun dado è scelto.',

  'cubo.rounds': 'Punti per manche',
  'cubo.total': 'Totale',
  'cubo.compare': 'Il tuo quadrato e altri migliori',
  'cubo.side.own': 'Il tuo',
  'cubo.side.swap': 'Uno scambio',
  'cubo.side.best': 'Il migliore',
  'cubo.oneSwap': (first, second, more) => `${first} con ${second}: ${more} in più.`,
  'cubo.best': (points) => `Il massimo possibile: ${pointsOf(points)}`,
  'cubo.bestExchange': (taken, given) => `con ${the(taken)} al posto ${ofThe(given)}`,
  'cubo.bestFound': 'Hai trovato il miglior quadrato possibile.',
  'cubo.practised': (points) => `${pointsOf(points)} in sei manche.`,

  'cubo.reason.six-rounds': 'Tutte e sei le manche sono state giocate.',

  'cubo.refusal.game-over': () => 'La partita è finita.',
  'cubo.refusal.not-your-turn': () => 'Adesso non si può.',
  'cubo.refusal.bad-move': () =>
    'Non è una mossa di questo gioco. Scrivila così: swap a1c3, roll, call, take 2, put b1 oppure keep.',
  'cubo.refusal.bad-roll': () => 'Lancio non valido: ognuno mostra da 1 a 6.',
  'cubo.refusal.paused': () => 'La partita è in pausa.',
  'cubo.refusal.no-roll': () => 'Prima lancia i dadi.',
  'cubo.refusal.not-due': () => 'Non è il momento di lanciare questi dadi.',
  'cubo.refusal.other-dice': () => 'I dadi al centro del tavolo hanno altri colori.',
  'cubo.refusal.in-hand': () => 'Hai i dadi in mano: prima lanciali.',
  'cubo.refusal.covered': () => 'Il tuo quadrato è coperto e resta com’è.',
  'cubo.refusal.already-called': () => 'In questa manche hai già annunciato Cubo.',
  'cubo.refusal.no-more-rolls': () => 'Qualcuno ha annunciato Cubo: in questa manche nessuno rilancia più.',
  'cubo.refusal.white-die': () => 'Il dado bianco resta nella casella centrale.',
  'cubo.refusal.same-cell': () => 'Scegli due dadi diversi.',
  'cubo.refusal.call-first': () => 'Prima annuncia Cubo, poi prendi un dado.',
  'cubo.refusal.already-decided': ({ decision }) => (decision ? `Hai già scelto: ${decision}` : 'Hai già scelto.'),
  'cubo.refusal.place-empty': ({ place }) =>
    `Il posto ${place ?? ''} al centro del tavolo è vuoto: quel dado è già stato preso.`,
  'cubo.refusal.building-over': () => 'Tutti i quadrati sono coperti: è il momento dei cambi.',
  'cubo.refusal.exchange-later': () => 'I cambi si fanno quando tutti i quadrati sono coperti.',
};
