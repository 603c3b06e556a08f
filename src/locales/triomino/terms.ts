import type { Seat } from '../../games/game.js';
import type { TriominoReason, TriominoRefusalCode, TriominoScoreCode } from '../../games/triomino/index.js';
import type { CommonTerms } from '../common/terms.js';

/** Where a tile lies beside another one. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** What a refusal may speak of. Tiles are spoken as `3-4-4`. */
export interface TriominoRefusalFacts {
  readonly tile?: string | undefined;
  /** Several tiles, as a list. */
  readonly tiles?: string | undefined;
  /** What a corner of the tile has, and what lies there. */
  readonly value?: number | undefined;
  readonly laid?: number | undefined;
}

/**
 * What the element refuses before the rules are asked: real tiles that are not complete, a tile that fits nowhere, and anything by a player
 * whose tiles are covered or who sits at another device.
 */
export type TriominoUserRefusalCode = TriominoRefusalCode | 'bad-tiles' | 'fits-nowhere' | 'covered' | 'other-viewer';

export type TriominoRefusalTerms = Record<
  `triomino.refusal.${TriominoUserRefusalCode}`,
  (facts: TriominoRefusalFacts) => string
>;

/** Why the game is over. */
export type TriominoReasonTerms = Record<`triomino.reason.${TriominoReason}`, string>;

/** What has earned or cost points, within an explanation: `bridge 40`. The tile itself is explained by its numbers. */
export type TriominoPartTerms = Record<
  `triomino.part.${Exclude<TriominoScoreCode, 'tile' | 'earlier'>}`,
  (points: number) => string
>;

/** What counts as one in a reckoning: one, two and three hexagons together. */
export type ReckonedCode = Exclude<TriominoScoreCode, 'double-hexagon' | 'triple-hexagon'>;

/** The heads of its rows. */
export type TriominoColumnTerms = Record<`triomino.column.${ReckonedCode}`, string>;

/** The words of Triomino. */
export interface TriominoTerms
  extends CommonTerms, TriominoRefusalTerms, TriominoReasonTerms, TriominoPartTerms, TriominoColumnTerms {
  /** What a seat is called where nobody has a name, counted from 1. */
  'triomino.player': (number: number) => string;

  /** How many tiles a player holds. */
  'triomino.tiles': (count: number) => string;
  /** How many tiles can still be bought. */
  'triomino.pool': (count: number) => string;
  /** A player’s points. */
  'triomino.soFar': (points: number) => string;
  /** The accessible name of the list of laid tiles. */
  'triomino.laidTiles': string;
  /** One of them: its numbers clockwise from the apex, and where it lies. */
  'triomino.laidTile': (tile: string, column: number, row: number, isUp: boolean) => string;
  'triomino.emptyTable': string;
  /** The accessible name of a player’s tiles. */
  'triomino.rackOf': (name: string) => string;
  /** A tile whose face is not shown. */
  'triomino.hiddenTile': string;
  /** In a diagram, a corner where numbers do not agree. */
  'triomino.disagrees': (tile: string, value: number, laid: number) => string;

  /** `3+4+4, bridge 40: 51` */
  'triomino.earns': (parts: string, total: number) => string;
  /** What a tile earns where children count tiles. */
  'triomino.oneTile': (points: number) => string;
  /** Where no points are counted. */
  'triomino.noPoints': string;

  'triomino.placed': (tile: string, earned: string) => string;
  'triomino.misplaced.corner-differs': (tile: string, value: number, laid: number) => string;
  'triomino.misplaced.cell-taken': (tile: string) => string;
  'triomino.misplaced.no-side': (tile: string) => string;

  /** `Round 2, to 400 points` or `Round 2 of 3`; 0 for what does not count. */
  'triomino.round': (round: number, rounds: number, target: number) => string;

  // What is to be done; each is a sentence.
  'triomino.deal': string;
  'triomino.drawLead': string;
  /** For those whose tiles were equally high. */
  'triomino.drawAgain': (names: string) => string;
  'triomino.waitForTiles': string;
  'triomino.lead': string;
  /** Where the tile is prescribed. */
  'triomino.leadWith': (tiles: string) => string;
  'triomino.layOrBuy': string;
  /** So many have been bought. */
  'triomino.layOrBuyMore': (count: number) => string;
  'triomino.mustBuy': string;
  'triomino.layOrPass': string;
  'triomino.mustLay': string;
  'triomino.mustPass': string;
  /** Somebody has gone out, and the lap is finished. */
  'triomino.lastTurn': string;
  /** Before a player’s tiles are shown on a device that several share. */
  'triomino.handOver': (name: string) => string;
  'triomino.roundOver': (round: number) => string;

  // Buttons and tools.
  'triomino.dealRound': (round: number) => string;
  'triomino.draw': string;
  'triomino.showTiles': string;
  'triomino.buy': (points: number) => string;
  'triomino.pass': (points: number) => string;
  'triomino.zoomTools': string;
  'triomino.zoomIn': string;
  'triomino.zoomOut': string;
  'triomino.whole': string;

  // The own tiles and where they fit.
  'triomino.rack': string;
  /** `3-4-5, fits at 2 places` */
  'triomino.rackTile': (tile: string, places: number) => string;
  /** The accessible name of the list of places. */
  'triomino.places': (tile: string) => string;
  /** What is said when a tile is chosen, before the places themselves. */
  'triomino.fits': (tile: string, places: number) => string;
  /** `beside 3-4-4 on the left`: the new tile lies to the left of it. */
  'triomino.beside': (tile: string, side: Side) => string;
  /** In the middle of an empty table. */
  'triomino.inTheMiddle': string;
  /** `beside 3-4-4 on the left for 12 points` */
  'triomino.placeFor': (where: string, points: number) => string;
  'triomino.letGo': string;

  // Real tiles.
  'triomino.enterDeal': (name: string, count: number) => string;
  'triomino.enterLead': (name: string) => string;
  'triomino.enterDraw': (name: string) => string;
  /** The accessible name of the tiles to choose from. */
  'triomino.pad': string;
  'triomino.takeTiles': string;

  // Time.
  'triomino.time': string;
  'triomino.secondsLeft': (seconds: number) => string;
  'triomino.noLimit': string;

  // Moves that were made, as sentences; they follow the player’s name.
  'triomino.dealt': (count: number) => string;
  'triomino.dealtOpen': (tiles: string) => string;
  'triomino.drewForLead': (tile: string) => string;
  'triomino.leads': string;
  'triomino.buys': string;
  'triomino.bought': string;
  'triomino.boughtOpen': (tile: string) => string;
  'triomino.passes': string;
  'triomino.timeUp': string;
  'triomino.lays': (tile: string, where: string) => string;
  'triomino.goesOut': string;
  'triomino.blocked': string;
  /** What a player has earned in a round that is over. */
  'triomino.earned': (points: number) => string;

  // What is read on request.
  /** Who holds how many tiles, and what is left to buy. */
  'triomino.counts': (players: string, pool: number) => string;
  'triomino.holds': (name: string, count: number, points: number) => string;

  // Results.
  'triomino.reckoning': (round: number) => string;
  'triomino.rounds': string;
  /** The head of a round’s row. */
  'triomino.roundNumber': (round: number) => string;
  'triomino.total': string;
  /** What a player still held when a round ended. */
  'triomino.left': (name: string, tiles: string, points: number) => string;
  /** The result of one who played alone. */
  'triomino.alone': (points: number) => string;
  /** Where no points are counted. */
  'triomino.roundsWon': (names: string, seats: readonly Seat[], rounds: number) => string;
}
