import type { Translation } from '@shoelace-style/localize';

/** The words of all elements as they are shown; English has them in the element itself. */
export interface CommonShownTerms extends Translation {
  /** Before what is the matter with an attribute, which is said in English for the author of the page. */
  'tabletop.cannotShow': string;
  'tabletop.saveDamaged': string;
}

/** The words that come with playing. */
export interface CommonPlayTerms extends Translation {
  /** The accessible name of the toolbar. */
  'tabletop.tools': string;
  'tabletop.undo': string;
  'tabletop.redo': string;
  'tabletop.newGame': string;
  'tabletop.flip': string;
  'tabletop.rematch': string;
  'tabletop.cancel': string;
  /** Asked before a running game is left. */
  'tabletop.leaveGame': string;
  'tabletop.keepPlaying': string;
  /** The label of the field for typed moves. */
  'tabletop.typedMove': string;
  'tabletop.play': string;
  'tabletop.roll': string;
  'tabletop.beginByRolling': string;
  'tabletop.waitForDice': string;
  /** Asked where thrown dice are entered. */
  'tabletop.enterDice': string;
  /** The button under entered dice. */
  'tabletop.takeDice': string;
  'tabletop.nameOf': (seat: string) => string;
  'tabletop.toMove': (name: string) => string;
  'tabletop.undone': string;
  'tabletop.redone': string;
  'tabletop.newGameBegun': string;
  'tabletop.atPly': (ply: number, length: number) => string;
  'tabletop.drawnGame': string;
  'tabletop.wins': (name: string) => string;
}

/** The words that all elements share. Every language has every term; a missing one does not compile. */
export interface CommonTerms extends CommonShownTerms, CommonPlayTerms {}
