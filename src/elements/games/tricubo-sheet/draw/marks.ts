import { css } from 'lit';
import { readDrawing } from '../../../../ui/drawing.js';
import type { Drawing } from '../../../../ui/drawing.js';

/**
 * Reads an author's marks: rows, `2`; boxes, `2c4`; interim and final boxes, `2i 2f`; the colour fields `L M S t`; and the joker, `J`.
 */
export function readMarks(text: string): Drawing {
  return readDrawing(text, { isPlace: (name) => /^([1-5](c([1-9]|1[0-2])|[if])?|[lmstj])$/.test(name) });
}

/** Marked rows, fields and boxes have a frame. */
export const styles = css`
  :host {
    --_mark: var(--tabletop-mark, light-dark(#c2410c, #ffa066));
  }

  tr[data-traits~='marked'] > * {
    border-block: 2px solid var(--_mark);
  }

  tr[data-traits~='marked'] > :first-child {
    border-inline-start: 2px solid var(--_mark);
  }

  tr[data-traits~='marked'] > :last-child {
    border-inline-end: 2px solid var(--_mark);
  }

  td[data-traits~='marked'] .slot,
  li[data-traits~='marked'] {
    outline: 3px solid var(--_mark);
    outline-offset: 1px;
  }

  .ring {
    stroke: var(--_mark);
    stroke-width: 3;
    transform: none;
  }

  @media (forced-colors: active) {
    .sheet {
      --_mark: Highlight;
    }
  }

  @media print {
    .sheet {
      --_mark: #000;
    }
  }
`;
