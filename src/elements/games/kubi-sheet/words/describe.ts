/** What is said about a game of Kubi: which facts, in which order. The sentences are in the locales. */
import { EVEN, LAST_MARK, marksOf, pointsOf, withMarks } from '../../../../games/kubi/sheet.js';
import type { Sum } from '../../../../games/kubi/sheet.js';
import { totalOf } from '../../../../games/kubi/score.js';
import { sumsOf } from '../../../../games/kubi/rules.js';
import type { KubiMove, KubiOutcome, KubiSheet, KubiState } from '../../../../games/kubi/index.js';
import type { Seat } from '../../../../games/game.js';
import type { KubiEntry } from '../../../../games/kubi/state.js';
import type { KubiEffect, KubiRefusalFacts, KubiTerms } from '../../../../locales/kubi/index.js';
import type { Term } from '../../../../interaction/language.js';
import { describeWinners } from '../../../play/winners.js';
import { diceText } from '../../../sheet/sheet-words.js';
import { changeText, list, sentence } from '../../../play/phrases.js';
import type { UserRefusal } from '../input/interaction.js';

type Words = Term<KubiTerms>;

/** The sheet with the marks of an entry. */
const afterEntry = (sheet: KubiSheet, entry: KubiEntry): KubiSheet => withMarks(sheet, entry.discard, sumsOf(entry));

/** A choice and the points it changes: `discard 1 · 9 + 6 · −400`. */
export function describeEntry(entry: KubiEntry, sheet: KubiSheet, words: Words): string {
  const die = words(entry.free ? 'kubi.leaveOut' : 'kubi.discardDie', entry.discard);
  const [second, first] = sumsOf(entry);
  const change = changeBy(entry, sheet);
  const effect = change === 0 ? words('tabletop.noChange') : words('tabletop.signed', change);
  return words('kubi.entry', die, words('kubi.pairs', first, second), effect);
}

const changeBy = (entry: KubiEntry, sheet: KubiSheet): number => totalOf(afterEntry(sheet, entry)) - totalOf(sheet);

/** What an entry earns: `+240 in all.` */
export function describeEarnings(entry: KubiEntry, sheet: KubiSheet, words: Words): string {
  return words('kubi.inAll', changeBy(entry, sheet));
}

/** What an entry does to its sums, the smaller first. */
export function effectsOf(entry: KubiEntry, sheet: KubiSheet): readonly KubiEffect[] {
  const after = afterEntry(sheet, entry);
  const sums = [...new Set(sumsOf(entry))].sort((a, b) => a - b);
  return sums.map((sum) => effectOn(sum, marksOf(sheet, sum), marksOf(after, sum)));
}

/** What an entry does to its sums, and how near it brings the end: `5 breaks even, 8 adds 40. 6 has 1 left.` */
export function describeEffects(entry: KubiEntry, sheet: KubiSheet, words: Words): string {
  const effects = effectsOf(entry, sheet).map((effect) => words('kubi.effect', effect));
  return `${sentence(effects.join(', '), words)}. ${describeLeft(entry, sheet, words)}`.trim();
}

function effectOn(sum: Sum, before: number, after: number): KubiEffect {
  const points = pointsOf(sum, after) - pointsOf(sum, before);
  const code =
    after < EVEN ? (before === 0 ? 'opens' : 'short') : after === EVEN ? 'even' : points > 0 ? 'gains' : 'full';
  return { code, sum, points, missing: EVEN - after };
}

/** How many marks are left next to the number that an entry discards; `undefined` if it discards none. */
export function leftAfter(entry: KubiEntry, sheet: KubiSheet): number | undefined {
  const at = sheet.numbers?.indexOf(entry.discard) ?? -1;
  return at < 0 ? undefined : LAST_MARK - 1 - (sheet.discards[at] ?? 0);
}

function describeLeft(entry: KubiEntry, sheet: KubiSheet, words: Words): string {
  const left = leftAfter(entry, sheet);
  if (left === undefined) return '';
  return left > 0 ? words('kubi.leftNext', entry.discard, left) : words('kubi.endsNext', entry.discard);
}

/** The sentence for a move that was made. For a player's move it begins with the verb; for one of the reader's own it has none. */
export function describeMove(
  move: KubiMove,
  seat: Seat | undefined,
  before: KubiState,
  isYours: boolean,
  words: Words,
): string {
  if (move.kind === 'roll') return words('tabletop.rolled', diceText(move.dice));
  const text = isYours ? summaryOf(move, seat ?? 0, before, words) : undefined;
  if (move.kind === 'cross') return text ?? words('kubi.crossed', list(move.numbers, words, 'conjunction'));
  const sheet = before.sheets[seat ?? 0] as KubiSheet;
  const after = afterEntry(sheet, move);
  const [second, first] = sumsOf(move);
  const done = after.discards.findIndex((marks) => marks >= LAST_MARK);
  return [
    text ?? words('kubi.entered', { value: move.discard, isMarked: !move.free, first, second }),
    words('tabletop.totalNow', totalOf(after)),
    done >= 0 ? words('kubi.done', after.numbers?.[done] ?? 0) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A move in few words: `5 and 8, 2 out, +40.` */
export function summaryOf(move: KubiMove, seat: Seat, before: KubiState, words: Words): string {
  if (move.kind === 'roll') return '';
  if (move.kind === 'cross') return `${words('kubi.toldNumbers', list(move.numbers, words, 'conjunction'))}.`;
  const [second, first] = sumsOf(move);
  const entry = words('kubi.told', { value: move.discard, isMarked: !move.free, first, second });
  return `${entry}, ${changeText(changeBy(move, before.sheets[seat] as KubiSheet), words)}.`;
}

/** The points that are commonly taken as a won solo game. */
export const SOLO_GOAL = 500;

/** Whether somebody alone has reached it. */
export const isSoloWin = ({ seats, outcome }: { readonly seats: number; readonly outcome: unknown }): boolean =>
  seats === 1 && ((outcome as KubiOutcome | undefined)?.scores[0] ?? 0) >= SOLO_GOAL;

/** Who has won, with how many points. */
export function describeOutcome(outcome: KubiOutcome, names: readonly string[], words: Words, you?: Seat): string {
  const [points = 0, ...others] = outcome.scores;
  if (others.length > 0) return describeWinners(outcome, names, words, you);
  return words(points >= SOLO_GOAL ? 'kubi.soloWon' : 'kubi.soloEnded', points);
}

export function describeRefusal(refusal: UserRefusal, words: Words): string {
  const { numbers, roll } = refusal as Partial<Record<'numbers' | 'roll', readonly number[]>>;
  const facts: KubiRefusalFacts = {
    numbers: numbers ? list(numbers, words, 'disjunction') : '',
    roll: roll ? diceText(roll) : '',
  };
  return words(`kubi.refusal.${refusal.code}`, facts);
}
