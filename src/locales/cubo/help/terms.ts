import type { HelpCard, HelpFigure, HelpSection } from '../../help.js';

/** The cards on which the game is explained in brief. */
export type CuboCard = 'goal' | 'lines' | 'build' | 'call' | 'exchange';

/** The rules of Cubo and how to play with the square, in the order in which they are read. */
export interface CuboHelp {
  readonly title: string;
  readonly cards: Readonly<Record<CuboCard, HelpCard>>;
  readonly aim: HelpSection;
  readonly setUp: HelpSection;
  /** Swapping dice, and rolling all of them again. */
  readonly building: HelpSection;
  /** Calling, the dice in the middle, and the last player’s time. */
  readonly calling: HelpSection;
  readonly exchange: HelpFigure;
  readonly score: HelpFigure;
  /** Solo practice, its time limit and pauses. */
  readonly practice: HelpSection;
  /** Several players on one device. */
  readonly together: HelpSection;
  /** Playing with a finger or a mouse. */
  readonly byHand: HelpSection;
  readonly byKey: HelpSection;
  /** Typed moves, and typed dice. */
  readonly byNotation: HelpSection;
}
