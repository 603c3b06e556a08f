import type { TricuboSheet } from '../../../../src/elements/games/tricubo-sheet/define.js';
import { actByKey, opener, textsOf as allTextsOf } from '../../languages.js';
import { TricuboPage } from './page.js';

/** A sheet in any document. */
const KIND = { tag: 'tricubo-sheet', read: (sheet: Element) => new TricuboPage(sheet as TricuboSheet) };

/** A sheet in a language, complete with its words and, where it has any, its tools. */
export const openIn = opener(KIND);

/**
 * What a reader does, said without the words of any language: `die M`, then what is pencilled for it, `row 3`, `field t`, `interim 2`;
 * `choose 2` from the uses in words, `seat 1` to see that sheet, or what {@link actByKey} knows.
 */
export async function act(page: TricuboPage, step: string): Promise<void> {
  if (await actByKey(page, step)) return;
  const [what, which = ''] = step.split(' ');
  const targets = {
    die: () => page.die(which as 'L'),
    row: () => page.rowTarget(Number(which)),
    field: () => page.fieldTarget(which as 'L'),
    interim: () => page.interimTarget(Number(which)),
    choose: () => page.all('.entry input')[Number(which)],
    seat: () => page.seatButton(Number(which)),
  };
  const target = targets[what as keyof typeof targets]?.();
  if (!target) throw new Error(`there is no way to ${step}`);
  target.click();
  await page.element.updateComplete;
}

const HAS_WORDS = /\p{L}/u;
const IS_LETTERS = /^(J?[LMS](c|t|:[1-5,]+)?|LMS|J|@[1-5]|roll [1-6]+)$/;

/** Every text of a tree that can be seen or heard, each once, if there is a word in it: numbers, letters of dice and moves need no language. */
export const textsOf = (root: ParentNode): string[] =>
  allTextsOf(root).filter((text) => HAS_WORDS.test(text) && !IS_LETTERS.test(text));
