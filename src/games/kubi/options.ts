import type { OptionTable } from '../options.js';
import type { StarterOption } from '../seats.js';

/** The options of Kubi. The starter rolls first, which matters only for display. */
export type KubiOptions = StarterOption;

export const kubiOptions: OptionTable<KubiOptions> = {
  starter: { type: 'choice', default: 0, values: [0, 1, 2, 3, 4, 5, 6, 7] },
};
