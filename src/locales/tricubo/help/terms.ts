import type { HelpCard, HelpFigure, HelpSection } from '../../help.js';

/** The cards on which the game is explained in brief. */
export type TricuboCard = 'goal' | 'die' | 'six' | 'colours' | 'end';

/** The rules of Tricubo and how to play on the sheet, in the order in which they are read. */
export interface TricuboHelp {
  readonly title: string;
  readonly cards: Readonly<Record<TricuboCard, HelpCard>>;
  readonly aim: HelpSection;
  readonly setUp: HelpSection;
  /** Taking dice, and closing them to others. */
  readonly draft: HelpFigure;
  /** Using a number. */
  readonly rows: HelpSection;
  readonly fields: HelpSection;
  /** Using a 6. */
  readonly interim: HelpFigure;
  readonly joker: HelpSection;
  readonly end: HelpSection;
  readonly score: HelpFigure;
  /** The solo game. */
  readonly solo: HelpSection;
  /** The two sides of the printed sheet. */
  readonly sides: HelpSection;
  /** Playing with a finger or a mouse. */
  readonly byHand: HelpSection;
  readonly byKey: HelpSection;
  readonly byNotation: HelpSection;
  /** Playing with a pen and real dice. */
  readonly onPaper: HelpSection;
}
