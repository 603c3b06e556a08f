import { expect } from 'chai';
import { setup as de } from '../../src/locales/setup/de.js';
import { setup as en } from '../../src/locales/setup/en.js';
import { setup as fr } from '../../src/locales/setup/fr.js';
import { setup as it_ } from '../../src/locales/setup/it.js';
import { setup as nl } from '../../src/locales/setup/nl.js';
import type { OptionWords, SetupWords } from '../../src/locales/setup/terms.js';
import { LANGUAGES } from './proof.js';
import { SETUP } from './setup/index.js';
import { expectTypography } from './typography.js';

const TEXTS = { en, de, nl, fr, it: it_ };

/** A rule with its answers: `Who moves first · White / Black`. */
const ruleText = (words: OptionWords): string =>
  typeof words === 'string'
    ? words
    : [words.label, Object.values(words.values ?? {}).join(' / ')].filter(Boolean).join(' · ');

/** Everything that the dialog says, by game and rule. */
function sentencesOf({ options, ...common }: SetupWords): Record<string, string> {
  const rules = Object.entries(options).flatMap(([game, words]) =>
    Object.entries(words as Record<string, OptionWords>).map(([name, each]) => [`${game} ${name}`, ruleText(each)]),
  );
  return { ...common, ...(Object.fromEntries(rules) as Record<string, string>) };
}

describe('the dialog for a new game', () => {
  for (const language of LANGUAGES) {
    it(`says in the language ${language} what has been proof-read`, () => {
      const sentences = sentencesOf(TEXTS[language]);
      expect(sentences).to.deep.equal(SETUP[language]);
      for (const [name, text] of Object.entries(sentences)) expectTypography(language, text, name);
    });
  }
});
