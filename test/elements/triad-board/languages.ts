import { fixture, html } from '@open-wc/testing';
import { BoardPage } from './board-page.js';

export const LANGUAGES = ['en', 'de', 'nl', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a board is opened with. */
export type Attributes = Readonly<Record<string, string>>;

/** The language in which a board is shown at the moment. */
export const languageOf = (page: BoardPage): string => page.find('.container')?.lang ?? '';

/** A board in a language, complete with its words and, where it has any, its tools. */
export async function openIn(lang: string, attributes: Attributes = {}, shown = lang): Promise<BoardPage> {
  const board = document.createElement('triad-board');
  for (const [name, value] of Object.entries({ lang, ...attributes })) board.setAttribute(name, value);
  await fixture(html`<div>${board}</div>`);
  const page = new BoardPage(board);
  const hasTools = () => board.mode === 'diagram' || page.find('.toolbar') !== null;
  await page.until(() => languageOf(page) === shown.toLowerCase() && hasTools());
  await board.updateComplete;
  return page;
}

/**
 * What a reader does, said without the words of any language: a cell to click, `type b1b4`, or what to press by key, a tool by
 * its name or anything by a selector: `tool undo`, `press .primary`.
 */
export async function act(page: BoardPage, step: string): Promise<void> {
  const [what = '', ...rest] = step.split(' ');
  const which = rest.join(' ');
  if (what === 'type') {
    const field = page.find<HTMLInputElement>('.move-field input');
    field?.focus();
    field?.select();
    await page.type(which);
    await page.press('Enter');
  } else if (what === 'tool' || what === 'press') {
    page.find(what === 'tool' ? `[data-tool=${which}]` : which)?.focus();
    await page.press('Enter');
  } else {
    await page.clickCell(step);
  }
}

const SPOKEN_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];

/**
 * Every text of a tree that can be seen or heard, each once: written, typed, as a name, a hint or an example. Cells are without
 * their own names. What the live region says is not there.
 */
export function textsOf(root: ParentNode): string[] {
  const texts = [...root.querySelectorAll(':not(.visually-hidden[role=status])')].flatMap((element) => {
    const written = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : []));
    const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
    const names = SPOKEN_ATTRIBUTES.map((name) => element.getAttribute(name) ?? '');
    return [written.join(''), typed, ...names.map((name) => name.replace(/^[a-f][1-6], /, ''))];
  });
  return [...new Set(texts.map((text) => text.replace(/[ \n]+/g, ' ').trim()))].filter(Boolean);
}
