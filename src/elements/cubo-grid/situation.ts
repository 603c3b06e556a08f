import type { CuboState } from '../../games/cubo/index.js';
import { isRolled } from '../../games/cubo/phase.js';
import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import { list } from '../sheet-words.js';
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
  /** Whether the user acts for a seat. */
  readonly mayAct: (seat: Seat) => boolean;
}

/** What is to be done now, and by whom. */
export function describeSituation(situation: Situation, words: Words): string {
  const { state, prompt } = situation;
  if (!isRolled(state)) return describeRollDue(situation, words);
  if (state.phase === 'exchange') return describeExchange(situation, words);
  if (state.seats.length === 1) return prompt || describeSolo(situation, words);
  return [describeBuilding(situation, words), prompt].filter(Boolean).join(' ');
}

function describeRollDue({ state, prompt, isRolling }: Situation, words: Words): string {
  const over = state.rounds.length > 0 ? words('cubo.roundOver', state.round - 1) : '';
  const next = prompt || words(isRolling ? 'tabletop.rollDice' : 'tabletop.waitForDice');
  return [over, next].filter(Boolean).join(' ');
}

function describeExchange({ state, names, mayAct }: Situation, words: Words): string {
  const { seats, turn } = state;
  const name = names[turn] ?? '';
  if (!mayAct(turn)) return words('tabletop.toMove', name);
  const taken = seats[turn]?.taken;
  const task = words('cubo.exchange', taken ? dieName(taken, words) : '');
  return seats.length > 1 ? words('tabletop.of', name, task) : task;
}

function describeSolo({ state, names, mayAct }: Situation, words: Words): string {
  const stage = state.seats[0]?.stage;
  if (!mayAct(0)) return words('tabletop.toMove', names[0] ?? '');
  if (stage === 'in-hand') return words('cubo.enterDice');
  return words(stage === 'called' ? 'cubo.takeDie' : 'cubo.build');
}

/** Callers first, who may take a die; then those who have not called yet. */
function describeBuilding({ state, names, seconds, mayAct }: Situation, words: Words): string {
  const taking: string[] = [];
  const building: string[] = [];
  for (const [seat, { stage }] of state.seats.entries()) {
    const name = names[seat] ?? '';
    if (stage === 'open' || stage === 'in-hand') building.push(name);
    if (stage !== 'called') continue;
    taking.push(mayAct(seat) ? words('tabletop.of', name, words('cubo.takeDie')) : words('tabletop.toMove', name));
  }
  if (building.length === names.length) return words('cubo.buildAll');
  return [...taking, describeBuilders(building, seconds, words)].filter(Boolean).join(' ');
}

function describeBuilders(names: readonly string[], seconds: number | undefined, words: Words): string {
  const [first = ''] = names;
  if (names.length === 0) return '';
  if (names.length === 1 && seconds !== undefined) return words('tabletop.of', first, words('cubo.hurry', seconds));
  return words('cubo.stillBuilding', list(names, words, 'conjunction'));
}
