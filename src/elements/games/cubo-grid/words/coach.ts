import { css } from 'lit';
import { isRolled } from '../../../../games/cubo/phase.js';
import { linesOf } from '../../../../games/cubo/score.js';
import type { CuboMove, CuboState } from '../../../../games/cubo/index.js';
import type { CuboTip } from '../../../../locales/cubo/coach/terms.js';
import { coachStyles } from '../../../features/coach/coach.styles.js';
import type { CoachSource, CoachedMove } from '../../../features/coach/coach-source.js';

export const styles = coachStyles(css`.actions > .primary, .square:has(.grid[data-interaction='idle'])`);

export const source: CoachSource<CuboState, CuboMove, CuboTip> = {
  tips: ['line', 'double', 'call', 'exchange'],
  texts: {
    en: () => import('../../../../locales/cubo/coach/en.js'),
    de: () => import('../../../../locales/cubo/coach/de.js'),
    nl: () => import('../../../../locales/cubo/coach/nl.js'),
    fr: () => import('../../../../locales/cubo/coach/fr.js'),
    it: () => import('../../../../locales/cubo/coach/it.js'),
  },
  isTurn: ({ kind }) => kind === 'call' || kind === 'take' || kind === 'put' || kind === 'keep',
  happens,
};

function happens({ actor, move, before, after, isOwn }: CoachedMove<CuboState, CuboMove>): readonly CuboTip[] {
  const { phase, turn, seats } = after;
  if (phase === 'exchange' && isOwn(turn) && (before.phase !== phase || before.turn !== turn)) return ['exchange'];
  const seat = move.kind === 'dice' ? move.seat : actor;
  if (typeof seat !== 'number' || !isOwn(seat)) return [];
  if (move.kind === 'call') return ['call'];
  const square = seats[seat]?.square;
  if (phase !== 'build' || !isRolled(after) || !square) return [];
  const lines = linesOf(square, after.options).filter(({ points }) => points > 0);
  // The plainer thing first: what doubles is a line.
  const isDouble = lines.some((line) => line.isDouble);
  return [...(lines.length > 0 ? (['line'] as const) : []), ...(isDouble ? (['double'] as const) : [])];
}
