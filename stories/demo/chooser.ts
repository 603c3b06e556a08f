import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { GAME_IDS, gameOf } from './games.js';
import type { GameId } from './games.js';
import { picture } from './pictures.js';
import type { Texts } from './texts/texts.js';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The games as tabs with one tab stop: arrows move between them; Enter, Space or a click shows the game. */
export function renderChooser(chosen: GameId, texts: Texts, choose: (game: GameId) => void): TemplateResult {
  return html`<div class="chooser" role="tablist" aria-label=${texts.games} @keydown=${walk}>
    ${GAME_IDS.map(
      (id) =>
        html`<button
          type="button"
          role="tab"
          class="card"
          id="tab-${id}"
          aria-controls="game"
          aria-selected=${id === chosen ? 'true' : 'false'}
          tabindex=${id === chosen ? 0 : -1}
          @click=${() => choose(id)}
        >
          ${picture(id)}
          <span class="name">${gameOf(id).name}</span>
          <span class="about">${texts.about[id] ?? ''}</span>
        </button>`,
    )}
  </div>`;
}

function walk(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === event.target);
  const step = STEPS[event.key];
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? undefined : (at + step) % tabs.length;
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  tabs.at(next)?.focus();
}
