import { nl as common } from '../../common/play/nl.js';
import { count, pointsOf, tiles } from '../nl.js';
import type { Side, TriominoPlayTerms } from '../terms.js';

const SIDES: Readonly<Record<Side, string>> = {
  left: 'links van',
  right: 'rechts van',
  above: 'boven',
  below: 'onder',
};
const seconds = (number: number): string => count(number, 'seconde', 'seconden');
const fits = (places: number): string =>
  places === 0 ? 'past nergens' : `past op ${places === 1 ? 'één plaats' : `${places} plaatsen`}`;

export const nl: TriominoPlayTerms = {
  ...common,

  'triomino.toBuy': (number) => `${number} in de pot`,

  'triomino.round': (round, rounds, target) =>
    `Ronde ${round}${rounds > 0 ? ` van ${rounds}` : target > 0 ? `, tot ${pointsOf(target)}` : ''}`,

  'triomino.deal': 'Deel de stenen uit.',
  'triomino.drawLead': 'Iedereen trekt een steen: wie de hoogste heeft, begint.',
  'triomino.drawAgain': (names) => `Gelijke stand, er trekken opnieuw: ${names}.`,
  'triomino.drawOne': 'Trek een steen.',
  'triomino.waitForTiles': 'Wachten op de stenen.',
  'triomino.lead': 'Leg de eerste steen.',
  'triomino.leadWith': (tile) => `Begin met ${tile}.`,
  'triomino.layOrBuy': 'Leg een steen, of koop.',
  'triomino.layOrBuyMore': (left) => `Leg of koop (nog ${left}).`,
  'triomino.mustBuy': 'Niets past. Koop een steen.',
  'triomino.layOrPass': 'Leg een steen, of pas.',
  'triomino.mustLay': 'Leg een steen aan.',
  'triomino.mustPass': 'Leggen kan niet. Pas.',
  'triomino.lastTurn': 'Laatste beurt van de ronde.',
  'triomino.handOver': (name) => `Geef het apparaat aan ${name}.`,
  'triomino.roundOver': (round) => `Ronde ${round} is afgelopen.`,

  'triomino.dealTiles': 'Uitdelen',
  'triomino.tilesEach': (count) => `elk ${tiles(count)}`,
  'triomino.draw': 'Stenen trekken',
  'triomino.showTiles': 'Mijn stenen tonen',
  'triomino.buy': 'Kopen',
  'triomino.buyUntil': 'Kopen tot er een past',
  'triomino.pass': 'Passen',
  'triomino.zoomIn': 'Inzoomen',
  'triomino.zoomOut': 'Uitzoomen',
  'triomino.inSight': (seen, all) => (all > 0 ? `${seen} van de ${all} stenen in beeld.` : 'Nog geen stenen op tafel.'),
  'triomino.whole': 'Hele tafel tonen',

  'triomino.rack': 'Je stenen',
  'triomino.rackTile': (tile, places) => `${tile}, ${fits(places)}`,
  'triomino.places': (tile) => `Waar ${tile} past`,
  'triomino.choosePlace': (tile) => `Kies een plaats voor ${tile}.`,
  'triomino.goldPlace': (earned) => `Goud: ${earned}`,
  'triomino.fits': (tile, places) => `${tile} ${fits(places)}`,
  'triomino.beside': (tile, side) => `${SIDES[side]} ${tile}`,
  'triomino.inTheMiddle': 'in het midden',
  'triomino.placeFor': (where, points) => `${where} voor ${pointsOf(points)}`,
  'triomino.letGo': 'Er is geen steen gekozen.',

  'triomino.enterDeal': (name, number) => `Trek ${tiles(number)} voor ${name} en vul ze in.`,
  'triomino.enterLead': (name) => `Trek een steen voor ${name} om te zien wie begint, en vul hem in.`,
  'triomino.enterDraw': (name) => `Trek een steen voor ${name} en vul hem in.`,
  'triomino.pad': 'Stenen die nog niemand heeft gezien',
  'triomino.takeTiles': 'Deze stenen nemen',

  'triomino.time': 'Resterende tijd',
  'triomino.secondsLeft': seconds,
  'triomino.noLimit': 'Er loopt geen klok.',

  'triomino.dealt': (number) => `krijgt ${tiles(number)}.`,
  'triomino.dealtOpen': (dealt) => `krijgt ${dealt}.`,
  'triomino.drewForLead': (tile) => `trekt ${tile} voor de start.`,
  'triomino.leads': 'begint.',
  'triomino.buys': 'koopt een steen.',
  'triomino.bought': 'heeft een steen gekocht.',
  'triomino.boughtOpen': (tile) => `heeft ${tile} gekocht.`,
  'triomino.passes': 'past.',
  'triomino.timeUp': 'de tijd is om.',
  'triomino.losesTurn': (points) => `verliest de beurt${points === 0 ? '' : `: ${pointsOf(points)}`}.`,
  'triomino.lays': (tile, where) => `legt ${tile} ${where}.`,
  'triomino.goesOut': 'heeft geen stenen meer.',
  'triomino.blocked': 'Niemand kan nog een steen aanleggen.',
  'triomino.earned': (points) => `${pointsOf(points)} in deze ronde.`,

  'triomino.toldLaid': (tile, beside) => (beside ? `${tile} naast ${beside}` : tile),
  'triomino.toldLast': (tile) => `laatste steen ${tile}`,
  'triomino.toldBonus': (code) =>
    ({
      lead: 'trio',
      bridge: 'brug',
      hexagon: 'zeshoek',
      'double-hexagon': 'twee zeshoeken',
      'triple-hexagon': 'drie zeshoeken',
    })[code],
  'triomino.toldBought': (tile) => `${tile ?? 'steen'} gekocht`,
  'triomino.toldPassed': 'gepast',
  'triomino.toldLost': 'beurt verloren',
  'triomino.toldHighest': (tile) => `hoogste steen, ${tile}`,

  'triomino.counts': (players, pool) => `${players}; ${tiles(pool)} in de pot.`,
  'triomino.holds': (name, number, points) => `${name} ${tiles(number)}, ${pointsOf(points)}`,

  'triomino.scoreTable': (round) => `Ronde ${round} in detail`,
  'triomino.rounds': 'Punten per ronde',
  'triomino.roundNumber': (round) => `Ronde ${round}`,
  'triomino.total': 'Totaal',
  'triomino.left': (name, held, points) => `${name} had nog ${held}: ${points}.`,
  'triomino.alone': (points) => `${pointsOf(points)} in deze ronde.`,
  'triomino.rank': (rank, next) =>
    [
      `Vanaf ${next} is een ronde goed.`,
      `Een goede ronde; ${next} zou heel goed zijn.`,
      `Een heel goede ronde; ${next} zou uitmuntend zijn.`,
      'Een uitmuntende ronde.',
    ][rank] ?? '',
  'triomino.roundsWon': (names, seats, rounds) => {
    const won = rounds === 1 ? 'één gewonnen ronde' : `${rounds} gewonnen rondes`;
    return `${names} ${seats.length === 1 ? 'wint' : 'delen de eerste plaats'} met ${won}.`;
  },
  'triomino.youWonRounds': (rounds) => `Je wint met ${rounds} gewonnen ${rounds === 1 ? 'ronde' : 'rondes'}.`,

  'triomino.column.tile': 'Stenen',
  'triomino.column.lead': 'Start',
  'triomino.column.bridge': 'Brug\u00adgen',
  'triomino.column.hexagon': 'Zes\u00adhoeken',
  'triomino.column.purchase': 'Ge\u00adkocht',
  'triomino.column.pass': 'Gepast',
  'triomino.column.out': 'Laatste steen',
  'triomino.column.pips': 'Stenen van an\u00adderen',
  'triomino.column.blocked': 'Klein\u00adste restant',
  'triomino.column.earlier': 'Eerder',

  'triomino.reason.target': 'De doelscore is bereikt.',
  'triomino.reason.rounds': 'Alle rondes zijn gespeeld.',
  'triomino.reason.one-round': 'De ronde is afgelopen.',

  'triomino.refusal.game-over': () => 'De partij is afgelopen.',
  'triomino.refusal.not-your-turn': () => 'Dat kan nu niet.',
  'triomino.refusal.bad-move': () => 'Dat is geen zet in dit spel. Schrijf een zet zoals 012@3,-1, buy of pass.',
  'triomino.refusal.bad-tiles': () =>
    'Vul zoveel verschillende stenen in als er worden gevraagd, bijvoorbeeld 012 of 345.',
  'triomino.refusal.fits-nowhere': ({ tile }) => `${tile ?? ''} past nergens op tafel.`,
  'triomino.refusal.beside-places': ({ tile }) => `Leg ${tile ?? ''} op een gemarkeerde plaats.`,
  'triomino.refusal.covered': () => 'Toon eerst je stenen.',
  'triomino.refusal.not-dealt': () => 'Trek eerst de stenen.',
  'triomino.refusal.not-due': () => 'Er wordt nu geen steen getrokken.',
  'triomino.refusal.other-tiles': () => 'Deze stenen kunnen nu niet worden getrokken.',
  'triomino.refusal.not-in-rack': ({ tile }) => `Je hebt ${tile ?? 'deze steen'} niet.`,
  'triomino.refusal.cell-taken': () => 'Daar ligt al een andere steen.',
  'triomino.refusal.no-side': () => 'Daar zou geen zijde van de steen tegen een andere steen liggen.',
  'triomino.refusal.corner-differs': ({ value, laid }) =>
    `Daar zou de ${value ?? ''} tegen een ${laid ?? ''} liggen: in een hoek zijn alle getallen gelijk.`,
  'triomino.refusal.first-place': () => 'De eerste steen komt in het midden, met zijn laagste getal naar boven.',
  'triomino.refusal.must-lead': ({ tiles: leading }) => `Je moet beginnen met ${leading ?? ''}.`,
  'triomino.refusal.leader-lays': () => 'Wie begint, moet een steen leggen.',
  'triomino.refusal.can-lay': () => 'Je hebt een steen die past en de pot is leeg: leg hem aan.',
  'triomino.refusal.pool-empty': () => 'De pot is leeg: er valt niets meer te kopen.',
  'triomino.refusal.three-bought': () => 'Je hebt in deze beurt al drie stenen gekocht.',
  'triomino.refusal.buy-first': () => 'Je mag pas passen als je drie stenen hebt gekocht.',
};
