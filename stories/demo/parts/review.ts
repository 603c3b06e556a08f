import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { gameOf } from '../games.js';
import type { GameId } from '../games.js';
import type { Skin } from '../look.js';
import type { Near } from '../near.js';
import { REVIEWED } from '../records.js';
import type { Texts } from '../texts/texts.js';
import { guide } from './friends.js';
import { renderPart } from './part.js';

/** A whole game to step through, with what dice and players did. */
export class Review {
  #game: GameId | undefined;
  #element: HTMLElement | undefined;

  render(game: GameId, skin: Skin, texts: Texts, near: Near): TemplateResult {
    if (near.has('review')) this.#follow(game);
    return renderPart(
      { id: 'review', title: texts.review, note: texts.reviewNote, near },
      html`<div>
        <div class="replay" data-skin=${skin} data-game=${game}>${this.#element}</div>
        <p><a href=${guide('reviewing-games')}>${texts.guide}</a></p>
      </div>`,
    );
  }

  #follow(game: GameId): void {
    if (game === this.#game) return;
    this.#game = game;
    this.#element = document.createElement(gameOf(game).tag);
    this.#element.setAttribute('mode', 'replay');
    this.#element.setAttribute('record', REVIEWED[game] ?? '');
    this.#element.setAttribute('names', 'Ann, Ben');
    this.#element.setAttribute('review', 'on');
  }
}
