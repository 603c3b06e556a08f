import type { Feature } from '../feature.js';

/** The tools of a game that also serve where nothing is played, such as turning the board, and its settings. */
export const view: Feature = {
  isWanted: () => true,
  start: ({ play }) => ({
    get tools() {
      return play.viewTools.map((tool) => ({ ...tool, places: ['menu', 'replay'] as const }));
    },
    get settings() {
      return play.settings;
    },
  }),
};
