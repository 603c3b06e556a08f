import { css, html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Outcome, Seat } from '../../games/game.js';
import { cellName, cellsAround, cornersOf, isUp, keyOf } from '../../games/triomino/grid.js';
import type { Point } from '../../games/triomino/grid.js';
import type { LaidTile, TriominoPosition, TriominoState } from '../../games/triomino/state.js';
import { differencesOf, tileAt } from '../../games/triomino/table.js';
import { tileOf } from '../../games/triomino/tiles.js';
import type { Term } from '../../interaction/language.js';
import type { TriominoTerms } from '../../locales/triomino/index.js';
import type { Drawing } from '../../ui/drawing.js';
import { seatSign } from '../../ui/seat-sign.js';
import { seatSignStyles } from '../../ui/seat-sign.styles.js';
import { centreOf, pointAt } from './geometry.js';
import { readingOf, tileName } from './names.js';
import { UP, face } from './picture.js';
import type { Viewer } from './viewer.js';

type Words = Term<TriominoTerms>;

/** What the element says of those who play. */
interface Table {
  readonly words: Words;
  readonly viewing: Viewer | undefined;
  readonly isPlayed: boolean;
  readonly outcome: Outcome | undefined;
  givenName(seat: Seat): string;
  nameOf(seat: Seat): string;
}

/** What the playing part says of them. */
interface Played {
  /** Whose tiles are shown below the table. */
  readonly rackSeat: Seat | undefined;
  renderName(seat: Seat): unknown;
}

/** A tile by itself; one that is not known shows its back. */
export const tilePicture = (values: string | null, up = true): TemplateResult =>
  html`<svg class="single" viewBox="0 0 100 86.6" aria-hidden="true">
    ${values === null ? svg`<path class="back" d=${UP}></path>` : svg`<g class="laid">${face([...values], up)}</g>`}
  </svg>`;

/** Who plays, with points and tiles, and what can still be bought. */
export function renderSeats(
  position: TriominoPosition,
  tiles: number,
  table: Table,
  played: Played | undefined,
  round: unknown,
): TemplateResult | typeof nothing {
  const { racks, laid, turn, leader } = position;
  if (racks.length === 0) return nothing;
  const pool = tiles - laid.length - racks.flat().length;
  const hasBegun = turn !== null || leader !== null;
  return html`${racks.map((_, seat) => renderSeat(position, seat, table, played))}
  ${
    hasBegun || round
      ? html`<div class="meta">${round}${hasBegun ? html`<p>${table.words('triomino.pool', pool)}</p>` : nothing}</div>`
      : nothing
  }`;
}

function renderSeat(position: TriominoPosition, seat: Seat, table: Table, played: Played | undefined): TemplateResult {
  const { racks, scores, turn } = position;
  const { words, outcome } = table;
  const rack = racks[seat] ?? [];
  const label = table.nameOf(seat);
  const written = racks.length > 1 ? label : table.givenName(seat);
  const isWinner = turn === null && racks.length > 1 && outcome?.winners.includes(seat);
  return html`<div
    class="seat"
    part="seat"
    role="group"
    aria-label=${label}
    data-seat=${seat}
    ?data-turn=${seat === turn}
    ?data-winner=${isWinner}
  >
    ${racks.length > 1 ? seatSign(seat) : nothing}
    ${played?.renderName(seat) ?? (written && html`<span class="name" part="name">${written}</span>`)}
    <span class="facts">
      <span class="points">${words('triomino.soFar', scores[seat] ?? 0)}</span>
      ${rack.length > 0 ? html`<span>${words('triomino.tiles', rack.length)}</span>` : nothing}
    </span>
    ${
      rack.length > 0 && isSeen(seat, position, table, played)
        ? html`<ul class="held" aria-label=${words('triomino.rackOf', label)}>
            ${rack.map((tile) => renderHeld(tile, words))}
          </ul>`
        : nothing
    }
  </div>`;
}

/** Whether the tiles of a seat are shown beside its name: between rounds all lie open, and one’s own lie below the table. */
function isSeen(seat: Seat, { turn, laid }: TriominoPosition, table: Table, played: Played | undefined): boolean {
  const { viewing, isPlayed } = table;
  if (played?.rackSeat === seat) return false;
  const isOver = turn === null && laid.length > 0;
  if (isOver || viewing === 'all' || viewing === seat) return true;
  return viewing === undefined && !isPlayed;
}

const renderHeld = (tile: string | null, words: Words): TemplateResult =>
  html`<li>
    ${tilePicture(tile)}<span class="visually-hidden">${tile ? tileName(tile) : words('triomino.hiddenTile')}</span>
  </li>`;

/** The laid tiles for those who do not see them, and in a diagram which of them disagree. */
export function renderList(laid: readonly LaidTile[], isDiagram: boolean, words: Words): TemplateResult {
  if (laid.length === 0) return html`<p class="visually-hidden">${words('triomino.emptyTable')}</p>`;
  const disagreeing = isDiagram
    ? laid.flatMap((tile) => differencesOf(laid, tile).map((each) => ({ tile, ...each })))
    : [];
  return html`<ul class="visually-hidden" aria-label=${words('triomino.laidTiles')}>
    ${laid.map(
      (tile) => html`<li>${words('triomino.laidTile', readingOf(tile.values), tile.column, tile.row, isUp(tile))}</li>`,
    )}
    ${disagreeing.map(
      ({ tile, value, laid: other }) =>
        html`<li>${words('triomino.disagrees', tileName(tile.values), value, other)}</li>`,
    )}
  </ul>`;
}

/** The corners round which six tiles lie, each once. */
function centresOf(laid: readonly LaidTile[]): readonly Point[] {
  const corners = new Map(laid.flatMap((tile) => cornersOf(tile).map((corner) => [keyOf(...corner), corner] as const)));
  return [...corners.values()].filter((corner) => cellsAround(corner).every((cell) => tileAt(laid, cell)));
}

/** From corner to corner round a hexagon. */
const RIM: readonly Point[] = [
  [-2, 0],
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
];

const hexagon = ([x, y]: Point): string => `M${RIM.map(([dx, dy]) => pointAt([x + dx, y + dy]).join(' ')).join('L')}Z`;

const triangle = (tile: LaidTile): string =>
  `M${cornersOf(tile)
    .map((corner) => pointAt(corner).join(' '))
    .join('L')}Z`;

/**
 * Outlines round the hexagons that are complete and the tiles that have made a bridge; those of the latest tile stand out.
 * @param state where it is known how the tiles came to lie there
 */
export function renderOutlines(
  laid: readonly LaidTile[],
  state: TriominoState | undefined,
  latest: LaidTile | undefined,
): readonly SVGTemplateResult[] {
  const isLatest = (corner: Point) => latest && cornersOf(latest).some(([x, y]) => x === corner[0] && y === corner[1]);
  const hexagons = centresOf(laid).map((corner) => ({ path: hexagon(corner), isNew: isLatest(corner) }));
  const bridges = state ? bridgesIn(state) : [];
  const bridging = laid.filter((tile) => bridges.includes(cellName(tile)));
  return [...hexagons, ...bridging.map((tile) => ({ path: triangle(tile), isNew: tile === latest }))].map(
    ({ path, isNew }) => svg`<path class="outline" d=${path} ?data-new=${isNew}></path>`,
  );
}

/** Where bridges have been made in the round that is shown. */
function bridgesIn({ lines, last, racks, round }: TriominoState): readonly string[] {
  const shown = last && racks.every(({ length }) => length === 0) ? last.round : round;
  return lines.flatMap((line) => (line.code === 'bridge' && line.round === shown ? line.cells.map(String) : []));
}

/** Rings round corners where numbers do not agree. */
export const ringAt = (corner: Point): SVGTemplateResult => {
  const [x, y] = pointAt(corner);
  return svg`<circle class="differs" cx=${x} cy=${y} r="46"></circle>`;
};

export function renderDifferences(laid: readonly LaidTile[]): readonly SVGTemplateResult[] {
  const corners = new Map(
    laid.flatMap((tile) => differencesOf(laid, tile)).map(({ corner }) => [keyOf(...corner), corner] as const),
  );
  return [...corners.values()].map(ringAt);
}

/** The author’s marks: outlines round the tiles that are named, and arrows between them. */
export function renderMarks(drawing: Drawing, laid: readonly LaidTile[]): SVGTemplateResult {
  const tileOn = (place: string) => laid.filter(({ values }) => tileOf(values) === place);
  const outlines = [...drawing.places]
    .flatMap(tileOn)
    .map((tile) => svg`<path class="marked" d=${triangle(tile)}></path>`);
  const arrows = drawing.arrowsAt((place) =>
    tileOn(place).map((tile) => {
      const [x, y] = centreOf(tile);
      return [x / MARKS, y / MARKS];
    }),
  );
  return svg`<g class="drawing">${outlines}<g transform="scale(${MARKS})">${arrows}</g></g>`;
}

/** So much larger arrows are drawn than on a board whose six cells are 100 wide. */
const MARKS = 3.5;

export const styles = css`
  ${seatSignStyles}

  :host {
    --_outline: color-mix(in srgb, var(--_board-text) 62%, transparent);
    --_accent-ink: color-mix(in oklab, var(--_accent), #000 45%);
    --_seat-line: light-dark(#c9c1b4, #57504a);
  }

  .seats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
    gap: 4px 8px;
    align-items: start;
  }

  .seats:not(:has(*)) {
    display: none;
  }

  .outline {
    fill: none;
    stroke: var(--_outline);
    stroke-width: 3.5;
    stroke-linejoin: round;
    stroke-dasharray: 9 6;
  }

  .outline[data-new] {
    stroke: var(--_accent);
    stroke-width: 6;
    stroke-dasharray: none;
  }

  .marked {
    fill: none;
    stroke: var(--_mark);
    stroke-width: 6;
    stroke-linejoin: round;
  }

  .differs {
    fill: none;
    stroke: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
    stroke-width: 5;
    stroke-dasharray: 10 5;
  }

  .seat {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    min-inline-size: 0;
    padding: 4px 8px;
    border: 1px solid var(--_seat-line);
    border-radius: var(--_radius);
  }

  .seat[data-turn] {
    border-color: var(--_accent);
    box-shadow: inset 0 -3px var(--_accent);
  }

  .seat[data-winner] {
    border-width: 2px;
    border-color: var(--_accent);
  }

  .name {
    flex: 1 1 5rem;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span.name {
    unicode-bidi: plaintext;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    font-size: 0.875em;
  }

  .points {
    font-weight: 600;
  }

  .meta {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    font-size: 0.875em;
  }

  .meta p {
    margin: 0;
  }

  .held {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .held .single {
    inline-size: 34px;
  }

  .single {
    display: block;
    inline-size: 100%;
    overflow: visible;
  }

  .back {
    fill: var(--tabletop-tile-back, light-dark(#8a7a66, #5d5346)) !important;
  }

  @media (forced-colors: active) {
    .seat[data-turn] {
      border-width: 3px;
    }

    .table {
      border: 1px solid;
    }

    .board {
      forced-color-adjust: none;
      --_board-text: CanvasText;
      --_tile: Canvas;
      --_tile-ink: CanvasText;
      --_tile-line: CanvasText;
      --_outline: CanvasText;
      --_accent-ink: CanvasText;
      --_accent: Highlight;
    }
  }

  @media print {
    .table {
      --_board: none;
      --_board-text: #000;
      --_tile: #fff;
      --_tile-ink: #000;
      --_tile-line: #000;
      --_outline: #000;
      --_accent-ink: #000;
      border: 1px solid #888;
    }
  }
`;
