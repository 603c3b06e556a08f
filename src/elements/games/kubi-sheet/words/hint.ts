import { css } from 'lit';
import { sumsOf } from '../../../../games/kubi/rules.js';
import type { KubiMove, KubiState } from '../../../../games/kubi/index.js';
import type { KubiHint } from '../../../../locales/kubi/hint/terms.js';
import type { KubiTerms } from '../../../../locales/kubi/index.js';
import { hintStyles } from '../../../features/hint/hint.styles.js';
import type { HintLanguage, HintMoment, HintSource } from '../../../features/hint/hint-source.js';
import { list } from '../../../play/phrases.js';
import { effectsOf, leftAfter } from './describe.js';

export const styles = css`
  ${hintStyles}

  :is(tr, tr *)[data-hint] {
    --_hint-offset: -1px;
  }

  /* The felt is dark. */
  :is(.hand, .hand *)[data-hint] {
    --_hint: var(--tabletop-hint, #fff);
  }
`;

/** So many marks are left next to a number when a hint speaks of the end. */
const NEAR_END = 2;

type Moment = HintMoment<KubiState, KubiMove>;
type Language = HintLanguage<KubiTerms, KubiHint>;

export const source: HintSource<KubiState, KubiMove, KubiTerms, KubiHint> = {
  unit: 'points',
  texts: {
    en: () => import('../../../../locales/kubi/hint/en.js'),
    de: () => import('../../../../locales/kubi/hint/de.js'),
    nl: () => import('../../../../locales/kubi/hint/nl.js'),
    fr: () => import('../../../../locales/kubi/hint/fr.js'),
    it: () => import('../../../../locales/kubi/hint/it.js'),
  },
  where: ({ best: { move } }, { texts }) =>
    move.kind === 'enter' ? texts.sums([...new Set(sumsOf(move))].sort((a, b) => a - b)) : texts.number(firstOf(move)),
  nameOf,
  why,
  lookAt: ({ best: { move } }) => (move.kind === 'enter' ? rows(move) : numberBox(firstOf(move))),
  act({ state, best: { move } }) {
    if (move.kind === 'enter') {
      const die = state.roll?.indexOf(move.discard) ?? -1;
      return `${rows(move)},.hand-die[data-die="${die}"]`;
    }
    return move.kind === 'cross' ? move.numbers.map(numberBox).join() : '';
  },
  // Others play on their own sheets.
  isSame: (before, now, seat) => before.sheets[seat] === now.sheets[seat] && before.roll === now.roll,
};

const firstOf = (move: KubiMove): number => (move.kind === 'cross' ? (move.numbers[0] ?? 0) : 0);

const rows = (move: Parameters<typeof sumsOf>[0]): string =>
  sumsOf(move)
    .map((sum) => `tr[data-sum="${sum}"]`)
    .join();

const numberBox = (number: number): string => `.number-box:has([value="${number}"])`;

function nameOf(move: KubiMove, { state, seat, best }: Moment, { words, texts }: Language): string {
  const sheet = state.sheets[seat];
  if (move.kind === 'cross') {
    const text = words('kubi.cross', list(move.numbers, words, 'conjunction'));
    return text.charAt(0).toLocaleLowerCase(words('$code')) + text.slice(1);
  }
  if (move.kind !== 'enter' || !sheet) return '';
  const [low, high] = sumsOf(move);
  const pairs = low === high ? move.pairs : move.pairs.toReversed();
  return texts.enter({
    value: move.discard,
    isFree: move.free,
    sums: [high, low],
    pairs: move === best.move ? ` (${pairs.map((pair) => pair.join('+')).join(', ')})` : '',
  });
}

/** What becomes of the sums; at the beginning, what can be expected. */
function why({ state, seat, best: { move, value } }: Moment, { texts }: Language): readonly string[] {
  const sheet = state.sheets[seat];
  if (move.kind === 'cross') return [texts.expected(Math.round(value))];
  if (move.kind !== 'enter' || !sheet) return [];
  const left = leftAfter(move, sheet);
  const isNearEnd = left !== undefined && left <= NEAR_END;
  return [...effectsOf(move, sheet).map(texts.effect), ...(isNearEnd ? [texts.left(move.discard, left)] : [])];
}
