import { duration } from './duration.js';
import type { PuzzleTerms } from './terms.js';

export const en: PuzzleTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'puzzle.cannotShow': 'This puzzle can’t be shown the way the page asks.',
  'puzzle.numbered': (number) => `Puzzle ${number}`,
  'puzzle.daily': (date) => `Puzzle for ${date}`,
  'puzzle.level': (level) => level,
  'puzzle.date': (date) => date,

  'puzzle.win': (side, moves) => `${side === 'white' ? 'White' : 'Black'} to move. Win in ${moves} moves.`,
  'puzzle.entry': 'Enter this roll the way that earns most by the end of the game.',
  'puzzle.use': 'Use a die where it earns most by the end of the game.',
  'puzzle.square': (points, swaps) =>
    `Build a square worth ${points} points ${swaps === 1 ? 'with a single swap' : `with at most ${swaps} swaps`}.`,
  'puzzle.exchange': 'Take the best die from the middle and swap it in where it gains most.',
  'puzzle.place': 'Find the tile and the place that score most.',
  'puzzle.run': (tiles) => `Lay all ${tiles} tiles, one after another, without buying.`,

  'puzzle.begin': 'Play your answer, or ask for a hint.',
  'puzzle.again': 'You’ve already solved this one. Play it again if you like.',
  'puzzle.goOn': 'Right so far.',
  'puzzle.solved': 'Solved!',
  'puzzle.margin': (points, isAverage) => {
    const next = isAverage ? 'On average, the next best' : 'The next best';
    if (points === 0) return `${next} is almost as good.`;
    return `${next} is ${points} ${points === 1 ? 'point' : 'points'} worse.`;
  },
  'puzzle.failed': 'That’s not it.',
  'puzzle.lack': (points) =>
    points === 1 ? 'Close: 1 point less than the best answer.' : `That’s ${points} points less than the best answer.`,
  'puzzle.refuted': (replier) =>
    `That’s not it: after ${replier === 'white' ? 'White' : 'Black'}’s reply, the win comes too late.`,
  'puzzle.deadEnd': 'That’s not it: the tiles left no longer all fit.',
  'puzzle.solution': 'This is the solution.',
  'puzzle.notAsked': 'You don’t need that in this puzzle.',

  'puzzle.hint': 'Hint',
  'puzzle.tryAgain': 'Try again',
  'puzzle.showSolution': 'Show solution',
  'puzzle.next': 'Next puzzle',
  'puzzle.copy': 'Copy result',
  'puzzle.copied': 'Copied.',
  'puzzle.copyYourself': 'Your browser doesn’t allow copying. The text is selected: copy it yourself.',
  'puzzle.solvedIn': (tries) => (tries === 1 ? 'solved on the first try' : `solved in ${tries} tries`),
  'puzzle.shown': 'solution shown',
  'puzzle.streak': (days) => `${days} days in a row`,
  'puzzle.best': (time) => `Best time: ${time}`,

  'puzzle.today': 'Today’s puzzle',
  'puzzle.nextIn': (hours, minutes) => `Next puzzle in ${duration(hours, minutes, 'h', 'min')}`,
  'puzzle.archive': 'Past puzzles',
  'puzzle.close': 'Close',
  'puzzle.earlierMonth': 'Previous month',
  'puzzle.laterMonth': 'Next month',
  'puzzle.solvedDay': (date) => `${date}, solved`,
  'puzzle.solvedOf': (solved, days) => `${solved} of ${days} solved`,
  'puzzle.longest': (days) => `Longest streak: ${days} days`,
  'puzzle.notLoaded': 'This couldn’t be loaded. Try again.',
  'puzzle.missing': 'This couldn’t be loaded.',
  'puzzle.reload': 'Reload the page',
};
