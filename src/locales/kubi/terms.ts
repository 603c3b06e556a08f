import type { KubiReason, KubiRefusalCode } from '../../games/kubi/index.js';
import type { CommonTerms } from '../common/terms.js';

/** What a refusal may speak of, as text; what a code does not need is empty. */
export interface KubiRefusalFacts {
  /** The own numbers that were rolled, as alternatives: `1 or 4`, `1, 4, or 6`; where there is only one, just that: `1`. */
  readonly numbers: string;
  /** What the dice show: `1 3 4 6 6`. */
  readonly roll: string;
}

/** An entry that was made. */
export interface KubiEntryFacts {
  /** The die that was set aside. */
  readonly value: number;
  /** Whether it counts as a discard; it does not when none of the player’s numbers was rolled. */
  readonly isMarked: boolean;
  /** The two sums, the higher one first. */
  readonly first: number;
  readonly second: number;
}

/** What the element refuses before the rules are asked: a fourth number, and marks before all is decided. */
export type KubiUserRefusalCode = KubiRefusalCode | 'too-many-numbers' | 'too-few-numbers' | 'unplaced-dice';

export type KubiRefusalTerms = Record<`kubi.refusal.${KubiUserRefusalCode}`, (facts: KubiRefusalFacts) => string>;

/** Why the game is over. */
export type KubiReasonTerms = Record<`kubi.reason.${KubiReason}`, string>;

/** The words of Kubi. */
export interface KubiTerms extends CommonTerms, KubiRefusalTerms, KubiReasonTerms {
  /** What a seat is called where nobody has a name, counted from 1. */
  'kubi.player': (number: number) => string;
  /** The accessible name of a player’s sheet. */
  'kubi.sheet': (name: string) => string;

  // The countdown: three numbers with eight boxes each.
  /** The accessible name of its table. */
  'kubi.countdown': string;
  /** What stands for a number before it is crossed. */
  'kubi.uncrossed': string;
  /** How many of the eight marks are missing; short, it stands behind the boxes. */
  'kubi.left': (left: number) => string;
  /** In its place behind the eighth mark. */
  'kubi.finished': string;

  // The sums: the heads of the columns, as short as can be.
  /** The accessible name of their table. */
  'kubi.sums': string;
  'kubi.sum': string;
  'kubi.value': string;
  'kubi.marks': string;
  /** What the marks are counted as: `3 × 50`. */
  'kubi.count': string;
  'kubi.points': string;
  'kubi.total': string;
  /** The accessible name of the tally behind a sum. */
  'kubi.tally': (marks: number) => string;
  /** Behind a sum whose further marks count nothing. */
  'kubi.full': string;
  /** What marks are worth, in one line below the sums. */
  'kubi.legend': string;
  /** The accessible name of five dice. */
  'kubi.roll': (dice: string) => string;
  /** What a row goes on with that was marked by the latest entry. */
  'kubi.markedLast': string;
  'kubi.discard': string;
  /** A die that stays out and leaves no mark. */
  'kubi.leftOut': string;

  /** The head of the column that says what one more mark would change. */
  'kubi.next': string;

  // What is to be done.
  'kubi.crossNumbers': string;
  'kubi.enterRoll': string;

  // Crossing numbers.
  /** The legend of six check boxes. */
  'kubi.numbers': string;
  /** The button that confirms. The numbers are a list as the language writes it: `1, 2, and 6`. */
  'kubi.cross': (numbers: string) => string;
  /** The same while fewer than three are chosen. */
  'kubi.crossThree': string;

  // Placing dice.
  /** The accessible name of the dice and their places. */
  'kubi.dice': string;
  'kubi.die': (value: number) => string;
  'kubi.unplaced': string;
  'kubi.firstPair': string;
  'kubi.secondPair': string;
  /** Spoken when a die is placed: its name, and the place’s. */
  'kubi.placed': (die: string, place: string) => string;
  /** The button that makes the marks. */
  'kubi.enter': string;
  /** The legend of the entries to choose from, in words. */
  'kubi.entries': string;

  // An entry in words: `discard 1, then 9 and 6: minus 400 for opening both`, beginning in lower case.
  'kubi.entry': (die: string, sums: string, effect: string) => string;
  'kubi.discardDie': (value: number) => string;
  'kubi.leaveOut': (value: number) => string;
  /** Two sums, which may be the same: `9 + 6` */
  'kubi.pairs': (first: number, second: number) => string;

  // What is spoken after a move.
  /** The numbers as above: `1, 2, and 6`. */
  'kubi.crossed': (numbers: string) => string;
  'kubi.entered': (entry: KubiEntryFacts) => string;
  'kubi.done': (number: number) => string;

  // What a player of several still has to do, or has done.
  'kubi.toCross': string;
  'kubi.isDone': string;

  // The end.
  'kubi.soloWon': (points: number) => string;
  'kubi.soloEnded': (points: number) => string;
  'kubi.gains': string;
  'kubi.losses': string;
}
