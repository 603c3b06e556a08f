/** What is said of a game of Kubi: which facts, in which order. The sentences themselves are the locales'. */
import { EVEN, LAST_MARK, LOSS, marksOf, pointsOf, withMarks } from '../../games/kubi/sheet.js';
import { totalOf } from '../../games/kubi/score.js';
import { sumsOf } from '../../games/kubi/rules.js';
import type { KubiMove, KubiOutcome, KubiSheet, KubiState, Sum } from '../../games/kubi/index.js';
import type { Seat } from '../../games/game.js';
import type { KubiEntry } from '../../games/kubi/state.js';
import type { KubiRefusalFacts, KubiTerms } from '../../locales/kubi/index.js';
import type { Term } from '../../interaction/language.js';
import { describeWinners, diceText, list } from '../sheet-words.js';
import type { ReaderRefusal } from './interaction.js';

type Words = Term<KubiTerms>;

/** The sheet with the marks of an entry. */
export const afterEntry = (sheet: KubiSheet, entry: KubiEntry): KubiSheet =>
  withMarks(sheet, entry.discard, sumsOf(entry));

/** `discard 1, then 9 and 6: minus 400 for opening both` */
export function describeEntry(entry: KubiEntry, sheet: KubiSheet, words: Words): string {
  const die = words(entry.free ? 'kubi.leaveOut' : 'kubi.discardDie', entry.discard);
  // As in a notebook: the pair with the higher sum is said first.
  const [second, first] = sumsOf(entry);
  return words('kubi.entry', die, words('kubi.thenSums', first, second), describeEffect(entry, sheet, words));
}

/** One reason why an entry changes the points. */
interface Effect {
  readonly term: 'kubi.opening' | 'kubi.saving' | 'kubi.gaining';
  readonly sum: Sum;
  readonly points: number;
}

/** What more marks behind a sum change: a fifth and a sixth one are two reasons. */
function effectsOf(sum: Sum, from: number, to: number): readonly Effect[] {
  const isSaved = from > 0 && from < EVEN && to >= EVEN;
  const gained = Math.max(0, pointsOf(sum, to)) - Math.max(0, pointsOf(sum, from));
  return [
    { term: 'kubi.opening' as const, sum, points: from === 0 ? LOSS : 0 },
    { term: 'kubi.saving' as const, sum, points: isSaved ? -LOSS : 0 },
    { term: 'kubi.gaining' as const, sum, points: gained },
  ].filter(({ points }) => points !== 0);
}

/** What an entry changes in points, and why. */
function describeEffect(entry: KubiEntry, sheet: KubiSheet, words: Words): string {
  const after = afterEntry(sheet, entry);
  const sums = [...new Set(sumsOf(entry))].reverse();
  const effects = sums.flatMap((sum) => effectsOf(sum, marksOf(sheet, sum), marksOf(after, sum)));
  const change = words('tabletop.signed', totalOf(after) - totalOf(sheet));
  if (effects.length === 0) return words('tabletop.noChange');
  if (effects.length === 2 && effects.every(({ term }) => term === 'kubi.opening'))
    return words('kubi.openingBoth', change);
  const reasons = effects.map(({ term, sum, points }) => words(term, words('tabletop.signed', points), sum));
  return reasons.length === 1 ? reasons.join() : words('kubi.inAll', change, reasons.join(', '));
}

/** The sentence for a move that was made. `before` is the state it was made in. */
export function describeMove(move: KubiMove, seat: Seat | undefined, before: KubiState, words: Words): string {
  if (move.kind === 'roll') return words('tabletop.rolled', diceText(move.dice));
  if (move.kind === 'cross') return words('kubi.crossed', list(move.numbers, words, 'conjunction'));
  const sheet = before.sheets[seat ?? 0] as KubiSheet;
  const after = afterEntry(sheet, move);
  const done = after.discards.findIndex((marks) => marks >= LAST_MARK);
  return [
    `${describeEntry(move, sheet, words)}.`,
    words('tabletop.totalNow', words('tabletop.signed', totalOf(after))),
    done >= 0 ? words('kubi.done', after.numbers?.[done] ?? 0) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** So many points are commonly taken as a won solo game. */
const SOLO_GOAL = 500;

/** Who has won, with how many points. */
export function describeOutcome(outcome: KubiOutcome, names: readonly string[], words: Words): string {
  const [points = 0, ...others] = outcome.scores;
  if (others.length > 0) return describeWinners(outcome, names, words);
  return words(points >= SOLO_GOAL ? 'kubi.soloWon' : 'kubi.soloEnded', points);
}

export function describeRefusal(refusal: ReaderRefusal, words: Words): string {
  const { numbers, roll } = refusal as Partial<Record<'numbers' | 'roll', readonly number[]>>;
  const facts: KubiRefusalFacts = {
    numbers: numbers ? list(numbers, words, 'disjunction') : '',
    roll: roll ? diceText(roll) : '',
  };
  return words(`kubi.refusal.${refusal.code}`, facts);
}
