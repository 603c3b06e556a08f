import type { MarkNames } from './names.js';

/** A cell, `b2`; a line, `1` or `a`; a die in the middle, `m3`. */
const of =
  (row: string, column: string, middle: (place: string) => string) =>
  (mark: string): string => {
    if (mark.startsWith('m')) return middle(mark.slice(1));
    if (mark.length > 1) return mark;
    return `${/\d/.test(mark) ? row : column} ${mark}`;
  };

export const cuboMarks: MarkNames = {
  en: of('row', 'column', (place) => `die ${place} in the middle`),
  de: of('Reihe', 'Spalte', (place) => `Würfel ${place} in der Mitte`),
  nl: of('rij', 'kolom', (place) => `dobbelsteen ${place} in het midden`),
  fr: of('ligne', 'colonne', (place) => `dé ${place} du milieu`),
  it: of('riga', 'colonna', (place) => `dado ${place} al centro`),
};
