import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { select } from '../field.js';
import type { GameId } from '../games.js';
import { SCHEMES, SKINS } from '../look.js';
import type { Look } from '../look.js';
import type { Near } from '../near.js';
import { MOMENTS, sceneOf } from '../scenes.js';
import { outfitOf } from '../skin-sheet.js';
import type { Stage } from '../stage.js';
import type { Texts } from '../texts/texts.js';
import { renderPart } from './part.js';

interface Wardrobe {
  readonly game: GameId;
  readonly stage: Stage;
  readonly look: Look;
  readonly texts: Texts;
  readonly near: Near;
  readonly wear: (part: Partial<Look>) => void;
  /** The line that links the theme of the skin. */
  readonly theme: TemplateResult;
}

/** The position on the table in every skin, side by side. */
export class Houses {
  #game: GameId | undefined;
  #scenes: readonly HTMLElement[] = [];

  render({ game, stage, look, texts, near, wear, theme }: Wardrobe): TemplateResult {
    if (near.has('colours')) this.#follow(game, stage);
    return renderPart(
      { id: 'colours', title: texts.houses, note: texts.housesNote, near, isWide: true },
      html`<ul class="house-list">
          ${SKINS.map(
            (skin, i) =>
              html`<li class="house-card" data-skin=${skin} data-game=${game} data-house=${skin}>
                <div class="house-scene">${this.#scenes[i] ?? nothing}</div>
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
                  @click=${() => wear({ skin })}
                >
                  ${texts.wear}<span class="visually-hidden">: ${texts.skins[skin]}</span>
                </button>
              </li>`,
          )}
        </ul>
        <div class="dress">
          <div class="theme">
            <p>${texts.theme}</p>
            ${theme}
          </div>
          ${select({
            id: 'scheme',
            label: texts.scheme,
            value: look.scheme,
            choices: SCHEMES.map((each) => [each, texts.schemes[each]]),
            change: (value) => wear({ scheme: SCHEMES.find((each) => each === value) ?? 'auto' }),
          })}
        </div>`,
    );
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
