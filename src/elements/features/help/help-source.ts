import type { HelpCard, HelpFigure, HelpSection } from '../../../locales/help.js';

/** The attributes of the element that draws a diagram. */
export type Figure = Readonly<Record<string, string>>;

/** A game’s help: its texts by language, the order of cards and sections, and their diagrams. */
export interface HelpSource<Section extends string = string, Card extends string = string> {
  /** The diagrams of the cards, in the order of the cards. */
  readonly cards: Readonly<Record<Card, Figure>>;
  readonly sections: readonly Section[];
  /** The diagrams beside some sections. */
  readonly figures: Readonly<Partial<Record<Section, Figure>>>;
  readonly texts: Readonly<Record<string, () => Promise<HelpText<Section, Card>>>>;
}

export type HelpText<Section extends string, Card extends string = string> = {
  readonly title: string;
  readonly cards: Readonly<Record<Card, HelpCard>>;
} & Readonly<Record<Section, HelpSection | HelpFigure>>;
