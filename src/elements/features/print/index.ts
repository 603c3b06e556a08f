import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';

/** Puts a game on paper: the shown moment, or an empty sheet to be played on. */
export const print: Feature = {
  isWanted: () => true,
  start: (context) => new Print(context),
};

class Print implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    const { play, extras, intentions, commonWords: words } = this.#context;
    const places = ['menu', 'replay'] as const;
    const run = intentions.opening(async () => (await import('./print.js')).print(this.#context));
    const runEmpty = intentions.opening(async () => (await import('./print.js')).printEmpty(this.#context));
    const empty = { id: 'print-empty', label: words('tabletop.printEmpty'), icon: icons.sheet, run: runEmpty, places };
    return [
      { id: 'print', label: words('tabletop.print'), icon: icons.print, run: play.isCovered ? undefined : run, places },
      ...(extras.hasPaperSheet ? [empty] : []),
    ];
  }
}
