import { expect } from 'chai';
import type { CoachSource } from '../../src/elements/features/coach/coach-source.js';
import { source as cubo } from '../../src/elements/games/cubo-grid/words/coach.js';
import { source as kubi } from '../../src/elements/games/kubi-sheet/words/coach.js';
import { source as triad } from '../../src/elements/games/triad-board/words/coach.js';
import { source as tricubo } from '../../src/elements/games/tricubo-sheet/words/coach.js';
import { source as triomino } from '../../src/elements/games/triomino-table/words/coach.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const GAMES: Readonly<Record<string, Pick<CoachSource<never, never>, 'tips' | 'texts'>>> = {
  Triad: triad,
  Kubi: kubi,
  Tricubo: tricubo,
  Cubo: cubo,
  Triomino: triomino,
};

/** Two lines beside the buttons where the tools are 344 px wide. */
const LENGTH = 64;

const digits = (text: string): string => (text.match(/\d/g) ?? []).sort().join('');

for (const [game, { tips, texts }] of Object.entries(GAMES)) {
  describe(`the coach of ${game}`, () => {
    for (const language of LANGUAGES) {
      it(`is brief in the language ${language}, and written with its signs`, async () => {
        const { coach } = (await texts[language]?.()) ?? {};
        expect(Object.keys(coach ?? {})).to.deep.equal(['goal', ...tips]);
        for (const [name, text] of Object.entries(coach ?? {})) {
          expectTypography(language, text, name);
          expect(text.length, text).to.be.at.most(LENGTH);
        }
      });
    }

    it('names the same numbers in all languages', async () => {
      const english = (await texts['en']?.())?.coach;
      for (const language of LANGUAGES) {
        const { coach } = (await texts[language]?.()) ?? {};
        for (const [name, text] of Object.entries(coach ?? {})) {
          expect(digits(text), text).to.equal(digits(english?.[name] ?? ''));
        }
      }
    });
  });
}
