/** The code of the language that an element will speak: `de`. */
export function languageOf(element: Element): string {
  const language = element.closest<HTMLElement>('[lang]')?.lang || navigator.language;
  return language.slice(0, 2).toLowerCase();
}
