import { css } from 'lit';
import { EMPTY_SHEET, EVEN, LAST_MARK, isDone } from '../../../../games/kubi/sheet.js';
import type { KubiSheet } from '../../../../games/kubi/sheet.js';
import type { KubiMove, KubiState } from '../../../../games/kubi/index.js';
import type { KubiTip } from '../../../../locales/kubi/coach/terms.js';
import { coachStyles } from '../../../features/coach/coach.styles.js';
import type { CoachSource, CoachedMove } from '../../../features/coach/coach-source.js';

export const styles = coachStyles(
  css`.turn .primary:not([aria-disabled='true']), .turn:has([aria-disabled='true']) .hand`,
);

export const source: CoachSource<KubiState, KubiMove, KubiTip> = {
  tips: ['loss', 'even', 'free', 'last'],
  texts: {
    en: () => import('../../../../locales/kubi/coach/en.js'),
    de: () => import('../../../../locales/kubi/coach/de.js'),
    nl: () => import('../../../../locales/kubi/coach/nl.js'),
    fr: () => import('../../../../locales/kubi/coach/fr.js'),
    it: () => import('../../../../locales/kubi/coach/it.js'),
  },
  isTurn: ({ kind }) => kind === 'enter',
  happens,
};

function happens({ actor, move, before, after, isOwn }: CoachedMove<KubiState, KubiMove>): readonly KubiTip[] {
  if (move.kind === 'roll') {
    const isFree = ({ numbers }: KubiSheet) =>
      numbers !== null && !numbers.some((number) => move.dice.includes(number));
    return after.sheets.some((sheet, seat) => isOwn(seat) && !isDone(sheet) && isFree(sheet)) ? ['free'] : [];
  }
  if (move.kind !== 'enter' || typeof actor !== 'number' || !isOwn(actor)) return [];
  const { sums, discards } = after.sheets[actor] ?? EMPTY_SHEET;
  const earlier = before.sheets[actor] ?? EMPTY_SHEET;
  const tips: Record<Exclude<KubiTip, 'free'>, boolean> = {
    last: discards.some((marks, i) => marks === LAST_MARK - 1 && marks !== earlier.discards[i]),
    even: sums.some((marks, i) => marks === EVEN && marks !== earlier.sums[i]),
    loss: sums.some((marks, i) => marks < EVEN && marks !== earlier.sums[i]),
  };
  return (['last', 'even', 'loss'] as const).filter((tip) => tips[tip]);
}
