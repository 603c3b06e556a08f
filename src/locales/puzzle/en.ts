import type { PuzzleTerms } from './terms.js';

export const en: PuzzleTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'puzzle.cannotShow': 'This puzzle cannot be shown as the page asks.',
  'puzzle.numbered': (number) => `Puzzle ${number}`,
  'puzzle.daily': (date) => `Puzzle for ${date}`,
  'puzzle.level': (level) => level,

  'puzzle.win': (side, moves) => `${side === 'white' ? 'White' : 'Black'} to move. Win in ${moves} moves.`,
  'puzzle.entry': 'Enter the roll where it earns most by the end of the game.',
  'puzzle.use': 'Use a die where it earns most by the end of the game.',
  'puzzle.square': (points, swaps) =>
    `Build a square worth ${points} points ${swaps === 1 ? 'with a single swap' : `with at most ${swaps} swaps`}.`,
  'puzzle.exchange': 'Take the die from the middle that gains most, and exchange it where it does.',
  'puzzle.place': 'Find the tile and the place that score most.',
  'puzzle.run': (tiles) => `Lay all ${tiles} tiles, one after another, without buying.`,

  'puzzle.goOn': 'Right so far.',
  'puzzle.solved': 'Solved!',
  'puzzle.margin': (points) =>
    points === 1 ? 'Everything else is at least 1 point worse.' : `Everything else is at least ${points} points worse.`,
  'puzzle.failed': 'That’s not it.',
  'puzzle.solution': 'This is the solution.',
  'puzzle.notAsked': 'You don’t need that in this puzzle.',

  'puzzle.tryAgain': 'Try again',
  'puzzle.showSolution': 'Show solution',
  'puzzle.next': 'Next puzzle',
  'puzzle.copy': 'Copy result',
  'puzzle.copied': 'Copied.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'solved at first try' : `solved in ${tries} tries`),
  'puzzle.shown': 'solution shown',
  'puzzle.streak': (days) => `${days} days in a row`,
  'puzzle.best': (time) => `Best time: ${time}`,
};
