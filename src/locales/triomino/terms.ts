import type { Seat } from '../../games/game.js';
import type { TriominoReason, TriominoRefusalCode, TriominoScoreCode } from '../../games/triomino/index.js';
import type { CommonPlayTerms, PictureTerms } from '../common/terms.js';

/** Where a tile is, next to another one. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** The facts of a refusal. Tiles are written as `3-4-4`. */
export interface TriominoRefusalFacts {
  readonly tile?: string | undefined;
  /** Several tiles, as a list. */
  readonly tiles?: string | undefined;
  /** The number at a corner of the tile, and the number on the table. */
  readonly value?: number | undefined;
  readonly laid?: number | undefined;
}

/**
 * What the element refuses before it asks the rules: incomplete real tiles, a tile that does not fit, and anything by a player whose tiles are covered. At another
 * device, it says whose turn it is.
 */
export type TriominoUserRefusalCode = TriominoRefusalCode | 'bad-tiles' | 'fits-nowhere' | 'beside-places' | 'covered';

export type TriominoRefusalTerms = Record<
  `triomino.refusal.${TriominoUserRefusalCode}`,
  (facts: TriominoRefusalFacts) => string
>;

/** Why the game is over. */
export type TriominoReasonTerms = Record<`triomino.reason.${TriominoReason}`, string>;

/** What earned or cost points, within an explanation: `bridge 40`. The tile itself is explained by its numbers. */
export type TriominoPartTerms = Record<
  `triomino.part.${Exclude<TriominoScoreCode, 'tile' | 'earlier'>}`,
  (points: number) => string
>;

/** What a tile earns beside its numbers. */
export type TriominoBonusCode = 'lead' | 'bridge' | 'hexagon' | 'double-hexagon' | 'triple-hexagon';

/** The columns of the score table: hexagons share one. */
export type ScoreColumn = Exclude<TriominoScoreCode, 'double-hexagon' | 'triple-hexagon'>;

/** The headings of the score table. */
export type TriominoColumnTerms = Record<`triomino.column.${ScoreColumn}`, string>;

/** The words of a picture of Triomino. */
export interface TriominoPictureTerms extends PictureTerms, TriominoPartTerms {
  /** The name of a seat that nobody has named, counted from 1. */
  'triomino.player': (number: number) => string;

  /** How many tiles a player holds. */
  'triomino.tiles': (count: number) => string;
  /** The accessible name of the row of players. */
  'triomino.seats': string;
  /** How many tiles are left to buy. */
  'triomino.pool': (count: number) => string;
  /** A player’s points. */
  'triomino.soFar': (points: number) => string;
  /** The accessible name of the list of laid tiles. */
  'triomino.laidTiles': string;
  /** One of these tiles: its name, its position, and the number in its lone corner, at the top if it points up. */
  'triomino.laidTile': (tile: string, column: number, row: number, isUp: boolean, apex: string) => string;
  'triomino.emptyTable': string;
  /** The accessible name of a player’s tiles. */
  'triomino.rackOf': (name: string) => string;
  /** A tile whose face is not shown. */
  'triomino.hiddenTile': string;
  /** In a diagram, a corner whose numbers differ. */
  'triomino.disagrees': (tile: string, value: number, laid: number) => string;

  /** `3+4+4, bridge 40: 51` */
  'triomino.earns': (parts: string, total: number) => string;
  /** The points of a tile with `scoring="simple"`. */
  'triomino.oneTile': (points: number) => string;
  /** If no points are counted. */
  'triomino.noPoints': string;

  'triomino.placed': (tile: string, earned: string) => string;
  'triomino.misplaced.corner-differs': (tile: string, value: number, laid: number) => string;
  'triomino.misplaced.cell-taken': (tile: string) => string;
  'triomino.misplaced.no-side': (tile: string) => string;
}

/** The words that playing Triomino adds. */
export interface TriominoPlayTerms
  extends CommonPlayTerms, TriominoRefusalTerms, TriominoReasonTerms, TriominoColumnTerms {
  /** The same below a heap of tiles: `28 to buy`. */
  'triomino.toBuy': (count: number) => string;

  /** `Round 2, to 400 points` or `Round 2 of 3`; 0 for a limit that does not apply. */
  'triomino.round': (round: number, rounds: number, target: number) => string;

  // What to do now; each is a sentence.
  'triomino.deal': string;
  'triomino.drawLead': string;
  /** For players who drew equally high tiles. */
  'triomino.drawAgain': (names: string) => string;
  /** For the reader, who has bought one. */
  'triomino.drawOne': string;
  'triomino.waitForTiles': string;
  'triomino.lead': string;
  /** If the rules name the tile. */
  'triomino.leadWith': (tiles: string) => string;
  'triomino.layOrBuy': string;
  /** With how many tiles may still be bought this turn. */
  'triomino.layOrBuyMore': (left: number) => string;
  'triomino.mustBuy': string;
  'triomino.layOrPass': string;
  'triomino.mustLay': string;
  'triomino.mustPass': string;
  /** Somebody has gone out, and the lap is being finished. */
  'triomino.lastTurn': string;
  /** Shown before a player’s tiles on a shared device. */
  'triomino.handOver': (name: string) => string;
  'triomino.roundOver': (round: number) => string;

  // Buttons and tools.
  'triomino.dealTiles': string;
  'triomino.tilesEach': (count: number) => string;
  'triomino.draw': string;
  'triomino.showTiles': string;
  'triomino.buy': string;
  /** Several, one after the other, as none of the tiles fits. */
  'triomino.buyUntil': string;
  'triomino.pass': string;
  'triomino.zoomIn': string;
  'triomino.zoomOut': string;
  /** Spoken after the view of the table has changed. */
  'triomino.inSight': (seen: number, all: number) => string;
  'triomino.whole': string;

  // The player’s tiles and where they fit.
  'triomino.rack': string;
  /** `3-4-5, fits in two places` */
  'triomino.rackTile': (tile: string, places: number) => string;
  /** The accessible name of the list of places. */
  'triomino.places': (tile: string) => string;
  /** What to do with the chosen tile. */
  'triomino.choosePlace': (tile: string) => string;
  /** What the place in gold earns: `+54 (0+0+4, hexagon 50)`. */
  'triomino.goldPlace': (earned: string) => string;
  /** Spoken when a tile is chosen, before its places. */
  'triomino.fits': (tile: string, places: number) => string;
  /** `to the left of 3-4-4` */
  'triomino.beside': (tile: string, side: Side) => string;
  /** In the middle of an empty table. */
  'triomino.inTheMiddle': string;
  /** `to the left of 3-4-4 for 12 points` */
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

  // Moves as sentences, after the player’s name.
  'triomino.dealt': (count: number) => string;
  'triomino.dealtOpen': (tiles: string) => string;
  'triomino.drewForLead': (tile: string) => string;
  'triomino.leads': string;
  'triomino.buys': string;
  'triomino.bought': string;
  'triomino.boughtOpen': (tile: string) => string;
  'triomino.passes': string;
  'triomino.timeUp': string;
  /** The points of the whole turn: 0 or less. */
  'triomino.losesTurn': (points: number) => string;
  'triomino.lays': (tile: string, where: string) => string;
  'triomino.goesOut': string;
  'triomino.blocked': string;
  /** A player’s points in a finished round. */
  'triomino.earned': (points: number) => string;

  // Moves in few words, within a sentence, after the name of whoever made them: `1-3-5 beside 3-5-5`.
  /** `beside` is empty where it need not be said. */
  'triomino.toldLaid': (tile: string, beside: string) => string;
  /** The tile with which somebody goes out. */
  'triomino.toldLast': (tile: string) => string;
  'triomino.toldBonus': (code: TriominoBonusCode) => string;
  /** Without the tile if it may not be known. */
  'triomino.toldBought': (tile: string | undefined) => string;
  'triomino.toldPassed': string;
  'triomino.toldLost': string;
  /** Said of whoever leads, with the tile that was drawn for it. */
  'triomino.toldHighest': (tile: string) => string;

  // Spoken on request.
  /** How many tiles each player holds, and how many are left to buy. */
  'triomino.counts': (players: string, pool: number) => string;
  'triomino.holds': (name: string, count: number, points: number) => string;

  // Results.
  'triomino.scoreTable': (round: number) => string;
  'triomino.rounds': string;
  /** The heading of the row of a round. */
  'triomino.roundNumber': (round: number) => string;
  'triomino.total': string;
  /** The tiles that a player held when a round ended. */
  'triomino.left': (name: string, tiles: string, points: number) => string;
  /** The result of a solo game. */
  'triomino.alone': (points: number) => string;
  /** How good that is, from 0 to 3, and the points from which on it would be one better. */
  'triomino.rank': (rank: number, next: number) => string;
  /** If no points are counted. */
  'triomino.roundsWon': (names: string, seats: readonly Seat[], rounds: number) => string;
  /** The same for the reader, who has won alone. */
  'triomino.youWonRounds': (rounds: number) => string;
}

/** All words of Triomino while it is played. */
export interface TriominoTerms extends TriominoPictureTerms, TriominoPlayTerms {}
