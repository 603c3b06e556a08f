/** Where a tile of the one who is to move fits: in order, in words, and as a list that arrow keys lead through as the table lies. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { isUp, neighboursOf } from '../../games/triomino/grid.js';
import { moves } from '../../games/triomino/rules.js';
import { linesFor } from '../../games/triomino/score.js';
import type { LaidTile, TriominoState } from '../../games/triomino/state.js';
import { tileAt } from '../../games/triomino/table.js';
import { tileOf } from '../../games/triomino/tiles.js';
import type { Tile } from '../../games/triomino/tiles.js';
import type { Term } from '../../interaction/language.js';
import type { Side, TriominoTerms } from '../../locales/triomino/index.js';
import { list } from '../sheet-words.js';
import { centreOf } from './geometry.js';
import { tileName } from './names.js';

type Words = Term<TriominoTerms>;

/** They are asked for again and again while a moment is shown. */
const known = new WeakMap<TriominoState, readonly LaidTile[]>();

/** Everywhere that the seat to move may lay a tile, row by row; always the same objects. */
export function placesFor(tile: Tile, state: TriominoState): readonly LaidTile[] {
  let places = known.get(state);
  if (!places) {
    const legal = state.turn === null ? [] : moves(state, state.turn);
    places = legal.flatMap((move) => (move.kind === 'lay' ? [move] : []));
    known.set(state, places);
  }
  return places.filter(({ values }) => tileOf(values) === tile);
}

/** What a tile would earn in a place. */
export const pointsFor = (place: LaidTile, { laid, options }: TriominoState): number =>
  linesFor(laid, place, options).reduce((sum, { points }) => sum + points, 0);

const OPPOSITE: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', above: 'below', below: 'above' };

/** `beside 3-4-4 on the left`, and beside what else. */
export function describeWhere(place: LaidTile, laid: readonly LaidTile[], words: Words): string {
  const sides: readonly Side[] = isUp(place) ? ['right', 'below', 'left'] : ['left', 'above', 'right'];
  const neighbours = neighboursOf(place).flatMap((cell, i) => {
    const tile = tileAt(laid, cell);
    return tile ? [words('triomino.beside', tileName(tile.values), OPPOSITE[sides[i] as Side])] : [];
  });
  return neighbours.length > 0 ? list(neighbours, words, 'conjunction') : words('triomino.inTheMiddle');
}

/** The same with what the tile earns there. */
export function describePlace(place: LaidTile, state: TriominoState, words: Words): string {
  const where = describeWhere(place, state.laid, words);
  if (state.options.scoring === 'none') return where;
  const lines = linesFor(state.laid, place, state.options);
  const bonus = lines.flatMap(({ code, points }) =>
    code === 'tile' || code === 'earlier' ? [] : [words(`triomino.part.${code}`, points)],
  );
  return [words('triomino.placeFor', where, pointsFor(place, state)), ...bonus].join(', ');
}

/** The place that an arrow key leads to from another one, or `undefined` where there is none on that side. */
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
 * @param current the one that takes part in the tab order
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
