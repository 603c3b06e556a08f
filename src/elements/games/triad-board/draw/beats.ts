import { dieAfter, distanceOf, targetOf } from '../../../../games/triad/destination.js';
import { triadsThrough } from '../../../../games/triad/triads.js';
import type { Cell, Die, TriadMove, TriadPosition, TriadSeatMove } from '../../../../games/triad/index.js';
import { inTurn } from '../../../play/show/timeline.js';
import type { Beat, SeenMove } from '../../../play/show/timeline.js';
import { OPENING } from './rolls.js';

/** What the reader's own hand has shown already: the die lies where it goes, and the triad is lit as well. */
export type Known = 'nothing' | 'die' | 'triad';

/** How long a die rolls over none, one, two or three cells. Milliseconds. */
const ROLL = [220, 220, 340, 450];
/** The light of a triad begins so long after the die lies, and runs so long; that of a further triad begins so much later. Then all are looked at. */
export const LIGHT = { after: 80, ms: 380, next: 160, look: 260, least: 680 } as const;
const FALL = 440;
/** How long the light takes to go out. */
const FADE = 300;

/** The board with the die where it goes, and nothing taken off. */
export function cellsAfter(before: TriadPosition, move: TriadSeatMove): readonly Die[] {
  const cells = [...before.cells];
  cells[move.from] = 0;
  cells[targetOf(move)] = dieAfter(before, move);
  return cells;
}

/** The triads that a move makes, each with its cells in the order of their numbers. */
export const triadsOf = (before: TriadPosition, move: TriadSeatMove): readonly (readonly Cell[])[] =>
  triadsThrough(cellsAfter(before, move), targetOf(move)).map((triad) => [...triad].sort((a, b) => a - b));

/**
 * What is seen of moves: the die rolls to where it goes, a triad is lit, the die that comes off falls into its tray, and the light goes out. `earn` begins
 * when the die lies, `total` when the other one lies in its tray.
 */
export function beatsOf(moves: readonly SeenMove<TriadPosition, TriadMove>[], known: Known): readonly Beat[] {
  const seen = moves.at(-1);
  if (!seen) return [];
  const {
    before,
    made: { move },
  } = seen;
  if (move.kind === 'timeout') return [];
  if (move.kind === 'roll') {
    return inTurn({ name: 'arrive', ms: OPENING, sound: 'dice' }, { name: 'earn', ms: 0 });
  }
  const count = triadsOf(before, move).length;
  const distance = move.kind === 'turn' ? 0 : distanceOf(move.from, move.to);
  const isKnown = known !== 'nothing';
  const isLit = count === 0 || known === 'triad';
  const { after, ms, next, look, least } = LIGHT;
  const light = Math.max(least, ms + (count - 1) * next + look);
  return inTurn(
    isKnown ? undefined : { name: 'arrive', ms: ROLL[distance] ?? 0 },
    known === 'triad' ? undefined : { name: 'earn', ms: 0, sound: 'wood' },
    isLit ? undefined : { name: 'earn', after, ms: light, sound: 'earn' },
    move.remove === undefined ? undefined : { name: 'follow', ms: FALL },
    move.remove === undefined ? undefined : { name: 'total', ms: FADE, sound: 'take' },
  );
}
