import { readDrawing } from '../../../../ui/drawing.js';
import { kubiMarks } from '../../../../locales/marks/kubi.js';
import { nameIn } from '../../../../locales/marks/names.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { rowMarkStyles } from '../../../../ui/sheet/row-marks.styles.js';

/** Reads an author's marks: sums, `6 12`, and the countdown of a number, `x4`. */
export function readMarks(text: string): Drawing {
  return readDrawing(text, {
    isPlace: (name) => /^([2-9]|1[0-2]|x[1-6])$/.test(name),
    nameOf: (name, code) => nameIn(kubiMarks, code, name),
  });
}

export { rowMarkStyles as styles };
