import type { MarkNames } from './names.js';

interface Words {
  readonly row: string;
  readonly box: string;
  readonly interim: string;
  readonly final: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A row, `2`; a box in it, `2c4`; its interim or final box, `2i 2f`; a field, `l m s t j`. */
const of =
  ({ row, box, interim, final, fields }: Words) =>
  (mark: string): string => {
    const [, number = '', kind, column] = /^(\d)([cif])?(\d+)?$/.exec(mark) ?? [];
    if (number === '') return fields[mark] ?? mark;
    const inRow = { c: `${box} ${column}`, i: interim, f: final }[kind ?? ''];
    return [`${row} ${number}`, ...(inRow ? [inRow] : [])].join(', ');
  };

export const tricuboMarks: MarkNames = {
  en: of({
    row: 'row',
    box: 'box',
    interim: 'interim box',
    final: 'final box',
    fields: { l: 'large die', m: 'medium die', s: 'small die', t: 'all colours', j: 'joker' },
  }),
  de: of({
    row: 'Reihe',
    box: 'Kästchen',
    interim: 'Kästchen der Zwischenwertung',
    final: 'Kästchen der Schlusswertung',
    fields: { l: 'großer Würfel', m: 'mittlerer Würfel', s: 'kleiner Würfel', t: 'alle drei Farben', j: 'Joker' },
  }),
  nl: of({
    row: 'rij',
    box: 'vakje',
    interim: 'vakje voor de tussenstand',
    final: 'vakje voor de eindstand',
    fields: {
      l: 'grote dobbelsteen',
      m: 'middelgrote dobbelsteen',
      s: 'kleine dobbelsteen',
      t: 'alle drie de kleuren',
      j: 'joker',
    },
  }),
  fr: of({
    row: 'ligne',
    box: 'case',
    interim: 'case du score partiel',
    final: 'case du score final',
    fields: {
      l: 'case du grand dé',
      m: 'case du dé moyen',
      s: 'case du petit dé',
      t: 'case aux trois couleurs',
      j: 'joker',
    },
  }),
  it: of({
    row: 'riga',
    box: 'casella',
    interim: 'casella parziale',
    final: 'casella finale',
    fields: {
      l: 'casella del dado grande',
      m: 'casella del dado medio',
      s: 'casella del dado piccolo',
      t: 'casella dei tre colori',
      j: 'jolly',
    },
  }),
};
