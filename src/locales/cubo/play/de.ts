import { de as common } from '../../common/play/de.js';
import { signed } from '../../common/figures.js';
import type { CuboPlayTerms } from '../terms.js';

const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;
const pointsOf = (points: number): string => count(points, 'Punkt', 'Punkte');
const seconds = (number: number): string => count(number, 'Sekunde', 'Sekunden');

export const de: CuboPlayTerms = {
  ...common,

  'cubo.showSquare': (name) => `Quadrat von ${name} zeigen`,
  'cubo.points': (points) => (points === 1 ? 'Punkt' : 'Punkte'),

  'cubo.build': 'Tausche je zwei Würfel, dann rufe „Cubo!“',
  'cubo.buildAll': 'Alle bauen. Fertig? Dann Cubo!',
  'cubo.buildOn': 'Bau weiter, oder Cubo!',
  'cubo.firstRound': 'Deine erste Runde läuft ohne Uhr.',
  'cubo.worthNow': (worth, change) => `Dein Quadrat ist ${worth} wert${change === 0 ? '' : ` (${signed(change)})`}.`,
  'cubo.stillBuilding': (names) => `Noch nicht fertig: ${names}.`,
  'cubo.takeDie': 'Nimm einen oder keinen.',
  'cubo.hurry': (left) => `Noch ${seconds(left)} für Cubo.`,
  'cubo.hurryTake': (left) => `Noch ${seconds(left)}.`,
  'cubo.takeLater': (names) => `Danach: ${names}.`,
  'cubo.enterDice': 'Wirf deine Würfel.',
  'cubo.exchange': (die) => `Die ${die} einsetzen?`,
  'cubo.roundOver': (round, points) =>
    points === undefined ? `Runde ${round} ist vorbei.` : `Runde ${round}: ${pointsOf(points)}.`,
  'cubo.enterMiddle': 'Wirf die vier Würfel in der Mitte und trage ein, was sie zeigen.',
  'cubo.enterSquare': (name) => `Wirf die neun Würfel von ${name} und trage Reihe für Reihe ein, was sie zeigen.`,

  'cubo.call': 'Cubo!',
  'cubo.rollAgain': 'Alle neu würfeln',
  'cubo.noMoreRolls': 'Niemand würfelt mehr neu',
  'cubo.roll': 'Würfeln',
  'cubo.throw': 'Alle Würfel würfeln',
  'cubo.rollRound': (round) => `Für Runde ${round} würfeln`,
  'cubo.nextRound': 'Nächste Runde',
  'cubo.take': 'Würfel zur Auswahl',
  'cubo.takeThis': (die) => `Die ${die} nehmen`,
  'cubo.takeOne': 'Einen nehmen oder keinen',
  'cubo.takeNone': 'Keinen nehmen',
  'cubo.swapIn': 'Tauschen',
  'cubo.put': (die, points) => `Die ${die} hergeben: Das Quadrat wäre dann ${points} wert`,
  'cubo.keep': 'Meine Würfel behalten',
  'cubo.pause': 'Pause',
  'cubo.goOn': 'Weiter',
  'cubo.isPaused': 'Pause. Die Würfel sind abgedeckt, die Zeit ist angehalten.',

  'cubo.chosen': 'gewählt',
  'cubo.fixed': 'bleibt hier',

  'cubo.time': 'Restzeit',
  'cubo.secondsLeft': seconds,
  'cubo.noLimit': 'Es läuft keine Uhr.',
  'cubo.withShift': (key) => `Drücke Umschalt+${key}.`,
  'cubo.noClock': 'Ohne Uhr',
  'cubo.timeLimit': 'Zeitlimit',
  'cubo.time.page': 'Zeit wie auf dieser Seite',
  'cubo.time.long': 'Zehnmal so viel Zeit',
  'cubo.time.none': 'Ohne Zeitlimit',

  'cubo.middleRolled': (dice) => `In der Mitte: ${dice}.`,
  'cubo.rolled': (dice) => `Würfel: ${dice}.`,
  'cubo.swapped': (first, cell, second, other, worth) =>
    `${first} nach ${cell}, ${second} nach ${other}. Wert: ${worth}.`,
  'cubo.rollsAgain': 'Alle Würfel in der Hand.',
  'cubo.called': 'Cubo!',
  'cubo.took': (die) => `nimmt die ${die}.`,
  'cubo.tookNone': 'nimmt keinen Würfel.',
  'cubo.exchanged': (die, cell, given) => `legt die ${die} auf ${cell} und gibt die ${given} her.`,
  'cubo.kept': 'behält alle Würfel.',
  'cubo.timeUp': 'Die Zeit ist um.',
  'cubo.earned': (points) => `${pointsOf(points)} in dieser Runde.`,
  'cubo.toldTaken': (die) => `Cubo, ${die} genommen`,
  'cubo.toldNone': 'Cubo, keinen Würfel genommen',
  'cubo.toldExchange': (die, given) => `${die} für ${given}`,
  'cubo.toldKept': 'alle Würfel behalten',

  'cubo.picked': (die, cell) => `Die ${die} auf ${cell} ist gewählt. Mit welchem Würfel tauscht sie?`,
  'cubo.letGo': 'Kein Würfel ist gewählt.',

  'cubo.rounds': 'Punkte nach Runden',
  'cubo.total': 'Gesamt',
  'cubo.compare': 'Dein Quadrat und bessere',
  'cubo.side.own': 'Deins',
  'cubo.side.swap': 'Ein Tausch',
  'cubo.side.best': 'Bestes',
  'cubo.oneSwap': (first, second, more) => `${first} und ${second} getauscht: ${more} mehr.`,
  'cubo.best': (points) => `Bestmöglich: ${pointsOf(points)}`,
  'cubo.bestExchange': (taken, given) => `die ${given} gegen die ${taken} ausgetauscht`,
  'cubo.bestFound': 'Du hast das beste Quadrat gefunden, das möglich war.',
  'cubo.practised': (points) => `${pointsOf(points)} in sechs Runden.`,

  'cubo.reason.six-rounds': 'Alle sechs Runden sind gespielt.',

  'cubo.refusal.game-over': () => 'Die Partie ist zu Ende.',
  'cubo.refusal.not-your-turn': () => 'Das geht jetzt nicht.',
  'cubo.refusal.bad-move': () =>
    'Das ist kein Zug dieses Spiels. Züge schreibt man so: swap a1c3, roll, call, take 2, put b1 oder keep.',
  'cubo.refusal.bad-roll': () => 'Das ist kein gültiger Wurf dieser Würfel: Jeder zeigt 1 bis 6.',
  'cubo.refusal.paused': () => 'Die Partie ist angehalten.',
  'cubo.refusal.no-roll': () => 'Würfle zuerst.',
  'cubo.refusal.not-due': () => 'Diese Würfel kannst du jetzt nicht werfen.',
  'cubo.refusal.other-dice': () => 'Die Würfel in der Mitte haben andere Farben.',
  'cubo.refusal.in-hand': () => 'Du hast deine Würfel in der Hand: Wirf sie zuerst.',
  'cubo.refusal.covered': () => 'Dein Quadrat ist abgedeckt und bleibt, wie es ist.',
  'cubo.refusal.already-called': () => 'Du hast in dieser Runde schon gerufen.',
  'cubo.refusal.no-more-rolls': () => 'Jemand hat gerufen: In dieser Runde würfelt niemand mehr neu.',
  'cubo.refusal.white-die': () => 'Der weiße Würfel bleibt auf dem mittleren Feld.',
  'cubo.refusal.same-cell': () => 'Wähle zwei verschiedene Würfel.',
  'cubo.refusal.call-first': () => 'Rufe zuerst Cubo, dann nimm einen Würfel.',
  'cubo.refusal.already-decided': ({ decision }) =>
    decision ? `Du hast dich schon entschieden: ${decision}` : 'Du hast dich schon entschieden.',
  'cubo.refusal.place-empty': ({ place }) =>
    `Platz ${place ?? ''} in der Mitte ist leer: Dieser Würfel ist schon genommen.`,
  'cubo.refusal.building-over': () => 'Alle Quadrate sind abgedeckt, jetzt wird ausgetauscht.',
  'cubo.refusal.exchange-later': () => 'Ausgetauscht wird erst, wenn alle Quadrate abgedeckt sind.',
};
