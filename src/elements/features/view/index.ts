import type { Feature } from '../feature.js';

/** The tools of a game that also serve where nothing is played, such as turning the board. */
export const view: Feature = {
  isWanted: () => true,
  start: ({ play }) => ({
    get tools() {
      return play.viewTools.map((tool) => ({ ...tool, places: ['menu', 'replay'] as const }));
    },
  }),
};
