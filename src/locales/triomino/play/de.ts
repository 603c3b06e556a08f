import { de as common } from '../../common/play/de.js';
import { count, pointsOf, tiles } from '../de.js';
import type { Side, TriominoPlayTerms } from '../terms.js';

const SIDES: Readonly<Record<Side, string>> = {
  left: 'links neben',
  right: 'rechts neben',
  above: 'über',
  below: 'unter',
};
const seconds = (number: number): string => count(number, 'Sekunde', 'Sekunden');
const fits = (places: number): string =>
  places === 0 ? 'passt nirgends' : `passt an ${places === 1 ? 'einer Stelle' : `${places} Stellen`}`;

export const de: TriominoPlayTerms = {
  ...common,

  'triomino.toBuy': (number) => `${number} im Topf`,

  'triomino.round': (round, rounds, target) =>
    `Runde ${round}${rounds > 0 ? ` von ${rounds}` : target > 0 ? `, bis ${pointsOf(target)}` : ''}`,

  'triomino.deal': 'Teile die Steine aus.',
  'triomino.drawLead': 'Alle ziehen einen Stein: Wer den höchsten hat, beginnt.',
  'triomino.drawAgain': (names) => `Gleichstand, es ziehen noch einmal: ${names}.`,
  'triomino.drawOne': 'Ziehe einen Stein.',
  'triomino.waitForTiles': 'Warten auf die Steine.',
  'triomino.lead': 'Lege den ersten Stein.',
  'triomino.leadWith': (tile) => `Beginne mit ${tile}.`,
  'triomino.layOrBuy': 'Stein legen oder kaufen.',
  'triomino.layOrBuyMore': (left) => `Legen oder kaufen (noch ${left}).`,
  'triomino.mustBuy': 'Keiner passt. Kaufe einen.',
  'triomino.layOrPass': 'Stein legen oder passen.',
  'triomino.mustLay': 'Lege einen Stein an.',
  'triomino.mustPass': 'Nichts geht. Du musst passen.',
  'triomino.lastTurn': 'Letzter Zug in dieser Runde.',
  'triomino.handOver': (name) => `Gib das Gerät an ${name} weiter.`,
  'triomino.roundOver': (round) => `Runde ${round} ist vorbei.`,

  'triomino.dealTiles': 'Austeilen',
  'triomino.tilesEach': (count) => `je ${tiles(count)}`,
  'triomino.draw': 'Steine ziehen',
  'triomino.showTiles': 'Meine Steine zeigen',
  'triomino.buy': 'Kaufen',
  'triomino.buyUntil': 'Kaufen, bis einer passt',
  'triomino.pass': 'Passen',
  'triomino.zoomIn': 'Vergrößern',
  'triomino.zoomOut': 'Verkleinern',
  'triomino.inSight': (seen, all) =>
    all > 0 ? `${seen} von ${all} Steinen zu sehen.` : 'Noch kein Stein auf dem Tisch.',
  'triomino.whole': 'Ganzen Tisch zeigen',

  'triomino.rack': 'Deine Steine',
  'triomino.rackTile': (tile, places) => `${tile}, ${fits(places)}`,
  'triomino.places': (tile) => `Wo ${tile} passt`,
  'triomino.choosePlace': (tile) => `Wähle eine Stelle für ${tile}.`,
  'triomino.goldPlace': (earned) => `Gold: ${earned}`,
  'triomino.fits': (tile, places) => `${tile} ${fits(places)}`,
  'triomino.beside': (tile, side) => `${SIDES[side]} ${tile}`,
  // It follows `lays` as well as a choice of places.
  'triomino.inTheMiddle': 'in die Mitte',
  'triomino.placeFor': (where, points) => `${where} für ${pointsOf(points)}`,
  'triomino.letGo': 'Kein Stein ist gewählt.',

  'triomino.enterDeal': (name, number) => `Ziehe ${tiles(number)} für ${name} und trage sie ein.`,
  'triomino.enterLead': (name) => `Ziehe einen Stein für ${name}, um zu sehen, wer beginnt, und trage ihn ein.`,
  'triomino.enterDraw': (name) => `Ziehe einen Stein für ${name} und trage ihn ein.`,
  'triomino.pad': 'Steine, die noch niemand gesehen hat',
  'triomino.takeTiles': 'Diese Steine nehmen',

  'triomino.time': 'Restzeit',
  'triomino.secondsLeft': seconds,
  'triomino.noLimit': 'Es läuft keine Uhr.',

  'triomino.dealt': (number) => `bekommt ${tiles(number)}.`,
  'triomino.dealtOpen': (dealt) => `bekommt ${dealt}.`,
  'triomino.drewForLead': (tile) => `zieht ${tile} für den Beginn.`,
  'triomino.leads': 'beginnt.',
  'triomino.buys': 'kauft einen Stein.',
  'triomino.bought': 'hat einen Stein gekauft.',
  'triomino.boughtOpen': (tile) => `hat ${tile} gekauft.`,
  'triomino.passes': 'passt.',
  'triomino.timeUp': 'die Zeit ist um.',
  'triomino.losesTurn': (points) => `verliert den Zug${points === 0 ? '' : `: ${pointsOf(points)}`}.`,
  'triomino.lays': (tile, where) => `legt ${tile} ${where}.`,
  'triomino.goesOut': 'hat keine Steine mehr.',
  'triomino.blocked': 'Niemand kann mehr einen Stein anlegen.',
  'triomino.earned': (points) => `${pointsOf(points)} in dieser Runde.`,

  'triomino.toldLaid': (tile, beside) => (beside ? `${tile} neben ${beside}` : tile),
  'triomino.toldLast': (tile) => `letzter Stein ${tile}`,
  'triomino.toldBonus': (code) =>
    ({
      lead: 'Dreierpasch',
      bridge: 'Brücke',
      hexagon: 'Sechseck',
      'double-hexagon': 'zwei Sechsecke',
      'triple-hexagon': 'drei Sechsecke',
    })[code],
  'triomino.toldBought': (tile) => `${tile ?? 'Stein'} gekauft`,
  'triomino.toldPassed': 'gepasst',
  'triomino.toldLost': 'Zug verloren',
  'triomino.toldHighest': (tile) => `höchster Stein, ${tile}`,

  'triomino.counts': (players, pool) => `${players}; ${tiles(pool)} im Topf.`,
  'triomino.holds': (name, number, points) => `${name} ${tiles(number)}, ${pointsOf(points)}`,

  'triomino.scoreTable': (round) => `Runde ${round} im Einzelnen`,
  'triomino.rounds': 'Punkte nach Runden',
  'triomino.roundNumber': (round) => `Runde ${round}`,
  'triomino.total': 'Gesamt',
  'triomino.left': (name, held, points) => `${name} hatte noch ${held}: ${points}.`,
  'triomino.alone': (points) => `${pointsOf(points)} in dieser Runde.`,
  'triomino.rank': (rank, next) =>
    [
      `Gut ist eine Runde ab ${next}.`,
      `Eine gute Runde; ${next} wären sehr gut.`,
      `Eine sehr gute Runde; ${next} wären überragend.`,
      'Eine überragende Runde.',
    ][rank] ?? '',
  'triomino.roundsWon': (names, seats, rounds) => {
    const won = rounds === 1 ? 'einer gewonnenen Runde' : `${rounds} gewonnenen Runden`;
    return seats.length === 1 ? `${names} gewinnt mit ${won}.` : `${names} teilen sich mit ${won} den ersten Platz.`;
  },
  'triomino.youWonRounds': (rounds) =>
    `Du gewinnst mit ${rounds === 1 ? 'einer gewonnenen Runde' : `${rounds} gewonnenen Runden`}.`,

  'triomino.column.tile': 'Steine',
  'triomino.column.lead': 'Beginn',
  'triomino.column.bridge': 'Brü\u00adcken',
  'triomino.column.hexagon': 'Sechs\u00adecke',
  'triomino.column.purchase': 'Kauf',
  'triomino.column.pass': 'Passen',
  'triomino.column.out': 'Letzter Stein',
  'triomino.column.pips': 'Steine an\u00adderer',
  'triomino.column.blocked': 'Kleins\u00adter Rest',
  'triomino.column.earlier': 'Vorher',

  'triomino.reason.target': 'Die Zielpunktzahl ist erreicht.',
  'triomino.reason.rounds': 'Alle Runden sind gespielt.',
  'triomino.reason.one-round': 'Die Runde ist vorbei.',

  'triomino.refusal.game-over': () => 'Die Partie ist zu Ende.',
  'triomino.refusal.not-your-turn': () => 'Das geht jetzt nicht.',
  'triomino.refusal.bad-move': () => 'Das ist kein Zug dieses Spiels. Züge schreibt man so: 012@3,-1, buy oder pass.',
  'triomino.refusal.bad-tiles': () =>
    'Trage so viele verschiedene Steine ein, wie verlangt sind, zum Beispiel 012 oder 345.',
  'triomino.refusal.fits-nowhere': ({ tile }) => `${tile ?? ''} passt nirgends auf dem Tisch.`,
  'triomino.refusal.beside-places': ({ tile }) => `Lege ${tile ?? ''} auf eine markierte Stelle.`,
  'triomino.refusal.covered': () => 'Zeige zuerst deine Steine.',
  'triomino.refusal.not-dealt': () => 'Zieh zuerst die Steine.',
  'triomino.refusal.not-due': () => 'Jetzt wird kein Stein gezogen.',
  'triomino.refusal.other-tiles': () => 'Diese Steine lassen sich jetzt nicht ziehen.',
  'triomino.refusal.not-in-rack': ({ tile }) => `Du hast ${tile ?? 'diesen Stein'} nicht.`,
  'triomino.refusal.cell-taken': () => 'Dort liegt schon ein anderer Stein.',
  'triomino.refusal.no-side': () => 'Dort läge der Stein mit keiner Seite an einem anderen.',
  'triomino.refusal.corner-differs': ({ value, laid }) =>
    `Dort träfe die ${value ?? ''} auf eine ${laid ?? ''}: In einer Ecke müssen alle Zahlen gleich sein.`,
  'triomino.refusal.first-place': () => 'Der erste Stein kommt in die Mitte, mit seiner niedrigsten Zahl nach oben.',
  'triomino.refusal.must-lead': ({ tiles: leading }) => `Du musst mit ${leading ?? ''} beginnen.`,
  'triomino.refusal.leader-lays': () => 'Wer beginnt, muss einen Stein legen.',
  'triomino.refusal.can-lay': () => 'Du hast einen passenden Stein, und der Topf ist leer: Lege ihn an.',
  'triomino.refusal.pool-empty': () => 'Der Topf ist leer, es gibt nichts mehr zu kaufen.',
  'triomino.refusal.three-bought': () => 'Du hast in diesem Zug schon drei Steine gekauft.',
  'triomino.refusal.buy-first': () => 'Passen darfst du erst, wenn du drei Steine gekauft hast.',
};
