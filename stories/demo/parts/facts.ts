import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { GAME_IDS, gameOf } from '../games.js';
import { LANGS } from '../look.js';
import type { Near } from '../near.js';
import { ALL_GAMES, BEFORE, SIZES } from '../sizes.js';
import { TEXTS } from '../texts/index.js';
import type { Texts } from '../texts/texts.js';
import { guide } from './friends.js';
import { renderPart } from './part.js';

/** Requests to other servers, and cookies. */
const OTHERS = 0;

/** The first game of the list stands for all. */
const [FIRST] = GAME_IDS;

const kB = (size: number, lang: string): string => size.toLocaleString(lang, { minimumFractionDigits: 1 });

/** What readers can count on, in every language. */
export const renderEverybody = (texts: Texts, near: Near): TemplateResult =>
  renderPart(
    { id: 'everybody', title: texts.everybody, near },
    html`<div class="everybody">
      <ul class="claims">
        ${texts.claims.map((claim) => html`<li>${claim}</li>`)}
      </ul>
      <ul class="tongues">
        ${LANGS.map((lang) => html`<li><small>${lang.toUpperCase()}</small><span lang=${lang}>${TEXTS[lang].yourTurn}</span></li>`)}
      </ul>
    </div>`,
  );

/** What the library weighs, as it was measured. */
export function renderSizes(lang: string, texts: Texts, near: Near): TemplateResult {
  const { before, seen, all, others, languages } = texts.figures;
  const figure = (id: string, value: string | number, what: string, unit?: string) =>
    html`<div>
      <dt>${what}</dt>
      <dd id="figure-${id}">${value}${unit ? html` <small>${unit}</small>` : ''}</dd>
    </div>`;
  const most = Math.max(...Object.values(SIZES).map(({ atOnce, toPlay }) => atOnce + toPlay));
  const first = FIRST as keyof typeof SIZES;
  return renderPart(
    { id: 'sizes', title: texts.sizes, near, isWide: true },
    html`<dl class="figures">
        ${figure('before', kB(BEFORE, lang), before, 'kB')}
        ${figure('seen', kB(SIZES[first].atOnce, lang), seen(gameOf(first).name), 'kB')}
        ${figure('all', kB(ALL_GAMES, lang), all, 'kB')} ${figure('others', OTHERS, others)}
        ${figure('languages', LANGS.length, languages)}
      </dl>
      <table class="bars">
        <tbody>
          ${Object.entries(SIZES).map(
            ([id, { atOnce, toPlay }]) =>
              html`<tr>
                <th scope="row">${gameOf(id as keyof typeof SIZES).name}</th>
                <td>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <rect width=${(100 * atOnce) / most} height="4" />
                    <rect class="later" x=${(100 * atOnce) / most} width=${(100 * toPlay) / most} height="4" />
                  </svg>
                </td>
                <td>${kB(atOnce, lang)} + ${kB(toPlay, lang)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="note">${texts.sizesNote} <a href=${guide('sizes')}>${texts.documentation}</a></p>`,
  );
}

/** From here to a game of one’s own. */
export const renderStart = (texts: Texts, near: Near, copyTag: () => void): TemplateResult =>
  renderPart(
    { id: 'start', title: texts.howTo, near, isWide: true },
    html`<ol class="steps">
        ${texts.steps.map(
          ([title, sentence]) =>
            html`<li>
              <h3>${title}</h3>
              <p>${sentence}</p>
            </li>`,
        )}
      </ol>
      <p class="row">
        <button type="button" class="button primary" @click=${copyTag}>${texts.copyTag}</button>
        <a class="button" href=${guide('getting-started')}>${texts.guide}</a>
      </p>`,
  );
