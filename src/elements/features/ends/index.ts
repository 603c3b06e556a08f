import type { Feature } from '../feature.js';

/** Lets readers of a shared game give up or go on without somebody, and says of any game how it was given up. */
export const ends: Feature = {
  isWanted: ({ linked, match }) => linked !== undefined || match.concession !== undefined,
  load: async () => {
    const { Ends, styles } = await import('./ends.js');
    return { styles, start: (context) => new Ends(context) };
  },
};
