import type { Game } from '../../src/games/game.js';
import { GameError } from '../../src/games/game-error.js';
import { illegalMove } from '../../src/games/illegal-move.js';
import { resolveOptions } from '../../src/games/options.js';
import { checkSeats, isActing } from '../../src/games/seats.js';
import { moveText, positionText } from '../../src/games/texts.js';

export interface FusePosition {
  readonly round: number;
  /** Two in the end, rolled one after the other. */
  readonly dice: readonly number[];
  readonly points: number;
}
export type FuseState = FusePosition & { readonly options: object };
export type FuseMove = 'cut' | 'burn' | { readonly roll: number };

const ROUNDS = 2;
const isOver = ({ round }: FusePosition): boolean => round > ROUNDS;
const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

function bad(code: 'bad-move' | 'bad-position', text: string): GameError {
  return new GameError(code, `"${text.slice(0, 40)}" is not understood`, { text });
}

/** A toy for dice and time together: two dice say for how many tenths of a second a fuse burns, and what it is worth to cut it. */
export const fuse: Game<FuseState, FuseMove, object, FusePosition> = {
  id: 'fuse',
  seats: { min: 1, max: 1 },
  options: {},
  setup(seats, given) {
    checkSeats(seats, { min: 1, max: 1 });
    return { options: resolveOptions({}, given), round: 1, dice: [], points: 0 };
  },
  start: (position, given) => ({ options: resolveOptions({}, given), ...position }),
  actors(state) {
    if (isOver(state)) return [];
    return state.dice.length < 2 ? ['chance'] : [0, 'clock'];
  },
  moves: (state, seat) => (isActing(fuse.actors(state), seat) ? ['cut'] : []),
  chance: (_state, random) => ({ roll: Math.floor(random() * 6) + 1 }),
  deadline(state) {
    if (!fuse.actors(state).includes('clock')) return undefined;
    return { key: `round ${state.round}`, ms: sum(state.dice) * 100, move: 'burn' };
  },
  refusal(state, actor, move) {
    if (isOver(state)) return { code: 'game-over' };
    if (!fuse.actors(state).includes(actor)) return { code: 'not-your-turn' };
    if (actor !== 'chance') return move === (actor === 'clock' ? 'burn' : 'cut') ? undefined : { code: 'bad-move' };
    const roll = (move as Partial<Extract<FuseMove, object>> | null | undefined)?.roll;
    return [1, 2, 3, 4, 5, 6].includes(Number(roll)) ? undefined : { code: 'bad-move' };
  },
  play(state, actor, move) {
    const refused = fuse.refusal(state, actor, move);
    if (refused) throw illegalMove(refused, actor, move);
    if (typeof move === 'object') return { ...state, dice: [...state.dice, move.roll] };
    const points = state.points + (move === 'cut' ? sum(state.dice) : 0);
    return { ...state, round: state.round + 1, dice: [], points };
  },
  outcome: (state) => (isOver(state) ? { winners: [0], scores: [state.points], reason: 'all-rounds' } : undefined),
  score: ({ points }, seat) => (points > 0 && seat === 0 ? [{ code: 'cut', points, cells: [] }] : []),
  view: (state) => state,
  parseMove(text) {
    const [, word, roll] = /^(?:(cut|burn)|roll (\d))$/.exec(moveText(text).trim()) ?? [];
    if (roll !== undefined) return { roll: Number(roll) };
    if (word !== 'cut' && word !== 'burn') throw bad('bad-move', text);
    return word;
  },
  makeMove: (move) => (typeof move === 'object' ? `roll ${move.roll}` : move),
  parsePosition(text) {
    const [, round, dice, points] = /^(\d+) ([1-6]{1,2}|-) (\d+)$/.exec(positionText(text).trim()) ?? [];
    if (dice === undefined) throw bad('bad-position', text);
    return { round: Number(round), dice: dice === '-' ? [] : Array.from(dice, Number), points: Number(points) };
  },
  makePosition: ({ round, dice, points }) => `${round} ${dice.join('') || '-'} ${points}`,
  positionOf: ({ round, dice, points }) => ({ round, dice, points }),
};
