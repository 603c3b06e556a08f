import { css } from 'lit';
import { readDrawing } from '../../../../ui/drawing.js';
import type { Drawing } from '../../../../ui/drawing.js';

/** Reads an author's marks: sums, `6 12`, and the countdown of a number, `x4`. */
export function readMarks(text: string): Drawing {
  return readDrawing(text, { isPlace: (name) => /^([2-9]|1[0-2]|x[1-6])$/.test(name) });
}

/** A marked row has a frame. */
export const styles = css`
  [data-traits~='marked'] > * {
    --_mark: var(--tabletop-mark, light-dark(#c2410c, #ffa066));
    border-block: 2px solid var(--_mark);
  }

  [data-traits~='marked'] > :first-child {
    border-inline-start: 2px solid var(--_mark);
  }

  [data-traits~='marked'] > :last-child {
    border-inline-end: 2px solid var(--_mark);
  }

  @media (forced-colors: active) {
    [data-traits~='marked'] > * {
      --_mark: Highlight;
    }
  }

  @media print {
    [data-traits~='marked'] > * {
      --_mark: #000;
    }
  }
`;
