import type { Colour, CuboReason, CuboRefusalCode, CuboStage, Value } from '../../games/cubo/index.js';
import type { CommonTerms } from '../common/terms.js';

/** What a line of a square earns. */
export interface CuboLineFacts {
  /** A row, `1` to `3` from the top, or a column, `a` to `c`. */
  readonly name: string;
  readonly kind: 'street' | 'lane' | null;
  /** Whether it is of one colour, which counts double. */
  readonly isDouble: boolean;
  readonly points: number;
}

/** What a refusal may speak of. */
export interface CuboRefusalFacts {
  /** A place of the middle. */
  readonly place?: number | undefined;
}

/** What the element refuses before the rules are asked: thrown dice that are not complete, and anything while the game is paused. */
export type CuboUserRefusalCode = CuboRefusalCode | 'bad-roll' | 'paused';

export type CuboRefusalTerms = Record<`cubo.refusal.${CuboUserRefusalCode}`, (facts: CuboRefusalFacts) => string>;

/** Why the game is over. */
export type CuboReasonTerms = Record<`cubo.reason.${CuboReason}`, string>;

/** What a player is about, in few words, where that is not building. */
export type CuboStageTerms = Record<`cubo.stage.${Exclude<CuboStage, 'open'>}`, string>;

/** The words of Cubo. */
export interface CuboTerms extends CommonTerms, CuboRefusalTerms, CuboReasonTerms, CuboStageTerms {
  /** What a seat is called where nobody has a name, counted from 1. */
  'cubo.player': (number: number) => string;
  /** The accessible name of a player’s square. */
  'cubo.square': (name: string) => string;
  /** `red 3`; a die that has not been rolled has no number. */
  'cubo.die': (colour: Colour, value: Value | null) => string;

  /** `Row 1: street in one colour, doubled, 6` */
  'cubo.line': (line: CuboLineFacts) => string;
  /** What a square is worth. */
  'cubo.worth': (points: number) => string;
  /** The accessible name of the four dice in the middle. */
  'cubo.middle': string;
  /** A place there whose die has been taken. */
  'cubo.empty': string;
  /** What a player has earned in the rounds that are over. */
  'cubo.soFar': (points: number) => string;
  /** A player has taken a die, which is shown. */
  'cubo.holds': (die: string) => string;

  /** `Round 2 of 6` */
  'cubo.round': (round: number, rounds: number) => string;

  // What is to be done; each is a sentence.
  'cubo.build': string;
  /** The same for several players, who do it at the same time. */
  'cubo.buildAll': string;
  /** For those who still build after the first call. */
  'cubo.stillBuilding': (names: string) => string;
  /** For a player who has called. */
  'cubo.takeDie': string;
  /** For the last player, whose time runs. */
  'cubo.hurry': (seconds: number) => string;
  'cubo.enterDice': string;
  /** For a player who holds a die. */
  'cubo.exchange': (die: string) => string;
  'cubo.roundOver': (round: number) => string;
  /** Asked where thrown dice are entered: those of the middle, or of a player. */
  'cubo.enterMiddle': string;
  'cubo.enterSquare': (name: string) => string;

  // Buttons and tools.
  'cubo.call': string;
  'cubo.rollAgain': string;
  'cubo.throw': string;
  'cubo.rollRound': (round: number) => string;
  /** The accessible name of the dice to take. */
  'cubo.take': string;
  /** The accessible name of one of them. */
  'cubo.takeThis': (die: string) => string;
  'cubo.takeNone': string;
  /** Lays the die that is held in the place of another; with what the square is then worth. */
  'cubo.put': (die: string, points: number) => string;
  'cubo.keep': string;
  'cubo.pause': string;
  'cubo.goOn': string;
  'cubo.isPaused': string;
  'cubo.soundOn': string;
  'cubo.soundOff': string;
  /** In the place of squares that several players cannot share on a narrow screen. */
  'cubo.tooNarrow': string;

  // A cell of the grid, as it follows the name of its die.
  'cubo.chosen': string;
  'cubo.fixed': string;

  // Time.
  /** The accessible name of the clock. */
  'cubo.time': string;
  'cubo.secondsLeft': (seconds: number) => string;
  /** Said where no time runs. */
  'cubo.noLimit': string;

  // Moves that were made, as sentences.
  'cubo.middleRolled': (dice: string) => string;
  /** Row by row. */
  'cubo.rolled': (dice: string) => string;
  /** Two dice with the cells they have come to, and what the square is now worth. */
  'cubo.swapped': (first: string, cell: string, second: string, other: string, worth: number) => string;
  'cubo.rollsAgain': string;
  'cubo.called': string;
  'cubo.took': (die: string) => string;
  'cubo.tookNone': string;
  /** The die that was taken, its cell, and the die that lay there. */
  'cubo.exchanged': (die: string, cell: string, given: string) => string;
  'cubo.kept': string;
  'cubo.timeUp': string;
  /** What a square has earned at the end of a round. */
  'cubo.earned': (points: number) => string;

  // What is read on request, and chosen.
  'cubo.picked': (die: string, cell: string) => string;
  'cubo.letGo': string;

  // Results.
  /** The accessible name of the table of rounds, and the heads of its columns: a round’s number, the total. */
  'cubo.rounds': string;
  'cubo.total': string;
  /** The accessible name of the explanation of a square. */
  'cubo.explained': (name: string) => string;
  /** Where the time was up before the call. */
  'cubo.notScored': string;
  /** The best square that was possible, and the exchange it takes. */
  'cubo.best': (points: number) => string;
  'cubo.bestExchange': (taken: string, given: string) => string;
  'cubo.bestFound': string;
  /** The result of one who practised alone. */
  'cubo.practised': (points: number) => string;
}
