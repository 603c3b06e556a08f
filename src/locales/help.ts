/** One part of a game’s help. */
export interface HelpSection {
  readonly heading: string;
  /** One text a paragraph. */
  readonly text: readonly string[];
}

/** A part with a diagram, and what is written below it. */
export interface HelpFigure extends HelpSection {
  readonly caption: string;
}

/** One thing about a game, said so briefly that it stands on a card beside its picture. */
export interface HelpCard {
  readonly heading: string;
  /** With the heading 40 words at most. */
  readonly text: string;
}
