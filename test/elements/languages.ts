import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { Kind } from './fresh-page.js';
import type { GamePage } from './game-page.js';

export const LANGUAGES = ['en', 'de', 'nl', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an element is opened with. */
export type Attributes = Readonly<Record<string, string>>;

/** The language in which an element is shown at the moment. */
export const languageOf = (page: GamePage): string => page.find('.container')?.lang ?? '';

/** Waits until an element is shown in a language, complete with its words and, where it has any, its tools. */
export async function untilIn<Page extends GamePage>(page: Page, language: string): Promise<Page> {
  const { element } = page;
  const hasTools = () => element.getAttribute('mode') === 'diagram' || page.find('.toolbar') !== null;
  await page.until(() => languageOf(page) === language.toLowerCase() && hasTools());
  await element.updateComplete;
  return page;
}

/** Changes an element to every language after another one, and to English again. */
export async function throughAll(page: GamePage, check: (language: Language) => unknown): Promise<void> {
  for (const language of [...LANGUAGES, 'en'] as const) {
    page.element.lang = language;
    await page.until(() => languageOf(page) === language);
    await check(language);
  }
}

/** Opens elements of a kind in a language, complete with their words and, where they have any, their tools. */
export const opener =
  <Page extends GamePage>({ tag, read }: Kind<Page>) =>
  async (lang: string, attributes: Attributes = {}, shown = lang): Promise<Page> => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ lang, ...attributes })) element.setAttribute(name, value);
    await fixture<LitElement>(html`<div>${element}</div>`);
    return untilIn(read(element), shown);
  };

/**
 * What a reader does, said without the words of any language: `type b1b4`, or what to press by key, a tool by its name or anything by
 * a selector: `tool undo`, `press .primary`.
 * @returns whether the step is one of these
 */
export async function actByKey(page: GamePage, step: string): Promise<boolean> {
  const [what = '', ...rest] = step.split(' ');
  const which = rest.join(' ');
  if (what === 'type') {
    await page.showTyping();
    const field = page.find<HTMLInputElement>('.move-field input');
    field?.focus();
    field?.select();
    await page.type(which);
    await page.press('Enter');
  } else if (what === 'tool' || what === 'press') {
    page.find(what === 'tool' ? `[data-tool=${which}]` : which)?.focus();
    await page.press('Enter');
  } else {
    return false;
  }
  return true;
}

const SPOKEN_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];

const isTypedInto = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])');

/**
 * Every text of a tree that can be seen or heard, each once: written, typed, as a name, a hint or an example. What the live region
 * says is not there.
 * @param ownName what names begin with and is the same in all languages, such as that of a cell
 */
export function textsOf(root: ParentNode, ownName = /^$/): string[] {
  const texts = [...root.querySelectorAll(':not(style, .visually-hidden[role=status])')].flatMap((element) => {
    const written = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
    const typed = isTypedInto(element) ? element.value : '';
    const names = SPOKEN_ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
    return [written.join(''), typed, ...names.map((name) => name.replace(ownName, ''))];
  });
  return [...new Set(texts.map((text) => text.replace(/[ \n]+/g, ' ').trim()))].filter(Boolean);
}
