import { LitElement } from 'lit';
import type { PropertyDeclarations } from 'lit';
import type { PuzzleLevel } from '../../puzzles/level.js';
import type { NumberText, Switch, Text } from '../base/attributes.js';

/** The attributes of a puzzle, as properties. */
export abstract class PuzzleAttributes extends LitElement {
  static override readonly properties: PropertyDeclarations = {
    game: {},
    date: {},
    level: {},
    number: {},
    src: {},
    shareUrl: { attribute: 'share-url' },
    archive: {},
  };

  /** The game: `triad`, `kubi`, `tricubo`, `cubo` or `triomino`. */
  declare game?: 'triad' | 'kubi' | 'tricubo' | 'cubo' | 'triomino' | null;
  /** Shows the puzzle of a day, the same for all readers: `today`, or a date like `2026-01-31`. */
  declare date?: Text;
  /** How hard the puzzle is. Default: the puzzle of a day is easy on Mondays and hard on Sundays; others are of any level. */
  declare level?: PuzzleLevel | null;
  /** The place of the puzzle in its set, from 1. Default: the one after those that the reader has solved. */
  declare number?: NumberText;
  /** The address of a file with other puzzles, on this site or on one that allows it (CORS). Default: the 400 of the library. */
  declare src?: Text;
  /**
   * The address of a page with this puzzle, to which the line that readers share leads. There, the element shows the day, or the number, of the link. Default:
   * the page that the element is in; in a frame no link.
   */
  declare shareUrl?: Text;
  /**
   * `off` leaves out the past puzzles, where the puzzle of a day is shown: a calendar of twelve months in which the reader picks a day.
   * @default on
   */
  declare archive?: Switch;
}
