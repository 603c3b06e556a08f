import { expect } from '@open-wc/testing';
import type { Translation } from '@shoelace-style/localize';
import type { Languages } from '../../src/locales/languages.js';
import { LANGUAGES } from './languages.js';
import type { Language } from './languages.js';
import { patternOf } from './proof-reading.js';
import { SHEET_TERMS } from './sheet-terms.js';

/** What is proof-read of a game with sheets. */
export interface ProofRead<Name extends string> {
  /** What its own terms begin with, and how it is called. */
  readonly game: string;
  readonly title: string;
  readonly languages: Languages<Translation>;
  /** The words that come with playing, in English. */
  readonly play: object;
  /** The names of what refusals speak of. */
  readonly facts: readonly string[];
  /** The names of the game's own texts, and what they are. */
  readonly texts: readonly Name[];
  readonly textIn: (language: Language, name: Name) => string;
  readonly sentences: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** Terms of all games with sheets that this one does not use. */
  readonly unused?: readonly string[];
  /** What is written alike in a language and English, and right in both, beside mere names: `fr total`. */
  readonly alike: readonly string[];
}

/** Every term is proof-read in every language, and none has been forgotten in English. */
export function describeProofs<Name extends string>(proofs: ProofRead<Name>): void {
  const { game, title, languages, play, facts, texts, textIn, sentences, alike, unused = [] } = proofs;

  /** The words of the game and of all games with sheets; those that all games share are proof-read with Triad. */
  async function termsOf(language: Language): Promise<readonly (readonly [string, unknown])[]> {
    const other = await languages.others[language]?.();
    const ofSheets: readonly string[] = SHEET_TERMS;
    return Object.entries(other ?? { ...languages.en, ...play }).filter(
      ([key]) => key.startsWith(`${game}.`) || (ofSheets.includes(key) && !unused.includes(key)),
    );
  }

  for (const language of LANGUAGES) {
    describe(`what is proof-read of ${title} in the language ${language}`, () => {
      it('is every term that it has', async () => {
        const read = [...texts.map((name) => textIn(language, name)), ...Object.values(sentences[language])];
        const terms = await termsOf(language);
        const missing = terms.filter(([, term]) => !read.some((text) => patternOf(term, facts).test(text)));
        expect(terms.length).to.be.above(80);
        expect(missing.map(([key]) => key).join()).to.equal('');
      });

      if (language === 'en') return;

      it('is as complete as the English', async () => {
        const english = (await termsOf('en')).map(([key]) => key);
        expect((await termsOf(language)).map(([key]) => key)).to.have.members(english);
      });

      it('is hardly anywhere the English text', () => {
        const written = texts.filter((name) => textIn(language, name) === textIn('en', name));
        const said = Object.keys(sentences.en).filter((name) => sentences[language][name] === sentences.en[name]);
        const same = [...written, ...said].map((name) => `${language} ${name}`);
        expect(same.filter((name) => !alike.includes(name) && !/ (ann|bob)$/.test(name))).to.be.empty;
      });
    });
  }
}
