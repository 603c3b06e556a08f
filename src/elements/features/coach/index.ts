import { whenPainted } from '../../../interaction/when-painted.js';
import { isOn } from '../../base/attributes.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings, readerSettings } from '../../play/reader-settings.js';
import type { Feature } from '../feature.js';
import type { CoachModule } from './coach-source.js';
import { GOAL, shownBy } from './shown-by.js';

/** Shows new readers the goal, and tips, once they can play. Readers who knew all of it when the page was loaded load nothing. */
export const coach: Feature = {
  isWanted: (context) => {
    if (!hasCoach(context) || !context.match.gate.hasUser) return false;
    if (shownBy(context.match.game.id) !== 'all') began.add(context);
    return began.has(context);
  },
  load: async ({ extras }) => {
    await whenPainted();
    const [{ Coach }, module] = await Promise.all([import('./coach.js'), extras.coach?.()]);
    const { source, styles } = module as CoachModule<unknown, unknown>;
    return { styles, start: (context) => new Coach(context, source) };
  },
};

/** Lets readers turn the tips of the coach on again, or off. */
export const tips: Feature = {
  isWanted: hasCoach,
  start: ({ match, commonWords: words }) => ({
    get settings() {
      const { id } = match.game;
      const isOn = shownBy(id) !== 'all';
      const run = () => changeReaderSettings({ coach: { ...readerSettings().coach, [id]: isOn ? 'all' : [GOAL] } });
      return [{ id: 'tips', label: words('tabletop.tips'), isOn, run }];
    },
  }),
};

function hasCoach(context: AnyContext): boolean {
  const { extras, activeMode } = context;
  return extras.coach !== undefined && activeMode === 'play' && isOn(context.setting('coach') ?? 'on');
}

/** The games whose readers were new to something: they read the last tip to its end. */
const began = new WeakSet<object>();
