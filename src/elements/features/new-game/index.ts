import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';

/** Begins a new game, unless own moves are tried in a record. Who plays with others asks them: that is their feature. */
export const newGame: Feature = {
  isWanted: ({ isPlayed, isShared, session }) => isPlayed && !isShared && session.triedFrom === undefined,
  start: (context) => new NewGameTool(context),
};

class NewGameTool implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    const { match, settings, intentions, commonWords: words } = this.#context;
    // At the end, the one thing to do begins the next game; what began from a position can be begun from there again.
    const isNextAtHand = match.outcome !== undefined && match.start === undefined;
    if (isNextAtHand && (settings.setup === 'fixed' || this.#context.setting('dice') === 'remote')) return [];
    const run = intentions.opening(async () => (await import('./new-game.js')).openNewGame(this.#context));
    const label = words(isNextAtHand ? 'tabletop.changeSetup' : 'tabletop.newGame');
    return [{ id: 'new-game', label, icon: icons.newGame, run, places: ['menu'] as const }];
  }
}
