import { triad } from '../../../src/games/triad/index.js';
import type { Cell, Die, TriadPosition, TriadState } from '../../../src/games/triad/index.js';
import { pick, seeded } from '../seeded.js';

/** White has no ordinary move. */
export const STUCK: readonly string[] = [
  '5a/6/6/abb3/AAb3/CCb3 w 2-0',
  '6/4bA/4aB/4cB/4aA/6 w 2-2',
  '6/6/6/1c1ab1/3aAc/1A1ABC w 1-1',
  '6/6/2ac2/1c1a2/1AAca1/1ACAA1 w 0-0',
  'A1A1A1/1c4/a1A1A1/4b1/A1b1a1/6 w 0-1',
  '4bA/1A1A1c/3cb1/1A1a2/6/1A1c2 w 1-0',
  '6/1A1b1A/5a/1A1c1A/5b/bA1A1b w 0-0',
  '6/6/ba4/Ba4/Bcb3/AA1b2 w 2-0',
  'CBa3/AbA1A1/6/b1b1c1/6/6 w 1-1',
];

/** Few dice, and so long open lines. */
export const SPARSE: readonly string[] = [
  'aa3b/6/2C3/3B2/6/AA3c w 2-2',
  '6/1c2b1/6/6/1A2B1/a1aCC1 w 2-2',
  'c5/6/2aA2/2Bb2/A4B/5c w 2-2',
];

/** The same seen from the other side of the table: the board turned by 180°, the colours exchanged. */
export function turnTable({ cells, rolled, turn, removed: [white, black], quiet }: TriadPosition): TriadPosition {
  const turned = cells.map((die) => (die === 0 ? 0 : -die) as Die).reverse();
  return { cells: turned, rolled, turn: turn === 0 ? 1 : 0, removed: [black, white], quiet };
}

export const turnCell = (cell: Cell): Cell => 35 - cell;

/** The positions that are hard to get right, for White and for Black to move. */
export function hardStates(): TriadState[] {
  const positions = [...STUCK, ...SPARSE].map((text) => triad.parsePosition(text));
  return [...positions, ...positions.map(turnTable)].map((position) => triad.start(position));
}

/** Dice strewn over the board, after up to two removals a side. */
function strewn(random: () => number): TriadState {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const removed = [upTo(2), upTo(2)] as const;
  const cells = Array<Die>(36).fill(0);
  removed.forEach((off, seat) => {
    for (let left = 6 - off; left > 0; left--) {
      const free = cells.flatMap((die, cell) => (die === 0 ? [cell] : []));
      cells[pick(free, random)] = ((upTo(2) + 1) * (seat === 0 ? 1 : -1)) as Die;
    }
  });
  return triad.start({ cells, rolled: true, turn: random() < 0.5 ? 0 : 1, removed, quiet: 0 });
}

function rolled(random: () => number): TriadState {
  const state = triad.setup(2);
  return triad.play(state, 'chance', triad.chance(state, random));
}

type Beginning = (random: () => number) => TriadState;

function playOuts(count: number, seed: number, begin: Beginning): TriadState[] {
  const random = seeded(seed);
  const states: TriadState[] = [];
  while (states.length < count) {
    let state = begin(random);
    for (let plies = 0; plies < 30 && state.ended === null; plies++) {
      states.push(state);
      state = triad.play(state, state.turn, pick(triad.moves(state, state.turn), random));
    }
  }
  return states.slice(0, count);
}

/** States with somebody to move, of random games from the opening roll. */
export function statesOfGames(count: number, seed: number): TriadState[] {
  return playOuts(count, seed, rolled);
}

/** States with somebody to move: the hard positions, and what comes of them and of strewn dice. */
export function oddStates(count: number, seed: number): TriadState[] {
  const hard = hardStates();
  const begin: Beginning = (random) => (random() < 0.5 ? pick(hard, random) : strewn(random));
  return [...hard, ...playOuts(count - hard.length, seed, begin)];
}
