export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano', nl: 'Nederlands' } as const;
export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as readonly Lang[];

export const SKINS = ['wood', 'print', 'acrylic'] as const;
export type Skin = (typeof SKINS)[number];

export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Language and appearance of the page; they never affect a game. */
export interface Look {
  readonly lang: Lang;
  readonly skin: Skin;
  readonly scheme: Scheme;
}

/** The first of the reader’s languages that the page has. */
export function languageOf(wanted: readonly string[]): Lang {
  const spoken = wanted.map((tag) => LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang));
  return spoken.find((lang) => lang !== undefined) ?? 'en';
}

export function wear(root: HTMLElement, { lang, skin, scheme }: Look): void {
  root.lang = lang;
  root.dataset['skin'] = skin;
  root.dataset['scheme'] = scheme;
}
