import { clockOption } from '../clock-option.js';
import type { OptionTable } from '../options.js';

/** The options of Triad. */
export interface TriadOptions {
  /** Whether both sides use the same opening roll. */
  readonly evenStart: boolean;
  /** The seat that moves first: 0 for White, 1 for Black. */
  readonly starter: 0 | 1;
  /** Whether threefold repetition and 200 plies without a removal end the game in a draw (a house rule). */
  readonly draws: boolean;
  /** Minutes for the whole game and seconds more for each move, `10+5`; empty for no clock. Who runs out of time loses. */
  readonly clock: string;
}

export const triadOptions: OptionTable<TriadOptions> = {
  evenStart: { type: 'boolean', default: false },
  starter: { type: 'choice', default: 0, values: [0, 1] },
  draws: { type: 'boolean', default: true },
  clock: clockOption(0),
};
