import { registerTranslation } from '@shoelace-style/localize';
import type { Translation } from '@shoelace-style/localize';
import { cuboLanguages } from '../locales/cubo/index.js';
import { kubiLanguages } from '../locales/kubi/index.js';
import type { Languages } from '../locales/languages.js';
import { triadLanguages } from '../locales/triad/index.js';
import { tricuboLanguages } from '../locales/tricubo/index.js';
import { triominoLanguages } from '../locales/triomino/index.js';

const LANGUAGES: Readonly<Record<string, Languages<Translation>>> = {
  triad: triadLanguages,
  kubi: kubiLanguages,
  tricubo: tricuboLanguages,
  cubo: cuboLanguages,
  triomino: triominoLanguages,
};

/**
 * Loads the words of a game in the language that is asked for.
 * @param game its id
 * @returns the language in lower case; `en` where there is none such
 */
export async function loadTranslation(game: string, lang: string | null): Promise<string> {
  const wanted = lang?.toLowerCase() ?? '';
  const [code = ''] = wanted.split('-');
  const load = new Map(Object.entries(LANGUAGES[game]?.others ?? {})).get(code);
  if (!load) return code === 'en' ? wanted : 'en';
  registerTranslation(await load());
  return wanted;
}
