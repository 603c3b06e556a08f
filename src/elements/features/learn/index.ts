import type { Feature } from '../feature.js';

/** Opens the course of the game, for those who ask for it: the help and the coach. */
export const learn: Feature = {
  isWanted: () => true,
  start: (context) => ({
    actions: { learn: context.intentions.opening(async () => (await import('./learn.js')).openCourse(context)) },
  }),
};
