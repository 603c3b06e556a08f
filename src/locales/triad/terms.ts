import type { TriadReason, TriadRefusalCode } from '../../games/triad/index.js';
import type { CommonPlayTerms, PictureTerms } from '../common/terms.js';

/** The facts of a refusal, as text. Facts that a code does not need are empty. */
export interface TriadRefusalFacts {
  readonly cell: string;
  /** The cell that is in the way. */
  readonly by: string;
  readonly value: string;
  readonly distance: string;
  /** The cells to choose from. */
  readonly choices: string;
}

/** The facts of a move. */
export interface TriadMoveFacts {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

export type TriadRefusalTerms = Record<
  `triad.refusal.${TriadRefusalCode | 'cannot-move'}`,
  (facts: TriadRefusalFacts) => string
>;

/** Why the game is over. */
export type TriadReasonTerms = Record<`triad.reason.${TriadReason}`, string>;

/** The words of a picture of Triad. */
export interface TriadPictureTerms extends PictureTerms {
  'triad.white': string;
  'triad.black': string;
  /** The accessible name of the board. */
  'triad.board': (white: string, black: string) => string;
  'triad.die': (side: string, value: number) => string;
  'triad.empty': string;

  /** Ends the name of a cell. */
  'triad.cell.movedLast': string;
  /** Follows the name of a player. */
  'triad.onTurn': string;

  /** Follows the number of dice taken off, over the board. */
  'triad.ofThree': string;
  /** A tray below the board. */
  'triad.tray': (name: string, removed: number) => string;
}

/** The words that playing Triad adds. */
export interface TriadPlayTerms extends CommonPlayTerms, TriadRefusalTerms, TriadReasonTerms {
  // Parts of a cell’s name.
  'triad.cell.becomes': (value: number) => string;
  'triad.cell.makesTriad': string;
  'triad.cell.chosen': string;
  'triad.cell.cannotMove': string;
  'triad.cell.takeOff': string;

  /** Spoken when a die is chosen: its cell, and the cells it can go to. */
  'triad.pressDie': string;
  'triad.targets': (cell: string, targets: string) => string;
  /** Spoken when a die is chosen that can be turned in place: its cell, and its possible values. */
  'triad.turnValues': (cell: string, values: string) => string;
  'triad.letGo': string;
  /** What the chosen die can do. `ways` is a list of `triad.way`. */
  'triad.ways': (cell: string, ways: string) => string;
  /** A value that a die can turn to, which is also how many cells it then goes; within a sentence. */
  'triad.way': (value: number) => string;
  /** @param triads how many the move has made */
  'triad.takeOneOff': (triads: number) => string;
  /** Spoken after the board was turned. */
  'triad.flipped': (name: string) => string;
  'triad.stuck': string;
  'triad.turnTo': (value: number) => string;
  /** The label of the field for six real dice. */
  'triad.diceOf': (side: string) => string;
  'triad.bothSides': string;

  // Spoken after a move.
  'triad.rolled': (white: string, black: string) => string;
  'triad.moved': (facts: TriadMoveFacts) => string;
  'triad.turned': (facts: TriadMoveFacts) => string;
  'triad.stepped': (facts: TriadMoveFacts) => string;
  /** The same for the reader. */
  'triad.youMoved': (facts: TriadMoveFacts, kind: 'move' | 'turn' | 'step') => string;
  'triad.removed': (cell: string, removed: number) => string;

  // The same in few words, after the name of whoever made the move, and within a sentence: `c6–d5, a triad, e6 off`.
  'triad.toldTurned': (facts: TriadMoveFacts) => string;
  'triad.toldStepped': (facts: TriadMoveFacts) => string;
  'triad.toldTriad': (move: string, cell: string) => string;
  /** Follows the name of the side whose time has run out. */
  'triad.noTimeLeft': string;
}

/** All words of Triad while it is played. */
export interface TriadTerms extends TriadPictureTerms, TriadPlayTerms {}
