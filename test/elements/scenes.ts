import type { GamePage } from './game-page.js';
import { LANGUAGES } from './languages.js';
import type { Attributes, Language } from './languages.js';
import { expectTexts } from './proof-reading.js';

/** What a reader looks at: how it is opened, what is done then, and every text that is there. */
export interface Scene {
  readonly what: string;
  readonly attributes: Attributes;
  readonly steps?: readonly string[];
  /** Each with the names of proof-read texts in braces. */
  readonly texts: readonly string[];
}

/** Tools of a sheet that is looked at, and of one that is played on. */
export const PAGE_TOOLS = ['{tools}', '{printEmpty}', '{help}', '{share}', '{print}'];
export const TOOLS = [...PAGE_TOOLS, '{undo}', '{redo}', '{newGame}', '{typedMove}', '{play}'];
/** What leads through a record. */
export const STEPS = ['{steps}', '{first}', '{back}', '{forward}', '{last}', '{tryMoves}'];
/** Dice that are entered. */
export const PAD = ['{pad}', '{enterDice}', '{layDice}', '{add1}', '{add2}', '{add3}', '{add4}', '{add5}', '{add6}'];

/** Shows the same scenes in every language, and reads everything that is written there and how it is called. */
export function describeScenes<Page extends GamePage>(shown: {
  readonly tag: string;
  readonly openIn: (language: Language, attributes: Attributes) => Promise<Page>;
  readonly act: (page: Page, step: string) => Promise<void>;
  readonly scenes: readonly Scene[];
  readonly textsOf: (root: ParentNode) => string[];
  readonly inWords: (language: Language, template: string) => string;
}): void {
  const { tag, openIn, act, scenes, textsOf, inWords } = shown;
  for (const language of LANGUAGES) {
    describe(`every text of <${tag} lang="${language}">`, () => {
      for (const { what, attributes, steps = [], texts } of scenes) {
        it(`is the one that was proof-read, ${what}`, async () => {
          const page = await openIn(language, attributes);
          for (const step of steps) await act(page, step);
          expectTexts(
            textsOf(page.root),
            texts.map((text) => inWords(language, text)),
          );
        });
      }
    });
  }
}
