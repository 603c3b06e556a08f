import type { HelpCard, HelpFigure, HelpSection } from '../../help.js';

/** The cards on which the game is explained in brief. */
export type KubiCard = 'goal' | 'numbers' | 'roll' | 'score' | 'end';

/** The rules of Kubi and how to play on the sheet, in the order in which they are read. */
export interface KubiHelp {
  readonly title: string;
  readonly cards: Readonly<Record<KubiCard, HelpCard>>;
  readonly aim: HelpSection;
  readonly setUp: HelpSection;
  readonly roll: HelpFigure;
  readonly freeRide: HelpSection;
  readonly score: HelpFigure;
  readonly end: HelpSection;
  /** Playing with a finger or a mouse. */
  readonly byHand: HelpSection;
  readonly byKey: HelpSection;
  readonly byNotation: HelpSection;
  /** Playing with a pen and real dice. */
  readonly onPaper: HelpSection;
}
