import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { readLink } from '../editor/diagram.js';
import type { Diagram } from '../editor/diagram.js';
import type { PositionEditor } from '../editor/position-editor.js';
import type { Stage } from './stage.js';
import { gameOf } from './games.js';
import type { GameId } from './games.js';
import type { Texts } from './texts/texts.js';

/** The editor of positions below the game. It is loaded when a visitor opens it, or comes by a link to it. */
export class EditorSection {
  readonly #changed: () => void;
  readonly #opened: () => void;
  #editor: PositionEditor | undefined;

  /** @param opened is called before it is shown, so that it can be seen */
  constructor(changed: () => void, opened: () => void) {
    this.#changed = changed;
    this.#opened = opened;
  }

  /** Opens the editor if the address asks for it. */
  follow(hash: string): void {
    const diagram = readLink(hash);
    if (diagram) void this.#open(diagram);
  }

  render(game: GameId, stage: Stage, texts: Texts): TemplateResult {
    const edit = () => {
      const { match } = stage;
      const position = match.game.makePosition(match.game.positionOf(match.state));
      void this.#open({ game, position, attributes: {}, caption: '' });
    };
    return html`<section class="editor" id="editor" aria-labelledby="editor-title">
      <h3 id="editor-title">${texts.editor}</h3>
      <p class="note">${texts.editorNote}</p>
      <p>
        <button type="button" class="button primary" id="edit" @click=${edit}>
          ${texts.editThis(gameOf(game).name)}
        </button>
      </p>
      ${this.#editor ?? nothing}
    </section>`;
  }

  async #open(diagram: Diagram): Promise<void> {
    const { defineEditor } = await import('../editor/define.js');
    defineEditor();
    this.#editor ??= document.createElement('position-editor');
    this.#editor.diagram = diagram;
    this.#opened();
    this.#changed();
    await this.#editor.updateComplete;
    this.#editor.scrollIntoView({ block: 'start' });
  }
}
