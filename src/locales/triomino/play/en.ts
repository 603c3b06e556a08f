import { en as common } from '../../common/play/en.js';
import { pointsOf } from '../../common/en.js';
import { tilesText } from '../en.js';
import type { TriominoPlayTerms } from '../terms.js';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const fits = (count: number): string =>
  count === 0 ? 'doesn’t fit' : `fits in ${NUMBERS[count] ?? count} ${count === 1 ? 'place' : 'places'}`;

export const en: TriominoPlayTerms = {
  ...common,

  'triomino.toBuy': (count) => `${count} to buy`,

  'triomino.round': (round, rounds, target) =>
    `Round ${round}${rounds > 0 ? ` of ${rounds}` : target > 0 ? `, to ${target} points` : ''}`,

  'triomino.deal': 'Deal the tiles.',
  'triomino.drawLead': 'Everyone draws a tile: the highest one leads.',
  'triomino.drawAgain': (names) => `It’s a tie: ${names} draw again.`,
  'triomino.drawOne': 'Draw a tile.',
  'triomino.waitForTiles': 'Waiting for the tiles.',
  'triomino.lead': 'Lay the first tile.',
  'triomino.leadWith': (tiles) => `Lead with ${tiles}.`,
  'triomino.layOrBuy': 'Tap a tile, or buy one.',
  'triomino.layOrBuyMore': (left) => `Tap one, or buy (${left} more).`,
  'triomino.mustBuy': 'Nothing fits. Buy a tile.',
  'triomino.layOrPass': 'Tap a tile, or pass.',
  'triomino.mustLay': 'Tap one of your tiles.',
  'triomino.mustPass': 'Nothing fits. Pass.',
  'triomino.lastTurn': 'Last turn of the round.',
  'triomino.handOver': (name) => `Pass the device to ${name}.`,
  'triomino.roundOver': (round) => `Round ${round} is over.`,

  'triomino.dealTiles': 'Deal',
  'triomino.tilesEach': (count) => `${tilesText(count)} each`,
  'triomino.draw': 'Draw',
  'triomino.showTiles': 'Show my tiles',
  'triomino.buy': 'Buy',
  'triomino.buyUntil': 'Buy until one fits',
  'triomino.pass': 'Pass',
  'triomino.zoomIn': 'Zoom in',
  'triomino.zoomOut': 'Zoom out',
  'triomino.inSight': (seen, all) => (all > 0 ? `${seen} of ${all} tiles in sight.` : 'No tiles on the table yet.'),
  'triomino.whole': 'Show the whole table',

  'triomino.rack': 'Your tiles',
  'triomino.rackTile': (tile, count) => `${tile}, ${fits(count)}`,
  'triomino.places': (tile) => `Where ${tile} fits`,
  'triomino.choosePlace': (tile) => `Choose a place for ${tile}.`,
  'triomino.goldPlace': (earned) => `Gold: ${earned}`,
  'triomino.fits': (tile, count) => `${tile} ${fits(count)}`,
  'triomino.beside': (tile, side) =>
    side === 'left' || side === 'right' ? `to the ${side} of ${tile}` : `${side} ${tile}`,
  'triomino.inTheMiddle': 'in the middle',
  'triomino.placeFor': (where, points) => `${where} for ${pointsOf(points)}`,
  'triomino.letGo': 'No tile selected.',

  'triomino.enterDeal': (name, count) => `Draw ${tilesText(count)} for ${name} and enter them.`,
  'triomino.enterLead': (name) => `Draw a tile for ${name} to find out who leads, and enter it.`,
  'triomino.enterDraw': (name) => `Draw a tile for ${name} and enter it.`,
  'triomino.pad': 'Tiles nobody has seen yet',
  'triomino.takeTiles': 'Take these tiles',

  'triomino.time': 'Time left',
  'triomino.secondsLeft': (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
  'triomino.noLimit': 'No clock is running.',

  'triomino.dealt': (count) => `gets ${tilesText(count)}.`,
  'triomino.dealtOpen': (tiles) => `gets ${tiles}.`,
  'triomino.drewForLead': (tile) => `draws ${tile} for the lead.`,
  'triomino.leads': 'leads.',
  'triomino.buys': 'buys a tile.',
  'triomino.bought': 'has bought a tile.',
  'triomino.boughtOpen': (tile) => `has bought ${tile}.`,
  'triomino.passes': 'passes.',
  'triomino.timeUp': 'time is up.',
  'triomino.losesTurn': (points) => `loses the turn${points === 0 ? '' : `: ${pointsOf(points)}`}.`,
  'triomino.lays': (tile, where) => `lays ${tile} ${where}.`,
  'triomino.goesOut': 'goes out.',
  'triomino.blocked': 'Nobody can lay another tile.',
  'triomino.earned': (points) => `${pointsOf(points)} in this round.`,

  'triomino.toldLaid': (tile, beside) => (beside ? `${tile} beside ${beside}` : tile),
  'triomino.toldLast': (tile) => `last tile ${tile}`,
  'triomino.toldBonus': (code) =>
    ({
      lead: 'a triple',
      bridge: 'a bridge',
      hexagon: 'a hexagon',
      'double-hexagon': 'two hexagons',
      'triple-hexagon': 'three hexagons',
    })[code],
  'triomino.toldBought': (tile) => `bought ${tile ?? 'a tile'}`,
  'triomino.toldPassed': 'passed',
  'triomino.toldLost': 'turn lost',
  'triomino.toldHighest': (tile) => `highest tile, ${tile}`,

  'triomino.counts': (players, pool) => `${players}; ${tilesText(pool)} left to buy.`,
  'triomino.holds': (name, count, points) => `${name} ${tilesText(count)}, ${pointsOf(points)}`,

  'triomino.scoreTable': (round) => `Round ${round} in detail`,
  'triomino.rounds': 'Points by round',
  'triomino.roundNumber': (round) => `Round ${round}`,
  'triomino.total': 'Total',
  'triomino.left': (name, tiles, points) => `${name} still held ${tiles}: ${points}.`,
  'triomino.alone': (points) => `${pointsOf(points)} in this round.`,
  'triomino.rank': (rank, next) =>
    [
      `A good score starts at ${next}.`,
      `A good round; ${next} would be very good.`,
      `A very good round; ${next} would be outstanding.`,
      'An outstanding round.',
    ][rank] ?? '',
  'triomino.roundsWon': (names, seats, rounds) =>
    `${names} ${seats.length === 1 ? 'wins' : 'share first place'} with ${rounds} ${rounds === 1 ? 'round' : 'rounds'} won.`,
  'triomino.youWonRounds': (rounds) => `You win with ${rounds} ${rounds === 1 ? 'round' : 'rounds'} won.`,

  'triomino.column.tile': 'Tiles',
  'triomino.column.lead': 'Lead',
  'triomino.column.bridge': 'Bridges',
  'triomino.column.hexagon': 'Hexa\u00adgons',
  'triomino.column.purchase': 'Bought',
  'triomino.column.pass': 'Passed',
  'triomino.column.out': 'Out',
  'triomino.column.pips': 'Others’ tiles',
  'triomino.column.blocked': 'Lowest sum',
  'triomino.column.earlier': 'Earlier',

  'triomino.reason.target': 'The target has been reached.',
  'triomino.reason.rounds': 'All rounds have been played.',
  'triomino.reason.one-round': 'The round is over.',

  'triomino.refusal.game-over': () => 'The game is over.',
  'triomino.refusal.not-your-turn': () => 'You can’t do that now.',
  'triomino.refusal.bad-move': () => 'That’s not a move in this game. Write moves like 012@3,-1, buy or pass.',
  'triomino.refusal.bad-tiles': () => 'Enter as many different tiles as asked for, such as 012 or 345.',
  'triomino.refusal.fits-nowhere': ({ tile }) => `${tile ?? ''} doesn’t fit anywhere on the table.`,
  'triomino.refusal.beside-places': ({ tile }) => `Drop ${tile ?? ''} on a marked place.`,
  'triomino.refusal.covered': () => 'Show your tiles first.',
  'triomino.refusal.not-dealt': () => 'Draw the tiles first.',
  'triomino.refusal.not-due': () => 'There’s no tile to draw now.',
  'triomino.refusal.other-tiles': () => 'You can’t draw these tiles now.',
  'triomino.refusal.not-in-rack': ({ tile }) => `You don’t have ${tile ?? 'this tile'}.`,
  'triomino.refusal.cell-taken': () => 'There’s another tile in that place.',
  'triomino.refusal.no-side': () => 'The tile would share no side with another one there.',
  'triomino.refusal.corner-differs': ({ value, laid }) =>
    `${value ?? ''} would meet ${laid ?? ''} there: all numbers at a corner must match.`,
  'triomino.refusal.first-place': () => 'The first tile goes in the middle, with its lowest number at the top.',
  'triomino.refusal.must-lead': ({ tiles }) => `You have to lead with ${tiles ?? ''}.`,
  'triomino.refusal.leader-lays': () => 'The leading player has to lay a tile.',
  'triomino.refusal.can-lay': () => 'One of your tiles fits, and there are none left to buy: lay it.',
  'triomino.refusal.pool-empty': () => 'There are no tiles left to buy.',
  'triomino.refusal.three-bought': () => 'You’ve already bought three tiles this turn.',
  'triomino.refusal.buy-first': () => 'You can pass only after buying three tiles.',
};
