import { expect } from '@open-wc/testing';
import type { GamePage } from './game-page.js';
import { throughAll } from './languages.js';
import type { Attributes, Language } from './languages.js';

/** A short game in one language: each step with what is said then, word by word as it was proof-read. */
export interface Heard<Page extends GamePage> {
  readonly tag: string;
  readonly language: Language;
  readonly openIn: (language: Language, attributes: Attributes) => Promise<Page>;
  readonly act: (page: Page, step: string) => Promise<void>;
  readonly attributes: Attributes;
  readonly steps: readonly (readonly [step: string, said: string])[];
  /** Why a typed word is refused that is no move, in each language. */
  readonly badMove: (language: Language) => string;
}

/** The element speaks with the words that are proof-read in `test/words`, and changes its language at any time. */
export function describeHeard<Page extends GamePage>(heard: Heard<Page>): void {
  const { tag, language, openIn, act, attributes, steps, badMove } = heard;

  describe(`the language of <${tag}>`, () => {
    it(`is heard in a short game with lang="${language}"`, async () => {
      const page = await openIn(language, attributes);
      for (const [step, said] of steps) {
        await act(page, step);
        expect(page.spoken, `after ${step}`).to.equal(said);
      }
    });

    it('changes at any time: what is shown changes along, nothing is said, and no move is taken back', async () => {
      const page = await openIn('en', attributes);
      const refusals = page.listen('game-refuse');
      await act(page, 'type castle');
      expect(refusals).to.deep.equal([{ code: 'bad-move', message: badMove('en') }]);
      expect(page.spoken).to.equal(badMove('en'));
      const { position, spoken } = page;
      await throughAll(page, (each) => expect([page.status, page.spoken]).to.deep.equal([badMove(each), spoken]));
      expect(page.position).to.equal(position);
    });
  });
}

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
