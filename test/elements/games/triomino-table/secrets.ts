import type { Seat } from '../../../../src/games/game.js';
import { tileOf } from '../../../../src/games/triomino/tiles.js';
import { numbersOf } from './page.js';
import type { TriominoPage } from './page.js';

/** What only says where something is drawn, and the example of a move. */
const SILENT = new Set([
  'placeholder',
  'viewBox',
  'd',
  'transform',
  'cx',
  'cy',
  'r',
  'x',
  'y',
  'style',
  'points',
  'width',
  'height',
]);

/** Everything that is written in an element: texts, what is said, and what is called how. */
function* writings(root: ParentNode & Node): Generator<string> {
  const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) yield node.textContent ?? '';
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) if (!SILENT.has(name)) yield value;
    if (element instanceof HTMLInputElement) yield element.value;
    if (element.querySelectorAll(':scope > text').length === 3) yield numbersOf(element);
  }
}

/** Three numbers, together or with hyphens, that are no part of another number and count no points. */
const NAMES = /(?<![\d.−-])([0-5])(-?)([0-5])\2([0-5])(?![\d-]|\.\d| points)/g;

/** The tiles that are named or drawn anywhere in an element, in any turn. */
export function tilesShown({ root }: TriominoPage): Set<string> {
  const found = [...writings(root)].flatMap((text) =>
    [...text.matchAll(NAMES)].map(([, a, , b, c]) => tileOf(`${a}${b}${c}`)),
  );
  return new Set(found);
}

const tables = new WeakMap<object, Set<string>>();

/** The tiles that have lain on the table at some time: everybody knows who has taken one back. */
function lain({ element: { match, state } }: TriominoPage): ReadonlySet<string> {
  const known = tables.get(match) ?? new Set();
  tables.set(match, known);
  for (const { values } of state.laid) known.add(tileOf(values));
  return known;
}

/** What others hold and is yet to be found in the element, given whose tiles may be seen. */
export function leaks(page: TriominoPage, seen: Seat | undefined): string[] {
  const { match, state } = page.element;
  const played = match.entries.slice(0, match.ply);
  const open = new Set([...lain(page), ...played.flatMap(({ move }) => (move.kind === 'lead' ? move.tiles : []))]);
  const shown = tilesShown(page);
  return state.racks.flatMap((rack, seat) =>
    seat === seen
      ? []
      : rack.flatMap((tile) => (tile && shown.has(tile) && !open.has(tile) ? [`${seat}: ${tile}`] : [])),
  );
}
