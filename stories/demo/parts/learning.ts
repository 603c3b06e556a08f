import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { gameOf } from '../games.js';
import type { GameId } from '../games.js';
import type { Skin } from '../look.js';
import type { Near } from '../near.js';
import type { Texts } from '../texts/texts.js';
import { renderPart } from './part.js';

/** The course of a game beside its puzzle of the day. */
export function renderLearning(game: GameId, skin: Skin, texts: Texts, near: Near): TemplateResult {
  const placed = (id: string, content: () => TemplateResult) =>
    html`<div class="frame" data-skin=${skin} data-game=${game}>
      ${near.has(id) ? keyed(game, content()) : nothing}
    </div>`;
  const course = () => html`<game-lesson course=${game} persist="demo-${game}"></game-lesson>`;
  const puzzle = () => html`<game-puzzle game=${game} date="today"></game-puzzle>`;
  const title = texts.course(gameOf(game).name);
  return html`<div class="two">
    ${renderPart({ id: 'course', title, note: texts.courseNote, near, isWide: true }, placed('course', course))}
    ${renderPart(
      { id: 'puzzle', title: texts.puzzle, note: texts.puzzleNote, near, isWide: true },
      placed('puzzle', puzzle),
    )}
  </div>`;
}
