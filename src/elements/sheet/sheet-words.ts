/** What all games with sheets say: which facts, in which order. The sentences are in the locales. */
import type { Actor, Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { DiceMode } from '../../match/settings.js';
import { list, taskText } from '../play/phrases.js';
import type { Party } from '../play/phrases.js';

type Words = Term<CommonTerms>;

/** The most players that are named; if there are more, their number is given. */
const NAMED = 3;

/** `1 3 4 6 6` */
export const diceText = (dice: readonly number[]): string => dice.join(' ');

/** What has to be done while the game goes on. */
export interface Turn extends Party {
  readonly actors: readonly Actor[];
  readonly dice: DiceMode;
  /** Who rolls. */
  readonly roller: Seat;
  /** Whether the user may roll. */
  readonly mayRoll: boolean;
  /** The seat whose sheet is shown. */
  readonly seat: Seat;
  /** What the user can decide there, or would enter; empty if nothing. */
  readonly task: string;
}

/** What has to be done now, and by whom; or whom to wait for. */
export function describeTurn(turn: Turn, words: Words): string {
  const { actors, seat, task, you } = turn;
  if (actors.includes('chance')) return describeRolling(turn, words);
  if (task) return taskText(task, seat, turn, words);
  return you !== undefined && actors.includes(you) ? words('tabletop.yourTurn') : describeWaiting(turn, words);
}

function describeRolling(turn: Turn, words: Words): string {
  const { dice, mayRoll, names, roller } = turn;
  if (dice === 'enter') return words('tabletop.enterDice');
  if (dice !== 'tap') return words('tabletop.waitForDice');
  return mayRoll
    ? taskText(words('tabletop.rollDice'), roller, turn, words)
    : words('tabletop.rolls', names[roller] ?? '');
}

/** Whom the player whose sheet is shown waits for, besides having something to decide; less important than that. */
export function describeOthers(turn: Turn, words: Words): string {
  return turn.task && !turn.actors.includes('chance') ? describeWaiting(turn, words) : '';
}

/** If the user cannot decide on the sheet that is shown, its player is one of those to wait for. */
function describeWaiting({ actors, seat, task, names }: Turn, words: Words): string {
  const others = actors.flatMap((each) => (task && each === seat ? [] : (names[each as Seat] ?? [])));
  if (others.length > NAMED) return words('tabletop.stillMany', others.length);
  return others.length > 0 ? words('tabletop.stillToDecide', list(others, words, 'conjunction')) : '';
}
