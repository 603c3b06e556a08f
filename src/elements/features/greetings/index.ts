import type { Feature } from '../feature.js';

/** Lets the readers of a shared game say a few things to each other. */
export const greetings: Feature = {
  isWanted: ({ linked, isPlayed }) => isPlayed && linked !== undefined,
  load: async () => {
    const { Greetings, styles } = await import('./greetings.js');
    return { styles, start: (context) => new Greetings(context) };
  },
};
