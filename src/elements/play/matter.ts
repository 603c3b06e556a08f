import type { SoundName } from '../../ui/sound.js';

/** What the moves of seats and of chance sound like. */
export interface Matter {
  readonly seat: SoundName;
  readonly chance: SoundName;
}
