import { elementStyles } from './element-styles.js';

const STYLE = /<style>(.*?)<\/style>/gs;

/**
 * The hashes that a content security policy must allow in `style-src` for HTML that was rendered on a server: one for each distinct style element
 * without attributes.
 * @returns texts like `'sha256-…'`, with the quotes
 */
export async function styleHashes(html: string): Promise<string[]> {
  const texts = new Set([...html.matchAll(STYLE)].map(([, text = '']) => text));
  return Promise.all([...texts].map(hashOf));
}

/**
 * The hashes of every style that an element can show in this version of the library, so that a policy does not depend on the page.
 * @returns hashes by tag
 */
export async function allStyleHashes(): Promise<Record<string, string[]>> {
  const hashes = Object.entries(elementStyles).map(
    async ([tag, texts]) => [tag, await Promise.all(texts.map(hashOf))] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
