import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameError } from '../../src/games/game-error.js';
import type { Check } from './rules.js';
import type { Words } from './setup.js';

/** What the rules think of a position, in words. @param unread why the text is no position */
export function renderCheck(check: Check, unread: GameError | undefined, words: Words): TemplateResult {
  const malformed = unread ?? check.malformed;
  return html`<ul class="check">
    ${
      malformed
        ? renderRefusal('unreadable', words('editor.unreadable'), malformed)
        : html`${renderFine(words('editor.isDiagram'))}
          ${
            check.unplayable
              ? renderRefusal('unplayable', words('editor.isUnplayable'), check.unplayable)
              : renderFine(playable(check, words))
          }`
    }
  </ul>`;
}

/** The sentence for the reader, and the reason in English for the author. */
const renderRefusal = (kind: string, sentence: string, { message, details }: GameError): TemplateResult =>
  html`<li data-is="wrong" data-what=${kind}>
    ${renderSign('M5 5l10 10M15 5 5 15')}
    <span>${sentence} <span lang="en" class="reason">${withPlace(message, details['place'])}</span></span>
  </li>`;

const renderFine = (sentence: unknown): TemplateResult =>
  html`<li data-is="fine">${renderSign('M4 11l4 4 8-10')} <span>${sentence}</span></li>`;

const renderSign = (path: string): TemplateResult =>
  html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg>`;

/** Most reasons name the place that is wrong. */
const withPlace = (message: string, place: unknown): string =>
  typeof place !== 'string' || message.includes(place) ? message : `${place}: ${message}`;

function playable({ outcome, actors, moves }: Check, words: Words): TemplateResult {
  if (outcome) return html`${words('editor.isPlayable')} ${words('editor.isOver')}`;
  const isChance = actors.some((actor) => typeof actor !== 'number');
  return html`${words('editor.isPlayable')} ${moves > 0 ? words('editor.legalMoves', moves) : nothing}
  ${isChance ? words('editor.chanceNext') : nothing}`;
}
