import type { CSSResult } from 'lit';
import { CuboGrid } from '../elements/cubo-grid/cubo-grid.js';
import { styles as cuboDetails } from '../elements/cubo-grid/details.js';
import { styles as cuboMarks } from '../elements/cubo-grid/marks.js';
import { KubiSheet } from '../elements/kubi-sheet/kubi-sheet.js';
import { styles as kubiMarks } from '../elements/kubi-sheet/marks.js';
import { styles as kubiRoll } from '../elements/kubi-sheet/roll.js';
import { TriadBoard } from '../elements/triad-board/triad-board.js';
import { styles as triadMarks } from '../elements/triad-board/marks.js';
import { TricuboSheet } from '../elements/tricubo-sheet/tricubo-sheet.js';
import { styles as tricuboMarks } from '../elements/tricubo-sheet/marks.js';
import { styles as tricuboRoll } from '../elements/tricubo-sheet/roll.js';
import { styles as triominoDetails } from '../elements/triomino-table/details.js';
import { styles as triominoMarks } from '../elements/triomino-table/marks.js';
import { styles as triominoPlacement } from '../elements/triomino-table/placement.js';
import { TriominoTable } from '../elements/triomino-table/triomino-table.js';
import type { ElementTag } from '../elements/registry.js';
import { styles as errorMessage } from '../ui/error-message.js';

/** A picture from the server is shown at once, at its own height, so that nothing below it moves. */
export const PRESENT = '.container > .frame[data-asleep] { content-visibility: visible; }';

const texts = (...styles: readonly CSSResult[]) =>
  [...styles.map(({ cssText }) => cssText), errorMessage.cssText, PRESENT].filter(Boolean);

/** The style sheets that an element can show before anybody plays, by tag, including those of lazy modules. */
export const elementStyles: Readonly<Record<ElementTag, readonly string[]>> = {
  'triad-board': texts(...TriadBoard.styles, triadMarks),
  'kubi-sheet': texts(...KubiSheet.styles, kubiMarks, kubiRoll),
  'tricubo-sheet': texts(...TricuboSheet.styles, tricuboMarks, tricuboRoll),
  'cubo-grid': texts(...CuboGrid.styles, cuboDetails, cuboMarks),
  'triomino-table': texts(...TriominoTable.styles, triominoDetails, triominoMarks, triominoPlacement),
};
