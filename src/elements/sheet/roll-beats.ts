import { inTurn } from '../play/show/timeline.js';
import type { Beat, Step } from '../play/show/timeline.js';

/** What is seen of a roll: the dice come one after the other, `--_roll-late` apart, and then what they would earn. */
export const rollBeats = (...more: readonly Step[]): readonly Beat[] =>
  inTurn({ name: 'arrive', ms: 460, sound: 'dice' }, ...more);
