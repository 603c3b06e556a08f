import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { GAME_TAGS } from '../../src/elements/base/game-tags.js';
import { gameOf } from './games.js';
import type { GameId } from './games.js';
import type { Skin } from './look.js';
import type { Texts } from './texts/texts.js';

/** The course of a game, and its puzzle of the day, if it has some. */
export function renderLearning(game: GameId, skin: Skin, texts: Texts): TemplateResult | typeof nothing {
  if (!Object.hasOwn(GAME_TAGS, game)) return nothing;
  const { name } = gameOf(game);
  return html`<section class="learning" id="course" aria-labelledby="course-title">
      <h2 id="course-title">${texts.course(name)}</h2>
      <div data-skin=${skin} data-game=${game}>
        ${keyed(game, html`<game-lesson course=${game} persist="demo-${game}"></game-lesson>`)}
      </div>
    </section>
    <section class="learning" id="puzzle" aria-labelledby="puzzle-title">
      <h2 id="puzzle-title">${texts.puzzle}</h2>
      <div class="puzzle" data-skin=${skin} data-game=${game}>
        ${keyed(game, html`<game-puzzle game=${game} date="today"></game-puzzle>`)}
      </div>
    </section>`;
}
