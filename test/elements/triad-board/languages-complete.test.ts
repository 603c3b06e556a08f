import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/triad/en.js';
import { triadLanguages } from '../../../src/locales/triad/index.js';
import { LANGUAGES } from './languages.js';
import type { Language } from './languages.js';
import { SENTENCES } from './sentences.js';
import type { Moment } from './sentences.js';
import { GAMES } from './spoken-games.js';
import { patternOf } from '../proof-reading.js';
import { SHEET_TERMS } from '../sheet-terms.js';
import { TEXT_NAMES, textIn } from './texts.js';

/** What refusals speak of. */
const FACTS = ['name', 'from', 'to', 'value', 'cell', 'by', 'distance', 'choices'];

/** What only games with times say. */
const TIMED_TERMS = ['tabletop.playback', 'tabletop.stopPlayback'];

/** The words of Triad and those that all games share; what only games with sheets or with times say is proof-read there. */
async function termsOf(language: Language): Promise<readonly (readonly [string, unknown])[]> {
  const english = { ...triadLanguages.en, ...en, ...en, ...en };
  const other = await triadLanguages.others[language]?.();
  const ofOthers: readonly unknown[] = [...SHEET_TERMS, ...TIMED_TERMS];
  return Object.entries(other ?? english).filter(([key]) => !key.startsWith('$') && !ofOthers.includes(key));
}

for (const language of LANGUAGES) {
  const texts = TEXT_NAMES.map((name) => textIn(language, name));
  const sentences = SENTENCES[language];

  describe(`what is proof-read of the language ${language}`, () => {
    it('is every term that it has', async () => {
      const proofs = [...texts, ...Object.values(sentences)];
      const terms = await termsOf(language);
      const missing = terms.filter(([, term]) => !proofs.some((text) => patternOf(term, FACTS).test(text)));
      expect(terms.length).to.be.above(80);
      expect(missing.map(([key]) => key)).to.be.empty;
    });

    if (language === 'en') return;

    it('is nowhere the English text', () => {
      const alike = TEXT_NAMES.filter((name) => textIn(language, name) === textIn('en', name));
      const said = (Object.keys(sentences) as Moment[]).filter((moment) => sentences[moment] === SENTENCES.en[moment]);
      expect([...alike, ...said]).to.be.empty;
    });
  });
}

describe('the games in which the sentences are said', () => {
  it('lead to each of them', () => {
    const said = GAMES.flatMap(({ steps }) => steps.flatMap(([, moment]) => moment ?? []));
    const inNoGame: Moment = 'notLoaded';
    expect([...new Set(said), inNoGame]).to.have.members(Object.keys(SENTENCES.en));
  });
});
