import { css } from 'lit';
import { DICE } from '../../../../games/tricubo/sheet.js';
import type { Value } from '../../../../games/tricubo/sheet.js';
import type { TricuboMove, TricuboState, TricuboUse } from '../../../../games/tricubo/state.js';
import { shownBy } from '../../../../games/tricubo/uses.js';
import type { TricuboHint } from '../../../../locales/tricubo/hint/terms.js';
import type { TricuboTerms } from '../../../../locales/tricubo/index.js';
import { hintStyles } from '../../../features/hint/hint.styles.js';
import type { HintLanguage, HintMoment, HintSource } from '../../../features/hint/hint-source.js';
import { sentence } from '../../../play/phrases.js';
import { describeChoice, describeClimb } from './describe.js';

export const styles = css`
  ${hintStyles}

  :is(tr, tr *)[data-hint] {
    --_hint-offset: -1px;
  }
`;

type Moment = HintMoment<TricuboState, TricuboMove>;
type Language = HintLanguage<TricuboTerms, TricuboHint>;

export const source: HintSource<TricuboState, TricuboMove, TricuboTerms, TricuboHint> = {
  unit: 'points',
  texts: {
    en: () => import('../../../../locales/tricubo/hint/en.js'),
    de: () => import('../../../../locales/tricubo/hint/de.js'),
    nl: () => import('../../../../locales/tricubo/hint/nl.js'),
    fr: () => import('../../../../locales/tricubo/hint/fr.js'),
    it: () => import('../../../../locales/tricubo/hint/it.js'),
  },
  where,
  nameOf: (move, { state, seat }, { words }) => describeChoice(move, state, seat, words),
  why,
  lookAt: ({ best: { move } }) =>
    move.kind === 'start' ? row(move.row) : isUse(move) ? handDie(move) : '.hand .hand-die',
  act: ({ state, best: { move } }) => {
    if (move.kind === 'start') return row(move.row);
    return isUse(move) ? `${handDie(move)},${target(move, state)}` : '.actions .primary';
  },
  // Others play on their own sheets, but the one who takes a die closes it to the others.
  isSame: (before, now, seat) =>
    before.sheets[seat] === now.sheets[seat] && before.roll === now.roll && before.taken === now.taken,
};

const isUse = (move: TricuboMove): move is TricuboUse =>
  move.kind === 'row' || move.kind === 'field' || move.kind === 'interim';

const row = (number: number): string => `tr[data-row="${number}"]`;

const handDie = ({ die }: TricuboUse): string => `.hand-die[data-die="${DICE.indexOf(die)}"]`;

/** Where the die is used. */
function target(use: TricuboUse, state: TricuboState): string {
  if (use.kind === 'field') return `.fields > [data-die="${use.field}"]`;
  return use.kind === 'interim' ? use.rows.map(row).join() : row(shownIn(state, use));
}

const shownIn = ({ roll }: TricuboState, { die }: TricuboUse): Value => shownBy(roll as readonly Value[], die);

function where({ state, best: { move } }: Moment, { words, texts }: Language): string {
  if (move.kind === 'start') return texts.row(move.row);
  return isUse(move) ? texts.die(words('tricubo.die', move.die, shownIn(state, move))) : texts.noDie;
}

/** What becomes of the row, and what can be expected in all. */
function why({ state, seat, best: { move, value } }: Moment, { words, texts }: Language): readonly string[] {
  const climb = move.kind === 'row' ? [sentence(`${describeClimb(move, state, seat, words)}.`, words)] : [];
  return [...climb, texts.expected(Math.round(value))];
}
