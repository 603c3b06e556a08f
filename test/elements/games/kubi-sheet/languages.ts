import type { KubiSheet } from '../../../../src/elements/games/kubi-sheet/define.js';
import { actByKey, opener, textsOf as allTextsOf } from '../../languages.js';
import { KubiPage } from './page.js';

/** A sheet in any document. */
const KIND = { tag: 'kubi-sheet', read: (sheet: Element) => new KubiPage(sheet as KubiSheet) };

/** A sheet in a language, complete with its words and, where it has any, its tools. */
export const openIn = opener(KIND);

/**
 * What a reader does, said without the words of any language: `cross 146`, `die 0 d` for a key on the first die, `choose 2` from the
 * entries, `seat 1` to see that sheet, or what {@link actByKey} knows.
 */
export async function act(page: KubiPage, step: string): Promise<void> {
  if (await actByKey(page, step)) return;
  const [what, which = '', key = ''] = step.split(' ');
  if (what === 'cross') {
    page.numberBox(1).focus();
    await page.press(...which);
  } else if (what === 'die') {
    page.dice[Number(which)]?.focus();
    await page.press(key);
  } else if (what === 'choose') {
    await page.click(page.all('.entry')[Number(which)] as Element);
  } else if (what === 'seat') {
    await page.click(page.seatButton(Number(which)));
  } else {
    throw new Error(`there is no way to ${step}`);
  }
}

const HAS_WORDS = /\p{L}/u;
const IS_MOVE = /^(x|roll )[1-6]+$/;

/** Every text of a tree that can be seen or heard, each once, if there is a word in it: numbers, signs and moves need no language. */
export const textsOf = (root: ParentNode): string[] =>
  allTextsOf(root).filter((text) => HAS_WORDS.test(text) && !IS_MOVE.test(text));
