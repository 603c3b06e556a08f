import type { Translation } from '@shoelace-style/localize';

/** The languages of one game. English comes with the element; every other language is loaded when a page asks for it. */
export interface Languages<Terms extends Translation> {
  readonly en: Terms;
  readonly others: Readonly<Record<string, () => Promise<Terms>>>;
}
