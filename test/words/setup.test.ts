import type { OptionWords, SetupWords } from '../../src/locales/setup/terms.js';
import { loadTexts } from '../locales/all-terms.js';
import { expectGolden } from './golden.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const TEXTS = await loadTexts<SetupWords>('setup', 'setup');

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
      expectGolden('setup', language, sentences);
      for (const [name, text] of Object.entries(sentences)) expectTypography(language, text, name);
    });
  }
});
