import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';

/** Hands out the shown moment as a link, a line of text, a picture and a tag. */
export const share: Feature = {
  isWanted: () => true,
  start: (context) => new Share(context),
};

class Share implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    const { play, intentions, commonWords: words } = this.#context;
    const open = intentions.opening(async () =>
      (await import('./share.js')).openShare(this.#context, play.sharedRecord),
    );
    return [
      {
        id: 'share',
        label: words('tabletop.share'),
        icon: icons.share,
        run: play.isCovered ? undefined : open,
        places: ['menu', 'replay', 'card'] as const,
      },
    ];
  }
}
