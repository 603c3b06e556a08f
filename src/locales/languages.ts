import type { Translation } from '@shoelace-style/localize';

type Loaders<Terms> = Readonly<Record<string, () => Promise<Terms>>>;

/** The languages of one game. English comes with the element; every other language is loaded when a page asks for it. */
export interface Languages<Terms extends Translation, PlayTerms extends object = object> {
  readonly en: Terms;
  readonly others: Loaders<Terms>;
  /** The terms that playing adds. In English, the part that lets a user play brings them. */
  readonly play?: Loaders<PlayTerms>;
}
