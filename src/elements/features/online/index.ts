import { isBlank } from '../../base/attributes.js';
import type { Feature } from '../feature.js';

/** Shares the game with other devices. Pages without such a game load nothing. */
export const online: Feature = {
  isWanted: ({ settings, linked }) => !isBlank(settings.online) || linked !== undefined,
  load: async () => {
    const { OnlinePlay, styles } = await import('./online-play.js');
    return { styles, start: (context) => new OnlinePlay(context) };
  },
};
