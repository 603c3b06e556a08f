import type { LazyModule } from '../../base/lazy-modules.js';
import type { diceEntryPad } from './dice-entry-pad.js';

interface PadModule extends LazyModule {
  readonly diceEntryPad: typeof diceEntryPad;
}

/** Loads the pad, which few readers need: most let the dice roll. */
export const loadPad = (): Promise<PadModule> => import('./dice-entry-pad.js');
