import { css } from 'lit';
import type { Seat } from '../../../../games/game.js';
import { sheetOf, tricubo } from '../../../../games/tricubo/index.js';
import { INTERIMS, NO_MARKS, crossesIn, interimsOf, isPurple, reachOf } from '../../../../games/tricubo/sheet.js';
import type { Die, TricuboMarks, TricuboSheet, Value } from '../../../../games/tricubo/sheet.js';
import { shownBy } from '../../../../games/tricubo/uses.js';
import type { TricuboMove, TricuboState } from '../../../../games/tricubo/index.js';
import type { TricuboTip } from '../../../../locales/tricubo/coach/terms.js';
import { coachStyles } from '../../../features/coach/coach.styles.js';
import type { CoachSource, CoachedMove } from '../../../features/coach/coach-source.js';

export const styles = css`
  ${coachStyles(css`
    .turn .primary:not([aria-disabled='true']),
    .turn:has([aria-disabled='true']) .hand[data-kind='dice'],
    .frame:has(.hand[data-kind='resting']) .sheet:has(.target)
  `)}

  /* The dice and the button are close to each other. */
  .turn {
    --_ring-offset: 0px;
  }
`;

export const source: CoachSource<TricuboState, TricuboMove, TricuboTip> = {
  tips: ['six', 'closed', 'resting', 'lost', 'purple', 'fields', 'joker'],
  texts: {
    en: () => import('../../../../locales/tricubo/coach/en.js'),
    de: () => import('../../../../locales/tricubo/coach/de.js'),
    nl: () => import('../../../../locales/tricubo/coach/nl.js'),
    fr: () => import('../../../../locales/tricubo/coach/fr.js'),
    it: () => import('../../../../locales/tricubo/coach/it.js'),
  },
  isTurn: ({ kind }) => kind !== 'roll' && kind !== 'start',
  happens,
};

function happens({ actor, move, before, after, isOwn }: CoachedMove<TricuboState, TricuboMove>): readonly TricuboTip[] {
  if (move.kind === 'roll') return rolled(move.dice, after, isOwn);
  if (typeof actor !== 'number') return [];
  const sheet = sheetOf(after.options);
  const marks = before.sheets[actor] ?? NO_MARKS;
  const isPurpleIn = ({ crosses }: TricuboMarks) => crosses.some((count) => isPurple(sheet, count));
  const tips: readonly [TricuboTip, boolean][] = [
    ['purple', !isPurpleIn(marks) && isPurpleIn(after.sheets[actor] ?? marks)],
    ['lost', move.kind === 'row' && isOwn(actor) && isLost(marks, move.die, before, sheet)],
    ['fields', move.kind === 'field' && isOwn(actor) && areAllNeeded(sheet)],
    ['joker', isJokerOpen(after, isOwn)],
    ['closed', actor === before.active && isUse(move) && after.sheets.some((_, seat) => seat !== actor && isOwn(seat))],
  ];
  return tips.flatMap(([tip, isSo]) => (isSo ? [tip] : []));
}

function rolled(dice: readonly Value[], after: TricuboState, isOwn: (seat: Seat) => boolean): readonly TricuboTip[] {
  const isSix = dice.includes(6) && after.sheets.some((marks, seat) => isOwn(seat) && interimsOf(marks) < INTERIMS);
  const isResting = after.sheets.length === 1 && after.round > 1;
  return [
    ...(isSix ? (['six'] as const) : []),
    ...(isResting ? (['resting'] as const) : []),
    ...(isJokerOpen(after, isOwn) ? (['joker'] as const) : []),
  ];
}

const isUse = ({ kind }: TricuboMove): boolean => kind === 'row' || kind === 'field' || kind === 'interim';

function isLost(marks: TricuboMarks, die: Die, { roll }: TricuboState, { values }: TricuboSheet): boolean {
  return roll !== null && crossesIn(marks, shownBy(roll, die)) + reachOf(die) > values.length;
}

/** Whether fewer than all colour fields earn nothing. */
const areAllNeeded = ({ fieldPoints }: TricuboSheet): boolean =>
  (fieldPoints.at(-1) ?? 0) > 0 && fieldPoints.slice(0, -1).every((points) => points === 0);

function isJokerOpen(state: TricuboState, isOwn: (seat: Seat) => boolean): boolean {
  if (sheetOf(state.options).jokers === 0) return false;
  const isWithJoker = (move: TricuboMove) => 'joker' in move && move.joker;
  return tricubo
    .actors(state)
    .some((seat) => typeof seat === 'number' && isOwn(seat) && tricubo.moves(state, seat).some(isWithJoker));
}
