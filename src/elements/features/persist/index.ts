import { isBlank } from '../../base/attributes.js';
import type { Feature } from '../feature.js';

/** Tells readers whether their game is kept under the key of the page. */
export const persist: Feature = {
  isWanted: ({ settings, session }) => !isBlank(settings.persist) && session.leading.takers.length === 0,
  load: async () => {
    const { SaveNotice } = await import('./save-notice.js');
    return { start: (context) => new SaveNotice(context) };
  },
};
