/**
 * Moves and positions as text: `b2` takes two counters from heap b, `roll 354` is the opening roll, `3,5,4 0` a position with player 0 to move,
 * `- 0` the position before the roll. Parsers check the syntax only.
 */
import { GameError, shown } from '../../../../../../src/games/game-error.js';
import { moveText, positionText } from '../../../../../../src/games/texts.js';
import { HEAPS } from './state.js';
import type { SampleGameMove, SampleGamePosition } from './state.js';

export function parseMove(text: string): SampleGameMove {
  const [, roll, heap = '', count] = /^(?:roll ([1-6]{3})|([abc])(\d{1,2}))$/.exec(moveText(text).trim()) ?? [];
  if (roll) return { kind: 'roll', heaps: [...roll].map(Number) };
  if (!heap) throw new GameError('bad-move', `${shown(text)} is not a move of Sample game`, { text });
  return { kind: 'take', heap: HEAPS.findIndex((name) => name === heap), count: Number(count) };
}

export function makeMove(move: SampleGameMove): string {
  return move.kind === 'roll' ? `roll ${move.heaps.join('')}` : `${HEAPS[move.heap]}${move.count}`;
}

export function parsePosition(text: string): SampleGamePosition {
  const [, heaps, turn] = /^(-|[0-6],[0-6],[0-6]) ([01])$/.exec(positionText(text).trim()) ?? [];
  if (!heaps) throw new GameError('bad-position', `${shown(text)} is not a position of Sample game`, { text });
  return { heaps: heaps === '-' ? null : heaps.split(',').map(Number), turn: Number(turn) };
}

export function makePosition({ heaps, turn }: SampleGamePosition): string {
  return `${heaps?.join() ?? '-'} ${turn}`;
}
