const KEY = Symbol.for('tabletop-elements');

/**
 * Lets only the first script look for elements in a page. A second one, from another address or of another version, warns and leaves the page alone.
 * @returns whether this script is the first
 */
export function claim(url: string): boolean {
  const registry = customElements as { [KEY]?: string };
  const first = (registry[KEY] ??= url);
  if (first === url) return true;
  console.warn(`tabletop-elements is loaded from ${first} already; ${url} leaves the page to it`);
  return false;
}
