import { expect } from 'chai';
import { makePuzzleLink, readPuzzleLink } from '../../src/puzzles/link.js';
import type { PuzzleLink } from '../../src/puzzles/link.js';

describe('a link to a puzzle', () => {
  const LINKS: Readonly<Record<string, PuzzleLink>> = {
    '#cubo-puzzle=2026-01-31': { game: 'cubo', date: '2026-01-31' },
    '#cubo-puzzle=2026-01-31&level=hard': { game: 'cubo', date: '2026-01-31', level: 'hard' },
    '#triad-puzzle=17': { game: 'triad', number: 17 },
  };
  for (const [fragment, link] of Object.entries(LINKS)) {
    it(`is written as ${fragment}, and read again`, () => {
      expect(makePuzzleLink(link)).to.equal(fragment);
      expect(readPuzzleLink(fragment)).to.deep.equal(link);
    });
  }

  for (const fragment of ['', '#cubo', '#cubo=cubo+1', '#chess-puzzle=1', '#cubo-puzzle=2026-02-30', '#cubo-puzzle=']) {
    it(`is not "${fragment}"`, () => {
      expect(readPuzzleLink(fragment)).to.equal(undefined);
    });
  }
});
