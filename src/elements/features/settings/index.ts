import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';

/** What readers set, in one dialog: other features and the game say what there is. */
export const settings: Feature = {
  isWanted: ({ isPlayed }) => isPlayed,
  start: (context) => new SettingsTool(context),
};

class SettingsTool implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    const { intentions, commonWords: words } = this.#context;
    const run = intentions.opening(async () => (await import('./settings.js')).openSettings(this.#context));
    const label = words('tabletop.settings');
    return [{ id: 'settings', label, icon: icons.settings, run, places: ['menu'] as const }];
  }
}
