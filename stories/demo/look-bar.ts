import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { select } from './field.js';
import { LANGS, LANGUAGES, SCHEMES, SKINS } from './look.js';
import type { Look } from './look.js';
import type { Texts } from './texts/texts.js';

/** The header: the publisher, language and appearance. */
export function renderLookBar(
  { lang, skin, scheme }: Look,
  texts: Texts,
  change: (part: Partial<Look>) => void,
): TemplateResult {
  return html`<header>
    <p class="house" translate="no">
      <svg class="bird" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M3 12c5 0 7-6 13-6 5 0 8 4 8 9 0 6-5 11-11 11-4 0-7-2-9-6 4 1 7 0 9-3-3 0-7-1-10-5z" />
        <path d="M24 11l5 2-5 3z" />
      </svg>
      Alder <span class="and">&amp;</span> Wren
    </p>
    <div class="looks">
      ${select({
        id: 'lang',
        label: texts.language,
        value: lang,
        choices: LANGS.map((each) => [each, LANGUAGES[each]]),
        change: (value) => change({ lang: LANGS.find((each) => each === value) ?? 'en' }),
      })}
      ${select({
        id: 'skin',
        label: texts.skin,
        value: skin,
        choices: SKINS.map((each) => [each, texts.skins[each]]),
        change: (value) => change({ skin: SKINS.find((each) => each === value) ?? 'wood' }),
      })}
      ${select({
        id: 'scheme',
        label: texts.scheme,
        value: scheme,
        choices: SCHEMES.map((each) => [each, texts.schemes[each]]),
        change: (value) => change({ scheme: SCHEMES.find((each) => each === value) ?? 'auto' }),
      })}
    </div>
  </header>`;
}
