import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import { button } from '../../../ui/panel/button.js';
import { icons } from '../../../ui/icons.js';
import type { SaveTrouble } from './game-storage.js';
import type { Narrator } from '../../play/narrator.js';
import type { PlayHost } from '../../play/play-host.js';

/** Tells users that their game is not being saved, and lets them choose between two that were. */
export class SaveNotice<State, Move, Terms extends CommonTerms> {
  readonly #host: PlayHost<State, Move, Terms>;
  #spoken: SaveTrouble | undefined;

  constructor(host: PlayHost<State, Move, Terms>, narrator: Narrator<State, Move, Terms>) {
    this.#host = host;
    host.addController({
      hostUpdated: () => {
        const { trouble } = host.storage;
        const isNew = trouble !== this.#spoken;
        this.#spoken = trouble;
        if (trouble && isNew) narrator.say(this.#textOf(trouble));
      },
    });
  }

  render(): TemplateResult | typeof nothing {
    const { trouble } = this.#host.storage;
    if (!trouble) return nothing;
    return html`<div class="save-notice" data-trouble=${trouble}>
      ${icons.notSaved}
      <p>${this.#textOf(trouble)}</p>
      ${trouble === 'conflict' ? html`<div class="save-choice">${this.#renderChoice()}</div>` : nothing}
    </div>`;
  }

  #renderChoice(): unknown {
    const words = this.#words;
    const { storage } = this.#host;
    return [
      storage.hasOther ? button(words('tabletop.takeOther'), () => storage.takeOther()) : nothing,
      button(words('tabletop.keepThis'), () => storage.keepThis()),
    ];
  }

  #textOf(trouble: SaveTrouble): string {
    return this.#words(trouble === 'refused' ? 'tabletop.saveRefused' : 'tabletop.saveConflict');
  }

  get #words(): Term<CommonTerms> {
    return this.#host.words;
  }
}
