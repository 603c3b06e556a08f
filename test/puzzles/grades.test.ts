import { expect } from 'chai';
import { placesOf, scorePlacement, triomino } from '../../src/games/triomino/index.js';
import { PUZZLE_LEVELS } from '../../src/puzzles/level.js';
import { loadPuzzleRules, loadPuzzles } from '../../src/puzzles/load.js';
import { PUZZLE_KINDS } from '../../src/puzzles/puzzle.js';
import type { Puzzle, PuzzleGame } from '../../src/puzzles/puzzle.js';
import { isThorough } from '../runs.js';
import { GAINS } from '../strength/puzzles/gains.js';
import { greedyOf, randomOf } from '../strength/puzzles/solving.js';
import type { Subject } from '../strength/puzzles/solving.js';
import { meanOf } from '../strength/references/player.js';

const MOST_RANDOM = 0.2;
const MOST_GREEDY = { easy: 1, medium: 0.5, hard: 0.25 } as const;
/** Where it takes long, play is followed through one puzzle in so many; in a thorough run through all of them. */
const STEPS: Readonly<Record<PuzzleGame, { readonly random: number; readonly greedy: number }>> = {
  triad: { random: 50, greedy: 16 },
  kubi: { random: 2, greedy: 1 },
  tricubo: { random: 2, greedy: 1 },
  cubo: { random: 100, greedy: 4 },
  triomino: { random: 5, greedy: 2 },
};
const isTried = ({ number }: Puzzle, step: number): boolean => isThorough || number % step === 0;
/** What is sampled, or rounded to whole points, is to be clear all the same. */
const LEAST_MARGIN: Readonly<Record<PuzzleGame, number>> = { triad: 1, kubi: 6, tricubo: 2, cubo: 2, triomino: 1 };

for (const game of Object.keys(PUZZLE_KINDS) as PuzzleGame[]) {
  describe(`the grades of the puzzles of ${game}`, () => {
    let subject: Subject<unknown, unknown>;
    let puzzles: readonly Puzzle[];

    before(async () => {
      subject = { rules: await loadPuzzleRules(game), gains: GAINS[game] };
      puzzles = (await loadPuzzles(game)).map((puzzle) => subject.rules.read(puzzle));
    });

    it('leave little to luck', () => {
      for (const puzzle of puzzles.filter((each) => isTried(each, STEPS[game].random))) {
        expect(randomOf(subject, puzzle), `puzzle ${puzzle.number}`).to.be.at.most(MOST_RANDOM);
      }
    });

    for (const level of PUZZLE_LEVELS) {
      it(`ask for more than the largest gain where they are ${level}`, () => {
        const some = puzzles.filter((each) => each.level === level && isTried(each, STEPS[game].greedy));
        const shares = some.map((each) => greedyOf(subject, each));
        expect(meanOf(shares)).to.be.at.most(MOST_GREEDY[level]);
      });
    }

    it('ask for an answer that is clearly the best, and worth something', () => {
      for (const { number, margin, best } of puzzles) {
        expect(margin, `puzzle ${number}`).to.be.at.least(LEAST_MARGIN[game]);
        expect(best, `puzzle ${number}`).to.be.at.least(1);
      }
    });
  });
}

describe('the places of triomino', () => {
  it('have a hidden bonus where they are not easy', async () => {
    const rules = await loadPuzzleRules('triomino');
    const places = (await loadPuzzles('triomino')).filter(({ kind, level }) => kind === 'place' && level !== 'easy');
    expect(places.length).to.be.above(0);
    for (const puzzle of places) {
      const { laid, racks, options } = triomino.start(triomino.parsePosition(rules.read(puzzle).position));
      const scores = racks[0]!
        .flatMap((tile) => placesOf(laid, tile!))
        .map((place) => scorePlacement(laid, place, options))
        .sort((a, b) => b.total - a.total);
      const isHidden = scores[0]!.bonus !== null && scores.some(({ tile }) => tile > scores[0]!.tile);
      expect(isHidden, `puzzle ${puzzle.number}`).to.equal(true);
    }
  });
});
