/**
 * Moves and positions as text: `b2` takes two counters from heap b, `3,5,4 0` is a position with player 0 to move.
 //#if dice
 * `roll 354` is the opening roll, `- 0` the position before it.
 //#end
 * Parsers check the syntax only.
 */
import { GameError, shown } from '../../../../../../src/games/game-error.js';
import { moveText, positionText } from '../../../../../../src/games/texts.js';
import { HEAPS } from './state.js';
import type { SampleGameMove, SampleGamePosition } from './state.js';

export function parseMove(text: string): SampleGameMove {
  const written = moveText(text).trim();
  //#if dice
  const [, roll] = /^roll ([1-6]{3})$/.exec(written) ?? [];
  if (roll) return { kind: 'roll', heaps: [...roll].map(Number) };
  //#end
  const [, heap = '', count] = /^([abc])(\d{1,2})$/.exec(written) ?? [];
  if (!heap) throw new GameError('bad-move', `${shown(text)} is not a move of Sample game`, { text });
  return { kind: 'take', heap: HEAPS.findIndex((name) => name === heap), count: Number(count) };
}

export function makeMove(move: SampleGameMove): string {
  //#if dice
  if (move.kind === 'roll') return `roll ${move.heaps.join('')}`;
  //#end
  return `${HEAPS[move.heap]}${move.count}`;
}

//#if dice
const POSITION = /^(-|[0-6],[0-6],[0-6]) ([01])$/;
//#else
// const POSITION = /^([0-6],[0-6],[0-6]) ([01])$/;
//#end

export function parsePosition(text: string): SampleGamePosition {
  const [, heaps, turn] = POSITION.exec(positionText(text).trim()) ?? [];
  if (!heaps) throw new GameError('bad-position', `${shown(text)} is not a position of Sample game`, { text });
  //#if dice
  if (heaps === '-') return { heaps: [], turn: Number(turn) };
  //#end
  return { heaps: heaps.split(',').map(Number), turn: Number(turn) };
}

export function makePosition({ heaps, turn }: SampleGamePosition): string {
  //#if dice
  if (heaps.length === 0) return `- ${turn}`;
  //#end
  return `${heaps.join()} ${turn}`;
}
