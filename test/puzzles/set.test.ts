import { expect } from 'chai';
import { GameError } from '../../src/games/game-error.js';
import { loadPuzzleRules, openPuzzle } from '../../src/puzzles/load.js';
import type { PuzzleGame } from '../../src/puzzles/puzzle.js';
import type { AnyPuzzleRules } from '../../src/puzzles/load.js';
import { puzzleRules } from '../../src/puzzles/triomino/index.js';
import { parseSet } from '../../src/puzzles/set.js';

const GROUP = '# easy place 1 exact';
const LINE = '012@0,0 | 112,345 > 112@1,0 > 4+4';
const SET = `triomino puzzles\n${GROUP}\n${LINE}\n`;

function errorOf(text: unknown): GameError {
  try {
    parseSet(text);
  } catch (error) {
    if (error instanceof GameError) return error;
  }
  throw new Error('there is no error');
}

describe('a set of puzzles written by hand', () => {
  it('may have comments in the form of blank lines, and lines of any system', () => {
    const [puzzle] = parseSet(`\r\n${SET.replaceAll('\n', '\r\n\r\n')}`);
    expect(puzzle).to.include({ game: 'triomino', number: 1, level: 'easy', kind: 'place', best: 4, margin: 4 });
    expect(puzzle?.solutions).to.deep.equal([['112@1,0']]);
  });

  it('may leave out what a run comes to: its tiles', () => {
    const run = '# hard run 2 exact\n012@0,0 | 112,122 > 112@1,0; 122@2,0';
    for (const worth of ['', ' > 2+1']) {
      expect(parseSet(`triomino puzzles\n${run}${worth}`)[0]).to.include({ kind: 'run', best: 2, margin: 1 });
    }
  });

  const mistakes: Readonly<Record<string, readonly [text: unknown, place: string]>> = {
    'no text': [null, 'puzzles'],
    'too much text': ['x'.repeat(1_000_001), 'puzzles'],
    'no game': ['', 'game'],
    'a game without puzzles': [SET.replace('triomino', 'chess'), 'game'],
    'no puzzle': [`triomino puzzles\n${GROUP}`, 'puzzles'],
    'a puzzle before the first group': [`triomino puzzles\n${LINE}`, 'line 2'],
    'an unknown level': [SET.replace('easy', 'mild'), 'line 2'],
    'a kind of another game': [SET.replace('place', 'win'), 'line 2'],
    'no number of moves': [SET.replace('1 exact', '0 exact'), 'line 2'],
    'an unknown proof': [SET.replace('exact', 'hoped'), 'line 2'],
    'no solution': [SET.replace('112@1,0', ''), 'line 3'],
    'no worth': [SET.replace(' > 4+4', ''), 'line 3'],
    'a part too many': [SET.replace('4+4', '4+4 > 5'), 'line 3'],
  };
  for (const [mistake, [text, place]] of Object.entries(mistakes)) {
    it(`is refused, with the place, for ${mistake}`, () => {
      const { code, details } = errorOf(text);
      expect([code, details['place']]).to.deep.equal(['bad-puzzles', place]);
    });
  }

  const positions: Readonly<Record<string, string>> = {
    'a position that cannot be read': SET.replace('012@0,0', '012@0'),
    'a position that is not legal': SET.replace('345', '012'),
    'a solution that is not legal': SET.replace('112@1,0', '345@1,0'),
    'a solution that cannot be read': SET.replace('112@1,0', 'lay it'),
  };
  for (const [mistake, text] of Object.entries(positions)) {
    it(`is refused, with the puzzle, for ${mistake}`, () => {
      const rules = puzzleRules as AnyPuzzleRules;
      const [puzzle] = parseSet(text).map((each) => rules.read(each));
      expect(() => openPuzzle(rules, puzzle!))
        .to.throw(GameError, 'puzzle 1: ')
        .with.property('code', 'bad-puzzles');
    });
  }

  it('needs a game that has puzzles', async () => {
    const error = await loadPuzzleRules('chess' as PuzzleGame).catch((thrown: unknown) => thrown);
    expect((error as GameError).code).to.equal('bad-request');
  });
});
