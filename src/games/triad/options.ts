import type { OptionTable } from '../options.js';

/** The options of Triad. */
export interface TriadOptions {
  /** Whether both sides use the same opening roll. */
  readonly evenStart: boolean;
  /** The seat that moves first: 0 for White, 1 for Black. */
  readonly starter: 0 | 1;
  /** Whether threefold repetition and 200 plies without a removal end the game in a draw (a house rule). */
  readonly draws: boolean;
}

export const triadOptions: OptionTable<TriadOptions> = {
  evenStart: { type: 'boolean', default: false },
  starter: { type: 'choice', default: 0, values: [0, 1] },
  draws: { type: 'boolean', default: true },
};
