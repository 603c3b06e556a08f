import type { Colour, CuboReason, CuboRefusalCode, CuboStage, Value } from '../../games/cubo/index.js';
import type { CommonPlayTerms, PictureTerms } from '../common/terms.js';

/** The points of a line of a square. */
export interface CuboLineFacts {
  /** A row, `1` to `3` from the top, or a column, `a` to `c`. */
  readonly name: string;
  readonly kind: 'street' | 'lane' | null;
  /** Whether the line has one colour and counts double. */
  readonly isDouble: boolean;
  readonly points: number;
}

/** The facts of a refusal. */
export interface CuboRefusalFacts {
  /** A place in the middle. */
  readonly place?: number | undefined;
  /** What the seat has decided, as a sentence that follows a colon. */
  readonly decision?: string | undefined;
}

/** What the element refuses before it asks the rules: incomplete real dice, and anything while the game is paused. */
export type CuboUserRefusalCode = CuboRefusalCode | 'bad-roll' | 'paused';

export type CuboRefusalTerms = Record<`cubo.refusal.${CuboUserRefusalCode}`, (facts: CuboRefusalFacts) => string>;

/** Why the game is over. */
export type CuboReasonTerms = Record<`cubo.reason.${CuboReason}`, string>;

/** What a player is doing, in a few words, unless building. */
export type CuboStageTerms = Record<`cubo.stage.${Exclude<CuboStage, 'open'>}`, string>;

/** The words of a picture of Cubo. */
export interface CuboPictureTerms extends PictureTerms, CuboStageTerms {
  /** The name of a seat that nobody has named, counted from 1. */
  'cubo.player': (number: number) => string;
  /** The accessible name of a player’s square. */
  'cubo.square': (name: string) => string;
  /** `red 3`; a die that has not been rolled has no number. */
  'cubo.die': (colour: Colour, value: Value | null) => string;

  /** The accessible name of the row of players. */
  'cubo.players': string;

  /** `Row 1: street in one colour, doubled, 6` */
  'cubo.line': (line: CuboLineFacts) => string;
  /** The points of a square. */
  'cubo.worth': (points: number) => string;
  /** The accessible name of the four dice in the middle. */
  'cubo.middle': string;
  /** A place in the middle whose die was taken. */
  'cubo.empty': string;
  /** A player’s points in the rounds so far. */
  'cubo.soFar': (points: number) => string;
  /** Precedes the die that a player has taken. */
  'cubo.holds': (die: string) => string;

  /** `Round 2 of 6` */
  'cubo.round': (round: number, rounds: number) => string;
}

/** The words that playing Cubo adds. */
export interface CuboPlayTerms extends CommonPlayTerms, CuboRefusalTerms, CuboReasonTerms {
  /** The button that makes the square of another player large. */
  'cubo.showSquare': (name: string) => string;
  /** The word after a number of points. */
  'cubo.points': (points: number) => string;

  // What to do now; each is a sentence.
  'cubo.build': string;
  /** For several players, who build at the same time. */
  'cubo.buildAll': string;
  /** For the reader, while others build too or have called. */
  'cubo.buildOn': string;
  /** For somebody who is new to the game. */
  'cubo.firstRound': string;
  /** What a square is worth after a swap, and how much more than before. */
  'cubo.worthNow': (worth: number, change: number) => string;
  /** For players who are still building after the first call. */
  'cubo.stillBuilding': (names: string) => string;
  /** For a player who has called. */
  'cubo.takeDie': string;
  /** For the last player, against the clock. */
  'cubo.hurry': (seconds: number) => string;
  /** For players who have called, against the clock. */
  'cubo.hurryTake': (seconds: number) => string;
  /** For players who may take a die after others, in this order. */
  'cubo.takeLater': (names: string) => string;
  'cubo.enterDice': string;
  /** For a player who has taken a die. */
  'cubo.exchange': (die: string) => string;
  /** With the points of who plays alone. */
  'cubo.roundOver': (round: number, points: number | undefined) => string;
  /** Prompts to enter the real dice of the middle or of a player. */
  'cubo.enterMiddle': string;
  'cubo.enterSquare': (name: string) => string;

  // Buttons and tools.
  'cubo.call': string;
  'cubo.rollAgain': string;
  /** In place of the button to roll again, after the first call. */
  'cubo.noMoreRolls': string;
  /** The word on the round button that rolls. */
  'cubo.roll': string;
  'cubo.throw': string;
  'cubo.rollRound': (round: number) => string;
  /** The button at the end of a round. */
  'cubo.nextRound': string;
  /** In place of the round button, while a die may be taken. */
  'cubo.takeOne': string;
  /** The accessible name of the dice to take. */
  'cubo.take': string;
  /** The accessible name of one of them. */
  'cubo.takeThis': (die: string) => string;
  'cubo.takeNone': string;
  /** The word on the round button that swaps in the taken die. */
  'cubo.swapIn': string;
  /** What that button does: the die that is given up, and the points of the square afterwards. */
  'cubo.put': (die: string, points: number) => string;
  'cubo.keep': string;
  'cubo.pause': string;
  'cubo.goOn': string;
  'cubo.isPaused': string;

  // Parts of a cell’s name, after the die.
  'cubo.chosen': string;
  'cubo.fixed': string;

  // Time.
  /** The accessible name of the clock. */
  'cubo.time': string;
  'cubo.secondsLeft': (seconds: number) => string;
  /** Spoken if no clock is running. */
  'cubo.noLimit': string;
  /** Said of a letter that needs the shift key, so that nobody ends a square by a slip of the finger. */
  'cubo.withShift': (key: string) => string;
  /** Stands in place of the time. */
  'cubo.noClock': string;
  /** The time that readers give themselves: as the page says, ten times as much, or no limit. */
  'cubo.timeLimit': string;
  'cubo.time.page': string;
  'cubo.time.long': string;
  'cubo.time.none': string;

  // Moves, as sentences.
  'cubo.middleRolled': (dice: string) => string;
  /** Row by row. */
  'cubo.rolled': (dice: string) => string;
  /** Two dice with their new cells, and the points of the square. */
  'cubo.swapped': (first: string, cell: string, second: string, other: string, worth: number) => string;
  'cubo.rollsAgain': string;
  'cubo.called': string;
  'cubo.took': (die: string) => string;
  'cubo.tookNone': string;
  /** The taken die, its cell, and the die that was there. */
  'cubo.exchanged': (die: string, cell: string, given: string) => string;
  'cubo.kept': string;
  'cubo.timeUp': string;
  /** The points of a square at the end of a round. */
  'cubo.earned': (points: number) => string;
  // Moves in few words, within a sentence.
  /** A call with what was taken after it. */
  'cubo.toldTaken': (die: string) => string;
  'cubo.toldNone': string;
  /** The taken die, and the one that was given for it. */
  'cubo.toldExchange': (die: string, given: string) => string;
  'cubo.toldKept': string;

  // Spoken on request, and when a die is chosen.
  'cubo.picked': (die: string, cell: string) => string;
  'cubo.letGo': string;

  // Results.
  /** The accessible name of the table of rounds, and its column headings: the number of a round, the total. */
  'cubo.rounds': string;
  'cubo.total': string;
  /** The accessible name of the buttons that show the own square, and those that would have been worth more. */
  'cubo.compare': string;
  'cubo.side.own': string;
  'cubo.side.swap': string;
  'cubo.side.best': string;
  /** A swap of two dice, and how much more it would have been worth. */
  'cubo.oneSwap': (first: string, second: string, more: number) => string;
  /** The best square that was possible, and the exchange it takes. */
  'cubo.best': (points: number) => string;
  'cubo.bestExchange': (taken: string, given: string) => string;
  'cubo.bestFound': string;
  /** The result of solo practice. */
  'cubo.practised': (points: number) => string;
}

/** All words of Cubo while it is played. */
export interface CuboTerms extends CuboPictureTerms, CuboPlayTerms {}
