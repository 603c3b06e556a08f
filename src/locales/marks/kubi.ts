import type { MarkNames } from './names.js';

/** A sum, `7`, or one of the three numbers, `x4`. */
const of =
  (sum: string, number: string) =>
  (mark: string): string =>
    mark.startsWith('x') ? `${number} ${mark.slice(1)}` : `${sum} ${mark}`;

export const kubiMarks: MarkNames = {
  en: of('sum', 'number'),
  de: of('Summe', 'Zahl'),
  nl: of('som', 'getal'),
  fr: of('somme', 'chiffre'),
  it: of('somma', 'numero'),
};
