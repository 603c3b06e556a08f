import { css } from 'lit';
import { SIZE, parseCell } from '../../../../games/cubo/square.js';
import { cuboMarks } from '../../../../locales/marks/cubo.js';
import { nameIn } from '../../../../locales/marks/names.js';
import { readDrawing, styles as drawingStyles } from '../../../../ui/drawing.js';
import type { Drawing } from '../../../../ui/drawing.js';

/** Parses the author's marks: cells of the first square (`a1`), arrows between cells, its lines (`1`, `a`) and places in the middle (`m1` to `m4`). */
export function readMarks(text: string): Drawing {
  return readDrawing(text, {
    size: SIZE,
    isPlace: (name) => parseCell(name) >= 0 || /^(?:[1-3abc]|m[1-4])$/.test(name),
    nameOf: (name, code) => nameIn(cuboMarks, code, name),
    placeAt(name) {
      const cell = parseCell(name);
      return cell < 0 ? undefined : [((cell % SIZE) + 0.5) / SIZE, (Math.floor(cell / SIZE) + 0.5) / SIZE];
    },
  });
}

export const styles = css`
  ${drawingStyles}

  .square .drawing {
    --_edge: 0%;
    position: static;
    grid-area: 1 / 1 / 4 / 4;
  }

  .frame [data-marked] {
    opacity: 1;
    outline: 3px solid var(--tabletop-mark, light-dark(#c2410c, #ffa066));
    outline-offset: 1px;
  }

  .frame [data-marked='hinted'] {
    outline: 3px dashed var(--tabletop-hint, var(--_accent));
  }

  .frame [data-marked='marked hinted'] {
    box-shadow: 0 0 0 7px var(--tabletop-hint, var(--_accent));
  }

  @media (forced-colors: active) {
    .frame [data-marked] {
      outline-color: Highlight;
    }
  }

  @media print {
    .frame [data-marked] {
      outline-color: #000;
    }
  }
`;
