import { sheets } from './element-styles.js';

const STYLE = /<style>(.*?)<\/style>/gs;

/**
 * What a content security policy has to allow in `style-src` for a page, or a part of one, that was rendered on a server: each of its
 * style elements without attributes, once.
 * @returns texts like `'sha256-…'`, with the quotes
 */
export async function styleHashes(html: string): Promise<string[]> {
  const texts = new Set([...html.matchAll(STYLE)].map(([, text = '']) => text));
  return Promise.all([...texts].map(hashOf));
}

/**
 * The same for all that an element can ever show in this version of the library, so that a policy need not know the page.
 * @returns by the tag
 */
export async function allStyleHashes(): Promise<Record<string, string[]>> {
  const hashes = Object.entries(sheets).map(
    async ([tag, texts]) => [tag, await Promise.all(texts.map(hashOf))] as const,
  );
  return Object.fromEntries(await Promise.all(hashes));
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
