import type { GameRecord } from '../../match/record/record.js';
import type { Switch, Text } from '../base/attributes.js';

/**
 * What the page has set on an element, as the properties of its attributes hold it: {@link GameElement} says what each of them means. Parts of the
 * element read it; only the page, and the reader through the element itself, change it.
 */
export interface AuthorSettings {
  readonly seats?: Text;
  readonly level?: Text;
  readonly setup?: Text;
  readonly names?: Text;
  readonly seed?: Text;
  readonly position?: Text;
  readonly positionCheck?: 'strict' | 'loose' | null;
  readonly record?: Text | GameRecord;
  readonly src?: Text;
  readonly ply?: number | Text;
  readonly marks?: Text;
  readonly mode?: Text;
  readonly dice?: Text;
  readonly undoPastChance?: Switch;
  readonly persist?: Text;
  readonly shareUrl?: Text;
  readonly coach?: Switch;
  readonly hints?: Switch;
  /** What the page says of reviews; the property `review` is a method, too. */
  readonly reviewOffer?: Text;
  readonly online?: Text;
  readonly room?: Text;
  readonly notify?: Switch;
  readonly controls?: Text;
  readonly loading?: Text;
  /** The page's text for an option of the game. */
  optionText(name: string): unknown;
}
