import type { Translation } from '@shoelace-style/localize';
import { loadTerms } from '../interaction/translations.js';
import { cuboLanguages } from '../locales/cubo/index.js';
import { kubiLanguages } from '../locales/kubi/index.js';
import type { GameId } from '../elements/registry.js';
import type { Languages } from '../locales/languages.js';
import { triadLanguages } from '../locales/triad/index.js';
import { tricuboLanguages } from '../locales/tricubo/index.js';
import { triominoLanguages } from '../locales/triomino/index.js';

const LANGUAGES: Readonly<Record<GameId, Languages<Translation>>> = {
  triad: triadLanguages,
  kubi: kubiLanguages,
  tricubo: tricuboLanguages,
  cubo: cuboLanguages,
  triomino: triominoLanguages,
};

/**
 * Loads the terms of a game in a language.
 * @param game the id of the game
 * @returns the language in lower case; `en` if there is no such language
 */
export async function loadTranslation(game: string, lang: string | null): Promise<string> {
  const wanted = lang?.toLowerCase() ?? '';
  const [code = ''] = wanted.split('-');
  const load = new Map(
    Object.entries((LANGUAGES as Partial<Record<string, Languages<Translation>>>)[game]?.others ?? {}),
  ).get(code);
  if (!load) return code === 'en' ? wanted : 'en';
  await loadTerms(code, load);
  return wanted;
}
