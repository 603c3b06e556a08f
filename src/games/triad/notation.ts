/**
 * The notation of Triad. A position lists the ranks from the top, with `A` to `C` for White's dice showing 1 to 3 and `a` to
 * `c` for Black's: `ccbbaa/6/6/6/6/AABBCC w 0-0`. A move is its two cells, `b1b4`, followed by `x` and the removed die.
 * `timeout` is the move of the clock.
 */
import { GameError, shown } from '../game-error.js';
import { moveText, positionText } from '../texts.js';
import { CELLS, SIZE, cellName } from './board.js';
import type { Cell, Die, Value } from './board.js';
import type { TriadMove, TriadPosition, TriadState } from './state.js';

const LETTERS = 'cba.ABC';

const isFile = (text: string): boolean => 'abcdef'.includes(text);

/** Names off the board map to indices off the board, so that the rules can refuse them. */
export function parseCell(name: string): Cell {
  const rank = Number(name[1]) - 1;
  return isFile(name.charAt(0)) && rank >= 0 && rank < SIZE ? rank * SIZE + 'abcdef'.indexOf(name.charAt(0)) : -1;
}

const MOVE = /^([a-z]\d)(?:=([1-3])|(>?)([a-z]\d))(?:x([a-z]\d))?$/;
const ROLL = /^roll ([1-3]{6})(?: ([1-3]{6}))?$/;

const parseDice = (digits: string): Value[] => [...digits].map((digit) => Number(digit) as Value).sort((a, b) => a - b);

/** Parses `b1b4`, `b1b4xb4`, `b1=3`, `b1>b3` and `roll 112233 112333`, in upper or lower case, with or without hyphens, dice in any order. */
export function parseMove(text: string): TriadMove {
  const tidy = moveText(text).trim().toLowerCase().replace(/\s+/g, ' ');
  const roll = ROLL.exec(tidy);
  if (roll) {
    const white = parseDice(roll[1] ?? '');
    return { kind: 'roll', dice: [white, roll[2] === undefined ? white : parseDice(roll[2])] };
  }
  if (tidy === 'timeout') return { kind: 'timeout' };
  const found = MOVE.exec(tidy.replace(/[ -]/g, ''));
  if (!found) throw new GameError('bad-move', `${shown(text)} is not written like b1b4, b1=3 or b1>b3`, { text });
  const [, origin = '', value, unturned, target = '', taken] = found;
  const from = parseCell(origin);
  const remove = taken === undefined ? {} : { remove: parseCell(taken) };
  if (value !== undefined) return { kind: 'turn', from, value: Number(value) as Value, ...remove };
  return { kind: unturned ? 'step' : 'move', from, to: parseCell(target), ...remove };
}

export function makeMove(move: TriadMove, state: TriadState): string {
  if (move.kind === 'roll') {
    const [white, black] = move.dice.map((side) => side.join(''));
    return state.options.evenStart ? `roll ${white}` : `roll ${white} ${black}`;
  }
  if (move.kind === 'timeout') return move.kind;
  const taken = move.remove === undefined ? '' : `x${cellName(move.remove)}`;
  const way =
    move.kind === 'turn' ? `=${move.value}` : move.kind === 'step' ? `>${cellName(move.to)}` : cellName(move.to);
  return cellName(move.from) + way + taken;
}

const bad = (message: string, place: string): GameError => new GameError('bad-position', message, { place });

export function parsePosition(text: string): TriadPosition {
  const [board = '', side = 'w', off = '0-0', plies = '0', ...rest] = positionText(text).trim().split(/\s+/);
  if (rest.length > 0) throw bad(`${shown(rest.join(' '))} is left over at the end`, 'end');
  if (side !== 'w' && side !== 'b') throw bad(`the side to move is ${shown(side)}, expected w or b`, 'side');
  const counts = /^(\d)-(\d)$/.exec(off);
  if (!counts) throw bad(`the dice removed are ${shown(off)}, expected a pair like 1-0`, 'removed');
  if (!/^\d{1,15}$/.test(plies)) throw bad(`the plies since a removal are ${shown(plies)}, expected a number`, 'plies');
  const rolled = board !== '-';
  return {
    cells: rolled ? parseBoard(board) : Array<Die>(CELLS).fill(0),
    rolled,
    turn: side === 'w' ? 0 : 1,
    removed: [Number(counts[1]), Number(counts[2])],
    quiet: Number(plies),
  };
}

function parseBoard(board: string): Die[] {
  const ranks = board.split('/');
  if (ranks.length !== SIZE) throw bad(`ranks on the board: ${ranks.length}, expected ${SIZE}`, 'board');
  return ranks
    .map((rank, i) => parseRank(rank, SIZE - i))
    .reverse()
    .flat();
}

function parseRank(text: string, rank: number): Die[] {
  const cells: Die[] = [];
  for (const symbol of text.slice(0, CELLS)) {
    if (/[1-6]/.test(symbol)) cells.push(...Array<Die>(Number(symbol)).fill(0));
    else if (/[A-Ca-c]/.test(symbol)) cells.push((LETTERS.indexOf(symbol) - 3) as Die);
    else
      throw bad(
        `"${symbol}" in rank ${rank} is neither a die (A B C a b c) nor a number of empty cells`,
        `rank ${rank}`,
      );
  }
  if (cells.length !== SIZE) throw bad(`rank ${rank} has ${cells.length} cells, expected ${SIZE}`, `rank ${rank}`);
  return cells;
}

export function makePosition({ cells, rolled, turn, removed, quiet }: TriadPosition): string {
  const ranks = Array.from({ length: SIZE }, (_, rank) =>
    makeRank(cells.slice(rank * SIZE, (rank + 1) * SIZE)),
  ).reverse();
  const fields = [rolled ? ranks.join('/') : '-', turn === 0 ? 'w' : 'b', removed.join('-')];
  return [...fields, ...(quiet > 0 ? [String(quiet)] : [])].join(' ');
}

function makeRank(cells: readonly Die[]): string {
  return cells
    .map((die) => LETTERS.charAt(die + 3))
    .join('')
    .replace(/\.+/g, (gap) => String(gap.length));
}
