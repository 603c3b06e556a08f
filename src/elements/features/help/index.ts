import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';
import type { HelpSource } from './help-source.js';

/** Explains the game: cards, rules and keys. */
export const help: Feature = {
  isWanted: ({ extras }) => extras.help !== undefined,
  start: (context) => new Help(context),
};

class Help implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    const { intentions, commonWords: words } = this.#context;
    const run = intentions.opening(() => this.#open());
    return [{ id: 'help', label: words('tabletop.help'), icon: icons.help, run, places: ['row', 'replay'] as const }];
  }

  async #open(): Promise<void> {
    const { extras } = this.#context;
    const [{ openHelp }, module] = await Promise.all([import('./game-help.js'), extras.help?.()]);
    if (module) await openHelp(this.#context, module.source as HelpSource);
  }
}
