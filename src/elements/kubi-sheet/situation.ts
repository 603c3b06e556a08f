import type { Seat } from '../../games/game.js';
import { kubiCore } from '../../games/kubi/core.js';
import type { KubiState } from '../../games/kubi/index.js';
import type { Term } from '../../interaction/language.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import type { DiceMode } from '../../match/settings.js';
import { describeOutcome, list } from './describe.js';

/** What the situation of a game depends on, beside its state. */
export interface Situation {
  readonly state: KubiState;
  readonly dice: DiceMode;
  /** Whose sheet is shown. */
  readonly seat: Seat;
  /** What is to be decided there, or would be entered. */
  readonly task: string;
  readonly names: readonly string[];
}

/** What is to be done now and by whom, or who has won. */
export function describeSituation(situation: Situation, words: Term<KubiTerms>): string {
  const { state, names } = situation;
  const outcome = kubiCore.outcome(state);
  if (outcome) {
    const result = describeOutcome(outcome, names, words);
    return names.length > 1 ? `${result} ${words('kubi.reason.all-done')}` : result;
  }
  if (kubiCore.actors(state).includes('chance')) return describeRolling(situation, words);
  return names.length > 1 ? describeDeciding(situation, words) : situation.task;
}

function describeRolling({ state, dice, names }: Situation, words: Term<KubiTerms>): string {
  if (dice === 'enter') return words('tabletop.enterDice');
  if (dice !== 'tap') return words('tabletop.waitForDice');
  return names.length > 1 ? words('tabletop.rolls', names[state.roller] ?? '') : words('tabletop.rollDice');
}

/** Of several players, first the one whose sheet is shown. */
function describeDeciding({ state, seat, task, names }: Situation, words: Term<KubiTerms>): string {
  const others = kubiCore.actors(state).flatMap((each) => (each === seat ? [] : (names[each as Seat] ?? [])));
  const own = task && words('tabletop.of', names[seat] ?? '', task);
  const left = others.length > 0 ? words('tabletop.stillToDecide', list(others, words, 'conjunction')) : '';
  return [own, left].filter(Boolean).join(' ');
}
