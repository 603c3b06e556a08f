import type { TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { SOLO_ROUNDS } from '../../games/tricubo/rules.js';
import { DICE } from '../../games/tricubo/sheet.js';
import type { Steps } from '../opponent.js';
import { endChanceAt } from './forecast.js';
import { Plan } from './plan.js';
import type { Course } from './plan.js';

const closing = (die: number): readonly number[] => DICE.map((_, each) => (each === die ? 1 : 0));

/** As many sheets as a browser values in some seconds: all of the printed sides, and of most others. */
const MOST_SHEETS = 1_250_000;
/** Among several most rounds are to be valued with all dice, and the plan is not exact anyhow. */
const MOST_SHEETS_AMONG = 250_000;

/** The dice are closed one after another. */
export const alone: Course = {
  sheets: MOST_SHEETS,
  roundAt: (left) => ({ closed: closing((SOLO_ROUNDS - left) % DICE.length), isLast: 0 }),
  playedAt: (left) => SOLO_ROUNDS - left,
};

const aloneAnyhow: Course = { roundAt: alone.roundAt, sheets: MOST_SHEETS };

/** How often somebody who chooses first takes each die: counted in 9000 rounds with 2, 3 and 5 seats, played well. */
export const TAKEN = [0.17, 0.33, 0.5] as const;

/** A seat among several chooses first in its turn, and otherwise finds one of the dice taken. */
const among = (seats: number): Course => ({
  sheets: MOST_SHEETS_AMONG,
  roundAt: (left) => ({ closed: TAKEN.map((share) => (1 - 1 / seats) * share), isLast: endChanceAt(left) }),
});

interface Work {
  /** The plan, or one more round of it. */
  making?: Steps<Plan | void>;
  plan?: Plan;
}

/** Plans by the rules and the number of seats. They take seconds to make, so they are kept, and reach no further ahead than they have to. */
const works = new Map<string, Work>();
const MOST_KEPT = 3;

function workFor({ options, sheets }: TricuboState, isUsual: boolean): Work {
  const seats = sheets.length;
  const key = JSON.stringify([sheetOf(options), options.overflow, options.colourOnSix, seats, isUsual]);
  const found = works.get(key);
  if (found) return found;
  if (works.size >= MOST_KEPT) works.delete(works.keys().next().value ?? '');
  const course = seats > 1 ? among(seats) : isUsual ? alone : aloneAnyhow;
  const made: Work = { making: Plan.make(options, course) };
  works.set(key, made);
  return made;
}

/**
 * The plan for a game, made as far as there is time.
 * @param rounds so many rounds are to come at most
 * @param isUsual whether all sheets have as many crosses as the rounds of a game allow
 * @returns `undefined` if there was not enough time
 */
export function* planFor(
  state: TricuboState,
  rounds: number,
  isUsual: boolean,
  isOver: () => boolean,
): Steps<Plan | undefined> {
  const work = workFor(state, isUsual);
  while (!work.plan || work.plan.rounds < rounds) {
    if (isOver()) return undefined;
    work.making ??= work.plan!.extend();
    const { done, value } = work.making.next();
    if (done) {
      work.plan ??= value as Plan;
      delete work.making;
    } else yield;
  }
  return work.plan;
}
