import type { HelpFigure, HelpSection } from '../../help.js';

/** The rules of Tricubo and how to play on the sheet, in the order in which they are read. */
export interface TricuboHelp {
  readonly title: string;
  readonly aim: HelpSection;
  readonly setUp: HelpSection;
  /** Taking dice, and closing them to others. */
  readonly draft: HelpFigure;
  /** What a number does. */
  readonly rows: HelpSection;
  readonly fields: HelpSection;
  /** What a 6 does. */
  readonly interim: HelpFigure;
  readonly joker: HelpSection;
  readonly end: HelpSection;
  readonly score: HelpFigure;
  /** The game for one. */
  readonly solo: HelpSection;
  /** The two sides of the printed sheet. */
  readonly sides: HelpSection;
  /** With finger or mouse. */
  readonly byHand: HelpSection;
  readonly byKey: HelpSection;
  readonly byNotation: HelpSection;
  /** With pen and real dice. */
  readonly onPaper: HelpSection;
}
