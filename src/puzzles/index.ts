/** Puzzles of the games, as data: for pages of one's own, newspapers and servers. `<game-puzzle>` shows them. */
export { GameError } from '../games/game-error.js';
export type { GameErrorCode } from '../games/game-error.js';
export { dateOf, ofLevel, puzzleOfTheDay, untilNextDay } from './day.js';
export { PUZZLE_LEVELS } from './level.js';
export type { PuzzleLevel } from './level.js';
export { makePuzzleLink, readPuzzleLink } from './link.js';
export type { PuzzleLink } from './link.js';
export { loadPuzzleRules, loadPuzzles, openPuzzle } from './load.js';
export type { AnyPuzzleRules } from './load.js';
export { NO_PROGRESS, isSolvedOn, makeProgress, parseProgress, streakOn, withResult } from './progress.js';
export type { PuzzleProgress, PuzzleResult } from './progress.js';
export { PUZZLE_KINDS } from './puzzle.js';
export type { Puzzle, PuzzleGame, PuzzleKind, PuzzleProof, PuzzleRules, RulesOf, Verdict } from './puzzle.js';
export { makeSet, parseSet } from './set.js';
export { makeShareLine, makeTime } from './share.js';
export type { PuzzleFacts, ShareWords } from './share.js';
