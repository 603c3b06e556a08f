import { expect } from 'chai';
import { scoreSquare } from '../../src/games/cubo/index.js';
import type { CuboState } from '../../src/games/cubo/index.js';
import { loadPuzzleRules, loadPuzzles, openPuzzle } from '../../src/puzzles/load.js';
import type { AnyPuzzleRules } from '../../src/puzzles/load.js';
import type { Puzzle, PuzzleGame } from '../../src/puzzles/puzzle.js';
import { isThorough } from '../runs.js';

interface Attempt {
  readonly rules: AnyPuzzleRules;
  readonly puzzle: Puzzle;
  readonly state: unknown;
  readonly moves: readonly unknown[];
}

async function begin(game: PuzzleGame, number: number): Promise<Attempt> {
  const rules = await loadPuzzleRules(game);
  const written = (await loadPuzzles(game)).find((each) => each.number === number)!;
  const puzzle = rules.read(written);
  return { rules, puzzle, state: openPuzzle(rules, puzzle), moves: [] };
}

const numberOf = async (game: PuzzleGame, isAsked: (puzzle: Puzzle) => boolean): Promise<number> =>
  (await loadPuzzles(game)).find(isAsked)!.number;

function make({ rules, puzzle, state, moves }: Attempt, move: unknown): Attempt {
  return { rules, puzzle, state: rules.game.play(state, puzzle.seat, move), moves: [...moves, move] };
}

const play = (attempt: Attempt, text: string): Attempt =>
  make(attempt, attempt.rules.game.parseMove(text, attempt.state, attempt.puzzle.seat));

const verdict = ({ rules, puzzle, state, moves }: Attempt) => rules.judge(puzzle, state, moves);
const lack = ({ rules, puzzle, state, moves }: Attempt) => rules.lack?.(puzzle, state, moves);

/** Goes on as the rules of the puzzle say, to its end. */
function finish(attempt: Attempt): string {
  let current = attempt;
  while (verdict(current) === 'open' && current.moves.length < 8) {
    const { rules, puzzle, state, moves } = current;
    current = make(current, rules.next(puzzle, state, moves));
  }
  return verdict(current);
}

describe('an answer to a puzzle', () => {
  it('is wrong as soon as no right one can come of it', async () => {
    const number = await numberOf('cubo', ({ kind, moves }) => kind === 'square' && moves === 2);
    const start = await begin('cubo', number);
    const swaps = (attempt: Attempt) =>
      attempt.rules.game
        .moves(attempt.state, attempt.puzzle.seat)
        .filter((move) => attempt.rules.allows(attempt.puzzle, move))
        .map((move) => make(attempt, move));
    const worth = ({ state }: Attempt) => scoreSquare((state as CuboState).seats[0]!.square).total;
    for (const first of swaps(start)) {
      const most = Math.max(...swaps(first).map(worth));
      expect(verdict(first) === 'failed').to.equal(most < start.puzzle.best);
    }
  });

  it('falls short by what the best that can still come of it is less than the best', async () => {
    const number = await numberOf('cubo', ({ kind, solutions }) => kind === 'exchange' && solutions.length === 1);
    const start = await begin('cubo', number);
    const place = [1, 2, 3, 4].find((each) => !start.puzzle.solutions.flat().includes(`take ${each}`));
    const wrong = play(start, `take ${place}`);
    const { rules, puzzle, state } = wrong;
    const ends = rules.game.moves(state, puzzle.seat).map((move) => lack(make(wrong, move))!);
    expect(verdict(wrong)).to.equal('failed');
    expect(lack(wrong))
      .to.equal(Math.min(...ends))
      .and.to.be.above(0);
  });

  for (const [game, kind] of [
    ['cubo', 'square'],
    ['triomino', 'run'],
  ] as const) {
    it(`may be another than the printed one, and is helped to its end: ${game}, ${kind}`, async () => {
      const puzzles = (await loadPuzzles(game)).filter((each) => each.kind === kind && each.moves === 3);
      const counts = { open: 0, failed: 0 };
      for (const { number } of puzzles.slice(isThorough ? -20 : -3)) {
        const start = await begin(game, number);
        const { rules, puzzle, state } = start;
        for (const move of rules.game.moves(state, puzzle.seat).filter((each) => rules.allows(puzzle, each))) {
          const after = make(start, move);
          const now = verdict(after);
          if (now === 'solved') continue;
          counts[now]++;
          if (now === 'open') expect(finish(after), `puzzle ${number}`).to.equal('solved');
        }
      }
      expect(counts.open).to.be.above(0);
      expect(counts.failed).to.be.above(0);
    });
  }

  it('to a tile falls short by the points of its place', async () => {
    const start = await begin('triomino', await numberOf('triomino', ({ kind }) => kind === 'place'));
    const { rules, puzzle, state } = start;
    const lacks = rules.game
      .moves(state, puzzle.seat)
      .filter((move) => rules.allows(puzzle, move))
      .map((move) => make(start, move))
      .map((each) => [verdict(each), lack(each)!] as const);
    expect(lacks.filter(([now]) => now === 'solved').map(([, points]) => points)).to.satisfy((all: number[]) =>
      all.every((points) => points === 0),
    );
    expect(Math.min(...lacks.flatMap(([now, points]) => (now === 'failed' ? [points] : [])))).to.equal(puzzle.margin);
  });
});
