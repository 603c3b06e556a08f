/** What the marks of a game are about, by language. Marks are loaded with all their names: there are few. */
export type MarkNames = Readonly<Record<'en' | 'de' | 'nl' | 'fr' | 'it', (mark: string) => string>>;

/** The name of a mark in a language, or in English. */
export const nameIn = (names: MarkNames, code: string, mark: string): string =>
  (names[code as keyof MarkNames] ?? names.en)(mark);
