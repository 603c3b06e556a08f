import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { games } from '../../src/elements/registry.js';
import type { GameId } from '../../src/elements/registry.js';
import { titleOf } from '../../src/embed/games.js';
import type { GameError } from '../../src/games/game-error.js';
import { renderSelect } from './field-view.js';
import { SETUP_GAMES } from './games/index.js';
import type { Words } from './setup.js';

/** A text that is about to be taken over. */
export interface Pasting {
  readonly text: string;
  /** The ply of a record, as written. */
  readonly ply: string;
  /** Why it could not be taken over. */
  readonly error?: GameError | undefined;
}

export interface StartView {
  readonly words: Words;
  readonly game: GameId;
  readonly pasted: Pasting;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly choose: (game: GameId) => void;
  readonly clear: () => void;
  readonly begin: () => void;
  readonly travel: (step: 'undo' | 'redo') => void;
  readonly write: (part: Partial<Pasting>) => void;
  readonly paste: () => void;
}

/** What an author starts from, and the way back. */
export function renderStart(view: StartView): TemplateResult {
  const { words, canUndo, canRedo } = view;
  return html`<section class="start" aria-label=${words('editor.startFrom')}>
    <div class="row">
      ${renderSelect(
        'game',
        words('editor.chooseGame'),
        view.game,
        games.filter(({ id }) => SETUP_GAMES.includes(id)).map(({ id }) => [id, titleOf(id)] as const),
        (id) => view.choose(id as GameId),
      )}
      ${renderTool('empty', words('editor.empty'), view.clear)}
      ${renderTool('new-game', words('editor.newGame'), view.begin)}
      ${renderTool('undo', words('editor.undo'), () => view.travel('undo'), !canUndo)}
      ${renderTool('redo', words('editor.redo'), () => view.travel('redo'), !canRedo)}
    </div>
    ${renderPaste(view)}
  </section>`;
}

const renderTool = (id: string, label: string, act: () => void, isOff = false): TemplateResult =>
  html`<button type="button" class="button" id=${id} ?disabled=${isOff} @click=${act}>${label}</button>`;

const valueIn = (event: Event): string => (event.currentTarget as HTMLInputElement).value;

function renderPaste({ words, pasted: { text, ply, error }, write, paste }: StartView): TemplateResult {
  return html`<details class="paste">
    <summary>${words('editor.paste')}</summary>
    <label class="field">
      <span>${words('editor.pasteHint')}</span>
      <textarea
        id="pasted"
        rows="3"
        spellcheck="false"
        dir="ltr"
        .value=${text}
        aria-invalid=${error ? 'true' : nothing}
        aria-describedby=${error ? 'paste-error' : nothing}
        @input=${(event: Event) => write({ text: valueIn(event) })}
      ></textarea>
    </label>
    ${error ? html`<p class="refused" id="paste-error" role="alert" lang="en">${error.message}</p>` : nothing}
    <div class="row">
      <label class="field">
        <span>${words('editor.ply')}</span>
        <input
          id="pasted-ply"
          type="number"
          min="0"
          .value=${ply}
          @input=${(event: Event) => write({ ply: valueIn(event) })}
        />
      </label>
      ${renderTool('use', words('editor.use'), paste)}
    </div>
  </details>`;
}
