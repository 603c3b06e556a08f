import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove, TriadPosition, TriadState } from '../../../src/games/triad/index.js';
import { Board } from '../../../src/opponents/triad/board.js';
import { triadOpponent } from '../../../src/opponents/triad/index.js';
import { puzzleRules } from '../../../src/puzzles/triad/index.js';
import { Prover } from '../../../src/puzzles/triad/prover.js';
import { pick } from '../../games/seeded.js';
import { diceFor } from '../dice.js';
import { gains } from '../references/triad.js';
import { TRIES, WEAK, easeOf, groupOf, rateOf } from './maker.js';
import type { Maker } from './maker.js';
import { solvingOf } from './solving.js';

const MOST_POSITIONS = 300_000;
/** So often a player errs, so that both win. */
const ERRORS = 0.1;
const FEWEST_MOVES = 10;
const SIZE = 6;

function play(seed: number): readonly TriadState[] {
  const random = diceFor(seed);
  const states: TriadState[] = [];
  let state = triad.setup(2);
  state = triad.play(state, 'chance', triad.chance(state, random));
  while (!triad.outcome(state)) {
    states.push(state);
    const move =
      random() < ERRORS
        ? pick(triad.moves(state, state.turn), random)
        : triadOpponent.choose(state, state.turn, { level: 'medium', random });
    state = triad.play(state, state.turn, move);
  }
  return states;
}

/** The board can be turned and mirrored, and the sides can change their colours. */
function keyOf({ cells, turn, removed }: TriadPosition): string {
  const keys: string[] = [];
  const own = cells.map((die) => (turn === 0 ? die : -die));
  let board = own;
  for (let i = 0; i < 8; i++) {
    keys.push(board.join());
    const now = board;
    board = now.map((_, cell) => {
      const [file, rank] = [cell % SIZE, Math.floor(cell / SIZE)];
      return i === 3 ? now[rank * SIZE + SIZE - 1 - file]! : now[(SIZE - 1 - file) * SIZE + rank]!;
    });
  }
  return `${keys.sort()[0]} ${removed[turn]} ${removed[turn === 0 ? 1 : 0]}`;
}

const sameBut = (move: TriadMove): string => JSON.stringify({ ...move, remove: undefined });

export const maker: Maker = {
  game: 'triad',
  wanted: [
    { kind: 'win', moves: 2, proof: 'exact', share: 40, obvious: 20 },
    { kind: 'win', moves: 3, proof: 'exact', share: 35, obvious: 18 },
    { kind: 'win', moves: 4, proof: 'exact', share: 25, obvious: 12 },
  ],
  keyOf: ({ position }) => keyOf(triad.parsePosition(position)),
  // Only one of each game, so that they differ.
  find(seed, isOpen) {
    const states = play(seed);
    for (const moves of [4, 3, 2]) {
      const before = states.at(1 - 2 * moves);
      const group = { kind: 'win', moves, proof: 'exact' } as const;
      if (!before || !isOpen(groupOf(group))) continue;
      const position = triad.positionOf(before);
      const state = triad.start(position);
      const seat = state.turn;
      const legal = triad.moves(state, seat).length;
      const board = new Board(state);
      const prover = new Prover(board, MOST_POSITIONS);
      const plies = 2 * moves - 1;
      if (legal < FEWEST_MOVES || prover.shortest(plies) !== plies) continue;
      const winners = prover.winners(plies).map((move) => board.decode(move));
      if (prover.gaveUp || new Set(winners.map(sameBut)).size !== 1) continue;
      const solutions = winners.map((move) => [triad.makeMove(move, state, seat)]);
      const random = diceFor(-seed);
      const weak = rateOf(TRIES, (i) => {
        const move = triadOpponent.choose(state, seat, { level: WEAK[i % 2]!, random });
        return solutions.some(([text]) => text === triad.makeMove(move, state, seat));
      });
      const text = triad.makePosition(position);
      const puzzle = { game: 'triad', ...group, position: text, seat, solutions, best: 1, margin: 1 } as const;
      const solving = solvingOf({ rules: puzzleRules, gains }, { ...puzzle, number: 1, level: 'easy' }, random);
      return { ...puzzle, solving, ease: easeOf(solving, weak) };
    }
    return undefined;
  },
};
