import type { Die, Field, TricuboReason, TricuboRefusalCode } from '../../games/tricubo/index.js';
import type { CommonTerms } from '../common/terms.js';

/** What a refusal may speak of; what a code does not need is missing. */
export interface TricuboRefusalFacts {
  readonly die?: Die | undefined;
  readonly row?: number | undefined;
  readonly field?: Field | undefined;
  /** How many boxes or rows the die takes. */
  readonly needed?: number | undefined;
  /** How many free boxes the row has. */
  readonly free?: number | undefined;
  /** How many more rows may be scored. */
  readonly left?: number | undefined;
  /** The player who has taken the die; missing in the solo game, where the round closes it. */
  readonly name?: string | undefined;
}

/** What the element refuses before the rules are asked: an unfinished roll, and to confirm before something is chosen. */
export type TricuboUserRefusalCode = TricuboRefusalCode | 'bad-roll' | 'nothing-chosen';

export type TricuboRefusalTerms = Record<
  `tricubo.refusal.${TricuboUserRefusalCode}`,
  (facts: TricuboRefusalFacts) => string
>;

/** Why the game is over. */
export type TricuboReasonTerms = Record<`tricubo.reason.${TricuboReason}`, string>;

/** The names of the ranks of the solo game, the lowest first. */
export type TricuboRankTerms = Record<`tricubo.rank.${0 | 1 | 2 | 3 | 4}`, string>;

/** The words of Tricubo. */
export interface TricuboTerms extends CommonTerms, TricuboRefusalTerms, TricuboReasonTerms, TricuboRankTerms {
  /** What a seat is called where nobody has a name, counted from 1. */
  'tricubo.player': (number: number) => string;
  /** The accessible name of a player’s sheet. */
  'tricubo.sheet': (name: string) => string;
  /** The accessible name of the table of rows. */
  'tricubo.rows': string;
  /** The head of the boxes, for those who do not see it: the values over the columns, as a list, and how many at the end are purple. */
  'tricubo.values': (values: string, purple: number) => string;
  /** The accessible name of the boxes of a row; whether a purple one is crossed. */
  'tricubo.boxes': (crosses: number, boxes: number, isPurple: boolean) => string;
  /** The accessible name of the list of colour fields and the joker. */
  'tricubo.fieldList': string;
  /** One of them: the colour of a die, all three colours, or the joker, and whether it is crossed. */
  'tricubo.field': (field: Field | 'J', isCrossed: boolean) => string;
  // The parts of the score, as short as can be; the first two are heads of columns as well.
  'tricubo.interim': string;
  'tricubo.final': string;
  /** What the crossed colour fields are worth. */
  'tricubo.fields': string;
  'tricubo.end': string;
  'tricubo.total': string;
  /** The accessible name of three dice, for instance `large 3, medium 6, small 1`. */
  'tricubo.roll': (large: number, medium: number, small: number) => string;

  // What is to be done; each is a sentence.
  /** Solo, before the first roll. */
  'tricubo.chooseStart': string;
  /** For the active one of several players. */
  'tricubo.takeDie': string;
  /** For the others. */
  'tricubo.useDie': string;
  /** Solo, with the die that is closed in this round. */
  'tricubo.useOpenDie': (closed: Die) => string;
  /** Where the dice that are open have no use. */
  'tricubo.nothingToUse': string;
  /** Where besides the joker may be spent. */
  'tricubo.mayUseJoker': string;
  /** A die is chosen, and its uses are pencilled on the sheet. */
  'tricubo.chooseUse': string;
  /** The same with a 6, of which several rows are to be scored. */
  'tricubo.chooseRows': (needed: number) => string;

  // The dice.
  /** The accessible name of the three. */
  'tricubo.dice': string;
  /** `large 3`, `small 6` */
  'tricubo.die': (die: Die, value: number) => string;
  /** What follows the name of a die: it is closed since a player has it, or in this round of the solo game. */
  'tricubo.takenBy': (name: string) => string;
  'tricubo.closed': string;
  /** The closed die can be used with the joker. */
  'tricubo.jokerOpens': string;
  'tricubo.noUse': string;
  /** Why a die is of no use: row and colour fields have no room, or too few rows may still be scored. */
  'tricubo.noUseNumber': (die: Die, value: number) => string;
  'tricubo.noUseSix': (die: Die, needed: number, left: number) => string;

  // A move in words, beginning in lower case: `large 3: 3 crosses in row 3, worth 7, 4 more than now`.
  /** The row's value with these crosses; some may be lost. */
  'tricubo.useRow': (die: string, crosses: number, row: number, value: number, lost: number) => string;
  'tricubo.useField': (die: string, field: Field) => string;
  /** Rows as a list of the language: `1, 2, and 5`. */
  'tricubo.useInterim': (die: string, rows: string) => string;
  'tricubo.withJoker': (use: string) => string;
  'tricubo.used': (use: string, isWithJoker: boolean) => string;
  'tricubo.takeNone': string;
  'tricubo.tookNone': string;
  'tricubo.startIn': (row: number) => string;
  'tricubo.started': (row: number) => string;
  /** A use and what it changes in points: `plus 7`. */
  'tricubo.effect': (use: string, points: string) => string;
  /** After a move that brings the third purple row. */
  'tricubo.ending': string;

  // Buttons.
  /** The legend of the uses to choose from, in words. */
  'tricubo.uses': string;
  /** The button that makes the chosen move. */
  'tricubo.confirm': string;
  /** The same for several rows. */
  'tricubo.scoreRows': (rows: string, points: string) => string;
  /** The accessible name of a check box in an interim box. */
  'tricubo.scoreRow': (row: number, points: number) => string;

  // Dice that are thrown by hand.
  /** The accessible name of a die that was entered. */
  'tricubo.removeDie': (die: Die, value: number) => string;

  // Several sheets, and the rounds of the solo game.
  /** What the active player does, in few words. */
  'tricubo.takesFirst': string;
  'tricubo.round': (round: number, rounds: number, closed: Die) => string;

  // The end.
  /** The result of a solo game with the name of its rank. */
  'tricubo.soloEnded': (points: number, rank: string) => string;
  /** Where equal totals were decided by the number of crosses. */
  'tricubo.byCrosses': string;
  /** The accessible name of the list that adds a total up, and its lines. */
  'tricubo.sums': (name: string) => string;
  'tricubo.rowSum': (row: number, crosses: number) => string;
  'tricubo.interimSum': (row: number) => string;
  'tricubo.fieldSum': (fields: number) => string;
  'tricubo.endSum': string;
}
