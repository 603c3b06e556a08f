const KEY = Symbol.for('tabletop-elements');

/**
 * One script looks for elements in a page, the first. A second one, of another address or version, says so and leaves the page to it.
 * @returns whether the page is this script's
 */
export function claim(url: string): boolean {
  const registry = customElements as { [KEY]?: string };
  const first = (registry[KEY] ??= url);
  if (first === url) return true;
  console.warn(`tabletop-elements is loaded from ${first} already; ${url} leaves the page to it`);
  return false;
}
