/**
 * The text of a set of puzzles: its game, then groups of puzzles that are alike, then a line a puzzle with its position, its solutions and what they are worth.
 *
 *     cubo puzzles
 *     # easy square 2 exact
 *     1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r2r5b1b6 > swap a1c3; swap b1c2 > 32+4
 *
 * A group has the level, the kind, the number of moves and the proof. Moves of one solution are separated by `;`, solutions by `or`. The worth is the best and
 * the margin; a win has none, and a run that is worth its tiles needs none.
 */
import { GameError, notOneOf, shown } from '../games/game-error.js';
import { PUZZLE_LEVELS } from './level.js';
import { PROOFS, PUZZLE_KINDS, isPuzzleGame } from './puzzle.js';
import type { Puzzle, PuzzleGame, PuzzleKind } from './puzzle.js';

/** What the puzzles of a group have in common. */
type Group = Pick<Puzzle, 'level' | 'kind' | 'moves' | 'proof'>;

/** More than this is no set of puzzles. */
export const LONGEST_SET = 1_000_000;

const bad = (message: string, place: string): GameError => new GameError('bad-puzzles', message, { place });

/** @throws GameError `bad-puzzles` with the line as its place */
export function parseSet(text: unknown): readonly Puzzle[] {
  if (typeof text !== 'string' || text.length > LONGEST_SET)
    throw bad(`a set of puzzles is a text of up to ${LONGEST_SET} characters`, 'puzzles');
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  const game = gameOf(lines[first] ?? '');
  const puzzles: Puzzle[] = [];
  let group: Group | undefined;
  for (const [i, line] of lines.entries()) {
    if (i <= first || line === '') continue;
    const place = `line ${i + 1}`;
    if (line.startsWith('#')) group = parseGroup(line, game, place);
    else if (!group)
      throw bad(`${place}: a group like "# easy ${PUZZLE_KINDS[game][0]} 1 exact" must come first`, place);
    else puzzles.push(parsePuzzle(line, { game, number: puzzles.length + 1, ...group }, place));
  }
  if (puzzles.length === 0) throw bad('the set has no puzzle', 'puzzles');
  return puzzles;
}

function gameOf(line: string): PuzzleGame {
  const [, game] = /^([a-z]+) puzzles$/.exec(line) ?? [];
  if (isPuzzleGame(game)) return game;
  const games = Object.keys(PUZZLE_KINDS).map((each) => `"${each} puzzles"`);
  throw bad(`the set begins with ${shown(line)}, expected ${games.join(' or ')}`, 'game');
}

function parseGroup(line: string, game: PuzzleGame, place: string): Group {
  const [level, kind, moves, proof] = line.slice(1).trim().split(/\s+/);
  const known = <Word extends string>(word: string | undefined, words: readonly Word[]): Word => {
    const found = words.find((each) => each === word);
    if (found === undefined) throw notOneOf('bad-puzzles', place, word, words);
    return found;
  };
  if (!/^[1-9]$/.test(moves ?? ''))
    throw bad(`${place}: the number of moves is ${shown(moves)}, expected 1 to 9`, place);
  return {
    level: known(level, PUZZLE_LEVELS),
    kind: known<PuzzleKind>(kind, PUZZLE_KINDS[game]),
    moves: Number(moves),
    proof: known(proof, PROOFS),
  };
}

const WORTH = /^(-?\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/;

function parsePuzzle(line: string, group: Group & Pick<Puzzle, 'game' | 'number'>, place: string): Puzzle {
  const [position = '', answers = '', worth = '', ...rest] = line.split(' > ').map((part) => part.trim());
  const solutions = answers.split(' or ').map((answer) => answer.split(';').map((move) => move.trim()));
  if (position === '' || rest.length > 0 || solutions.flat().includes(''))
    throw bad(`${place}: ${shown(line)} is not written like position > moves > best+margin`, place);
  const isWin = group.kind === 'win';
  const isRun = group.kind === 'run';
  const [, best = isRun ? group.moves : '1', margin = '1'] = WORTH.exec(worth) ?? [];
  if (worth === '' ? !isWin && !isRun : isWin || !WORTH.test(worth))
    throw bad(`${place}: the worth is ${shown(worth)}, expected ${isWin ? 'none' : 'best+margin like 32+4'}`, place);
  const seat = group.game === 'triad' && position.split(/\s+/)[1] === 'b' ? 1 : 0;
  return { ...group, position, seat, solutions, best: Number(best), margin: Number(margin) };
}

/** The text of puzzles of one game, which {@link parseSet} reads. */
export function makeSet(puzzles: readonly Omit<Puzzle, 'number'>[]): string {
  const [first] = puzzles;
  let group = '';
  const lines = puzzles.flatMap((puzzle) => {
    const { level, kind, moves, proof, position, solutions, best, margin } = puzzle;
    const answers = solutions.map((answer) => answer.join('; ')).join(' or ');
    const isPlain = kind === 'win' || (kind === 'run' && best === moves && margin === 1);
    const line = [position, answers, ...(isPlain ? [] : [`${best}+${margin}`])].join(' > ');
    const head = `# ${level} ${kind} ${moves} ${proof}`;
    if (head === group) return [line];
    group = head;
    return [head, line];
  });
  return [`${first?.game ?? ''} puzzles`, ...lines, ''].join('\n');
}
