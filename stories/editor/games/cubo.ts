import { html } from 'lit';
import type { CuboDie, CuboPhase, CuboPosition, CuboSeat, CuboStage } from '../../../src/games/cubo/index.js';
import { cellName, freshDice, freshSquare, parseCell } from '../../../src/games/cubo/square.js';
import type { CuboPictureTerms } from '../../../src/locales/cubo/index.js';
import { die as dieDrawing } from '../../../src/ui/dice/die.js';
import { placeAt, playersField, resized, seatChoices, withItem } from '../setup.js';
import type { Field, FieldGroup, Setup, Target, Words } from '../setup.js';

const COLOURS = ['r', 'b', 'w'] as const;
const VALUES = [1, 2, 3, 4, 5, 6] as const;
const STAGES: readonly CuboStage[] = ['open', 'in-hand', 'called', 'decided', 'late'];
const PHASES: readonly CuboPhase[] = ['build', 'exchange', 'over'];
/** Red and blue dice of a square, and of the middle. */
const [OWN_RED, MIDDLE_RED, MIDDLE] = [4, 2, 4];

const freshSeat = (): CuboSeat => ({ square: freshSquare(OWN_RED), stage: 'open', taken: null, score: 0 });

const pieceOf = ({ colour, value }: CuboDie): string => `${colour}${value ?? '.'}`;
const dieOf = (piece: string): CuboDie => ({
  colour: piece.charAt(0) as CuboDie['colour'],
  value: (Number(piece.charAt(1)) || null) as CuboDie['value'],
});

/** A place: `0 b1` is a cell of the first square, `m2` the second place of the middle, `1` and `a` are lines of the first square. */
interface Spot {
  readonly seat: number;
  readonly cell: number;
  /** From 0, or −1. */
  readonly middle: number;
}

function readId(id: string): Spot {
  const [seat = '', name = ''] = id.split(' ');
  return { seat: Number(seat), cell: parseCell(name), middle: id.startsWith('m') ? Number(id.slice(1)) - 1 : -1 };
}

const dieAt = ({ seats, middle }: CuboPosition, id: string): CuboDie | null => {
  const spot = readId(id);
  return (spot.middle >= 0 ? middle[spot.middle] : seats[spot.seat]?.square[spot.cell]) ?? null;
};

/** A square always has nine dice, so only places of the middle can be empty; no white die lies there. */
function withDie(position: CuboPosition, id: string, die: CuboDie | null): CuboPosition | undefined {
  const { seat, cell, middle } = readId(id);
  if (middle >= 0) {
    return die?.colour === 'w' ? undefined : { ...position, middle: withItem(position.middle, middle, die) };
  }
  const shown = position.seats[seat];
  if (!die || !shown || cell < 0) return undefined;
  return withSeatOf(position, seat, { ...shown, square: withItem(shown.square, cell, die) });
}

const withSeatOf = (position: CuboPosition, seat: number, shown: CuboSeat): CuboPosition => ({
  ...position,
  seats: withItem(position.seats, seat, shown),
});

export const cuboSetup: Setup<CuboPosition, CuboPictureTerms> = {
  empty: ({ seats }) => ({
    round: 1,
    start: 0,
    phase: 'build',
    turn: 0,
    seats: seats.map(freshSeat),
    middle: freshDice(MIDDLE_RED, MIDDLE),
  }),

  pieces: (words) =>
    COLOURS.flatMap((colour) =>
      VALUES.map((value) => ({
        id: `${colour}${value}`,
        label: words('cubo.die', colour, value),
        picture: html`<span class="piece die-piece" data-colour=${colour}>${dieDrawing(value)}</span>`,
      })),
    ),

  targets({ seats, middle }, words): Target[] {
    const player = (seat: number) => (seats.length > 1 ? `${words('cubo.player', seat + 1)}, ` : '');
    const isRolled = middle.some((die) => die?.value);
    return [
      ...(isRolled ? middle : []).map((die, i) => ({
        id: `m${i + 1}`,
        label: `${words('cubo.middle')} ${i + 1}, ${die ? words('cubo.die', die.colour, die.value) : words('cubo.empty')}`,
        piece: die ? pieceOf(die) : undefined,
        mark: `m${i + 1}`,
      })),
      ...seats.flatMap(({ square }, seat) =>
        square.map((die, cell) => ({
          id: `${seat} ${cellName(cell)}`,
          label: `${player(seat)}${cellName(cell)}, ${words('cubo.die', die.colour, die.value)}`,
          piece: pieceOf(die),
          // Marks are on the first square.
          ...(seat === 0 ? { mark: cellName(cell), hasArrows: true } : {}),
        })),
      ),
      ...['1', '2', '3', 'a', 'b', 'c'].map((line) => ({
        id: line,
        label: words(/\d/.test(line) ? 'editor.row' : 'editor.column', line),
        mark: line,
      })),
    ];
  },

  placeOf(target, root) {
    const { seat, cell, middle } = readId(target);
    if (middle >= 0) return placeAt(root, `.middle > :nth-child(${middle + 1})`);
    // A line lies under its dice: only its points are its own place.
    if (cell < 0) return placeAt(root, `.edges [data-line='${target}'] > span`);
    return placeAt(root, `.seat[data-seat='${seat}'] [data-cell='${cell}']`);
  },

  put: (position, target, piece) => withDie(position, target, dieOf(piece)),
  take(position, target) {
    if (readId(target).middle >= 0) return withDie(position, target, null);
    const die = dieAt(position, target);
    return die ? withDie(position, target, { ...die, value: null }) : undefined;
  },
  // Dice swap places, as in the game.
  move(position, from, to) {
    const moved = withDie(position, to, dieAt(position, from));
    return moved && withDie(moved, from, dieAt(position, to));
  },
  press(position, target, key) {
    const die = dieAt(position, target);
    if (/^[1-6]$/.test(key)) return withDie(position, target, dieOf(`${die?.colour ?? 'r'}${key}`));
    const colour = COLOURS.find((each) => each === key.toLowerCase());
    return colour && withDie(position, target, { colour, value: die?.value ?? 1 });
  },

  fields(position, words): FieldGroup<CuboPosition>[] {
    const nameOf = (seat: number) => words('cubo.player', seat + 1);
    return [
      { legend: words('editor.game'), fields: gameFields(position, words, nameOf) },
      ...position.seats.map((shown, seat) => ({
        legend: nameOf(seat),
        fields: seatFields(position, shown, seat, words),
      })),
    ];
  },

  settings: [
    {
      name: 'streets',
      label: (words) => words('editor.streets'),
      choices: (words) => [['any-order', words('editor.anyOrder')]],
    },
    { name: 'numerals', label: (words) => words('editor.numerals'), choices: () => [['on', '']] },
  ],
  marks: 'a1 b1-c2 2 m1',
};

function gameFields(
  position: CuboPosition,
  words: Words<CuboPictureTerms>,
  nameOf: (seat: number) => string,
): Field<CuboPosition>[] {
  const { round, start, phase, turn, seats, middle } = position;
  const choices = seatChoices(seats.length, nameOf);
  const within = (seat: number, count: number) => (seat < count ? seat : 0);
  return [
    playersField(words, seats.length, [1, 4], (count) => ({
      ...position,
      seats: resized(seats, count, freshSeat),
      start: within(start, count),
      turn: within(turn, count),
    })),
    {
      id: 'round',
      kind: 'number',
      label: words('editor.round'),
      value: round,
      min: 1,
      max: 99,
      set: (value) => ({ ...position, round: value }),
    },
    {
      id: 'phase',
      kind: 'choice',
      label: words('editor.phase'),
      value: phase,
      choices: PHASES.map((each) => [each, words(`editor.phase.${each}`)] as const),
      set: (value) => ({ ...position, phase: value as CuboPhase }),
    },
    ...(seats.length > 1
      ? ([
          {
            id: 'start',
            kind: 'choice',
            label: words('editor.first'),
            value: String(start),
            choices,
            set: (seat) => ({ ...position, start: Number(seat) }),
          },
          {
            id: 'turn',
            kind: 'choice',
            label: words('editor.toExchange'),
            value: String(turn),
            choices,
            set: (seat) => ({ ...position, turn: Number(seat) }),
          },
        ] satisfies Field<CuboPosition>[])
      : []),
    {
      id: 'middle',
      kind: 'text',
      label: words('cubo.middle'),
      value: middle.map((die) => (die ? pieceOf(die) : '-')).join(''),
      example: 'r3r5-b6',
      set: (text) =>
        /^(?:[rb][1-6.]|-){4}$/.test(text)
          ? { ...position, middle: (text.match(/-|../g) ?? []).map((die) => (die === '-' ? null : dieOf(die))) }
          : undefined,
    },
  ];
}

const seatFields = (
  position: CuboPosition,
  shown: CuboSeat,
  seat: number,
  words: Words<CuboPictureTerms>,
): Field<CuboPosition>[] => [
  {
    id: `stage-${seat}`,
    kind: 'choice',
    label: words('editor.stage'),
    value: shown.stage,
    choices: STAGES.map((stage) => [stage, words(`editor.stage.${stage}`)] as const),
    set: (stage) => withSeatOf(position, seat, { ...shown, stage: stage as CuboStage }),
  },
  {
    id: `taken-${seat}`,
    kind: 'text',
    label: words('editor.taken'),
    value: shown.taken ? pieceOf(shown.taken) : '',
    example: 'r6',
    set: (text) =>
      /^([rb][1-6])?$/.test(text)
        ? withSeatOf(position, seat, { ...shown, taken: text ? dieOf(text) : null })
        : undefined,
  },
  {
    id: `score-${seat}`,
    kind: 'number',
    label: words('editor.points'),
    value: shown.score,
    min: 0,
    max: 9999,
    set: (score) => withSeatOf(position, seat, { ...shown, score }),
  },
];
