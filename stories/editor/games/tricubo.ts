import { html } from 'lit';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { DICE, NO_MARKS, ROWS, SHEETS, crossesIn, freeFields, valueAt } from '../../../src/games/tricubo/sheet.js';
import type { Field as ColourField } from '../../../src/games/tricubo/sheet.js';
import type {
  Row,
  Side,
  TricuboMarks,
  TricuboPosition,
  TricuboSheet,
  Value,
} from '../../../src/games/tricubo/index.js';
import type { TricuboPictureTerms } from '../../../src/locales/tricubo/index.js';
import { placeAt, playersField, resized, seatChoices, withItem, withSeat } from '../setup.js';
import type { Field, FieldGroup, Setup, Target, Words } from '../setup.js';

const sheetOf = ({ side }: TricuboPosition): TricuboSheet => SHEETS[side ?? 'A'];

/** The cells of a row beside its boxes. */
const CELLS = { row: 'th', interim: 'td:nth-of-type(2)', final: 'td:nth-of-type(3)' } as const;

/** A place of a sheet, named as in marks: `0 3c5`, `0 2i`, `0 L`, `0 J`. */
const idOf = (seat: number, place: string): string => `${seat} ${place}`;

type Spot =
  | { readonly kind: 'box'; readonly row: Row; readonly column: number }
  | { readonly kind: 'interim' | 'row' | 'final'; readonly row: Row }
  | { readonly kind: 'field'; readonly field: ColourField }
  | { readonly kind: 'joker' };

function readId(id: string): { readonly seat: number; readonly spot: Spot } {
  const [seat = '', place = ''] = id.split(' ');
  const row = Number(place.charAt(0)) as Row;
  const kinds = { '': 'row', i: 'interim', f: 'final' } as const;
  const spot: Spot =
    place === 'J'
      ? { kind: 'joker' }
      : /^[LMSt]$/.test(place)
        ? { kind: 'field', field: place as ColourField }
        : place.charAt(1) === 'c'
          ? { kind: 'box', row, column: Number(place.slice(2)) }
          : { kind: kinds[place.charAt(1) as '' | 'i' | 'f'], row };
  return { seat: Number(seat), spot };
}

/** The points that an interim box can hold, the present one first, then down to none. */
function nextInterim(sheet: TricuboSheet, marks: TricuboMarks, row: Row): number | null {
  const crosses = crossesIn(marks, row);
  const values = [valueAt(sheet, crosses), ...sheet.values.slice(0, crosses).reverse(), 0];
  const all = [...new Set(values)];
  const shown = marks.interims[row - 1] ?? null;
  return all[shown === null ? 0 : all.indexOf(shown) + 1] ?? null;
}

/** The marks with a cross on a spot, or without it. @returns `undefined` if nothing changes */
function crossed(sheet: TricuboSheet, marks: TricuboMarks, spot: Spot, isOn: boolean): TricuboMarks | undefined {
  switch (spot.kind) {
    case 'box': {
      const crosses = isOn ? spot.column : spot.column - 1;
      return { ...marks, crosses: withItem(marks.crosses, spot.row - 1, crosses) };
    }
    case 'interim': {
      const points = isOn ? nextInterim(sheet, marks, spot.row) : null;
      return { ...marks, interims: withItem(marks.interims, spot.row - 1, points) };
    }
    case 'field': {
      const at = marks.fields.indexOf(spot.field);
      if (isOn && freeFields(sheet, marks, spot.field) < 1) return undefined;
      return {
        ...marks,
        fields: isOn ? [...marks.fields, spot.field].sort() : marks.fields.filter((_, i) => i !== at),
      };
    }
    case 'joker':
      return { ...marks, joker: isOn };
    case 'row':
    case 'final':
      return undefined;
  }
}

function withCross(position: TricuboPosition, id: string, isOn: boolean): TricuboPosition | undefined {
  const { seat, spot } = readId(id);
  const marks = position.sheets[seat];
  const changed = marks && crossed(sheetOf(position), marks, spot, isOn);
  return changed && { ...position, sheets: withItem(position.sheets, seat, changed) };
}

/** Sets the number of crosses of the row of a box. */
function withCrosses(position: TricuboPosition, id: string, crosses: number): TricuboPosition | undefined {
  const { seat, spot } = readId(id);
  if (!('row' in spot) || crosses > sheetOf(position).values.length) return undefined;
  return withCross(position, idOf(seat, `${spot.row}c${Math.max(1, crosses)}`), crosses > 0);
}

/** What a sheet has, in the order in which it is drawn. */
function targetsOf(position: TricuboPosition, seat: number, words: Words<TricuboPictureTerms>): Target[] {
  const sheet = sheetOf(position);
  const marks = position.sheets[seat] ?? NO_MARKS;
  const player = position.sheets.length > 1 ? `${words('tricubo.player', seat + 1)}, ` : '';
  const target = (place: string, content: string, isMade: boolean, mark = place): Target => ({
    id: idOf(seat, place),
    label: `${player}${content}`,
    piece: isMade ? 'cross' : undefined,
    mark,
  });
  const state = (isMade: boolean) => words(isMade ? 'editor.crossed' : 'editor.free');
  return [
    ...ROWS.flatMap((row) => {
      const name = words('editor.row', row);
      const points = marks.interims[row - 1] ?? null;
      return [
        target(String(row), name, false),
        ...sheet.values.map((value, i) => {
          const isMade = i < crossesIn(marks, row);
          return target(`${row}c${i + 1}`, `${name}, ${words('editor.box', i + 1, value)}, ${state(isMade)}`, isMade);
        }),
        target(
          `${row}i`,
          `${name}, ${plain(words('tricubo.interim'))}: ${points ?? words('editor.none')}`,
          points !== null,
        ),
        target(`${row}f`, `${name}, ${plain(words('tricubo.final'))}`, false),
      ];
    }),
    ...[...new Set(sheet.fields)].map((field) => {
      const isMade = marks.fields.includes(field);
      return target(field, words('tricubo.field', field, isMade), isMade);
    }),
    ...(sheet.jokers ? [target('J', words('tricubo.field', 'J', marks.joker), marks.joker)] : []),
  ];
}

/** Whether another press takes the cross off again: on the last one of a row, on a field without free places, on the joker. */
function isComplete(position: TricuboPosition, id: string): boolean {
  const { seat, spot } = readId(id);
  const marks = position.sheets[seat] ?? NO_MARKS;
  switch (spot.kind) {
    case 'box':
      return crossesIn(marks, spot.row) === spot.column;
    case 'field':
      return freeFields(sheetOf(position), marks, spot.field) < 1;
    case 'joker':
      return marks.joker;
    case 'row':
    case 'interim':
    case 'final':
      return false;
  }
}

/** A heading may be hyphenated. */
const plain = (text: string): string => text.replaceAll('\u00ad', '');

export const tricuboSetup: Setup<TricuboPosition, TricuboPictureTerms> = {
  empty: ({ side, sheets }) => ({ ...tricubo.parsePosition('0,0,0,0,0'), side, sheets: sheets.map(() => NO_MARKS) }),

  pieces: (words) => [
    {
      id: 'cross',
      label: words('editor.cross'),
      picture: html`<svg class="piece stroke" viewBox="0 0 40 40" aria-hidden="true">
        <path d="M10 10 30 30M30 10 10 30"></path>
      </svg>`,
    },
  ],

  targets: (position, words) => position.sheets.flatMap((_, seat) => targetsOf(position, seat, words)),

  placeOf(target, root, position) {
    const { seat, spot } = readId(target);
    const sheet = root.querySelectorAll('.sheet')[seat];
    if (!sheet) return undefined;
    if (spot.kind === 'field' || spot.kind === 'joker') {
      return placeAt(sheet, `li[data-die='${spot.kind === 'joker' ? 'J' : spot.field}']`);
    }
    const row = `tr[data-row='${spot.row}'] >`;
    if (spot.kind !== 'box') return placeAt(sheet, `${row} ${CELLS[spot.kind]}`);
    const boxes = placeAt(sheet, `${row} td:nth-of-type(1) > svg`);
    if (!boxes) return undefined;
    const width = boxes.width / sheetOf(position).values.length;
    return { x: boxes.x + (spot.column - 1) * width, y: boxes.y, width, height: boxes.height };
  },

  put: (position, target) => withCross(position, target, !isComplete(position, target)),
  take: (position, target) => withCross(position, target, false),
  move(position, from, to) {
    const taken = withCross(position, from, false);
    return taken && withCross(taken, to, true);
  },
  press: (position, target, key) => (/^\d$/.test(key) ? withCrosses(position, target, Number(key)) : undefined),

  fields(position, words): FieldGroup<TricuboPosition>[] {
    const { sheets, entered, taken, active } = position;
    const nameOf = (seat: number) => words('tricubo.player', seat + 1);
    return [
      { legend: words('editor.game'), fields: gameFields(position, words, nameOf) },
      ...(sheets.length > 1
        ? [
            {
              legend: words('editor.entered'),
              fields: sheets.map((_, seat): Field<TricuboPosition> => ({
                id: `entered-${seat}`,
                kind: 'tick',
                label: nameOf(seat),
                value: entered.includes(seat),
                // Whoever has taken a die has entered.
                set: (isIn) => ({
                  ...position,
                  entered: withSeat(entered, seat, isIn || (seat === active && taken !== null)),
                }),
              })),
            },
          ]
        : []),
    ];
  },

  settings: [{ name: 'numerals', label: (words) => words('editor.numerals'), choices: () => [['on', '']] }],
  marks: '2 3c5 2i L',
};

function gameFields(
  position: TricuboPosition,
  words: Words<TricuboPictureTerms>,
  nameOf: (seat: number) => string,
): Field<TricuboPosition>[] {
  const { side, sheets, round, active, roll, taken, entered } = position;
  const seats = seatChoices(sheets.length, nameOf);
  return [
    {
      id: 'side',
      kind: 'choice',
      label: words('editor.side'),
      value: side ?? '',
      choices: [
        ['', words('editor.unsaid')],
        ['A', 'A'],
        ['B', 'B'],
      ],
      set: (value) => onSide(position, (value || null) as Side | null),
    },
    playersField(words, sheets.length, [1, 5], (count) => ({
      ...position,
      sheets: resized(sheets, count, () => NO_MARKS),
      active: active < count ? active : 0,
      entered: entered.filter((seat) => seat < count),
    })),
    {
      id: 'round',
      kind: 'number',
      label: words('editor.round'),
      value: round,
      min: 1,
      max: 9999,
      set: (value) => ({ ...position, round: value }),
    },
    {
      id: 'roll',
      kind: 'text',
      label: words('editor.threeDice'),
      value: roll?.join('') ?? '',
      example: '361',
      set: (text) =>
        /^([1-6]{3})?$/.test(text)
          ? { ...position, roll: text ? (Array.from(text, Number) as Value[]) : null }
          : undefined,
    },
    ...(sheets.length > 1
      ? ([
          {
            id: 'active',
            kind: 'choice',
            label: words('editor.first'),
            value: String(active),
            choices: seats,
            set: (seat) => ({ ...position, active: Number(seat) }),
          },
          {
            id: 'taken',
            kind: 'choice',
            label: words('editor.taken'),
            value: taken ?? '',
            choices: [
              ['', words('editor.notYet')],
              ...DICE.map((die) => [die, die] as const),
              ['none', words('editor.none')],
            ],
            set: (die) => withTaken(position, die),
          },
        ] satisfies Field<TricuboPosition>[])
      : []),
  ];
}

const withTaken = (position: TricuboPosition, die: string): TricuboPosition => ({
  ...position,
  taken: (die || null) as TricuboPosition['taken'],
  entered: withSeat(position.entered, position.active, die !== ''),
});

/** Crosses beyond the last box of a shorter sheet fall away, and so does a joker that it has not. */
function onSide(position: TricuboPosition, side: Side | null): TricuboPosition {
  const { values, jokers } = SHEETS[side ?? 'A'];
  const sheets = position.sheets.map((marks) => ({
    ...marks,
    crosses: marks.crosses.map((crosses) => Math.min(crosses, values.length)),
    joker: marks.joker && jokers > 0,
  }));
  return { ...position, side, sheets };
}
