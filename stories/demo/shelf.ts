import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { GAME_IDS, gameOf } from './games.js';
import type { GameId } from './games.js';
import type { Skin } from './look.js';
import { sceneOf } from './scenes.js';
import { playersOf } from './table-form.js';
import type { Texts } from './texts/texts.js';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The games as a row of small pictures that one swipes: tabs with one tab stop. Arrows move between them; Enter, Space or a press anywhere on one puts it on the table. */
export class Shelf {
  /** Each is made once, and dressed anew with the page. */
  readonly #scenes = new Map<GameId, HTMLElement>(GAME_IDS.map((id) => [id, sceneOf(id)]));

  render(chosen: GameId, skin: Skin, texts: Texts, choose: (game: GameId) => void): TemplateResult {
    return html`<div class="shelf" role="tablist" aria-label=${texts.games} @keydown=${walk}>
      ${GAME_IDS.map(
        (id) =>
          html`<div class="object" role="presentation" data-skin=${skin} data-game=${id}>
            <div class="scene" aria-hidden="true">${this.#scenes.get(id)}</div>
            <button
              type="button"
              role="tab"
              class="name"
              id="tab-${id}"
              aria-controls="game"
              aria-selected=${id === chosen ? 'true' : 'false'}
              tabindex=${id === chosen ? 0 : -1}
              @click=${() => choose(id)}
            >
              ${gameOf(id).name}
            </button>
          </div>`,
      )}
    </div>`;
  }
}

/** For whom a game is, and how long it lasts. */
export function renderFacts(id: GameId, texts: Texts): TemplateResult {
  const { age, minutes } = gameOf(id);
  const facts = [playersOf(id, texts), minutes && texts.minutes(minutes), age && texts.age(age)];
  return html`<p class="facts-line">${facts.map((fact) => (fact ? html`<span>${fact}</span> ` : nothing))}</p>`;
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
