import { fixture, html } from '@open-wc/testing';
import { actByKey, textsOf as allTextsOf, untilIn } from '../../languages.js';
import type { Attributes } from '../../languages.js';
import { TriadPage } from './page.js';

export { LANGUAGES, languageOf } from '../../languages.js';
export type { Attributes, Language } from '../../languages.js';

/** A board in a language, complete with its words and, where it has any, its tools. */
export async function openIn(lang: string, attributes: Attributes = {}, shown = lang): Promise<TriadPage> {
  const board = document.createElement('triad-board');
  for (const [name, value] of Object.entries({ lang, ...attributes })) board.setAttribute(name, value);
  await fixture(html`<div>${board}</div>`);
  return untilIn(new TriadPage(board), shown);
}

/** What a reader does, said without the words of any language: a cell to click, or what {@link actByKey} knows. */
export async function act(page: TriadPage, step: string): Promise<void> {
  if (!(await actByKey(page, step))) await page.clickCell(step);
}

/** Every text of a tree that can be seen or heard, each once. Cells are without their own names. */
export const textsOf = (root: ParentNode): string[] => allTextsOf(root, /^[a-f][1-6], /);
