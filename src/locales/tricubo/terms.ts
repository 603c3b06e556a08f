import type { Die, Field, TricuboReason, TricuboRefusalCode } from '../../games/tricubo/index.js';
import type { CommonPlayTerms, PictureTerms } from '../common/terms.js';

/** The facts of a refusal. Facts that a code does not need are missing. */
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

/** What the element refuses before it asks the rules: an incomplete roll, and confirming without a choice. */
export type TricuboUserRefusalCode = TricuboRefusalCode | 'bad-roll' | 'nothing-chosen';

export type TricuboRefusalTerms = Record<
  `tricubo.refusal.${TricuboUserRefusalCode}`,
  (facts: TricuboRefusalFacts) => string
>;

/** Why the game is over. */
export type TricuboReasonTerms = Record<`tricubo.reason.${TricuboReason}`, string>;

/** The names of the ranks of the solo game, the lowest first. */
export type TricuboRankTerms = Record<`tricubo.rank.${0 | 1 | 2 | 3 | 4}`, string>;

/** The words of a picture of Tricubo. */
export interface TricuboPictureTerms extends PictureTerms {
  /** The name of a seat that nobody has named, counted from 1. */
  'tricubo.player': (number: number) => string;
  /** The accessible name of a player’s sheet. */
  'tricubo.sheet': (name: string) => string;
  /** The accessible name of the table of rows. */
  'tricubo.rows': string;
  /** The column headings for screen readers: the values as a list, and how many of the last columns are purple. */
  'tricubo.values': (values: string, purple: number) => string;
  /** The accessible name of the boxes of a row; whether a purple one is crossed. */
  'tricubo.boxes': (crosses: number, boxes: number, isPurple: boolean) => string;
  /** The accessible name of the list of colour fields and the joker. */
  'tricubo.fieldList': string;
  /** A colour field (of a die or of all three colours) or the joker, and whether it is crossed. */
  'tricubo.field': (field: Field | 'J', isCrossed: boolean) => string;
  // The parts of the score, as short as possible.
  'tricubo.interim': string;
  'tricubo.final': string;
  /** The points of the crossed colour fields. */
  'tricubo.fields': string;
  'tricubo.end': string;
  'tricubo.total': string;
  /** The headings of the columns of interim boxes, filled by a 6, and of what the rows are worth; very short. */
  'tricubo.atSix': string;
  'tricubo.worth': string;
  /** Over the rows, very short: three purple rows end the game and bring 5 points. */
  'tricubo.purpleEnd': string;
  /** The same for screen readers, with the number of purple rows. */
  'tricubo.purpleRows': (rows: number) => string;
  /** Before the points for all colour fields; very short. */
  'tricubo.allFields': (count: number) => string;
  /** For screen readers: the points for each number of crossed fields, as a list. */
  'tricubo.fieldWorth': (points: string) => string;
  /** The accessible name of three dice, for instance `large 3, medium 6, small 1`. */
  'tricubo.roll': (large: number, medium: number, small: number) => string;
}

/** The words that playing Tricubo adds. */
export interface TricuboPlayTerms extends CommonPlayTerms, TricuboRefusalTerms, TricuboReasonTerms, TricuboRankTerms {
  // What to do now; each is a sentence.
  /** Solo, before the first roll. */
  'tricubo.chooseStart': string;
  /** For the active player, who can use all dice. */
  'tricubo.takeDie': string;
  /** The same with the dice that can be used, as lists of `tricubo.size` and of `tricubo.die`. */
  'tricubo.takeOf': (sizes: string, dice: string) => string;
  /** What that means for the others. */
  'tricubo.closesDie': string;
  /** Solo. */
  /** For the other players. */
  'tricubo.useOf': (sizes: string) => string;
  'tricubo.useAny': string;
  /** If no open die can be used. */
  'tricubo.nothingToUse': string;
  /** The same if the joker may be used. */
  'tricubo.orJoker': string;
  /** A die is chosen, and its uses are pencilled on the sheet. */
  'tricubo.chooseUse': string;
  /** Added if the chosen die can also cross a colour field. */
  'tricubo.orField': string;
  /** The same for a 6 that scores several rows. */
  'tricubo.chooseRows': (needed: number) => string;

  // The dice.
  /** The accessible name of the three. */
  'tricubo.dice': string;
  /** `large 3`, `small 6` */
  'tricubo.die': (die: Die, value: number) => string;
  /** A die by its size alone, after `take` and `use`. */
  'tricubo.size': (die: Die) => string;
  /** Follows the name of a die that is closed: a player has it, or it is closed this round of the solo game. */
  'tricubo.takenBy': (name: string) => string;
  'tricubo.closed': string;
  /** The closed die can be used with the joker. */
  'tricubo.jokerOpens': string;
  'tricubo.noUse': string;
  /** Why a die cannot be used: no room in its row and colour fields, or too few rows left to score. */
  'tricubo.noUseNumber': (die: Die, value: number) => string;
  'tricubo.noUseSix': (die: Die, needed: number, left: number) => string;

  /** Why a row cannot be pressed: no open die shows its number, or the chosen one shows another. */
  'tricubo.noneReaches': (row: number) => string;
  'tricubo.reachesOnly': (die: Die, value: number) => string;

  // A move in words, beginning in lower case: `large 3: 3 crosses in row 3, worth 7, 4 more than now`.
  /** The row's value with these crosses; some may be lost. */
  'tricubo.useRow': (die: string, crosses: number, row: number, value: number, lost: number) => string;
  /** What a row is worth before and after these crosses; some may be lost. */
  'tricubo.climbs': (die: string, row: number, from: number, to: number, lost: number) => string;
  'tricubo.useField': (die: string, field: Field) => string;
  /** Rows as a list of the language: `1, 2, and 5`. */
  'tricubo.useInterim': (die: string, rows: string) => string;
  'tricubo.withJoker': (use: string) => string;
  'tricubo.used': (use: string, isWithJoker: boolean) => string;
  'tricubo.takeNone': string;
  'tricubo.tookNone': string;
  'tricubo.startIn': (row: number) => string;
  'tricubo.started': (row: number) => string;
  /** A use and the points it changes. */
  'tricubo.effect': (use: string, points: string) => string;
  /** After a move that brings the third purple row. */
  'tricubo.ending': string;
  // A move in few words, within a sentence: `medium 4 in row 4`.
  'tricubo.toldRow': (die: string, row: number) => string;
  'tricubo.toldField': (die: string) => string;
  /** Rows as above. */
  'tricubo.toldRows': (die: string, rows: string) => string;
  'tricubo.toldJoker': (use: string) => string;
  'tricubo.toldNone': string;

  // Buttons.
  /** The legend of the uses to choose from, in words. */
  'tricubo.uses': string;
  // On the button that makes the chosen move, as short as possible; before something is chosen, what is missing.
  'tricubo.pickDie': string;
  'tricubo.pickRow': string;
  /** So many more rows have to be chosen. */
  'tricubo.moreRows': (more: number) => string;
  'tricubo.crossRow': (row: number) => string;
  'tricubo.crossField': string;
  'tricubo.scoreRows': (rows: string) => string;
  /** The accessible name of a check box in an interim box. */
  'tricubo.scoreRow': (row: number, points: number) => string;

  // Entering real dice.
  /** The accessible name of a die that was entered. */
  'tricubo.removeDie': (die: Die, value: number) => string;

  // Several sheets, and the rounds of the solo game.
  /** The sheet of somebody else is shown: whose it is, and which name leads back. */
  'tricubo.peeked': (name: string, back: string) => string;
  /** What the active player does, in a few words. */
  'tricubo.takesFirst': string;
  'tricubo.roundOf': (round: number, rounds: number) => string;
  'tricubo.round': (round: number, rounds: number, closed: Die) => string;

  // The end.
  /** The result of a solo game with the name of its rank. */
  'tricubo.soloEnded': (points: number, rank: string) => string;
  /** If the number of crosses has decided between equal totals. */
  'tricubo.byCrosses': string;
  /** The accessible name of the list that explains a total, and its lines. */
  'tricubo.sums': (name: string) => string;
  'tricubo.rowSum': (row: number, crosses: number) => string;
  'tricubo.interimSum': (row: number) => string;
  'tricubo.fieldSum': (fields: number) => string;
  'tricubo.endSum': string;
}

/** All words of Tricubo while it is played. */
export interface TricuboTerms extends TricuboPictureTerms, TricuboPlayTerms {}
