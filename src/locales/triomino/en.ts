import { en as common, figure, pointsOf } from '../common/en.js';
import type { TriominoTerms } from './terms.js';

const tilesText = (count: number): string => `${count} ${count === 1 ? 'tile' : 'tiles'}`;

const cost = (points: number): string => (points === 0 ? '' : ` (${figure(points)})`);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const places = (count: number): string => `${NUMBERS[count] ?? count} ${count === 1 ? 'place' : 'places'}`;

export const en: TriominoTerms = {
  ...common,
  'triomino.player': (number) => `Player ${number}`,

  'triomino.tiles': tilesText,
  'triomino.pool': (count) => `${tilesText(count)} to buy`,
  'triomino.soFar': pointsOf,
  'triomino.laidTiles': 'Tiles on the table',
  'triomino.laidTile': (tile, column, row, isUp) =>
    `${tile} at ${figure(column)}, ${figure(row)}, pointing ${isUp ? 'up' : 'down'}`,
  'triomino.emptyTable': 'The table is empty.',
  'triomino.rackOf': (name) => `Tiles of ${name}`,
  'triomino.hiddenTile': 'hidden',
  'triomino.disagrees': (tile, value, laid) => `${tile} does not fit: ${value} meets ${laid}`,

  'triomino.earns': (parts, total) => `${parts}: ${total}`,
  'triomino.oneTile': (points) => `tile ${points}`,
  'triomino.noPoints': 'no points',
  'triomino.part.lead': (points) => `led with a triple ${points}`,
  'triomino.part.bridge': (points) => `bridge ${points}`,
  'triomino.part.hexagon': (points) => `hexagon ${points}`,
  'triomino.part.double-hexagon': (points) => `two hexagons ${points}`,
  'triomino.part.triple-hexagon': (points) => `three hexagons ${points}`,
  'triomino.part.purchase': (points) => `minus ${pointsOf(-points)}`,
  'triomino.part.pass': (points) => `minus ${pointsOf(-points)}`,
  'triomino.part.out': (points) => `for going out ${points}`,
  'triomino.part.pips': (points) => `for what the others hold ${points}`,
  'triomino.part.blocked': (points) => `for the lowest hand ${points}`,

  'triomino.placed': (tile, earned) => `${tile}: ${earned}`,
  'triomino.misplaced.corner-differs': (tile, value, laid) =>
    `${tile} does not fit here: its ${value} meets a ${laid}.`,
  'triomino.misplaced.cell-taken': (tile) => `${tile} does not fit here: another tile lies in its place.`,
  'triomino.misplaced.no-side': (tile) => `${tile} does not fit here: it shares no side with another tile.`,

  'triomino.round': (round, rounds, target) =>
    `Round ${round}${rounds > 0 ? ` of ${rounds}` : target > 0 ? `, to ${target} points` : ''}`,

  'triomino.deal': 'Deal the tiles to begin the round.',
  'triomino.drawLead': 'Everybody draws a tile: the highest one leads.',
  'triomino.drawAgain': (names) => `A tie: ${names} draw again for the lead.`,
  'triomino.waitForTiles': 'Waiting for the tiles.',
  'triomino.lead': 'Lay the first tile.',
  'triomino.leadWith': (tiles) => `Lead with ${tiles}.`,
  'triomino.layOrBuy': 'Lay a tile, or buy one.',
  'triomino.layOrBuyMore': (count) => `Lay a tile, or buy another: ${count} of 3 bought.`,
  'triomino.mustBuy': 'Nothing fits: buy a tile.',
  'triomino.layOrPass': 'Three tiles are bought: lay one, or pass.',
  'triomino.mustLay': 'Lay a tile: none is left to buy.',
  'triomino.mustPass': 'Nothing fits and none is left to buy: pass.',
  'triomino.lastTurn': 'Last turn of the round.',
  'triomino.handOver': (name) => `Hand the device to ${name}.`,
  'triomino.roundOver': (round) => `Round ${round} is over.`,

  'triomino.dealRound': (round) => `Deal round ${round}`,
  'triomino.draw': 'Draw',
  'triomino.showTiles': 'Show my tiles',
  'triomino.buy': (points) => `Buy a tile${cost(points)}`,
  'triomino.pass': (points) => `Pass${cost(points)}`,
  'triomino.zoomTools': 'View of the table',
  'triomino.zoomIn': 'Zoom in',
  'triomino.zoomOut': 'Zoom out',
  'triomino.whole': 'Show the whole table',

  'triomino.rack': 'Your tiles',
  'triomino.rackTile': (tile, count) => `${tile}, fits ${count === 0 ? 'nowhere' : `at ${places(count)}`}`,
  'triomino.places': (tile) => `Where ${tile} fits`,
  'triomino.fits': (tile, count) => `${tile} fits at ${places(count)}`,
  'triomino.beside': (tile, side) =>
    side === 'left' || side === 'right' ? `beside ${tile} on the ${side}` : `${side} ${tile}`,
  'triomino.inTheMiddle': 'in the middle',
  'triomino.placeFor': (where, points) => `${where} for ${pointsOf(points)}`,
  'triomino.letGo': 'Let go.',

  'triomino.enterDeal': (name, count) => `Draw ${tilesText(count)} for ${name} and enter them.`,
  'triomino.enterLead': (name) => `Draw a tile for ${name} to find out who leads, and enter it.`,
  'triomino.enterDraw': (name) => `Draw a tile for ${name} and enter it.`,
  'triomino.pad': 'Tiles that nobody has seen',
  'triomino.takeTiles': 'Take these tiles',

  'triomino.time': 'Time left',
  'triomino.secondsLeft': (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
  'triomino.noLimit': 'No time is running.',

  'triomino.dealt': (count) => `gets ${tilesText(count)}.`,
  'triomino.dealtOpen': (tiles) => `gets ${tiles}.`,
  'triomino.drewForLead': (tile) => `draws ${tile} for the lead.`,
  'triomino.leads': 'leads.',
  'triomino.buys': 'buys a tile.',
  'triomino.bought': 'has bought a tile.',
  'triomino.boughtOpen': (tile) => `has bought ${tile}.`,
  'triomino.passes': 'passes.',
  'triomino.timeUp': 'the time is up.',
  'triomino.lays': (tile, where) => `lays ${tile} ${where}.`,
  'triomino.goesOut': 'is out.',
  'triomino.blocked': 'Nobody can lay a tile any more.',
  'triomino.earned': (points) => `${pointsOf(points)} in this round.`,

  'triomino.counts': (players, pool) => `${players}; ${tilesText(pool)} to buy.`,
  'triomino.holds': (name, count, points) => `${name} ${tilesText(count)}, ${pointsOf(points)}`,

  'triomino.reckoning': (round) => `Round ${round}, explained`,
  'triomino.rounds': 'Points by round',
  'triomino.roundNumber': (round) => `Round ${round}`,
  'triomino.total': 'Total',
  'triomino.left': (name, tiles, points) => `${name} still held ${tiles}: ${points}.`,
  'triomino.alone': (points) => `${pointsOf(points)} in this round.`,
  'triomino.roundsWon': (names, seats, rounds) =>
    `${names} ${seats.length === 1 ? 'wins' : 'share first place'} with ${rounds} ${rounds === 1 ? 'round' : 'rounds'} won.`,

  'triomino.column.tile': 'Tiles',
  'triomino.column.lead': 'Lead',
  'triomino.column.bridge': 'Bridges',
  'triomino.column.hexagon': 'Hexa\u00adgons',
  'triomino.column.purchase': 'Bought',
  'triomino.column.pass': 'Passed',
  'triomino.column.out': 'Out',
  'triomino.column.pips': 'Others’ tiles',
  'triomino.column.blocked': 'Lowest hand',
  'triomino.column.earlier': 'Earlier',

  'triomino.reason.target': 'The target has been reached.',
  'triomino.reason.rounds': 'All rounds have been played.',
  'triomino.reason.one-round': 'The round is over.',

  'triomino.refusal.game-over': () => 'The game is over.',
  'triomino.refusal.not-your-turn': () => 'That is not to be done now.',
  'triomino.refusal.bad-move': () => 'That is not a move of this game. Moves are written like 012@3,-1, buy or pass.',
  'triomino.refusal.bad-tiles': () => 'Enter as many different tiles as are asked for, like 012 or 345.',
  'triomino.refusal.fits-nowhere': ({ tile }) => `${tile ?? ''} fits nowhere on the table.`,
  'triomino.refusal.covered': () => 'Show your tiles first.',
  'triomino.refusal.other-viewer': () => 'Somebody else is to move.',
  'triomino.refusal.not-dealt': () => 'First the tiles have to be drawn.',
  'triomino.refusal.not-due': () => 'No tile is to be drawn now.',
  'triomino.refusal.other-tiles': () => 'These tiles cannot be drawn now.',
  'triomino.refusal.not-in-rack': ({ tile }) => `You do not hold ${tile ?? 'this tile'}.`,
  'triomino.refusal.cell-taken': () => 'Another tile lies there.',
  'triomino.refusal.no-side': () => 'There the tile would share no side with another one.',
  'triomino.refusal.corner-differs': ({ value, laid }) =>
    `There ${value ?? ''} would meet ${laid ?? ''}: all numbers in a corner are equal.`,
  'triomino.refusal.first-place': () => 'The first tile lies at 0,0 with its lowest number at the top.',
  'triomino.refusal.must-lead': ({ tiles }) => `You have to lead with ${tiles ?? ''}.`,
  'triomino.refusal.leader-lays': () => 'Whoever leads has to lay a tile.',
  'triomino.refusal.can-lay': () => 'A tile of yours fits, and none is left to buy: lay it.',
  'triomino.refusal.pool-empty': () => 'No tile is left to buy.',
  'triomino.refusal.three-bought': () => 'You have bought three tiles in this turn.',
  'triomino.refusal.buy-first': () => 'You may pass when you have bought three tiles.',
};
