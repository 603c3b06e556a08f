/** What all games with sheets say: which facts, in which order. The sentences are in the locales. */
import type { Actor, Outcome, Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { DiceMode } from '../../match/settings.js';

type Words = Term<CommonTerms>;

/** `1, 2, and 6`, or for alternatives `1, 2, or 6`. */
export function list(items: readonly (number | string)[], words: Words, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(words('$code'), { type }).format(items.map(String));
}

/** Begins a sentence in upper case. */
export function sentence(text: string, words: Words): string {
  return text.charAt(0).toLocaleUpperCase(words('$code')) + text.slice(1);
}

/** `1 3 4 6 6` */
export const diceText = (dice: readonly number[]): string => dice.join(' ');

/** What has to be done while the game goes on. */
export interface Turn {
  readonly actors: readonly Actor[];
  readonly dice: DiceMode;
  /** Who rolls. */
  readonly roller: Seat;
  /** The seat whose sheet is shown. */
  readonly seat: Seat;
  /** What the user can decide there, or would enter; empty if nothing. */
  readonly task: string;
  /** One for each seat. */
  readonly names: readonly string[];
}

/** What has to be done now, and by whom. */
export function describeTurn(turn: Turn, words: Words): string {
  const { actors, names, task } = turn;
  if (actors.includes('chance')) return describeRolling(turn, words);
  return names.length > 1 || !task ? describeDeciding(turn, words) : task;
}

function describeRolling({ dice, names, roller }: Turn, words: Words): string {
  if (dice === 'enter') return words('tabletop.enterDice');
  if (dice !== 'tap') return words('tabletop.waitForDice');
  return names.length > 1 ? words('tabletop.rolls', names[roller] ?? '') : words('tabletop.rollDice');
}

/** Names the player whose sheet is shown, or whom to wait for. */
function describeDeciding(turn: Turn, words: Words): string {
  const { names, seat, task } = turn;
  return task ? words('tabletop.of', names[seat] ?? '', task) : describeWaiting(turn, words);
}

/** Whom the player whose sheet is shown waits for, besides having something to decide; less important than that. */
export function describeOthers(turn: Turn, words: Words): string {
  return turn.task && !turn.actors.includes('chance') ? describeWaiting(turn, words) : '';
}

/** If the user cannot decide on the sheet that is shown, its player is one of those to wait for. */
function describeWaiting({ actors, seat, task, names }: Turn, words: Words): string {
  const others = actors.flatMap((each) => (task && each === seat ? [] : (names[each as Seat] ?? [])));
  return others.length > 0 ? words('tabletop.stillToDecide', list(others, words, 'conjunction')) : '';
}

/** Which of several players has won, with how many points. */
export function describeWinners({ winners, scores }: Outcome, names: readonly string[], words: Words): string {
  const best = Math.max(...scores);
  const winning = winners.map((seat) => names[seat] ?? '');
  if (winning.length === 1) return words('tabletop.winsWith', winning.join(), best);
  return words('tabletop.shareWith', list(winning, words, 'conjunction'), best);
}
