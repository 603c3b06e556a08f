import { fixture, html } from '@open-wc/testing';
import type { CuboGrid } from '../../../../src/elements/games/cubo-grid/define.js';
import { FakeClock } from '../../../match/fake-clock.js';
import { actByKey, untilIn } from '../../languages.js';
import type { Attributes } from '../../languages.js';
import type { CellName } from './page.js';
import { CuboPage } from './page.js';

/** Squares in any document. */
export const KIND = { tag: 'cubo-grid', read: (grid: Element) => new CuboPage(grid as CuboGrid) };

/** Squares in a language, complete with their words and tools, whose clock stands still. */
export async function openIn(lang: string, attributes: Attributes = {}): Promise<CuboPage> {
  const element = document.createElement('cubo-grid');
  element.clock = new FakeClock();
  for (const [name, value] of Object.entries({ lang, ...attributes })) element.setAttribute(name, value);
  await fixture(html`<div>${element}</div>`);
  return untilIn(KIND.read(element), lang);
}

/**
 * What happens, said without the words of any language: `cell a1` is pressed, `key a1 x` is pressed on that die, `script #1 call` is played,
 * `pass 6000` milliseconds; or what {@link actByKey} knows.
 */
export async function act(page: CuboPage, step: string): Promise<void> {
  if (await actByKey(page, step)) return;
  const [what, which = '', ...rest] = step.split(' ');
  if (what === 'cell') page.cell(which as CellName).click();
  else if (what === 'key') {
    page.cell(which as CellName).focus();
    await page.press(...rest);
  } else if (what === 'script') await page.played([which, ...rest].join(' '));
  else if (what === 'pass') await page.pass(Number(which));
  else throw new Error(`there is no way to ${step}`);
  await page.element.updateComplete;
}
