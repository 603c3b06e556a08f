import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { KINDS } from '../../src/embed/kinds.js';
import type { Kind } from '../../src/embed/kinds.js';
import { frameSnippet, tagSnippet } from '../../src/embed/snippet.js';
import type { Embedding } from '../../src/embed/snippet.js';
import { DEFAULT_LEVEL } from '../../src/opponents/level.js';
import { CDN } from '../docs/addresses.js';
import { input, tick } from './field.js';
import { gameOf } from './games.js';
import type { Look } from './look.js';
import { outfitOf, schemeSnippet, themeSnippet } from './skin-sheet.js';
import { attributesOf, newTable, optionsOf } from './table.js';
import type { Table } from './table.js';
import type { Texts } from './texts/texts.js';

export const FORMS = ['tag', 'frame'] as const;
export type Form = (typeof FORMS)[number];

/** The reader’s choices for the code to paste. */
export interface Wish {
  readonly subject: Kind;
  readonly form: Form;
  readonly withSkin: boolean;
  readonly withMoment: boolean;
  /** Where the folder `cdn/` is served. */
  readonly base: string;
}

export const FIRST_WISH: Wish = {
  subject: 'game',
  form: 'tag',
  withSkin: true,
  withMoment: false,
  base: CDN,
};

/** The code to paste for a game. @param table with the record to show */
export function snippetOf(wish: Wish, table: Table, look: Look): string {
  const { form, withSkin, base } = wish;
  const { tag, attributes } = embeddedIn(wish, table, look);
  if (form === 'tag') {
    const dress = withSkin ? `${themeSnippet(look.skin, base)}\n${schemeSnippet(tag, look.scheme)}` : '';
    return dress + tagSnippet({ tag, attributes, base });
  }
  const looks = withSkin ? { theme: look.scheme, ...outfitOf(table.game, look).looks } : {};
  return frameSnippet({ tag, attributes, base, looks });
}

function embeddedIn(
  { subject, withMoment }: Wish,
  table: Table,
  { lang }: Look,
): Pick<Embedding, 'tag' | 'attributes'> {
  const { game } = table;
  if (subject === 'puzzle') return { tag: 'game-puzzle', attributes: { lang, game, date: 'today' } };
  if (subject === 'lesson') return { tag: 'game-lesson', attributes: { lang, course: game } };
  const shown = withMoment ? table : { ...table, record: undefined, ply: undefined };
  return { tag: gameOf(game).tag, attributes: { lang, ...bareWherePossible(shown) } };
}

/** The shortest code for a game: a script and a tag, with the players of the game on the page. */
export const shortSnippet = ({ game, seats }: Table, { base }: Wish): string => {
  const { seats: players } = attributesOf(newTable(game, { seats }));
  const attributes: Record<string, string> =
    players === undefined ? {} : { seats: players.replaceAll(`:${DEFAULT_LEVEL}`, '') };
  return tagSnippet({ tag: gameOf(game).tag, attributes, base });
};

/** Writes `even-start="on"` as `even-start`. */
function bareWherePossible(table: Table): Record<string, string | true> {
  const attributes: Record<string, string | true> = attributesOf(table);
  for (const [name, spec] of optionsOf(table.game)) {
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (spec.type === 'boolean' && attributes[attribute] === 'on') attributes[attribute] = true;
  }
  return attributes;
}

export interface SnippetPanel {
  readonly wish: Wish;
  readonly code: string;
  readonly texts: Texts;
  readonly change: (part: Partial<Wish>) => void;
  readonly copy: (field: HTMLTextAreaElement) => void;
  /** The result of copying. */
  readonly message: string;
}

export function renderSnippetPanel({ wish, code, texts, change, copy, message }: SnippetPanel): TemplateResult {
  return html`<div class="snippet">
    <div class="request">
      ${radios('subject', texts.subject, KINDS, {
        chosen: wish.subject,
        label: (subject) => texts.subjects[subject],
        change: (subject) => change({ subject }),
      })}
      ${radios('form', texts.form, FORMS, {
        chosen: wish.form,
        label: (form) => html`${texts.forms[form]} <small class="hint">${texts.formNotes[form]}</small>`,
        change: (form) => change({ form }),
      })}
      ${tick({
        id: 'with-skin',
        label: texts.withSkin,
        checked: wish.withSkin,
        change: (withSkin) => change({ withSkin }),
      })}
      ${
        wish.subject === 'game'
          ? tick({
              id: 'with-moment',
              label: texts.withMoment,
              checked: wish.withMoment,
              change: (withMoment) => change({ withMoment }),
            })
          : nothing
      }
      ${input({ id: 'base', label: texts.base, value: wish.base, change: (base) => change({ base }), wide: true })}
    </div>
    <div class="code">
      <label class="label" for="code">${texts.code}</label>
      <textarea id="code" readonly spellcheck="false" rows="14" dir="ltr" .value=${code}></textarea>
      <div class="row">
        <button
          type="button"
          class="button primary"
          id="copy-code"
          @click=${(event: Event) => copy(fieldBeside(event.currentTarget as Element))}
        >
          ${texts.copyCode}
        </button>
        <span class="message" role="status">${message}</span>
      </div>
    </div>
  </div>`;
}

/** A choice of which all is seen. */
function radios<Name extends string>(
  id: string,
  legend: string,
  names: readonly Name[],
  choice: { chosen: Name; label: (name: Name) => unknown; change: (name: Name) => void },
): TemplateResult {
  return html`<fieldset>
    <legend class="label">${legend}</legend>
    ${names.map(
      (name) =>
        html`<label class="tick">
          <input
            type="radio"
            name=${id}
            value=${name}
            .checked=${live(name === choice.chosen)}
            @change=${() => choice.change(name)}
          />
          <span>${choice.label(name)}</span>
        </label>`,
    )}
  </fieldset>`;
}

const fieldBeside = (button: Element) => button.closest('.code')?.querySelector('textarea') as HTMLTextAreaElement;
