import { cubo } from '../../src/games/cubo/index.js';
import type { CuboMove, CuboState } from '../../src/games/cubo/index.js';
import { deadline } from '../../src/games/cubo/phase.js';
import { linesOf, totalOf } from '../../src/games/cubo/score.js';
import { pace } from '../../src/elements/games/cubo-grid/time/pace.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { LEVELS } from '../../src/opponents/level.js';
import type { Level } from '../../src/opponents/level.js';
import { diceFor } from './dice.js';
import type { Measure } from './measure.js';

const PERSON = 0;
const COMPUTER = 1;

/** When a person calls, in milliseconds. */
const CALL = 25_000;

/** Points of the square of a person: the median of what a roll can be brought to, and of what it is worth after the best swap. */
const PERSONS = [13, 9] as const;

/** What is to happen, and when. */
interface Event {
  readonly at: number;
  readonly actor: number | 'clock';
  readonly move: CuboMove;
}

/** Plays a round in no time. @returns the points of the computer player */
function race(level: Level, random: () => number): number {
  let state: CuboState = cubo.setup(2);
  while (cubo.actors(state).includes('chance')) state = cubo.play(state, 'chance', cubo.chance(state, random));
  let now = 0;
  let limit: { readonly key: string; readonly since: number } | undefined;
  let thought: Event | undefined;
  while (state.round === 1) {
    const { key, ms = 0, move } = deadline(state) ?? {};
    if (key !== limit?.key) {
      limit = key === undefined ? undefined : { key, since: now };
      thought = undefined;
    }
    if (cubo.actors(state).includes(COMPUTER)) thought ??= think(state, level, random, now);
    const next = soonest([
      thought,
      person(state, now),
      limit && { at: limit.since + ms, actor: 'clock', move: move as CuboMove },
    ]);
    now = next.at;
    if (next === thought) thought = undefined;
    if (cubo.refusal(state, next.actor, next.move)) continue;
    state = cubo.play(state, next.actor, next.move);
    // What is in hand is rolled at once.
    while (state.round === 1 && cubo.actors(state).includes('chance'))
      state = cubo.play(state, 'chance', cubo.chance(state, random));
  }
  const square = state.rounds[0]?.[COMPUTER];
  return square ? totalOf(linesOf(square, state.options)) : 0;
}

function think(state: CuboState, level: Level, random: () => number, now: number): Event {
  const wanted = cuboOpponent.choose(state, COMPUTER, { level, random });
  const { move, ms } = pace(wanted, { state, seat: COMPUTER, level, random });
  return { at: now + ms, actor: COMPUTER, move };
}

/** A person who calls after a while, and wants no die of the middle. */
function person(state: CuboState, now: number): Event | undefined {
  const { stage } = state.seats[PERSON]!;
  if (stage === 'open') return { at: Math.max(now, CALL), actor: PERSON, move: { kind: 'call' } };
  if (!cubo.actors(state).includes(PERSON)) return undefined;
  return { at: now, actor: PERSON, move: { kind: 'take', place: null } };
}

function soonest(events: readonly (Event | undefined)[]): Event {
  const [first, ...others] = events.filter((event) => event !== undefined);
  return others.reduce((best, each) => (each.at < best.at ? each : best), first!);
}

/** The share of rounds that a person wins who calls after 25 seconds with a square of so many points. A draw is half a round. */
export const races: readonly Measure[] = PERSONS.flatMap((points) =>
  LEVELS.map((level) => ({
    name: `rounds won by ${points} points after 25 s against ${level}`,
    ...(level === 'beginner' && points === PERSONS[0] ? { bound: 0.5 } : {}),
    games: 1000,
    play: (seed: number) => {
      const found = race(level, diceFor(seed));
      return { value: found < points ? 1 : found === points ? 0.5 : 0 };
    },
  })),
);
