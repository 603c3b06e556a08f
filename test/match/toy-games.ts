/** Two tiny games for what Triad does not have: seats that decide at the same time, new dice every round, a running clock. */
import type { Actor, Game, Outcome, ScoreLine, Seat } from '../../src/games/game.js';
import { GameError } from '../../src/games/game-error.js';
import { illegalMove } from '../../src/games/illegal-move.js';
import { resolveOptions } from '../../src/games/options.js';
import { checkSeats, forSeat, isActing } from '../../src/games/seats.js';
import { moveText, positionText } from '../../src/games/texts.js';

export interface ToyOptions {
  readonly rounds: 1 | 2 | 3 | 5;
}

/** What both games have; their positions are their states without the options. */
interface Toy {
  /** From 1; beyond the last one the game is over. */
  readonly round: number;
  readonly points: readonly number[];
}

export interface RacePosition extends Toy {
  /** 0 before the roll. */
  readonly die: number;
  readonly choices: readonly (Choice | null)[];
}

export interface BlitzPosition extends Toy {
  /** Who has grabbed in this round, the quickest first. */
  readonly grabbed: readonly Seat[];
}

type WithOptions = { readonly options: ToyOptions };
export type RaceState = RacePosition & WithOptions;
export type BlitzState = BlitzPosition & WithOptions;

type Choice = 'take' | 'leave';
export type RaceMove = Choice | { readonly roll: number };
export type BlitzMove = 'grab' | 'timeout';

const seats = { min: 2, max: 4 };
const options = { rounds: { type: 'choice', default: 3, values: [1, 2, 3, 5] } } as const;

const isOver = (state: Toy & WithOptions): boolean => state.round > state.options.rounds;
const zeros = (count: number): number[] => Array<number>(count).fill(0);
const none = (count: number): null[] => Array<null>(count).fill(null);

function bad(code: 'bad-move' | 'bad-position', text: string): GameError {
  return new GameError(code, `"${text.slice(0, 40)}" is not understood`, { text });
}

function numbers(text: string): number[] {
  return text === '-' ? [] : text.split(',').map(Number);
}

function outcome(state: Toy & WithOptions): Outcome<'all-rounds'> | undefined {
  if (!isOver(state)) return undefined;
  const best = Math.max(...state.points);
  const winners = state.points.flatMap((points, seat) => (points === best ? [seat] : []));
  return { winners, scores: state.points, reason: 'all-rounds' };
}

function score({ points }: Toy, seat: Seat): ScoreLine<'won'>[] {
  const own = forSeat(points, seat);
  return own ? [{ code: 'won', points: own, cells: [] }] : [];
}

/** Each round a die is rolled and all seats say at the same time whether they take it; who takes it alone gets its points. */
export const race: Game<RaceState, RaceMove, ToyOptions, RacePosition> = {
  id: 'race',
  seats,
  options,
  setup(count, given) {
    checkSeats(count, seats);
    return { options: resolveOptions(options, given), round: 1, die: 0, choices: none(count), points: zeros(count) };
  },
  start(position, given) {
    const { round, die, choices, points } = position;
    const isWhole = choices.length === points.length && choices.includes(null) && (die > 0 || choices.every((c) => !c));
    if (round < 1 || points.length < seats.min || points.length > seats.max || !isWhole) {
      throw bad('bad-position', race.makePosition(position));
    }
    return { options: resolveOptions(options, given), round, die, choices, points };
  },
  actors(state) {
    if (isOver(state)) return [];
    return state.die === 0 ? ['chance'] : state.choices.flatMap((choice, seat) => (choice ? [] : [seat]));
  },
  moves: (state, seat) => (isActing(race.actors(state), seat) ? ['take', 'leave'] : []),
  chance: (_state, random) => ({ roll: Math.floor(random() * 6) + 1 }),
  refusal(state, actor, move) {
    if (isOver(state)) return { code: 'game-over' };
    if (!race.actors(state).includes(actor)) return { code: 'not-your-turn' };
    if (actor !== 'chance') return move === 'take' || move === 'leave' ? undefined : { code: 'bad-move' };
    const roll = (move as Partial<Extract<RaceMove, object>> | null | undefined)?.roll;
    return Number.isInteger(roll) && Number(roll) >= 1 && Number(roll) <= 6 ? undefined : { code: 'bad-move' };
  },
  play(state, actor, move) {
    const refused = race.refusal(state, actor, move);
    if (refused) throw illegalMove(refused, actor, move);
    if (typeof move === 'object') return { ...state, die: move.roll };
    const choices = state.choices.with(actor as Seat, move);
    if (choices.includes(null)) return { ...state, choices };
    const takers = choices.flatMap((choice, seat) => (choice === 'take' ? [seat] : []));
    const points = state.points.map(
      (before, seat) => before + (takers.length === 1 && takers[0] === seat ? state.die : 0),
    );
    return { ...state, round: state.round + 1, die: 0, choices: none(choices.length), points };
  },
  outcome,
  score,
  view: (state) => state,
  parseMove(text) {
    const [, word, roll] = /^(?:(take|leave)|roll (\d))$/.exec(moveText(text).trim()) ?? [];
    if (roll !== undefined) return { roll: Number(roll) };
    if (word !== 'take' && word !== 'leave') throw bad('bad-move', text);
    return word;
  },
  makeMove: (move) => (typeof move === 'object' ? `roll ${move.roll}` : move),
  // Semicolons and braces are there on purpose: records are cut at the ones and look for comments in the others.
  parsePosition(text) {
    const [, round, die, letters, points] =
      /^\{(\d+); ([0-6]); ([tl-]+); ([\d,]+)\}$/.exec(positionText(text).trim()) ?? [];
    if (letters === undefined || points === undefined) throw bad('bad-position', text);
    const choices = Array.from(letters, (letter) => (letter === 't' ? 'take' : letter === 'l' ? 'leave' : null));
    return { round: Number(round), die: Number(die), choices, points: numbers(points) };
  },
  makePosition({ round, die, choices, points }) {
    return `{${round}; ${die}; ${choices.map((choice) => choice?.charAt(0) ?? '-').join('')}; ${points.join()}}`;
  },
  seatsOf: ({ choices }) => choices.length,
  positionOf: ({ round, die, choices, points }) => ({ round, die, choices, points }),
};

/** Each round lasts a second, or until all seats have grabbed: the quickest gets most. */
export const blitz: Game<BlitzState, BlitzMove, ToyOptions, BlitzPosition> = {
  id: 'blitz',
  seats,
  options,
  setup(count, given) {
    checkSeats(count, seats);
    return { options: resolveOptions(options, given), round: 1, grabbed: [], points: zeros(count) };
  },
  start(position, given) {
    const { round, grabbed, points } = position;
    const known = new Set(grabbed.filter((seat) => seat in points));
    if (round < 1 || points.length < seats.min || points.length > seats.max || known.size < grabbed.length) {
      throw bad('bad-position', blitz.makePosition(position));
    }
    return { options: resolveOptions(options, given), round, grabbed, points };
  },
  actors(state) {
    if (isOver(state)) return [];
    const choosing = state.points.flatMap((_, seat) => (state.grabbed.includes(seat) ? [] : [seat]));
    return [...choosing, 'clock'] satisfies Actor[];
  },
  moves: (state, seat) => (isActing(blitz.actors(state), seat) ? ['grab'] : []),
  deadline: (state) => (isOver(state) ? undefined : { key: `round ${state.round}`, ms: 1000, move: 'timeout' }),
  refusal(state, actor, move) {
    if (isOver(state)) return { code: 'game-over' };
    if (!blitz.actors(state).includes(actor)) return { code: 'not-your-turn' };
    return move === (actor === 'clock' ? 'timeout' : 'grab') ? undefined : { code: 'bad-move' };
  },
  play(state, actor, move) {
    const refused = blitz.refusal(state, actor, move);
    if (refused) throw illegalMove(refused, actor, move);
    if (typeof actor !== 'number') return { ...state, round: state.round + 1, grabbed: [] };
    const left = state.points.length - state.grabbed.length;
    const points = state.points.with(actor, (state.points[actor] ?? 0) + left);
    if (left === 1) return { ...state, round: state.round + 1, grabbed: [], points };
    return { ...state, grabbed: [...state.grabbed, actor], points };
  },
  outcome,
  score,
  view: (state) => state,
  parseMove(text) {
    const word = moveText(text).trim();
    if (word !== 'grab' && word !== 'timeout') throw bad('bad-move', text);
    return word;
  },
  makeMove: (move) => move,
  parsePosition(text) {
    const [, round, grabbed, points] = /^(\d+) ([\d,]+|-) ([\d,]+)$/.exec(positionText(text).trim()) ?? [];
    if (grabbed === undefined || points === undefined) throw bad('bad-position', text);
    return { round: Number(round), grabbed: numbers(grabbed), points: numbers(points) };
  },
  makePosition: ({ round, grabbed, points }) => `${round} ${grabbed.join() || '-'} ${points.join()}`,
  seatsOf: ({ points }) => points.length,
  positionOf: ({ round, grabbed, points }) => ({ round, grabbed, points }),
};
