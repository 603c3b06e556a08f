import { css } from 'lit';
import { linesSince } from '../../../../games/triomino/score.js';
import type { TriominoMove, TriominoState } from '../../../../games/triomino/index.js';
import type { TriominoTip } from '../../../../locales/triomino/coach/terms.js';
import { coachStyles } from '../../../features/coach/coach.styles.js';
import type { CoachSource, CoachedMove } from '../../../features/coach/coach-source.js';

export const styles = css`
  ${coachStyles(css`.rack:has([data-fits]), .turn:not(:has([data-fits])) .primary`)}

  /* On wood. */
  .turn {
    --_ring: var(--_wood-ink);
  }

  .rack {
    --_ring-offset: 0px;
  }
`;

export const source: CoachSource<TriominoState, TriominoMove, TriominoTip> = {
  tips: ['buy', 'bridge', 'hexagon', 'out'],
  texts: {
    en: () => import('../../../../locales/triomino/coach/en.js'),
    de: () => import('../../../../locales/triomino/coach/de.js'),
    nl: () => import('../../../../locales/triomino/coach/nl.js'),
    fr: () => import('../../../../locales/triomino/coach/fr.js'),
    it: () => import('../../../../locales/triomino/coach/it.js'),
  },
  isTurn: ({ kind }) => kind === 'lay' || kind === 'pass',
  happens,
};

function happens({
  actor,
  move,
  before,
  after,
  isOwn,
}: CoachedMove<TriominoState, TriominoMove>): readonly TriominoTip[] {
  const isCounted = after.options.scoring === 'standard';
  if (move.kind === 'buy') return isCounted && typeof actor === 'number' && isOwn(actor) ? ['buy'] : [];
  const codes = linesSince(before, after).map(({ code }) => code);
  const tips: readonly [TriominoTip, boolean][] = [
    ['out', isCounted && after.racks.length > 1 && codes.includes('out')],
    ['hexagon', codes.some((code) => code.endsWith('hexagon'))],
    ['bridge', codes.includes('bridge')],
  ];
  return tips.flatMap(([tip, isSo]) => (isSo ? [tip] : []));
}
