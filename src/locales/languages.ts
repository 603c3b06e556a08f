import type { Translation } from '@shoelace-style/localize';

/**
 * The languages of one game. English comes in two parts, with the element and with playing; every other language is whole and
 * loaded when a page asks for it.
 */
export interface Languages<Shown extends Translation, All extends Shown> {
  readonly en: Shown;
  readonly others: Readonly<Record<string, () => Promise<All>>>;
}
