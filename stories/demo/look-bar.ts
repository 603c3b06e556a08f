import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LANGS, LANGUAGES } from './look.js';
import type { Look } from './look.js';
import type { Texts } from './texts/texts.js';

/** The header: the library, the way to the end, and the language. */
export function renderLookBar(
  { lang }: Look,
  texts: Texts,
  change: (part: Partial<Look>) => void,
  start: (event: Event) => void,
): TemplateResult {
  return html`<header>
    <p class="brand" translate="no">tabletop-elements</p>
    <a href="#start" @click=${start}>${texts.start}</a>
    <select
      id="lang"
      aria-label=${texts.language}
      @change=${({ target }: Event) =>
        change({ lang: LANGS.find((each) => each === (target as HTMLSelectElement).value) ?? 'en' })}
    >
      ${LANGS.map((each) => html`<option value=${each} .selected=${live(each === lang)}>${LANGUAGES[each]}</option>`)}
    </select>
  </header>`;
}
