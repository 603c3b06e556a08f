import { cellName, isUp, neighboursOf } from '../../../src/games/triomino/grid.js';
import type { Cell } from '../../../src/games/triomino/grid.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { LaidTile, Rack, TriominoPosition } from '../../../src/games/triomino/index.js';
import { placesOf, tileAt } from '../../../src/games/triomino/table.js';
import { isTile, tileOf, tilesOf, turnsOf } from '../../../src/games/triomino/tiles.js';
import { COLUMN, ROW } from '../../../src/elements/games/triomino-table/draw/geometry.js';
import { tileName } from '../../../src/elements/games/triomino-table/words/names.js';
import { tilePicture } from '../../../src/elements/games/triomino-table/draw/tile-picture.js';
import { figure } from '../../../src/locales/common/figures.js';
import type { TriominoPictureTerms } from '../../../src/locales/triomino/index.js';
import { placeAt, playersField, resized, seatChoices, withItem, withSeat } from '../setup.js';
import type { Field, FieldGroup, Piece, Place, Setup, Target, Words } from '../setup.js';

/** How far from the first tile a tile can be written. */
const FARTHEST = 99;
/** The piece for a tile that nobody knows. */
const UNKNOWN = '?';

/** A triangle is `3,-1`, the rack of a seat `rack 0`. */
const rackIn = (id: string): number => (id.startsWith('rack ') ? Number(id.slice(5)) : -1);

function cellIn(id: string): Cell {
  const [column = 0, row = 0] = id.split(',').map(Number);
  return { column, row };
}

/** The empty triangles beside the tiles, and those beside these; on an empty table the first one. */
function emptyCells(laid: readonly LaidTile[]): readonly Cell[] {
  if (laid.length === 0) return [{ column: 0, row: 0 }];
  const near = laid.flatMap(neighboursOf);
  const cells = new Map([...near, ...near.flatMap(neighboursOf)].map((cell) => [cellName(cell), cell]));
  return [...cells.values()].filter(
    (cell) => !tileAt(laid, cell) && Math.max(Math.abs(cell.column), Math.abs(cell.row)) <= FARTHEST,
  );
}

/** The tile as it fits on a triangle, or as it is named if it does not fit. */
function fitting(laid: readonly LaidTile[], tile: string, cell: Cell): string {
  const place = placesOf(laid, tile).find(({ column, row }) => column === cell.column && row === cell.row);
  return place?.values ?? tile;
}

const withTile = (position: TriominoPosition, values: string, cell: Cell): TriominoPosition => ({
  ...position,
  laid: [...position.laid.filter((tile) => cellName(tile) !== cellName(cell)), { values, ...cell }],
});

const without = (position: TriominoPosition, cell: Cell): TriominoPosition => ({
  ...position,
  laid: position.laid.filter((tile) => cellName(tile) !== cellName(cell)),
});

const withRack = (position: TriominoPosition, seat: number, rack: Rack): TriominoPosition => {
  const known = rack.filter((tile) => tile !== null).sort();
  return { ...position, racks: withItem(position.racks, seat, [...known, ...rack.filter((tile) => tile === null)]) };
};

/** The piece that a press on a target takes: a laid tile as it lies, or the last tile of a rack. */
function pieceAt({ laid, racks }: TriominoPosition, id: string): string | undefined {
  const seat = rackIn(id);
  if (seat < 0) return tileAt(laid, cellIn(id))?.values;
  const rack = racks[seat] ?? [];
  return rack.length > 0 ? (rack.at(-1) ?? UNKNOWN) : undefined;
}

/** Where the origin of a drawing is on the screen, and how large its unit. Its box is in the middle and seen whole. */
function scaleOf(
  drawing: SVGSVGElement | null,
): { readonly x: number; readonly y: number; readonly scale: number } | undefined {
  const { width = 0, height = 0, x: left = 0, y: top = 0 } = drawing?.getBoundingClientRect() ?? {};
  if (!drawing || width === 0) return undefined;
  const box = drawing.viewBox.baseVal;
  const scale = Math.min(width / box.width, height / box.height);
  return {
    x: left + (width - box.width * scale) / 2 - box.x * scale,
    y: top + (height - box.height * scale) / 2 - box.y * scale,
    scale,
  };
}

export const triominoSetup: Setup<TriominoPosition, TriominoPictureTerms> = {
  empty: ({ racks }) => ({
    ...triomino.parsePosition(''),
    racks: racks.map(() => []),
    scores: racks.map(() => 0),
    wins: racks.map(() => 0),
  }),

  pieces: (words, { tiles }): Piece[] => [
    ...tilesOf(tiles === '76' ? 76 : 56).map((tile) => ({
      id: tile,
      label: tileName(tile),
      picture: tilePicture(tile),
    })),
    { id: UNKNOWN, label: words('triomino.hiddenTile'), picture: tilePicture(null) },
  ],

  targets({ laid, racks }, words): Target[] {
    return [
      ...racks.map((rack, seat) => ({
        id: `rack ${seat}`,
        label: `${words('triomino.rackOf', words('triomino.player', seat + 1))}: ${rack.map((tile) => (tile ? tileName(tile) : '?')).join(', ') || words('editor.none')}`,
        piece: rack.length > 0 ? (rack.at(-1) ?? UNKNOWN) : undefined,
      })),
      ...laid.map((tile) => ({
        id: cellName(tile),
        label: words(
          'triomino.laidTile',
          tileName(tile.values),
          tile.column,
          tile.row,
          isUp(tile),
          tile.values.charAt(0),
        ),
        piece: tile.values,
        mark: tileOf(tile.values),
        hasArrows: true,
      })),
      ...emptyCells(laid).map((cell) => ({
        id: cellName(cell),
        label: words('editor.emptyPlace', figure(cell.column), figure(cell.row), isUp(cell)),
      })),
    ];
  },

  placeOf(target, root): Place | undefined {
    const seat = rackIn(target);
    if (seat >= 0) return placeAt(root, `.seat[data-seat='${seat}']`);
    const cell = cellIn(target);
    const shown = scaleOf(root.querySelector<SVGSVGElement>('svg.board'));
    if (!shown) return undefined;
    const { x, y, scale } = shown;
    return {
      x: x + cell.column * COLUMN * scale,
      y: y + cell.row * ROW * scale,
      width: 2 * COLUMN * scale,
      height: ROW * scale,
      shape: isUp(cell) ? 'up' : 'down',
    };
  },

  put(position, target, piece) {
    const seat = rackIn(target);
    if (seat >= 0)
      return withRack(position, seat, [...(position.racks[seat] ?? []), piece === UNKNOWN ? null : tileOf(piece)]);
    if (piece === UNKNOWN) return undefined;
    const cell = cellIn(target);
    return withTile(position, fitting(without(position, cell).laid, piece, cell), cell);
  },
  take(position, target) {
    const seat = rackIn(target);
    return seat < 0
      ? without(position, cellIn(target))
      : withRack(position, seat, (position.racks[seat] ?? []).slice(0, -1));
  },
  move(position, from, to) {
    const piece = pieceAt(position, from);
    const taken = triominoSetup.take(position, from);
    return piece && taken ? triominoSetup.put(taken, to, piece) : undefined;
  },
  turn(position, target) {
    const tile = rackIn(target) < 0 ? tileAt(position.laid, cellIn(target)) : undefined;
    if (!tile) return undefined;
    const values = turnsOf(tile.values)[1] ?? tile.values;
    return { ...position, laid: position.laid.map((each) => (each === tile ? { ...tile, values } : each)) };
  },
  press: (position, target, key) => (key === 't' ? triominoSetup.turn?.(position, target) : undefined),

  fields(position, words): FieldGroup<TriominoPosition>[] {
    const nameOf = (seat: number) => words('triomino.player', seat + 1);
    return [
      { legend: words('editor.game'), fields: gameFields(position, words, nameOf) },
      ...position.racks.map((_, seat) => ({ legend: nameOf(seat), fields: seatFields(position, seat, words) })),
    ];
  },

  settings: [
    {
      name: 'viewer',
      label: (words) => words('editor.viewer'),
      choices: (words) => [
        ['public', words('editor.viewer.public')],
        ...seatChoices(6, (seat) => words('triomino.player', seat + 1)),
      ],
    },
    { name: 'tiles', label: (words) => words('editor.tileCount'), choices: () => [['76', '76']] },
    { name: 'placement', label: (words) => words('editor.placement'), choices: () => [] },
  ],
  marks: '444 444-344',
};

function gameFields(
  position: TriominoPosition,
  words: Words<TriominoPictureTerms>,
  nameOf: (seat: number) => string,
): Field<TriominoPosition>[] {
  const { racks, turn, leader, out, purchases, due, round } = position;
  const players = playersField<TriominoPosition>(words, racks.length, [0, 6], (count) => withPlayers(position, count));
  if (racks.length === 0) return [players];
  const seat = (id: 'turn' | 'leader' | 'out', label: string, value: number | null): Field<TriominoPosition> => ({
    id,
    kind: 'choice',
    label,
    value: String(value ?? ''),
    choices: [['', words('editor.nobody')], ...seatChoices(racks.length, nameOf)],
    set: (text) => ({
      ...position,
      [id]: text === '' ? null : Number(text),
      // Whoever leads need not draw for it.
      ...(id === 'leader' && text !== '' ? { drawing: [] } : {}),
    }),
  });
  return [
    players,
    seat('turn', words('editor.toMove'), turn),
    seat('leader', words('editor.leader'), leader),
    {
      id: 'purchases',
      kind: 'number',
      label: words('editor.bought'),
      value: purchases,
      min: 0,
      max: 3,
      set: (count) => ({ ...position, purchases: count }),
    },
    {
      id: 'due',
      kind: 'choice',
      label: words('editor.due'),
      value: due ?? '',
      choices: [
        ['', words('editor.none')],
        ['tile', words('editor.due.tile')],
        ['late', words('editor.due.late')],
      ],
      set: (value) => ({ ...position, due: (value || null) as TriominoPosition['due'] }),
    },
    seat('out', words('editor.out'), out),
    {
      id: 'round',
      kind: 'number',
      label: words('editor.round'),
      value: round,
      min: 0,
      max: 9999,
      set: (value) => ({ ...position, round: value }),
    },
  ];
}

/** The seats that are left; without players it is a table of tiles. */
function withPlayers(position: TriominoPosition, count: number): TriominoPosition {
  const { racks, scores, wins, turn, leader, out, drawing } = position;
  const within = (seat: number | null) => (seat !== null && seat < count ? seat : null);
  const drawn = drawing.filter((seat) => seat < count);
  return {
    ...position,
    racks: resized(racks, count, () => []),
    scores: resized(scores, count, () => 0),
    wins: resized(wins, count, () => 0),
    turn: within(turn) ?? (count > 0 && turn !== null ? 0 : turn),
    leader: within(leader) ?? (count > 0 && leader !== null ? 0 : leader),
    out: within(out),
    drawing: drawn.length > 1 ? drawn : [],
  };
}

const RACK = /^([0-5]{3}(,|$))*(\?\d{1,2})?$/;

const writeRack = (rack: Rack): string => {
  const known = rack.filter((tile) => tile !== null);
  return [...known, ...(rack.length > known.length ? [`?${rack.length - known.length}`] : [])].join(',');
};

function readRack(text: string): Rack | undefined {
  const tidy = text.replace(/\s/g, '');
  if (!RACK.test(tidy)) return undefined;
  const [known = '', unknown = '0'] = tidy.split('?');
  const tiles = known.split(',').filter(Boolean).map(tileOf);
  return tiles.every(isTile) ? [...tiles, ...Array<null>(Number(unknown)).fill(null)] : undefined;
}

function seatFields(
  position: TriominoPosition,
  seat: number,
  words: Words<TriominoPictureTerms>,
): Field<TriominoPosition>[] {
  const { racks, scores, wins, drawing } = position;
  const number = (id: string, label: string, list: 'scores' | 'wins', min: number): Field<TriominoPosition> => ({
    id: `${id}-${seat}`,
    kind: 'number',
    label,
    value: (list === 'scores' ? scores : wins)[seat] ?? 0,
    min,
    max: 99999,
    set: (value) => ({ ...position, [list]: withItem(position[list], seat, value) }),
  });
  return [
    {
      id: `rack-${seat}`,
      kind: 'text',
      label: words('editor.rack'),
      value: writeRack(racks[seat] ?? []),
      example: '012,055,?5',
      set(text) {
        const rack = readRack(text);
        return rack && withRack(position, seat, rack);
      },
    },
    number('score', words('editor.points'), 'scores', -99999),
    number('wins', words('editor.wins'), 'wins', 0),
    // Fewer than two cannot draw for the lead.
    ...(position.leader === null && racks.length > 1
      ? [
          {
            id: `drawing-${seat}`,
            kind: 'tick' as const,
            label: words('editor.drawing'),
            value: drawing.includes(seat),
            set: (isIn: boolean) => ({ ...position, drawing: withDrawing(drawing, seat, isIn, racks.length) }),
          },
        ]
      : []),
  ];
}

/** Two or more seats draw, or none. */
function withDrawing(drawing: readonly number[], seat: number, isIn: boolean, count: number): readonly number[] {
  const seats = withSeat(drawing, seat, isIn);
  if (seats.length !== 1) return seats;
  return isIn ? withSeat(seats, (seat + 1) % count, true) : [];
}
