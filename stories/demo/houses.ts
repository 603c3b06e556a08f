import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameId } from './games.js';
import { SKINS } from './look.js';
import type { Look, Skin } from './look.js';
import { MOMENTS, sceneOf } from './scenes.js';
import { outfitOf } from './skin-sheet.js';
import type { Stage } from './stage.js';
import type { Texts } from './texts/texts.js';

/** The position on the table in every skin, side by side. */
export class Houses {
  #game: GameId | undefined;
  #scenes: readonly HTMLElement[] = [];

  render(game: GameId, stage: Stage, look: Look, texts: Texts, wear: (skin: Skin) => void): TemplateResult {
    this.#follow(game, stage);
    return html`<section class="houses" aria-labelledby="houses-title">
      <h2 id="houses-title">${texts.houses}</h2>
      <p class="note">${texts.housesNote}</p>
      <ul class="house-list">
        ${SKINS.map(
          (skin, i) =>
            html`<li class="house-card" data-skin=${skin} data-game=${game} data-house=${skin}>
              <div class="house-scene">${this.#scenes[i]}</div>
              <h3>${texts.skins[skin]}</h3>
              <p class="house-note">${texts.skinNotes[skin]}</p>
              <p class="count">
                ${texts.properties(Object.keys(outfitOf(game, { skin, scheme: 'auto' }).looks).length)}
              </p>
              <button
                type="button"
                class="button"
                id="wear-${skin}"
                aria-pressed=${skin === look.skin ? 'true' : 'false'}
                @click=${() => wear(skin)}
              >
                ${texts.wear}<span class="visually-hidden">: ${texts.skins[skin]}</span>
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  #follow(game: GameId, { match }: Stage): void {
    if (game !== this.#game) {
      this.#game = game;
      this.#scenes = SKINS.map(() => sceneOf(game));
    }
    // An empty sheet shows little of a skin.
    const isEmpty = match.ply === 0 && match.start === undefined;
    const position = isEmpty ? MOMENTS[game] : match.game.makePosition(match.game.positionOf(match.state));
    for (const scene of this.#scenes) {
      if (position !== undefined && scene.getAttribute('position') !== position)
        scene.setAttribute('position', position);
    }
  }
}
