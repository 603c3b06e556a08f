import type { CommonPlayTerms, PictureTerms } from '../../../../../../src/locales/common/terms.js';
import type { SampleGameReason, SampleGameRefusal } from '../../games/samplegame/index.js';

/** A sentence for each code of a refusal. */
type RefusalTerms = Record<`samplegame.refusal.${SampleGameRefusal['code']}`, string>;
/** A sentence for each reason why the game is over. */
type ReasonTerms = Record<`samplegame.reason.${SampleGameReason}`, string>;

/** The words of a picture of Sample game. */
export interface SampleGamePictureTerms extends PictureTerms {
  /** A player who has no name: 1 or 2. */
  'samplegame.player': (number: number) => string;
  /** The accessible name of the heaps in a picture: what they hold, `3, 5, 4`. */
  'samplegame.picture': (counts: string) => string;
  //#if dice
  /** The same before the roll. */
  'samplegame.noHeaps': string;
  //#end
}

/** The words that playing Sample game adds. */
export interface SampleGamePlayTerms extends CommonPlayTerms, RefusalTerms, ReasonTerms {
  /** The accessible name of the heaps that are played with. */
  'samplegame.heaps': string;

  // The accessible name of a counter.
  'samplegame.take': (heap: string, count: number) => string;
  'samplegame.empty': (heap: string) => string;
  'samplegame.chosen': string;

  /** The button that takes the chosen counters. */
  'samplegame.takeChosen': (count: number) => string;
  /** Spoken when counters are chosen. */
  'samplegame.isChosen': (heap: string, count: number) => string;
  'samplegame.letGo': string;

  // Spoken after a move.
  //#if dice
  'samplegame.rolled': (counts: string) => string;
  //#end
  'samplegame.took': (name: string, heap: string, count: number, left: number) => string;
}

/** All words of Sample game while it is played. */
export interface SampleGameTerms extends SampleGamePictureTerms, SampleGamePlayTerms {}
