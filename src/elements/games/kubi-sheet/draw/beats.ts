import type { Seat } from '../../../../games/game.js';
import type { KubiMove, KubiState } from '../../../../games/kubi/index.js';
import { inTurn } from '../../../play/show/timeline.js';
import type { Beat, SeenMove } from '../../../play/show/timeline.js';
import { rollBeats } from '../../../sheet/roll-beats.js';

/**
 * What is seen of moves of Kubi. Dice that are rolled come in the order of their entry, then threads and pencil show it. An entry becomes ink; that of
 * somebody else is made on a slip of paper over the felt.
 * @param seat whose sheet is shown
 */
export function beatsOf(moves: readonly SeenMove<KubiState, KubiMove>[], seat: Seat): readonly Beat[] {
  const made = moves.at(-1)?.made;
  if (made?.move.kind === 'roll') return rollBeats({ name: 'earn', ms: 640, sound: 'pencil' });
  if (made?.actor === seat) return inTurn({ name: 'arrive', ms: 450, sound: 'pencil' }, { name: 'total', ms: 450 });
  return inTurn(
    { name: 'arrive', ms: 260 },
    { name: 'earn', ms: 600, after: 80, sound: 'pencil' },
    { name: 'total', ms: 360, after: 80 },
  );
}
