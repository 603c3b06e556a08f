import { expect } from '@open-wc/testing';
import type { GamePage } from './game-page.js';
import { LANGUAGES } from './languages.js';
import type { Attributes, Language } from './languages.js';

/** A game of which is heard what is said aloud. */
export interface SpokenGame<Moment extends string> {
  readonly what: string;
  readonly attributes: Attributes;
  /** What a reader does, and the moment of which is spoken then; none where that is heard elsewhere. */
  readonly steps: readonly (readonly [step: string, said?: Moment])[];
}

/** How an element is opened in a language and played on, and what it says. */
export interface Spoken<Page extends GamePage, Moment extends string> {
  readonly tag: string;
  readonly openIn: (language: Language, attributes?: Attributes) => Promise<Page>;
  readonly act: (page: Page, step: string) => Promise<void>;
  /** What is said at once, whatever is being said; of an element that has no such thing nothing. */
  readonly urgentOf?: (page: Page) => string;
  readonly games: readonly SpokenGame<Moment>[];
  readonly sentences: Readonly<Record<Language, Readonly<Record<Moment, string>>>>;
  /** A step that is refused in a new game, with its code. */
  readonly refused: { readonly step: string; readonly code: string; readonly said: Moment };
}

/** Plays the same games in every language, and hears what is said. */
export function describeSpoken<Page extends GamePage, Moment extends string>(spoken: Spoken<Page, Moment>): void {
  const { tag, openIn, act, games, refused, urgentOf = () => '' } = spoken;
  for (const language of LANGUAGES) {
    const sentences = spoken.sentences[language];

    describe(`<${tag} lang="${language}"> says aloud`, () => {
      for (const { what, attributes, steps } of games) {
        it(what, async () => {
          const page = await openIn(language, attributes);
          for (const [step, said] of steps) {
            const before = urgentOf(page);
            await act(page, step);
            const urgent = urgentOf(page) === before ? '' : urgentOf(page);
            const heard = [urgent, page.spoken].filter(Boolean).join(' ');
            if (said) expect(heard, `after ${step}`).to.equal(sentences[said]);
          }
        });
      }

      it('why something is refused, and tells the page in the same words', async () => {
        const page = await openIn(language);
        const refusals = page.listen('game-refuse');
        await act(page, refused.step);
        const sentence = sentences[refused.said];
        expect([page.spoken, page.status]).to.deep.equal([sentence, sentence]);
        expect(refusals).to.deep.equal([{ code: refused.code, message: sentence }]);
      });
    });
  }
}
