import { source as cuboHelp } from '../../src/elements/games/cubo-grid/words/help.js';
import { source as kubiHelp } from '../../src/elements/games/kubi-sheet/words/help.js';
import { source as triadHelp } from '../../src/elements/games/triad-board/words/help.js';
import { source as tricuboHelp } from '../../src/elements/games/tricubo-sheet/words/help.js';
import { source as triominoHelp } from '../../src/elements/games/triomino-table/words/help.js';
import { LANGUAGES } from './proof.js';
import { expectTypography } from './typography.js';

const GAMES = { Triad: triadHelp, Kubi: kubiHelp, Tricubo: tricuboHelp, Cubo: cuboHelp, Triomino: triominoHelp };

/** Every text in a help, however deep. */
const textsIn = (help: unknown): string[] =>
  typeof help === 'string' ? [help] : Object.values(help as object).flatMap(textsIn);

for (const [game, { texts }] of Object.entries(GAMES)) {
  describe(`the help of ${game}`, () => {
    for (const language of LANGUAGES) {
      it(`is written with the signs of the language ${language}`, async () => {
        const help = await texts[language]?.();
        for (const text of textsIn(help)) expectTypography(language, text, text);
      });
    }
  });
}
