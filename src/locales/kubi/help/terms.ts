import type { HelpFigure, HelpSection } from '../../help.js';

/** The rules of Kubi and how to play on the sheet, in the order in which they are read. */
export interface KubiHelp {
  readonly title: string;
  readonly aim: HelpSection;
  readonly setUp: HelpSection;
  readonly roll: HelpFigure;
  readonly freeRide: HelpSection;
  readonly score: HelpFigure;
  readonly end: HelpSection;
  /** With finger or mouse. */
  readonly byHand: HelpSection;
  readonly byKey: HelpSection;
  readonly byNotation: HelpSection;
  /** With pen and real dice. */
  readonly onPaper: HelpSection;
}
