import type { KubiReason, KubiRefusalCode } from '../../games/kubi/index.js';
import type { CommonPlayTerms, PictureTerms } from '../common/terms.js';

/** The facts of a refusal, as text. Facts that a code does not need are empty. */
export interface KubiRefusalFacts {
  /** The player’s numbers in the roll, as alternatives: `1`, `1 or 4`, `1, 4, or 6`. */
  readonly numbers: string;
  /** The rolled dice: `1 3 4 6 6`. */
  readonly roll: string;
}

/** The facts of an entry. */
export interface KubiEntryFacts {
  /** The die that was set aside. */
  readonly value: number;
  /** Whether it counts as a discard; it does not when none of the player’s numbers was rolled. */
  readonly isMarked: boolean;
  /** The two sums, the higher one first. */
  readonly first: number;
  readonly second: number;
}

/** What an entry does to one sum. */
export interface KubiEffect {
  /** It gets its first mark, or has still too few, just enough to cost nothing, or more; or more than count. */
  readonly code: 'opens' | 'short' | 'even' | 'gains' | 'full';
  readonly sum: number;
  /** The change in points. */
  readonly points: number;
  /** The marks that are missing until it costs nothing. */
  readonly missing: number;
}

/** What the element refuses before it asks the rules: a fourth number, and incomplete entries. */
export type KubiUserRefusalCode = KubiRefusalCode | 'too-many-numbers' | 'too-few-numbers';

export type KubiRefusalTerms = Record<`kubi.refusal.${KubiUserRefusalCode}`, (facts: KubiRefusalFacts) => string>;

/** Why the game is over. */
export type KubiReasonTerms = Record<`kubi.reason.${KubiReason}`, string>;

/** The words of a picture of Kubi. */
export interface KubiPictureTerms extends PictureTerms {
  /** The name of a seat that nobody has named, counted from 1. */
  'kubi.player': (number: number) => string;
  /** The accessible name of a player’s sheet. */
  'kubi.sheet': (name: string) => string;

  // The head of the sheet, in one line.
  /** What one wants, before the first roll. */
  'kubi.goal': string;
  'kubi.rollNumber': (number: number) => string;
  /** When the game ends. */
  'kubi.endRule': string;

  // The countdown: three numbers with eight boxes each.
  /** The accessible name of its table. */
  'kubi.countdown': string;
  /** A number that has not been chosen yet. */
  'kubi.uncrossed': string;
  /** How many of the eight marks are missing; short, next to the boxes. */
  'kubi.left': (left: number) => string;
  /** The same after the eighth mark. */
  'kubi.finished': string;

  // The sums. Column headings are as short as possible.
  /** The accessible name of their table. */
  'kubi.sums': string;
  'kubi.sum': string;
  'kubi.value': string;
  'kubi.marks': string;
  /** Over the slots of the marks that earn points. */
  'kubi.paying': string;
  'kubi.points': string;
  'kubi.total': string;
  /** The accessible name of the tally next to a sum. */
  'kubi.tally': (marks: number) => string;
  /** Spoken next to a sum that earns nothing more. */
  'kubi.full': string;
  /** Spoken next to another sum: what one more mark changes. */
  'kubi.next': (points: number) => string;
  /** The tally while some of the marks are still in pencil. */
  'kubi.pencilTally': (marks: number, pencilled: number) => string;
  /** Points with what pencil makes of them, both as text; `now` is empty before the first mark. */
  'kubi.pencilled': (now: string, then: string) => string;
  /** The accessible name of five dice. */
  'kubi.roll': (dice: string) => string;
  /** Ends the name of a row that the latest entry has marked. */
  'kubi.markedLast': string;
  'kubi.discard': string;
  /** A die that is set aside without a mark. */
  'kubi.leftOut': string;
}

/** The words that playing Kubi adds. */
export interface KubiPlayTerms extends CommonPlayTerms, KubiRefusalTerms, KubiReasonTerms {
  // What to do now.
  /** Before the first roll: how many numbers are still to be chosen. */
  'kubi.crossNumbers': (left: number) => string;
  /** The numbers that are chosen so far; empty if none are. */
  'kubi.chosenNumbers': (numbers: string) => string;
  /** Said of keys that place the focused die, while none has the focus. */
  'kubi.goToDie': string;
  /** Below it: what these numbers are for. */
  'kubi.crossHint': string;
  /** A die that was pressed first, to be swapped. */
  'kubi.lifted': (value: number) => string;
  'kubi.liftedHint': string;
  /** How to place dice otherwise than they lie. */
  /** For one of several players, whose dice lie as the best entry. */
  'kubi.swapOrEnter': string;
  'kubi.swapHint': string;
  /** What an entry earns: `+240 in all.` */
  'kubi.inAll': (points: number) => string;
  /** What an entry does to one sum, beginning in lower case: `5 breaks even` */
  'kubi.effect': (effect: KubiEffect) => string;
  /** What the discard leaves to be discarded. */
  'kubi.leftNext': (number: number, left: number) => string;
  'kubi.endsNext': (number: number) => string;

  // Crossing numbers.
  /** The legend of six check boxes. */
  'kubi.numbers': string;
  /** The confirm button. The numbers are a list in the language: `1, 2, and 6`. */
  'kubi.cross': (numbers: string) => string;
  /** The confirm button while fewer than three numbers are chosen. */
  'kubi.crossThree': string;

  // Placing dice.
  /** The accessible name of the dice and their places. */
  'kubi.dice': string;
  'kubi.die': (value: number) => string;
  /** A die that shows one of the player’s numbers. */
  'kubi.ownDie': (value: number) => string;
  'kubi.firstPair': string;
  'kubi.secondPair': string;
  /** The button that makes the marks. */
  'kubi.enter': string;
  /** The same once the two sums are known, the smaller one first. */
  'kubi.enterSums': (first: number, second: number) => string;
  /** The legend of the entries to choose from, in words. */
  'kubi.entries': string;

  // An entry in words: `discard 1, then 9 and 6: minus 400 for opening both`, beginning in lower case.
  'kubi.entry': (die: string, sums: string, effect: string) => string;
  'kubi.discardDie': (value: number) => string;
  'kubi.leaveOut': (value: number) => string;
  /** Two sums, which may be the same: `9 + 6` */
  'kubi.pairs': (first: number, second: number) => string;

  // Spoken after a move.
  /** The numbers as above: `1, 2, and 6`. */
  'kubi.crossed': (numbers: string) => string;
  'kubi.entered': (entry: KubiEntryFacts) => string;
  'kubi.done': (number: number) => string;
  /** An entry in few words, within a sentence: `5 and 8, 2 out` */
  'kubi.told': (entry: KubiEntryFacts) => string;
  /** The numbers that were chosen, as above. */
  'kubi.toldNumbers': (numbers: string) => string;

  // What one of several players has to do or has done.
  'kubi.toCross': string;
  'kubi.isDone': string;

  // The end.
  'kubi.soloWon': (points: number) => string;
  'kubi.soloEnded': (points: number) => string;
  'kubi.gains': string;
  'kubi.losses': string;
}

/** All words of Kubi while it is played. */
export interface KubiTerms extends KubiPictureTerms, KubiPlayTerms {}
