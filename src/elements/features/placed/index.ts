import type { Control } from '../../controls/controls.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature, Slots } from '../feature.js';

const loadPlacedControls = () => import('./placed-controls.js');

/** Draws controls of the game elsewhere in the page. */
export const placed: Feature = {
  isWanted: (context) => Boolean(context.setting('controls')) || context.placements.size > 0,
  start: (context) => new Placed(context),
};

class Placed implements Slots {
  readonly #context: AnyContext;

  constructor(context: AnyContext) {
    this.#context = context;
    context.addController({ hostUpdated: () => this.#draw() });
  }

  /** @throws GameError `bad-attribute` */
  readonly check = (): void => {
    const controls = this.#context.setting('controls');
    if (controls) this.#module?.parseControls(controls);
  };

  shows(control: Control | 'panel'): boolean {
    return this.#module?.isShown(this.#context, control) ?? false;
  }

  #draw(): void {
    const { placements, panel } = this.#context;
    if (placements.size > 0) this.#module?.drawControls(this.#context, panel.renderControl);
  }

  get #module() {
    return this.#context.modules.get(loadPlacedControls);
  }
}
