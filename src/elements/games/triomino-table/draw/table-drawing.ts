import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { cellName, cornersOf, isUp, keyOf } from '../../../../games/triomino/grid.js';
import type { Cell, Point } from '../../../../games/triomino/grid.js';
import { linesIn } from '../../../../games/triomino/score.js';
import type { LaidTile, TriominoState } from '../../../../games/triomino/state.js';
import type { TriominoOptions } from '../../../../games/triomino/options.js';
import { differencesOf, scorePlacement } from '../../../../games/triomino/table.js';
import { tileOf } from '../../../../games/triomino/tiles.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoPictureTerms } from '../../../../locales/triomino/index.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { centreOf, pointAt } from './geometry.js';
import { tileName } from '../words/names.js';
import { placed } from './picture.js';

type Words = Term<TriominoPictureTerms>;

/** The laid tiles in words, for screen readers; in a diagram also the corners that disagree. */
export function renderList(laid: readonly LaidTile[], isDiagram: boolean, words: Words): TemplateResult {
  if (laid.length === 0) return html`<p class="visually-hidden">${words('triomino.emptyTable')}</p>`;
  const disagreeing = isDiagram
    ? laid.flatMap((tile) => differencesOf(laid, tile).map((each) => ({ tile, ...each })))
    : [];
  return html`<ul class="visually-hidden" aria-label=${words('triomino.laidTiles')}>
    ${laid.map(
      (tile) =>
        html`<li>
          ${words('triomino.laidTile', tileName(tile.values), tile.column, tile.row, isUp(tile), tile.values.charAt(0))}
        </li>`,
    )}
    ${disagreeing.map(
      ({ tile, value, laid: other }) =>
        html`<li>${words('triomino.disagrees', tileName(tile.values), value, other)}</li>`,
    )}
  </ul>`;
}

/** The corners with six tiles round them. */
function centresOf(laid: readonly LaidTile[]): readonly Point[] {
  const counts = new Map<number, number>();
  return laid.flatMap((tile) =>
    cornersOf(tile).filter((corner) => {
      const key = keyOf(...corner);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count === 6;
    }),
  );
}

/** The corners of a hexagon, from its centre. */
const RIM: readonly Point[] = [
  [-2, 0],
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
];

const hexagon = ([x, y]: Point): string => `M${RIM.map(([dx, dy]) => pointAt([x + dx, y + dy]).join(' ')).join('L')}Z`;

export const triangle = (tile: Cell): string =>
  `M${cornersOf(tile)
    .map((corner) => pointAt(corner).join(' '))
    .join('L')}Z`;

/**
 * Outlines round complete hexagons and tiles that made a bridge; those of the latest tile stand out.
 * @param state the state, if the moves that led to it are known
 * @param isSeen whether those of the latest tile are seen to be closed
 */
export function renderOutlines(
  laid: readonly LaidTile[],
  state: TriominoState | undefined,
  latest: LaidTile | undefined,
  isSeen: boolean,
): readonly SVGTemplateResult[] {
  const isLatest = (corner: Point) => latest && cornersOf(latest).some(([x, y]) => x === corner[0] && y === corner[1]);
  const hexagons = centresOf(laid).map((corner) => ({ path: hexagon(corner), isNew: isLatest(corner) }));
  const bridges = state ? bridgesIn(state) : [];
  const bridging = laid.filter((tile) => bridges.includes(cellName(tile)));
  return [...hexagons, ...bridging.map((tile) => ({ path: triangle(tile), isNew: tile === latest }))].map(
    ({ path, isNew }) => svg`<path
      class="outline"
      d=${path}
      pathLength="1"
      ?data-new=${isNew}
      data-beat=${isNew && isSeen ? 'earn' : nothing}
    ></path>`,
  );
}

/** The hexagons that a tile would complete. */
export const renderDueHexagons = (
  laid: readonly LaidTile[],
  place: LaidTile,
  options: TriominoOptions,
): readonly SVGTemplateResult[] =>
  scorePlacement(laid, place, options).centres.map(
    (corner) => svg`<path class="outline due" d=${hexagon(corner)}></path>`,
  );

/** The places of the bridges in the shown round. */
function bridgesIn(state: TriominoState): readonly string[] {
  const { last, racks, round } = state;
  const shown = last && racks.every(({ length }) => length === 0) ? last.round : round;
  return linesIn(state, shown).flatMap(({ code, cells }) => (code === 'bridge' ? cells.map(String) : []));
}

/** A ring round a corner. */
export const ringAt = (corner: Point): SVGTemplateResult => {
  const [x, y] = pointAt(corner);
  return svg`<circle class="differs" cx=${x} cy=${y} r="46"></circle>`;
};

/** Rings round the corners where numbers do not agree. */
export function renderDifferences(laid: readonly LaidTile[]): readonly SVGTemplateResult[] {
  const corners = new Map(
    laid.flatMap((tile) => differencesOf(laid, tile)).map(({ corner }) => [keyOf(...corner), corner] as const),
  );
  return [...corners.values()].map(ringAt);
}

/** The author’s marks: outlines round the named tiles, and arrows between tiles. */
export function renderMarks(drawing: Drawing, laid: readonly LaidTile[]): SVGTemplateResult {
  const tileOn = (place: string) => laid.filter(({ values }) => tileOf(values) === place);
  const outlines = [...drawing.places].flatMap(([place, mark]) =>
    tileOn(place).map((tile) => svg`<path class=${mark} d=${triangle(tile)}></path>`),
  );
  const arrows = drawing.arrowsAt((place) =>
    tileOn(place).map((tile) => {
      const [x, y] = centreOf(tile);
      return [x / ARROW_SCALE, y / ARROW_SCALE];
    }),
  );
  return svg`<g class="drawing">${outlines}<g transform="scale(${ARROW_SCALE})">${arrows}</g></g>`;
}

/** The place of a hint: the tile as it would lie, and a ring round it. */
export const hintedPlace = (place: LaidTile): SVGTemplateResult =>
  svg`<g class="hinted">${placed(place, 'ghost')}<path d=${triangle(place)}></path><path class="ring" d=${triangle(place)}></path></g>`;

/** Arrows are made for boards of small cells, so they are enlarged here. */
const ARROW_SCALE = 3.5;
