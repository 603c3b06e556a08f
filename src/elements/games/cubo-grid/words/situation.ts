import type { CuboSeat, CuboState } from '../../../../games/cubo/index.js';
import { isBuilding, isRolled, takers } from '../../../../games/cubo/phase.js';
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import type { Seat } from '../../../../games/game.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import { list, taskText } from '../../../play/phrases.js';
import type { Party } from '../../../play/phrases.js';
import { dieName } from './names.js';

type Words = Term<CuboTerms>;

/** What decides about the status of a game that goes on. */
export interface Situation extends Party {
  readonly state: CuboState;
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
  const next = prompt || words(isRolling ? 'tabletop.rollDice' : 'tabletop.waitForDice');
  return [describeRoundOver(state, words), next].filter(Boolean).join(' ');
}

/** That a round has ended, with what a solo player has earned in it; empty before the second. */
export function describeRoundOver({ round, rounds, options, seats }: CuboState, words: Words): string {
  const [latest] = rounds.slice(-1);
  if (!latest) return '';
  const [square] = latest;
  const earned = square ? totalOf(linesOf(square, options)) : 0;
  return words('cubo.roundOver', round - 1, seats.length > 1 ? undefined : earned);
}

function describeExchange(situation: Situation, words: Words): string {
  const { seats, turn } = situation.state;
  const taken = seats[turn]?.taken;
  if (!situation.mayAct(turn)) return words('tabletop.toMove', situation.names[turn] ?? '');
  return taskText(words('cubo.exchange', taken ? dieName(taken, words) : ''), turn, situation, words);
}

function describeSolo({ state, names, mayAct, swapped }: Situation, words: Words): string {
  const stage = state.seats[0]?.stage;
  if (!mayAct(0)) return words('tabletop.toMove', names[0] ?? '');
  if (stage === 'in-hand') return words('cubo.enterDice');
  if (stage === 'called') return words('cubo.takeDie');
  if (swapped) return words('cubo.worthNow', swapped.worth, swapped.change);
  return words('cubo.build');
}

/** Callers who may take a die, with the time that is left for it, and who comes next if the user waits; or else those who have not called yet. */
function describeBuilding(situation: Situation, words: Words): string {
  const { state, names, you, seconds, mayAct } = situation;
  const building = buildersOf(state);
  if (you === undefined && building.length === names.length) return words('cubo.buildAll');
  const taking = takers(state);
  if (taking.length > 0) {
    const tasks = taking.map((seat) =>
      mayAct(seat)
        ? taskText(words('cubo.takeDie'), seat, situation, words)
        : words('tabletop.toMove', names[seat] ?? ''),
    );
    const isWaited = !taking.some((seat) => mayAct(seat));
    return [
      ...tasks,
      ...(seconds === undefined ? [] : [words('cubo.hurryTake', seconds)]),
      ...(isWaited ? describeLater(state, names, words) : []),
    ].join(' ');
  }
  const isHurried = state.calls.length === 0 && building.length === 1;
  return describeBuilders(building, isHurried ? seconds : undefined, situation, words);
}

/** What is less important than that: whom those who may act wait for, or that a round has no clock. */
export function describeAside(situation: Situation, words: Words): string {
  const { state, names, seconds, mayAct, isUntimed, swapped, chosen } = situation;
  if (!isRolled(state) || state.phase === 'exchange' || chosen) return '';
  if (state.seats.length === 1) {
    const isBegun = isUntimed && !swapped && mayAct(0) && state.seats[0]?.stage === 'open';
    return isBegun ? words('cubo.firstRound') : '';
  }
  const taking = takers(state);
  if (taking.length === 0) return '';
  const later = taking.some((seat) => mayAct(seat)) ? describeLater(state, names, words) : [];
  // With the time of those who choose, that is enough to read at once.
  const building = seconds === undefined ? describeWaiting(buildersOf(state), names, words) : '';
  return [...later, building].filter(Boolean).join(' ');
}

/** Who takes a die after those who may now. */
function describeLater(state: CuboState, names: readonly string[], words: Words): string[] {
  const later = state.calls.slice(takers(state).length).map((seat) => names[seat] ?? '');
  return later.length > 0 ? [words('cubo.takeLater', list(later, words, 'conjunction'))] : [];
}

/** Those who have not called yet. */
const buildersOf = ({ seats }: CuboState): Seat[] =>
  [...seats.keys()].filter((seat) => isBuilding(seats[seat] as CuboSeat));

function describeBuilders(
  building: readonly Seat[],
  seconds: number | undefined,
  situation: Situation,
  words: Words,
): string {
  const { you, names } = situation;
  const [first] = building;
  if (seconds !== undefined && first !== undefined)
    return taskText(words('cubo.hurry', seconds), first, situation, words);
  if (you !== undefined && building.includes(you)) return taskText(words('cubo.buildOn'), you, situation, words);
  return describeWaiting(building, names, words);
}

function describeWaiting(building: readonly Seat[], names: readonly string[], words: Words): string {
  const waited = building.map((seat) => names[seat] ?? '');
  return waited.length > 0 ? words('cubo.stillBuilding', list(waited, words, 'conjunction')) : '';
}
