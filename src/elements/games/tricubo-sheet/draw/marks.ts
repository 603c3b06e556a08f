import { css } from 'lit';
import { readDrawing } from '../../../../ui/drawing.js';
import { nameIn } from '../../../../locales/marks/names.js';
import { tricuboMarks } from '../../../../locales/marks/tricubo.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { rowMarkStyles } from '../../../../ui/sheet/row-marks.styles.js';

/**
 * Reads an author's marks: rows, `2`; boxes, `2c4`; interim and final boxes, `2i 2f`; the colour fields `L M S t`; and the joker, `J`.
 */
export function readMarks(text: string): Drawing {
  return readDrawing(text, {
    isPlace: (name) => /^([1-5](c([1-9]|1[0-2])|[if])?|[lmstj])$/.test(name),
    nameOf: (name, code) => nameIn(tricuboMarks, code, name),
  });
}

/** Fields and boxes have a frame, as rows do. */
export const styles = css`
  ${rowMarkStyles}

  td[data-traits~='hinted'] .slot,
  li[data-traits~='hinted'] {
    outline: 3px dashed var(--_hint);
    outline-offset: 1px;
  }

  td[data-traits~='marked'] .slot,
  li[data-traits~='marked'] {
    outline: 3px solid var(--_mark);
    outline-offset: 1px;
  }

  td[data-traits~='marked'][data-traits~='hinted'] .slot,
  li[data-traits~='marked'][data-traits~='hinted'] {
    box-shadow: inset 0 0 0 2px var(--_hint);
  }

  .ring {
    stroke: var(--_mark);
    stroke-width: 3;
    transform: none;
  }

  .ring.hinted {
    stroke: var(--_hint);
    stroke-dasharray: 5 3;
  }
`;
