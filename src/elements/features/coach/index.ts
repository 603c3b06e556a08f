import { whenPainted } from '../../../interaction/when-painted.js';
import { isOn } from '../../base/attributes.js';
import { toldBy } from '../../play/reader-settings.js';
import type { Feature } from '../feature.js';
import type { CoachModule } from './coach-source.js';

/** Tells new readers the goal, and tips, once they can play. Who knew all of it when the page was loaded loads nothing. */
export const coach: Feature = {
  isWanted: (context) => {
    const { extras, activeMode, match } = context;
    const isPossible = extras.coach !== undefined && activeMode === 'play' && isOn(context.setting('coach') ?? 'on');
    if (!isPossible || !match.gate.hasUser) return false;
    if (toldBy(match.game.id) !== 'all') began.add(context);
    return began.has(context);
  },
  load: async ({ extras }) => {
    await whenPainted();
    const [{ Coach }, module] = await Promise.all([import('./coach.js'), extras.coach?.()]);
    const { source, styles } = module as CoachModule<unknown, unknown>;
    return { styles, start: (context) => new Coach(context, source) };
  },
};

/** The games whose readers were new to something: they read the last tip to its end. */
const began = new WeakSet<object>();
