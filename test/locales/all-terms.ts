import type { CommonTerms } from '../../src/locales/common/terms.js';
import type { CuboTerms } from '../../src/locales/cubo/index.js';
import type { KubiTerms } from '../../src/locales/kubi/index.js';
import type { TriadTerms } from '../../src/locales/triad/index.js';
import type { TricuboTerms } from '../../src/locales/tricubo/index.js';
import type { TriominoTerms } from '../../src/locales/triomino/index.js';

export const LANGUAGES = ['en', 'de', 'nl', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The terms in each folder of `src/locales` that has some for a picture and some for playing. */
export interface AllTerms {
  readonly common: CommonTerms;
  readonly triad: TriadTerms;
  readonly kubi: KubiTerms;
  readonly tricubo: TricuboTerms;
  readonly cubo: CuboTerms;
  readonly triomino: TriominoTerms;
}

/** The terms of one language, as an element has them while it is played. */
export async function termsIn<Folder extends keyof AllTerms>(
  folder: Folder,
  language: Language,
): Promise<AllTerms[Folder]> {
  const [picture, play] = (await Promise.all(
    ['', 'play/'].map((part) => import(`../../src/locales/${folder}/${part}${language}.js`)),
  )) as readonly Readonly<Record<Language, object>>[];
  return { ...picture?.[language], ...play?.[language] } as AllTerms[Folder];
}

/** What loads the terms of each language. */
export const loadersOf = <Folder extends keyof AllTerms>(folder: Folder) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, () => termsIn(folder, language)])) as Readonly<
    Record<Language, () => Promise<AllTerms[Folder]>>
  >;

/** The terms of all languages. */
export async function allTerms<Folder extends keyof AllTerms>(
  folder: Folder,
): Promise<Readonly<Record<Language, AllTerms[Folder]>>> {
  const entries = LANGUAGES.map(async (language) => [language, await termsIn(folder, language)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<Language, AllTerms[Folder]>>;
}

/** The texts of a feature in all languages. @param name what its files export; missing: the language */
export async function loadTexts<Texts>(folder: string, name?: string): Promise<Readonly<Record<Language, Texts>>> {
  const entries = LANGUAGES.map(async (language) => {
    const file = (await import(`../../src/locales/${folder}/${language}.js`)) as Readonly<Record<string, Texts>>;
    return [language, file[name ?? language]] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Readonly<Record<Language, Texts>>;
}
