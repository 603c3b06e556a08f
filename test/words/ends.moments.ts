import type { EndsWords } from '../../src/locales/ends/terms.js';

/** Every sentence, by its moment. */
export function ends(words: EndsWords): Record<string, string> {
  const { title, resign, resignSure, keepPlaying, claimWin, useComputer, mayGoOn, lost } = words;
  const { resigned, left } = lost;
  // Names that French and Italian tell from sides.
  const [black, white] = title === 'Fine della partita' ? ['Nero', 'Bianco'] : ['Noirs', 'Blancs'];
  const isRoman = ['Fine della partita', 'Fin de la partie'].includes(title);
  return {
    ...{ title, resign, resignSure, keepPlaying, claimWin, useComputer, mayGoOn: mayGoOn('Ann') },
    youResigned: resigned(undefined, 'Ann'),
    youWon: resigned('Ann', undefined),
    annResigned: resigned('Ann', 'Bob'),
    youLeft: left(undefined, 'Ann'),
    annLeftYouWon: left('Ann', undefined),
    annLeft: left('Ann', 'Bob'),
    ...(isRoman && { blackResigned: resigned(black, white), goOnWithoutBlack: mayGoOn(black ?? '') }),
  };
}
