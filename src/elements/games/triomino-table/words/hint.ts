import { css } from 'lit';
import { linesFor } from '../../../../games/triomino/score.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/state.js';
import { triomino } from '../../../../games/triomino/index.js';
import { tileOf } from '../../../../games/triomino/tiles.js';
import type { TriominoHint } from '../../../../locales/triomino/hint/terms.js';
import type { TriominoTerms } from '../../../../locales/triomino/index.js';
import { hintStyles } from '../../../features/hint/hint.styles.js';
import type { HintLanguage, HintMoment, HintSource } from '../../../features/hint/hint-source.js';
import { sentence } from '../../../play/phrases.js';
import { describeEarned } from './earned.js';
import { tileName } from './names.js';
import { describeWhere, placesFor } from '../draw/places.js';

export const styles = css`
  ${hintStyles}

  /* A ring of gold round the place, on a dark line, and a light below its numbers. */
  .hinted path:not(.face) {
    fill: none;
    stroke: rgb(40 28 4 / 0.85);
    stroke-width: 6px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    pointer-events: none;
  }

  .hinted path.ring:not(.face) {
    stroke: var(--tabletop-hint, var(--_gold));
    stroke-width: 3px;
  }

  .hinted .face {
    fill: rgb(255 242 196 / 0.3);
    stroke: none;
  }

  /* Tiles overlap. */
  .rack-tile[data-hint]:not(:focus-visible) {
    outline: none;
  }

  .rack-tile[data-hint] .cast {
    stroke: rgb(40 28 4 / 0.85);
    stroke-width: 14;
    transform: none;
  }

  .rack-tile[data-hint] .face {
    stroke: var(--tabletop-hint, var(--_gold));
    stroke-width: 8;
  }

  @media (forced-colors: active) {
    .rack-tile[data-hint] .face,
    .hinted path.ring:not(.face) {
      stroke: Highlight;
    }
  }

  @media print {
    .hinted {
      display: none;
    }
  }
`;

type Moment = HintMoment<TriominoState, TriominoMove>;
type Language = HintLanguage<TriominoTerms, TriominoHint>;

export const source: HintSource<TriominoState, TriominoMove, TriominoTerms, TriominoHint> = {
  unit: 'points',
  texts: {
    en: () => import('../../../../locales/triomino/hint/en.js'),
    de: () => import('../../../../locales/triomino/hint/de.js'),
    nl: () => import('../../../../locales/triomino/hint/nl.js'),
    fr: () => import('../../../../locales/triomino/hint/fr.js'),
    it: () => import('../../../../locales/triomino/hint/it.js'),
  },
  where: ({ best: { move } }, { texts }) =>
    move.kind === 'lay' ? texts.tile(tileName(move.values)) : move.kind === 'buy' ? texts.pool : texts.rack,
  nameOf: (move, { state }, { words, texts }) =>
    move.kind === 'lay'
      ? texts.lay(tileName(move.values), describeWhere(move, state.laid, words))
      : move.kind === 'buy'
        ? texts.buy
        : texts.pass,
  why,
  lookAt: ({ best: { move } }) => rackTile(move) ?? (move.kind === 'buy' ? '.pool' : '.rack'),
  // The place is drawn on the table.
  act: ({ best: { move } }) => rackTile(move) ?? '.actions .button',
};

const rackTile = (move: TriominoMove): string | undefined =>
  move.kind === 'lay' ? `.rack-tile[data-tile="${tileOf(move.values)}"]` : undefined;

/** What the tile earns, and what the rack can do afterwards. */
function why({ state, seat, best: { move } }: Moment, { words, texts }: Language): readonly string[] {
  if (move.kind !== 'lay') return [];
  const lines = linesFor(state.laid, move, state.options);
  const earned = `${sentence(describeEarned(move.values, lines, state.options, words), words)}.`;
  const after = triomino.play(state, seat, move);
  const others = (after.racks[seat] ?? []).filter((tile) => tile !== null);
  if (others.length === 0) return [earned];
  // The seat is not to move then; but where its tiles fit can be seen.
  const later = { ...after, turn: seat, due: null };
  const fitting = others.filter((tile) => placesFor(tile, later).length > 0).length;
  return [earned, texts.keeps(fitting, others.length)];
}
