import type { TemplateResult } from 'lit';
import { nothing } from 'lit';
import { icons } from '../../../ui/icons.js';
import { moveField } from '../../../ui/panel/move-field.js';
import type { AnyContext } from '../../play/play-context.js';
import { changeReaderSettings, readerSettings } from '../../play/reader-settings.js';
import type { Feature, Slots } from '../feature.js';

/** The field for typed moves, which readers find as they left it. */
export const typedMoves: Feature = {
  isWanted: ({ isPlayed }) => isPlayed,
  start: (context) => new TypedMoves(context),
};

class TypedMoves implements Slots {
  readonly controls = { 'move-input': () => this.#renderField() };
  readonly #context: AnyContext;
  /** Why the latest typed move was refused. */
  #notice: (() => string) | undefined;

  constructor(context: AnyContext) {
    this.#context = context;
  }

  get tools() {
    return this.settings.map((each) => ({ ...each, icon: icons.type, places: ['menu'] as const }));
  }

  get settings() {
    if (!this.#context.shows('move-input')) return [];
    const isOn = readerSettings().isTyping === true;
    const label = this.#context.commonWords('tabletop.typedMove');
    return [{ id: 'type-move', label, isOn, run: () => changeReaderSettings({ isTyping: !isOn }) }];
  }

  renderPanel(): unknown {
    return readerSettings().isTyping && this.#context.shows('move-input') ? this.#renderField() : nothing;
  }

  #renderField(): TemplateResult {
    const { play, intentions, commonWords: words } = this.#context;
    const notice = this.#notice;
    const isRefused = notice !== undefined && notice === intentions.notice;
    const field = {
      label: words('tabletop.typedMove'),
      example: play.example,
      submit: words('tabletop.play'),
      error: isRefused ? notice() : undefined,
      // In the game, the status above the field says it.
      shownBy: this.#context.shows('status') && this.#context.shows('move-input') ? 'status' : undefined,
    };
    return moveField(field, this.#playText);
  }

  readonly #playText = (text: string): boolean => {
    const { play, intentions } = this.#context;
    const isMade = play.playText(text);
    this.#notice = isMade ? undefined : intentions.notice;
    return isMade;
  };
}
