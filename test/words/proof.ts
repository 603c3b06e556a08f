import { expect } from 'chai';
import type { Translation } from '@shoelace-style/localize';
import type { Term } from '../../src/interaction/language.js';
import { LANGUAGES } from '../locales/all-terms.js';
import type { Language } from '../locales/all-terms.js';
import { expectGolden } from './golden.js';
import { expectTypography } from './typography.js';

export { LANGUAGES } from '../locales/all-terms.js';
export type { Language } from '../locales/all-terms.js';

/** What is said at each moment, by the name of the moment. */
export type Moments<Terms extends Translation> = Readonly<Record<string, (words: Term<Terms>) => string>>;
export type Sentences = Readonly<Record<string, string>>;

export interface Proof<Terms extends Translation> {
  readonly title: string;
  /** The name of its files in `golden/`. */
  readonly subject: string;
  readonly terms: Readonly<Record<Language, Terms>>;
  readonly moments: Moments<NoInfer<Terms>>;
  /** Terms that are proof-read elsewhere. */
  readonly elsewhere: readonly string[];
  /** Moments at which a language rightly says the same as English. */
  readonly alike: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The words of a language as an element asks for them. @param asked collects the keys of the terms that were asked for */
export function wordsOf<Terms extends Translation>(terms: Terms, asked = new Set<string>()): Term<Terms> {
  return (key, ...facts) => {
    asked.add(String(key));
    const term: unknown = terms[key];
    if (typeof term === 'function') return (term as (...all: readonly unknown[]) => string)(...facts);
    return String(term);
  };
}

/** Moments at which a term without facts is shown as it is, named by its key. */
export function plain<Terms extends Translation>(...keys: readonly (keyof Terms & string)[]): Moments<Terms> {
  return Object.fromEntries(
    keys.map((key) => [key, (words: Term<Terms>) => (words as unknown as (asked: keyof Terms) => string)(key)]),
  );
}

/** What is said at every moment. */
export function say<Terms extends Translation>(moments: Moments<Terms>, words: Term<Terms>): Sentences {
  return Object.fromEntries(Object.entries(moments).map(([name, text]) => [name, text(words)]));
}

/** Compares what is said with what has been proof-read, in every language. */
export function describeProof<Terms extends Translation>(proof: Proof<Terms>): void {
  const { title, subject, terms, moments, elsewhere, alike } = proof;
  const sentencesIn = (language: Language) => say(moments, wordsOf(terms[language]));

  for (const language of LANGUAGES) {
    describe(`${title} in ${language}`, () => {
      it('says what has been proof-read', () => {
        expectGolden(subject, language, sentencesIn(language));
      });

      it('has no term that has not been proof-read', () => {
        const asked = new Set<string>();
        say(moments, wordsOf(terms[language], asked));
        const unread = Object.keys(terms[language]).filter((key) => !asked.has(key) && !elsewhere.includes(key));
        expect(unread).to.deep.equal([]);
      });

      it('has the terms in the order of English', () => {
        expect(Object.keys(terms[language])).to.deep.equal(Object.keys(terms.en));
      });

      it('is written with the signs of the language', () => {
        for (const [name, text] of Object.entries(sentencesIn(language))) expectTypography(language, text, name);
      });

      if (language !== 'en') {
        it('is not English by accident', () => {
          const [sentences, english] = [sentencesIn(language), sentencesIn('en')];
          const same = Object.keys(moments).filter((name) => sentences[name] === english[name]);
          expect(same).to.deep.equal(alike[language] ?? []);
        });
      }
    });
  }
}
