import type { HelpCard, HelpFigure, HelpSection } from '../../../locales/help.js';

/** The attributes of the element that draws a diagram. */
export type Figure = Readonly<Record<string, string>>;

/** The parts of a section that are shown only while a rule is in force. */
export interface SectionRules<Options = never> {
  /** Whether the section is shown at all. Default: yes. */
  readonly isShown?: (options: Options) => boolean;
  /** By the number of a paragraph, and of a sentence in it: `1` or `1.0`. All languages have as many of them. */
  readonly only?: Readonly<Record<string, (options: Options) => boolean>>;
  /** The numbers that options change, as they are written. */
  readonly numbers?: (options: Options) => Readonly<Record<string, number>>;
}

/** A game’s help: its texts by language, the order of cards and sections, and their diagrams. */
export interface HelpSource<Section extends string = string, Card extends string = string> {
  /** The diagrams of the cards, in the order of the cards. */
  readonly cards: Readonly<Record<Card, Figure>>;
  readonly sections: readonly Section[];
  /** The diagrams beside some sections. */
  readonly figures: Readonly<Partial<Record<Section, Figure>>>;
  /** What depends on the options of the game; the rest is always shown. */
  readonly rules?: Readonly<Partial<Record<Section, SectionRules>>>;
  /** The same for cards, each of which is one paragraph. */
  readonly cardRules?: Readonly<Partial<Record<Card, SectionRules>>>;
  readonly texts: Readonly<Record<string, () => Promise<HelpText<Section, Card>>>>;
}

export type HelpText<Section extends string, Card extends string = string> = {
  readonly title: string;
  readonly cards: Readonly<Record<Card, HelpCard>>;
} & Readonly<Record<Section, HelpSection | HelpFigure>>;

/** What a game adds to the help of all games. */
export interface HelpModule {
  /** A {@link HelpSource}, with sections and cards of its own. */
  readonly source: object;
}
