import type { OptionTable } from '../options.js';

/** The options of Triad. */
export interface TriadOptions {
  /** One roll is used by both sides, so that they begin with the same dice. */
  readonly evenStart: boolean;
  /** The seat that moves first: 0 is White, 1 is Black. */
  readonly starter: 0 | 1;
  /** A house rule: threefold repetition and 200 plies without a removal end the game in a draw. */
  readonly draws: boolean;
}

export const triadOptions: OptionTable<TriadOptions> = {
  evenStart: { type: 'boolean', default: false },
  starter: { type: 'choice', default: 0, values: [0, 1] },
  draws: { type: 'boolean', default: true },
};
