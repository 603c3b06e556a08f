/** The places where tiles of the seat whose turn it is fit: in order, in words, and as a list with spatial arrow keys. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { isUp, neighboursOf } from '../../../../games/triomino/grid.js';
import { moves } from '../../../../games/triomino/rules.js';
import { linesFor } from '../../../../games/triomino/score.js';
import type { LaidTile, TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import { tileAt } from '../../../../games/triomino/table.js';
import { tileOf } from '../../../../games/triomino/tiles.js';
import type { Tile } from '../../../../games/triomino/tiles.js';
import type { Term } from '../../../../interaction/language.js';
import type { Side, TriominoTerms } from '../../../../locales/triomino/index.js';
import { list } from '../../../play/phrases.js';
import { centreOf } from './geometry.js';
import { tileName } from '../words/names.js';
import type { Bonus } from './pill.js';

type Words = Term<TriominoTerms>;

/** The moves of each state, since one render asks for them many times. */
const known = new WeakMap<TriominoState, readonly TriominoMove[]>();

/** The moves of the seat whose turn it is; always the same objects. */
function movesOf(state: TriominoState): readonly TriominoMove[] {
  const found = known.get(state) ?? (state.turn === null ? [] : moves(state, state.turn));
  known.set(state, found);
  return found;
}

/** Whether the seat whose turn it is may buy, or pass. */
export const mayDo = (kind: 'buy' | 'pass', state: TriominoState): boolean =>
  movesOf(state).some((move) => move.kind === kind);

/** Every place where the seat whose turn it is may lay a tile, tile by tile and row by row; always the same objects. */
export const placesOf = (state: TriominoState): readonly LaidTile[] =>
  movesOf(state).flatMap((move) => (move.kind === 'lay' ? [move] : []));

/** The places of one tile. */
export const placesFor = (tile: Tile, state: TriominoState): readonly LaidTile[] =>
  placesOf(state).filter(({ values }) => tileOf(values) === tile);

/** The points that a tile would earn in a place. */
export const pointsFor = (place: LaidTile, { laid, options }: TriominoState): number =>
  linesFor(laid, place, options).reduce((sum, { points }) => sum + points, 0);

/** What a tile earns besides its numbers, by its score lines. */
export function bonusIn(lines: readonly { readonly code: string }[]): Bonus {
  if (lines.some(({ code }) => code === 'bridge')) return 'bridge';
  return lines.some(({ code }) => code.endsWith('hexagon')) ? 'hexagon' : undefined;
}

/** What a tile would earn in a place besides its numbers. */
export const bonusFor = (place: LaidTile, { laid, options }: TriominoState): Bonus =>
  options.scoring === 'none' ? undefined : bonusIn(linesFor(laid, place, options));

const OPPOSITE: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', above: 'below', below: 'above' };

/** The neighbours of a place: `beside 3-4-4 on the left`. */
export function describeWhere(place: LaidTile, laid: readonly LaidTile[], words: Words): string {
  const sides: readonly Side[] = isUp(place) ? ['right', 'below', 'left'] : ['left', 'above', 'right'];
  const neighbours = neighboursOf(place).flatMap((cell, i) => {
    const tile = tileAt(laid, cell);
    return tile ? [words('triomino.beside', tileName(tile.values), OPPOSITE[sides[i] as Side])] : [];
  });
  return neighbours.length > 0 ? list(neighbours, words, 'conjunction') : words('triomino.inTheMiddle');
}

/** The neighbours of a place, and what the tile earns there. */
export function describePlace(place: LaidTile, state: TriominoState, words: Words): string {
  const where = describeWhere(place, state.laid, words);
  if (state.options.scoring === 'none') return where;
  const lines = linesFor(state.laid, place, state.options);
  const bonus = lines.flatMap(({ code, points }) =>
    code === 'tile' || code === 'earlier' ? [] : [words(`triomino.part.${code}`, points)],
  );
  return [words('triomino.placeFor', where, pointsFor(place, state)), ...bonus].join(', ');
}

/** The place that a key leads to from another place; `undefined` if there is none on that side. */
export function nextPlace(places: readonly LaidTile[], from: LaidTile, key: string): LaidTile | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const [dx = 0, dy = 0] = direction ?? [];
  const [x, y] = centreOf(from);
  const ahead = places.flatMap((place) => {
    const [toX, toY] = centreOf(place);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return along > 1 ? [{ place, distance: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.place;
}

/**
 * The places as a list to choose from.
 * @param current the place that is pointed at
 */
export function placeList(
  tile: Tile,
  places: readonly LaidTile[],
  current: LaidTile | undefined,
  state: TriominoState,
  words: Words,
): TemplateResult {
  const first = current ?? places[0];
  return html`<div class="places" part="places" role="listbox" aria-label=${words('triomino.places', tileName(tile))}>
    ${places.map(
      (place, i) =>
        html`<div
          class="place"
          part="place"
          role="option"
          tabindex=${place === first ? 0 : -1}
          aria-selected=${place === current ? 'true' : 'false'}
          data-place=${i}
        >
          ${describePlace(place, state, words)}
        </div>`,
    )}
  </div>`;
}
