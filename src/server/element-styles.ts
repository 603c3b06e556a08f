import type { CSSResult } from 'lit';
import { CuboGrid } from '../elements/games/cubo-grid/cubo-grid.js';
import { styles as cuboMarks } from '../elements/games/cubo-grid/draw/marks.js';
import { KubiSheet } from '../elements/games/kubi-sheet/kubi-sheet.js';
import { styles as kubiMarks } from '../elements/games/kubi-sheet/draw/marks.js';
import { styles as kubiRoll } from '../elements/games/kubi-sheet/draw/roll.js';
import { TriadBoard } from '../elements/games/triad-board/triad-board.js';
import { styles as triadMarks } from '../elements/games/triad-board/draw/marks.js';
import { TricuboSheet } from '../elements/games/tricubo-sheet/tricubo-sheet.js';
import { styles as tricuboMarks } from '../elements/games/tricubo-sheet/draw/marks.js';
import { styles as tricuboRoll } from '../elements/games/tricubo-sheet/draw/roll.js';
import { styles as triominoMarks } from '../elements/games/triomino-table/draw/marks.js';
import { styles as triominoPlacement } from '../elements/games/triomino-table/draw/placement.js';
import { TriominoTable } from '../elements/games/triomino-table/triomino-table.js';
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
  'cubo-grid': texts(...CuboGrid.styles, cuboMarks),
  'triomino-table': texts(...TriominoTable.styles, triominoMarks, triominoPlacement),
};
