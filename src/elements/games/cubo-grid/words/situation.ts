import type { CuboSeat, CuboState } from '../../../../games/cubo/index.js';
import { isBuilding, isRolled, takers } from '../../../../games/cubo/phase.js';
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import type { Seat } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { list } from '../../../play/phrases.js';
import { dieName } from './names.js';

type Words = Term<CuboTerms>;

/** What decides about the status of a game that goes on. */
export interface Situation {
  readonly state: CuboState;
  /** One a seat. */
  readonly names: readonly string[];
  /** Asks for dice to be entered; empty if none are due. */
  readonly prompt: string;
  /** Whether the user rolls the dice. */
  readonly isRolling: boolean;
  /** Whole seconds that are left; `undefined` if no time runs. */
  readonly seconds: number | undefined;
  /** What to do with the die that is chosen. */
  readonly chosen?: string | undefined;
  /** What is said of another square that was possible. */
  readonly compared?: string | undefined;
  /** What the square is worth after the latest swap. */
  readonly swapped?: { readonly worth: number; readonly change: number } | undefined;
  /** Whether a reader who is new plays without a clock. */
  readonly isUntimed?: boolean;
  /** Whether the user acts for a seat. */
  readonly mayAct: (seat: Seat) => boolean;
}

/** What is to be done now, and by whom. */
export function describeSituation(situation: Situation, words: Words): string {
  const { state, prompt } = situation;
  if (!isRolled(state)) return describeRollDue(situation, words);
  if (situation.chosen) return situation.chosen;
  if (state.phase === 'exchange') return describeExchange(situation, words);
  if (state.seats.length === 1) return prompt || describeSolo(situation, words);
  return [describeBuilding(situation, words), prompt].filter(Boolean).join(' ');
}

function describeRollDue({ state, prompt, isRolling, compared }: Situation, words: Words): string {
  if (compared) return compared;
  const over = state.rounds.length > 0 ? [words('cubo.roundOver', state.round - 1), describeEarned(state, words)] : [];
  const next = prompt || words(isRolling ? 'tabletop.rollDice' : 'tabletop.waitForDice');
  return [...over, next].filter(Boolean).join(' ');
}

/** What a solo player has earned in the latest round. */
function describeEarned({ rounds, options, seats }: CuboState, words: Words): string {
  if (seats.length > 1) return '';
  const square = rounds.at(-1)?.[0];
  return square ? words('cubo.earned', totalOf(linesOf(square, options))) : words('cubo.notScored');
}

function describeExchange({ state, names, mayAct }: Situation, words: Words): string {
  const { seats, turn } = state;
  const name = names[turn] ?? '';
  if (!mayAct(turn)) return words('tabletop.toMove', name);
  const taken = seats[turn]?.taken;
  const task = words('cubo.exchange', taken ? dieName(taken, words) : '');
  return seats.length > 1 ? words('tabletop.of', name, task) : task;
}

function describeSolo({ state, names, mayAct, swapped }: Situation, words: Words): string {
  const stage = state.seats[0]?.stage;
  if (!mayAct(0)) return words('tabletop.toMove', names[0] ?? '');
  if (stage === 'in-hand') return words('cubo.enterDice');
  if (stage === 'called') return words('cubo.takeDie');
  if (swapped) return words('cubo.worthNow', swapped.worth, swapped.change);
  return words('cubo.build');
}

/** Callers who may take a die, with the time that is left for it; or else those who have not called yet. */
function describeBuilding(situation: Situation, words: Words): string {
  const { state, names, seconds, mayAct } = situation;
  const building = buildersOf(situation);
  if (building.length === names.length) return words('cubo.buildAll');
  const tasks = takers(state).map((seat) => {
    const name = names[seat] ?? '';
    return mayAct(seat) ? words('tabletop.of', name, words('cubo.takeDie')) : words('tabletop.toMove', name);
  });
  if (tasks.length > 0)
    return [...tasks, ...(seconds === undefined ? [] : [words('cubo.hurryTake', seconds)])].join(' ');
  const isHurried = state.calls.length === 0 && building.length === 1;
  return describeBuilders(building, isHurried ? seconds : undefined, words);
}

/** What is less important than that: whom those who may act wait for, or who acts later; or that a round has no clock. */
export function describeAside(situation: Situation, words: Words): string {
  const { state, names, seconds, mayAct, isUntimed, swapped, chosen } = situation;
  if (!isRolled(state) || state.phase === 'exchange' || chosen) return '';
  if (state.seats.length === 1) {
    const isBegun = isUntimed && !swapped && mayAct(0) && state.seats[0]?.stage === 'open';
    return isBegun ? words('cubo.firstRound') : '';
  }
  const taking = takers(state).length;
  if (taking === 0) return '';
  const waiting = state.calls.slice(taking).map((seat) => names[seat] ?? '');
  const later = waiting.length > 0 ? words('cubo.takeLater', list(waiting, words, 'conjunction')) : '';
  // With the time of those who choose, that is enough to read at once.
  const building = seconds === undefined ? describeBuilders(buildersOf(situation), undefined, words) : '';
  return [later, building].filter(Boolean).join(' ');
}

/** The names of those who have not called yet. */
const buildersOf = ({ state, names }: Situation): string[] =>
  [...state.seats.keys()].filter((seat) => isBuilding(state.seats[seat] as CuboSeat)).map((seat) => names[seat] ?? '');

function describeBuilders(names: readonly string[], seconds: number | undefined, words: Words): string {
  const [first = ''] = names;
  if (names.length === 0) return '';
  if (seconds !== undefined) return words('tabletop.of', first, words('cubo.hurry', seconds));
  return words('cubo.stillBuilding', list(names, words, 'conjunction'));
}
