import type { SeatLimit } from '../game.js';
import type { TriadMove, TriadState } from './state.js';

const TIMEOUT: TriadMove = { kind: 'timeout' };

/** The clock of the seat to move. It runs from the first move of the game on: whoever begins may look at the dice first. */
export function deadline({ options, turn, removed, quiet, ended }: TriadState): SeatLimit<TriadMove> | undefined {
  const taken = removed[0] + removed[1];
  if (options.clock === '' || ended !== null || quiet + taken === 0) return undefined;
  return { key: `${turn} ${taken} ${quiet}`, seat: turn, move: TIMEOUT };
}
