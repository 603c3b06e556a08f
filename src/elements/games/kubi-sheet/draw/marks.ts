import { css } from 'lit';
import { readDrawing } from '../../../../ui/drawing.js';
import { kubiMarks } from '../../../../locales/marks/kubi.js';
import { nameIn } from '../../../../locales/marks/names.js';
import type { Drawing } from '../../../../ui/drawing.js';

/** Reads an author's marks: sums, `6 12`, and the countdown of a number, `x4`. */
export function readMarks(text: string): Drawing {
  return readDrawing(text, {
    isPlace: (name) => /^([2-9]|1[0-2]|x[1-6])$/.test(name),
    nameOf: (name, code) => nameIn(kubiMarks, code, name),
  });
}

/** A marked row has a frame, dashed for a hint. */
export const styles = css`
  :host {
    --_mark: var(--tabletop-mark, light-dark(#c2410c, #ffa066));
    --_hint: var(--tabletop-hint, var(--_accent));
  }

  tr[data-traits~='hinted'] > * {
    border-block: 2px dashed var(--_hint);
  }

  tr[data-traits~='hinted'] > :first-child {
    border-inline-start: 2px dashed var(--_hint);
  }

  tr[data-traits~='hinted'] > :last-child {
    border-inline-end: 2px dashed var(--_hint);
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

  tr[data-traits~='marked'][data-traits~='hinted'] > * {
    box-shadow:
      inset 0 2px var(--_hint),
      inset 0 -2px var(--_hint);
  }

  @media (forced-colors: active) {
    .sheet {
      --_mark: Highlight;
      --_hint: Highlight;
    }
  }

  @media print {
    .sheet {
      --_mark: #000;
      --_hint: #000;
    }
  }
`;
