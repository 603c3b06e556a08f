import type { HelpCard, HelpFigure, HelpSection } from '../../help.js';

/** The cards on which the game is explained in brief. */
export type TriominoCard = 'goal' | 'lay' | 'bridge' | 'hexagon' | 'buy' | 'end';

/** The rules of Triomino and how to play at the table, in the order in which they are read. */
export interface TriominoHelp {
  readonly title: string;
  readonly cards: Readonly<Record<TriominoCard, HelpCard>>;
  readonly aim: HelpSection;
  readonly start: HelpSection;
  /** Placing tiles. */
  readonly laying: HelpFigure;
  /** Buying and passing. */
  readonly buying: HelpSection;
  readonly bridge: HelpFigure;
  readonly hexagon: HelpFigure;
  /** Going out, laps and blocked rounds. */
  readonly ending: HelpSection;
  /** The two variants and the options. */
  readonly variants: HelpSection;
  /** Several players on one device, and the solo game. */
  readonly together: HelpSection;
  /** Playing with a finger or a mouse, including moving the table. */
  readonly byHand: HelpSection;
  readonly byKey: HelpSection;
  /** Typed moves, and typed tiles. */
  readonly byNotation: HelpSection;
}
