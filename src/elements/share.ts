import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Term } from '../interaction/language.js';
import type { CommonTerms } from '../locales/common/terms.js';
import { makeRecordText } from '../match/make-record-text.js';
import type { Match } from '../match/match.js';
import type { GameRecord } from '../match/record.js';
import { openDialog } from '../ui/dialog.js';
import type { DialogHost } from '../ui/dialog.js';
import { knownNames } from './attributes.js';
import type { Text } from './attributes.js';

interface ShareHost<State, Move> extends DialogHost {
  readonly match: Match<State, Move>;
  readonly words: Term<CommonTerms>;
  readonly names?: Text;
}

/** Opens a dialog with the game as text and as a tag, each to be copied. @param record the game as those may know it who get it */
export function openShare<State, Move>(host: ShareHost<State, Move>, record: GameRecord): void {
  const text = makeRecordText(record, host.match.game);
  const tag = makeTag(host.localName, { mode: 'replay', names: knownNames(host.names).join(', '), record: text });
  let message: 'tabletop.copied' | 'tabletop.copyYourself' | undefined;
  let times = 0;
  const copy = async (click: Event): Promise<void> => {
    const field = (click.currentTarget as Element).closest('.copy')?.querySelector('textarea');
    if (!field) return;
    message = (await copyText(field)) ? 'tabletop.copied' : 'tabletop.copyYourself';
    times++;
    host.requestUpdate();
  };
  const content = () => {
    const { words } = host;
    return {
      title: words('tabletop.share'),
      close: words('tabletop.close'),
      body: html`${renderCopy('as-text', words('tabletop.recordAsText'), text, words('tabletop.copy'), copy)}
        ${renderCopy('as-tag', words('tabletop.recordAsTag'), tag, words('tabletop.copy'), copy)}
        <p class="copied" role="status">${message && words(message) + silence(times)}</p>`,
    };
  };
  openDialog(host, content, true);
}

function renderCopy(
  id: string,
  label: string,
  text: string,
  copyLabel: string,
  copy: (click: Event) => Promise<void>,
): TemplateResult {
  return html`<div class="copy">
    <label>
      <span class="field-label" id=${id}>${label}</span>
      <textarea readonly spellcheck="false" .value=${text}></textarea>
    </label>
    <button
      type="button"
      class="button"
      part="button"
      id="copy-${id}"
      aria-labelledby="copy-${id} ${id}"
      @click=${(click: Event) => void copy(click)}
    >
      ${copyLabel}
    </button>
  </div>`;
}

/** A region is read only when its text changes: every second time there is a space at its end that nobody hears. */
const silence = (times: number): string => (times % 2 === 0 ? '\u00a0' : '');

/** Copies where the browser lets a page do so; the text is selected in any case. */
async function copyText(field: HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** A tag as it is pasted into a page; attributes without a value are left out. */
function makeTag(name: string, attributes: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(([key, value]) => ` ${key}="${String(value).replace(/[&"<]/g, (char) => ENTITIES[char] ?? char)}"`);
  return `<${name}${written.join('')}></${name}>`;
}
