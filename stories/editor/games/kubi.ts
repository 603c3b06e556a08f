import { html } from 'lit';
import { EMPTY_SHEET, NUMBERS, SUMS, VALUES, marksOf } from '../../../src/games/kubi/sheet.js';
import type { KubiPosition, KubiSheet, Value } from '../../../src/games/kubi/index.js';
import type { KubiPictureTerms } from '../../../src/locales/kubi/index.js';
import { placeAt, playersField, resized, seatChoices, withItem, withSeat } from '../setup.js';
import type { FieldGroup, Piece, Setup, Target, Words } from '../setup.js';

/** The most marks that the notation can write. */
const MOST = 99;
/** How many marks a piece adds. */
const ADDED: Readonly<Record<string, number>> = { one: 1, five: 5 };

/** A place of a sheet: `0 7` is sum 7 of the first sheet, `0 x1` the second of its numbers. */
const idOf = (seat: number, place: string): string => `${seat} ${place}`;

function readId(id: string): { readonly seat: number; readonly row: number | undefined; readonly sum: number } {
  const [seat = '', place = ''] = id.split(' ');
  const isNumber = place.startsWith('x');
  return { seat: Number(seat), row: isNumber ? Number(place.slice(1)) : undefined, sum: Number(place) };
}

const withSheet = (position: KubiPosition, seat: number, sheet: KubiSheet): KubiPosition => ({
  ...position,
  sheets: withItem(position.sheets, seat, sheet),
});

const within = (marks: number): number => Math.max(0, Math.min(MOST, marks));

/** Sets the number of marks of a place by what it is. A sheet without numbers has no marks next to them. */
function withMarks(position: KubiPosition, id: string, change: (marks: number) => number): KubiPosition | undefined {
  const { seat, row, sum } = readId(id);
  const sheet = position.sheets[seat];
  if (!sheet || (row !== undefined && !sheet.numbers)) return undefined;
  if (row === undefined) {
    const sums = withItem(sheet.sums, sum - 2, within(change(marksOf(sheet, sum))));
    return withSheet(position, seat, { ...sheet, sums });
  }
  const discards = withItem(sheet.discards, row, within(change(sheet.discards[row] ?? 0)));
  return withSheet(position, seat, { ...sheet, discards });
}

/** Crosses a number in a row. On an empty sheet the other two rows get the lowest numbers, because three are crossed at once. */
function withNumber(position: KubiPosition, id: string, number: Value): KubiPosition | undefined {
  const { seat, row } = readId(id);
  const sheet = position.sheets[seat];
  if (!sheet || row === undefined || sheet.numbers?.includes(number)) return undefined;
  const others =
    sheet.numbers?.filter((_, i) => i !== row) ?? VALUES.filter((each) => each !== number).slice(0, NUMBERS - 1);
  const marks = new Map(sheet.numbers?.map((each, i) => [each, sheet.discards[i] ?? 0]));
  marks.set(number, sheet.numbers ? (sheet.discards[row] ?? 0) : 0);
  const numbers = [...others, number].sort();
  return withSheet(position, seat, { ...sheet, numbers, discards: numbers.map((each) => marks.get(each) ?? 0) });
}

/** Takes off the last mark, and from a number without marks the three numbers. */
function withLess(position: KubiPosition, id: string): KubiPosition | undefined {
  const { seat, row } = readId(id);
  const sheet = position.sheets[seat];
  const isBare = row !== undefined && sheet?.numbers && sheet.discards.every((marks) => marks === 0);
  return isBare
    ? withSheet(position, seat, { ...sheet, numbers: null, discards: EMPTY_SHEET.discards })
    : withMarks(position, id, (marks) => marks - 1);
}

export const kubiSetup: Setup<KubiPosition, KubiPictureTerms> = {
  empty: ({ sheets }) => ({ sheets: sheets.map(() => EMPTY_SHEET), roller: 0, roll: null, entered: [] }),

  pieces: (words): Piece[] => [
    { id: 'one', label: words('kubi.tally', 1), picture: stroke('M20 8v24') },
    { id: 'five', label: words('kubi.tally', 5), picture: stroke('M9 9v22M16 9v22M24 9v22M31 9v22M4 28 36 12') },
    ...VALUES.map((value) => ({
      id: String(value),
      label: words('editor.crossNumber', value),
      picture: html`<span class="piece numeral" aria-hidden="true">${value}</span>`,
    })),
  ],

  targets({ sheets }, words) {
    const player = (seat: number) => (sheets.length > 1 ? `${words('kubi.player', seat + 1)}, ` : '');
    return sheets.flatMap((sheet, seat): Target[] => [
      ...sheet.discards.map((marks, row) => {
        const number = sheet.numbers?.[row];
        const name = number === undefined ? words('kubi.uncrossed') : String(number);
        return {
          id: idOf(seat, `x${row}`),
          label: `${player(seat)}${words('kubi.countdown')}: ${name}, ${words('kubi.tally', marks)}`,
          piece: number === undefined ? undefined : 'one',
          mark: number === undefined ? undefined : `x${number}`,
        };
      }),
      ...SUMS.map((sum) => ({
        id: idOf(seat, String(sum)),
        label: `${player(seat)}${words('kubi.sum')} ${sum}, ${words('kubi.tally', marksOf(sheet, sum))}`,
        piece: marksOf(sheet, sum) > 0 ? 'one' : undefined,
        mark: String(sum),
      })),
    ]);
  },

  placeOf(target, root) {
    const { seat, row, sum } = readId(target);
    const sheet = root.querySelectorAll('.sheet')[seat];
    const selector = row === undefined ? `tr[data-sum='${sum}']` : `.countdown tbody tr:nth-of-type(${row + 1})`;
    return sheet && placeAt(sheet, selector);
  },

  put(position, target, piece) {
    const added = ADDED[piece];
    if (added === undefined) return withNumber(position, target, Number(piece) as Value);
    return withMarks(position, target, (marks) => marks + added);
  },
  take: withLess,
  move: (position, from, to) => {
    const moved = withMarks(position, to, (marks) => marks + 1);
    return moved && withMarks(moved, from, (marks) => marks - 1);
  },
  press(position, target, key) {
    if (key === '+') return withMarks(position, target, (marks) => marks + 1);
    if (key === '-') return withLess(position, target);
    if (!/^\d$/.test(key)) return undefined;
    const { row } = readId(target);
    return row === undefined
      ? withMarks(position, target, () => Number(key))
      : /[1-6]/.test(key)
        ? withNumber(position, target, Number(key) as Value)
        : undefined;
  },

  fields(position, words): FieldGroup<KubiPosition>[] {
    const { sheets, roller, roll, entered } = position;
    const nameOf = (seat: number) => words('kubi.player', seat + 1);
    return [
      {
        legend: words('editor.game'),
        fields: [
          playersField(words, sheets.length, [1, 8], (count) => ({
            ...position,
            sheets: resized(sheets, count, () => EMPTY_SHEET),
            roller: roller < count ? roller : 0,
            entered: entered.filter((seat) => seat < count),
          })),
          {
            id: 'roll',
            kind: 'text',
            label: words('editor.roll'),
            value: roll?.join('') ?? '',
            example: '13466',
            set: (text) => (/^([1-6]{5})?$/.test(text) ? withRoll(position, text) : undefined),
          },
          ...rollerField(position, words, nameOf),
        ],
      },
      ...(roll
        ? [
            {
              legend: words('editor.entered'),
              fields: sheets.map((_, seat) => ({
                id: `entered-${seat}`,
                kind: 'tick' as const,
                label: nameOf(seat),
                value: entered.includes(seat),
                set: (isIn: boolean): KubiPosition => ({ ...position, entered: withSeat(entered, seat, isIn) }),
              })),
            },
          ]
        : []),
    ];
  },

  settings: [{ name: 'numerals', label: (words) => words('editor.numerals'), choices: () => [['on', '']] }],
  marks: '7 x4',
};

/** Without a roll, nobody can have entered it. */
const withRoll = (position: KubiPosition, dice: string): KubiPosition => ({
  ...position,
  roll: dice ? (Array.from(dice, Number).sort() as Value[]) : null,
  entered: dice ? position.entered : [],
});

const rollerField = (
  position: KubiPosition,
  words: Words<KubiPictureTerms>,
  nameOf: (seat: number) => string,
): FieldGroup<KubiPosition>['fields'] =>
  position.sheets.length < 2
    ? []
    : [
        {
          id: 'roller',
          kind: 'choice',
          label: words('editor.roller'),
          value: String(position.roller),
          choices: seatChoices(position.sheets.length, nameOf),
          set: (seat) => ({ ...position, roller: Number(seat) }),
        },
      ];

const stroke = (path: string) =>
  html`<svg class="piece stroke" viewBox="0 0 40 40" aria-hidden="true"><path d=${path}></path></svg>`;
