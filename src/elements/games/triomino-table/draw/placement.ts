import { css, html } from 'lit';
import type { TemplateResult } from 'lit';
import { notOneOf } from '../../../../games/game-error.js';
import { parseMove } from '../../../../games/triomino/notation.js';
import { optionSpecs, parseOption, resolveOptions } from '../../../../games/options.js';
import { attributeText } from '../../../../games/texts.js';
import { triominoOptions } from '../../../../games/triomino/options.js';
import type { TriominoOptions } from '../../../../games/triomino/options.js';
import { linesFor } from '../../../../games/triomino/score.js';
import type { LaidTile, TriominoMove, TriominoRefusal, TriominoState } from '../../../../games/triomino/state.js';
import { differencesOf, misfit } from '../../../../games/triomino/table.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoPictureTerms } from '../../../../locales/triomino/index.js';
import { captureGameError } from '../../../base/capture-game-error.js';
import type { Text } from '../../../base/attributes.js';
import { describeEarned } from '../words/earned.js';
import { boxOf } from './geometry.js';
import { tileName } from '../words/names.js';
import { placed } from './picture.js';
import { pillStyles, pills } from './pill.js';
import { bonusIn } from './places.js';
import { ringAt } from './table-drawing.js';

type Words = Term<TriominoPictureTerms>;

/** @throws GameError `bad-attribute` */
export function parsePlacement(text: Text, state: TriominoState): LaidTile {
  const word = attributeText(text, 'placement').trim();
  const move = word.includes('@') ? readMove(word.slice(0, 20), state) : undefined;
  if (move?.kind === 'lay') return { values: move.values, column: move.column, row: move.row };
  throw notOneOf('bad-attribute', 'placement', word, ['a tile in its place, like 344@2,0']);
}

function readMove(text: string, state: TriominoState): TriominoMove | undefined {
  try {
    return parseMove(text, state);
  } catch {
    return undefined;
  }
}

/** The options of the attributes, for a diagram that shows no legal position. Wrong values are ignored. */
export function optionsAsked(element: object): TriominoOptions {
  const given: Record<string, unknown> = {};
  for (const [name, spec] of optionSpecs(triominoOptions)) {
    const text = (element as Readonly<Record<string, unknown>>)[name] ?? undefined;
    if (text !== undefined) captureGameError(() => (given[name] = parseOption(name, text, spec)));
  }
  return resolveOptions(triominoOptions, given);
}

/** Why a tile does not fit; on an empty table it fits anywhere. */
const misfitOf = (laid: readonly LaidTile[], tile: LaidTile): TriominoRefusal | undefined =>
  laid.length > 0 ? misfit(laid, tile) : undefined;

/** The tile in its place, with its points or with the corners that disagree. */
export function renderPlacement(
  laid: readonly LaidTile[],
  tile: LaidTile,
  options: TriominoOptions,
): readonly unknown[] {
  if (misfitOf(laid, tile)) {
    return [placed(tile, 'shown wrong'), ...differencesOf(laid, tile).map(({ corner }) => ringAt(corner))];
  }
  const lines = linesFor(laid, tile, options);
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const sight = { view: boxOf([...laid, tile], MARGIN), unit: PILL };
  return [placed(tile, 'shown'), pills([{ tile, points: total, bonus: bonusIn(lines) }], laid, sight)];
}

/** As far round the tiles as points may stand. */
const MARGIN = 60;
/** Units of the drawing for a pixel of the points, which are as large as the numbers on the tiles. */
const PILL = 1.6;

/** The placement in words. */
export function renderExplanation(
  laid: readonly LaidTile[],
  tile: LaidTile,
  options: TriominoOptions,
  words: Words,
): TemplateResult {
  return html`<p class="placement" part="placement">${explain(laid, tile, options, words)}</p>`;
}

function explain(laid: readonly LaidTile[], tile: LaidTile, options: TriominoOptions, words: Words): string {
  const name = tileName(tile.values);
  const why = misfitOf(laid, tile);
  if (!why)
    return words('triomino.placed', name, describeEarned(tile.values, linesFor(laid, tile, options), options, words));
  if (why.code === 'corner-differs') return words('triomino.misplaced.corner-differs', name, why.value, why.laid);
  return words(why.code === 'cell-taken' ? 'triomino.misplaced.cell-taken' : 'triomino.misplaced.no-side', name);
}

export const styles = css`
  .shown path {
    stroke: var(--_accent);
    stroke-width: 5;
  }

  .shown.wrong path {
    stroke: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
    stroke-dasharray: 10 5;
  }

  ${pillStyles}

  .placement {
    margin: 0;
    font-weight: 600;
  }
`;
