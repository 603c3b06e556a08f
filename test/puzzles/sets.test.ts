import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { bestSquare, cubo, scoreSquare } from '../../src/games/cubo/index.js';
import { CENTRE, cellName } from '../../src/games/cubo/square.js';
import { totalOf as pointsOf, kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import type { TriadMove, TriadState } from '../../src/games/triad/index.js';
import { sheetOf } from '../../src/games/tricubo/options.js';
import { totalOf, tricubo } from '../../src/games/tricubo/index.js';
import { placesOf, scorePlacement, triomino } from '../../src/games/triomino/index.js';
import { Board } from '../../src/opponents/triad/board.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { PUZZLE_LEVELS } from '../../src/puzzles/level.js';
import { loadPuzzleRules, openPuzzle } from '../../src/puzzles/load.js';
import type { AnyPuzzleRules } from '../../src/puzzles/load.js';
import { PUZZLE_KINDS } from '../../src/puzzles/puzzle.js';
import type { Puzzle, PuzzleGame, PuzzleRules } from '../../src/puzzles/puzzle.js';
import { makeSet, parseSet } from '../../src/puzzles/set.js';
import { Prover } from '../../src/puzzles/triad/prover.js';
import { isThorough } from '../runs.js';
import { maker as cuboMaker } from '../strength/puzzles/cubo.js';
import { maker as kubiMaker } from '../strength/puzzles/kubi.js';
import { rounded } from '../strength/puzzles/maker.js';
import type { Maker } from '../strength/puzzles/maker.js';
import { maker as triadMaker } from '../strength/puzzles/triad.js';
import { maker as tricuboMaker } from '../strength/puzzles/tricubo.js';
import { maker as triominoMaker } from '../strength/puzzles/triomino.js';

const GAMES = Object.keys(PUZZLE_KINDS) as PuzzleGame[];
const COUNT = 400;
const MOST_BYTES = 15_000;
/** So many of the puzzles of Tricubo with rolls to come take too long to count on by all of them. */
const ALL_ROLLS = 3;
/** Values of Tricubo that are closer are the same. */
const EQUAL = 0.001;
const MAKERS: Readonly<Record<PuzzleGame, Maker>> = {
  triad: triadMaker,
  kubi: kubiMaker,
  tricubo: tricuboMaker,
  cubo: cuboMaker,
  triomino: triominoMaker,
};

const textOf = async (game: PuzzleGame): Promise<string> =>
  ((await import(`../../src/puzzles/${game}/set.ts`)) as { SET: string }).SET;

/** Plays a solution. @returns what the judge says after each move; the replies of the other side come from the rules of the puzzle */
function verdicts(rules: AnyPuzzleRules, puzzle: Puzzle, solution: readonly string[]): readonly string[] {
  let state = openPuzzle(rules, puzzle);
  const played: unknown[] = [];
  return solution.map((text) => {
    const move = rules.game.parseMove(text, state, puzzle.seat);
    expect(rules.allows(puzzle, move), `${puzzle.number}: ${text}`).to.equal(true);
    state = rules.game.play(state, puzzle.seat, move);
    played.push(move);
    return rules.judge(puzzle, state, played);
  });
}

/** What no other answer comes to, found again in a way of its own where that is cheap. */
const PROOFS: Readonly<Record<PuzzleGame, (puzzle: Puzzle) => void>> = {
  triad({ position, moves, solutions, seat, number }) {
    if (moves > 2) return;
    const state = triad.start(triad.parsePosition(position));
    const board = new Board(state);
    const winners = new Prover(board, 1_000_000)
      .winners(3)
      .map((move) => triad.makeMove(board.decode(move), state, seat));
    expect(solutions.flat(), `puzzle ${number}`).to.have.members(winners);
  },
  kubi({ position, solutions, best, margin, proof, number }) {
    const state = kubi.start(kubi.parsePosition(position));
    const after = kubi.moves(state, 0).map((move) => ({ move, state: kubi.play(state, 0, move) }));
    // Only where every way to enter the roll ends the game.
    if (proof !== 'exact' || after.some((each) => !kubi.outcome(each.state))) return;
    expectBest(
      after,
      ({ state }) => pointsOf(state.sheets[0]!),
      { solutions, best, margin, number },
      (move) => kubi.makeMove(move),
    );
  },
  tricubo({ position, solutions, best, margin, number }) {
    const state = tricubo.start(tricubo.parsePosition(position));
    const after = tricubo.moves(state, 0).map((move) => ({ move, state: tricubo.play(state, 0, move) }));
    if (after.some((each) => !tricubo.outcome(each.state))) {
      if (!isThorough && number % ALL_ROLLS !== 0) return;
      // By all rolls to come, in single precision.
      const values = tricuboOpponent
        .analyse(state, 0)
        .moves.map(({ move, value }) => ({ text: tricubo.makeMove(move), value }));
      const most = Math.max(...values.map(({ value }) => value));
      const isBest = ({ value }: (typeof values)[number]) => value > most - EQUAL;
      expect(values.filter(isBest).map(({ text }) => text)).to.have.members(solutions.flat());
      const next = Math.max(...values.filter((each) => !isBest(each)).map(({ value }) => value));
      expect([most, most - next].map(rounded), `puzzle ${number}`).to.deep.equal([best, margin]);
      return;
    }
    const worth = (each: (typeof after)[number]) => totalOf(sheetOf(each.state.options), each.state.sheets[0]!);
    expectBest(after, worth, { solutions, best, margin, number }, tricubo.makeMove);
  },
  cubo({ kind, position, solutions, best, margin, number }) {
    const { seats, middle } = cubo.parsePosition(position);
    const { square } = seats[0]!;
    if (kind === 'square') {
      expect(bestSquare(square).total, `puzzle ${number}`).to.equal(best);
      return;
    }
    const cells = [...square.keys()].filter((cell) => cell !== CENTRE);
    const answers = middle.flatMap((die, place) =>
      cells.map((cell) => ({ move: `take ${place + 1}; put ${cellName(cell)}`, square: square.with(cell, die!) })),
    );
    const all = [{ move: 'take -', square }, ...answers];
    const joined = solutions.map((solution) => [solution.join('; ')]);
    const worth = (each: (typeof all)[number]) => scoreSquare(each.square).total;
    expectBest(all, worth, { solutions: joined, best, margin, number }, (move) => move);
  },
  triomino({ kind, position, solutions, best, margin, moves, number }) {
    const state = triomino.start(triomino.parsePosition(position));
    const rack = state.racks[0]!.flatMap((tile) => tile ?? []);
    if (kind === 'run') {
      expect(rack.length).to.equal(moves);
      return;
    }
    const after = rack.flatMap((tile) => placesOf(state.laid, tile)).map((tile) => ({ move: tile }));
    const worth = ({ move }: (typeof after)[number]) => scorePlacement(state.laid, move, state.options).total;
    const text = (tile: (typeof after)[number]['move']) => triomino.makeMove({ kind: 'lay', ...tile });
    expectBest(after, worth, { solutions, best, margin, number }, text);
  },
};

/** The solutions are all that come to the best, and nothing else comes nearer than the margin. */
function expectBest<Move, Answer extends { readonly move: Move }>(
  answers: readonly (Answer & { readonly move: Move })[],
  worthOf: (answer: Answer) => number,
  { solutions, best, margin, number }: Pick<Puzzle, 'solutions' | 'best' | 'margin' | 'number'>,
  textOfMove: (move: Move) => string,
): void {
  const rated = answers.map((answer) => ({ text: textOfMove(answer.move), worth: worthOf(answer) }));
  const most = Math.max(...rated.map(({ worth }) => worth));
  const others = rated.filter(({ worth }) => worth < most);
  expect(most, `puzzle ${number}`).to.equal(best);
  expect(solutions.flat()).to.have.members(rated.filter((each) => !others.includes(each)).map(({ text }) => text));
  expect(most - Math.max(...others.map(({ worth }) => worth))).to.equal(margin);
}

for (const game of GAMES) {
  describe(`the puzzles of ${game}`, () => {
    let text: string;
    let rules: AnyPuzzleRules;
    let puzzles: readonly Puzzle[];

    before(async () => {
      text = await textOf(game);
      rules = await loadPuzzleRules(game);
      puzzles = parseSet(text).map((puzzle) => rules.read(puzzle));
    });

    it(`are ${COUNT}, a third of each level, in a small file`, () => {
      expect(puzzles.length).to.equal(COUNT);
      for (const level of PUZZLE_LEVELS) {
        expect(puzzles.filter((puzzle) => puzzle.level === level).length).to.be.within(COUNT / 3 - 1, COUNT / 3 + 1);
      }
      expect(gzipSync(text).length).to.be.at.most(MOST_BYTES);
    });

    it('are written as they are read', () => {
      expect(makeSet(parseSet(text))).to.equal(text);
    });

    it('have solutions that are legal and solve them with the last move', () => {
      for (const puzzle of puzzles) {
        for (const solution of puzzle.solutions) {
          const open = solution.slice(1).map(() => 'open');
          const last = puzzle.kind === 'win' ? 'open' : 'solved';
          expect(verdicts(rules, puzzle, solution), `puzzle ${puzzle.number}`).to.deep.equal([...open, last]);
        }
      }
    });

    it('have no answer that is better, where that is soon known', () => {
      for (const puzzle of puzzles) PROOFS[game](puzzle);
    });

    it('have no doubles, turned, mirrored or renamed', () => {
      const keys = puzzles.map((puzzle) => MAKERS[game].keyOf(puzzle));
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).to.deep.equal([]);
    });
  });
}

/** So many positions take too long to look for the best reply in all of them. */
const BEST_REPLIES = 10;

describe('the wins of triad', () => {
  it('come in time, whatever the other side replies', async () => {
    const rules = (await loadPuzzleRules('triad')) as PuzzleRules<TriadState, TriadMove>;
    for (const puzzle of parseSet(await textOf('triad'))) {
      let state = triad.start(triad.parsePosition(puzzle.position));
      const played: TriadMove[] = [];
      for (;;) {
        const move = rules.next(puzzle, state, played);
        state = triad.play(state, puzzle.seat, move);
        played.push(move);
        const isLast = played.length === puzzle.moves || triad.outcome(state);
        expect(rules.judge(puzzle, state, played), `puzzle ${puzzle.number}`).to.equal(isLast ? 'solved' : 'open');
        if (isLast) break;
        const best = puzzle.number % BEST_REPLIES === 0 ? rules.reply?.(puzzle, state, played).move : undefined;
        state = triad.play(state, state.turn, best ?? triad.moves(state, state.turn)[0]!);
      }
    }
  });
});
