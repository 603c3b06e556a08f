import { fixture, html } from '@open-wc/testing';
import type { TriominoTable } from '../../../../src/elements/games/triomino-table/define.js';
import { FakeClock } from '../../../match/fake-clock.js';
import { actByKey, untilIn } from '../../languages.js';
import type { Attributes } from '../../languages.js';
import { TriominoPage } from './page.js';

/** Tables in any document. */
export const KIND = { tag: 'triomino-table', read: (table: Element) => new TriominoPage(table as TriominoTable) };

/** A table in a language, complete with its words and tools, whose clock stands still. */
export async function openIn(lang: string, attributes: Attributes = {}): Promise<TriominoPage> {
  const element = document.createElement('triomino-table');
  element.clock = new FakeClock();
  for (const [name, value] of Object.entries({ lang, ...attributes })) element.setAttribute(name, value);
  await fixture(html`<div>${element}</div>`);
  return untilIn(KIND.read(element), lang);
}

/**
 * What happens, said without the words of any language: `tile 345` is chosen by key, `place 0` is laid, `key 345 c` is pressed on that tile,
 * `uncover` takes the cover away, `script buy` is played, `pass 6000` milliseconds; or what {@link actByKey} knows.
 */
export async function act(page: TriominoPage, step: string): Promise<void> {
  if (await actByKey(page, step)) return;
  const [what, which = '', ...rest] = step.split(' ');
  if (what === 'tile') page.tile(which).click();
  else if (what === 'place') page.place(Number(which)).click();
  else if (what === 'uncover') await page.uncover();
  else if (what === 'key') {
    page.tile(which).focus();
    await page.press(...rest);
  } else if (what === 'script') await page.played([which, ...rest].join(' '));
  else if (what === 'pass') await page.pass(Number(which));
  else throw new Error(`there is no way to ${step}`);
  await page.element.updateComplete;
}
