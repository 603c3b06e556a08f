import type { OptionTable } from '../../../../../../src/games/options.js';

/** The options of Sample game. */
export interface SampleGameOptions {
  /** Whether whoever takes the last counter loses. */
  readonly misere: boolean;
}

export const sampleGameOptions: OptionTable<SampleGameOptions> = {
  misere: { type: 'boolean', default: false },
};
