import type { HelpCard, HelpFigure, HelpSection } from '../../help.js';

/** The cards on which the game is explained in brief. */
export type TriadCard = 'goal' | 'turn' | 'triad' | 'takeOff' | 'stuck';

/** The rules of Triad and how to play on the board, in the order in which they are read. */
export interface TriadHelp {
  readonly title: string;
  readonly cards: Readonly<Record<TriadCard, HelpCard>>;
  readonly aim: HelpSection;
  readonly setUp: HelpFigure;
  readonly move: HelpFigure;
  readonly triad: HelpFigure;
  readonly takeOff: HelpFigure;
  readonly stuck: HelpFigure;
  readonly end: HelpSection;
  /** Playing with a finger or a mouse. */
  readonly byHand: HelpSection;
  readonly byKey: HelpSection;
  readonly byNotation: HelpSection;
}
