import type { TricuboOptions, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { SOLO_ROUNDS } from '../../games/tricubo/rules.js';
import { DICE } from '../../games/tricubo/sheet.js';
import type { Steps } from '../opponent.js';
import { Plan } from './plan.js';
import type { Course, Round } from './plan.js';

/** Games of several are looked ahead at most so far, in rounds: few last as long. */
const HORIZON = 18;

const closing = (die: number): Round => ({ closed: DICE.map((_, each) => (each === die ? 1 : 0)) });

/** The dice are closed one after another. */
const alone: Course = {
  roundAt: (left) => closing((SOLO_ROUNDS - 1 - left) % DICE.length),
  playedAt: (left) => SOLO_ROUNDS - left,
};

const aloneAnyhow: Course = { roundAt: alone.roundAt };

/** A seat among several chooses first in its turn, and otherwise finds one of the dice taken, each as often as another. */
const among = (seats: number): Course => ({
  roundAt: () => ({ closed: DICE.map(() => (1 - 1 / seats) / DICE.length) }),
});

interface Work {
  readonly steps: Steps<Plan>;
  plan?: Plan;
}

/** Plans by the rules and the number of seats. They take seconds to make, so they are kept. */
const works = new Map<string, Work>();
const MOST_KEPT = 3;

function workFor({ options, sheets }: TricuboState, isUsual: boolean): Work {
  const seats = sheets.length;
  const key = JSON.stringify([sheetOf(options), options.overflow, options.colourOnSix, seats, isUsual]);
  const found = works.get(key);
  if (found) return found;
  if (works.size >= MOST_KEPT) works.delete(works.keys().next().value ?? '');
  const course = seats > 1 ? among(seats) : isUsual ? alone : aloneAnyhow;
  const made: Work = { steps: making(options, course, seats > 1 ? HORIZON : SOLO_ROUNDS) };
  works.set(key, made);
  return made;
}

function* making(options: TricuboOptions, course: Course, rounds: number): Steps<Plan> {
  const plan = yield* Plan.make(options, course);
  for (let left = 0; left <= rounds; left++) yield* plan.extend();
  return plan;
}

/**
 * The plan for a game, made as far as there is time.
 * @param isUsual whether all sheets have as many crosses as the rounds of a game allow
 * @returns `undefined` if there was not enough time
 */
export function* planFor(state: TricuboState, isUsual: boolean, isOver: () => boolean): Steps<Plan | undefined> {
  const work = workFor(state, isUsual);
  while (!work.plan) {
    if (isOver()) return undefined;
    const { done, value } = work.steps.next();
    if (done) work.plan = value;
    else yield;
  }
  return work.plan;
}
