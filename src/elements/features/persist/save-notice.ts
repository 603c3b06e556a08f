import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { button } from '../../../ui/panel/button.js';
import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { GameStorage, SaveTrouble } from '../../session/storage/game-storage.js';
import type { Slots } from '../feature.js';

/** Warns readers that their game is not being saved, and lets them choose between two that were. */
export class SaveNotice implements Slots {
  readonly #context: AnyContext;
  #spoken: SaveTrouble | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
    context.addController({ hostUpdated: () => this.#announce() });
  }

  renderNotice(): TemplateResult | typeof nothing {
    const { storage } = this.#context.session;
    const trouble = storage?.trouble;
    if (!trouble) return nothing;
    return html`<div class="save-notice" data-trouble=${trouble}>
      ${icons.notSaved}
      <p>${this.#textOf(trouble)}</p>
      ${trouble === 'conflict' ? html`<div class="save-choice">${this.#renderChoice(storage)}</div>` : nothing}
    </div>`;
  }

  #announce(): void {
    const { session, narrator } = this.#context;
    const trouble = session.storage?.trouble;
    const isNew = trouble !== this.#spoken;
    this.#spoken = trouble;
    if (trouble && isNew) narrator.say(this.#textOf(trouble));
  }

  #renderChoice(storage: GameStorage<unknown, unknown>): unknown {
    const { commonWords: words } = this.#context;
    return [
      storage.hasOther ? button(words('tabletop.takeOther'), () => storage.takeOther()) : nothing,
      button(words('tabletop.keepThis'), () => storage.keepThis()),
    ];
  }

  #textOf(trouble: SaveTrouble): string {
    return this.#context.commonWords(trouble === 'refused' ? 'tabletop.saveRefused' : 'tabletop.saveConflict');
  }
}
