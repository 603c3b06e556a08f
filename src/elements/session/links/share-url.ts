import { GameError, brief } from '../../../games/game-error.js';
import { attributeText } from '../../../games/texts.js';
import type { Text } from '../../base/attributes.js';

/**
 * Reads the `share-url` attribute.
 * @returns the address as it is written, empty for the page itself; `undefined` without the attribute
 * @throws GameError `bad-attribute`
 */
export function parseShareUrl(text: Text): string | undefined {
  if (text === undefined || text === null) return undefined;
  const address = attributeText(text, 'share-url').trim();
  // Relative addresses are read against any page.
  const base = 'https://example.org/';
  if (URL.canParse(address, base) && isWeb(new URL(address, base))) return address;
  const message = `share-url is "${brief(address)}", expected the address of a web page, or nothing for this page`;
  throw new GameError('bad-attribute', message, { place: 'share-url', value: brief(address) });
}

/** The page that links to a game lead to; `undefined` if there is none, as in a page without an address. Without a fragment. */
export function sharePage(text: Text): URL | undefined {
  let address: string | undefined;
  try {
    address = parseShareUrl(text);
  } catch {
    return undefined;
  }
  if (address === undefined || !URL.canParse(address || location.href, document.baseURI)) return undefined;
  const page = new URL(address || location.href, document.baseURI);
  page.hash = '';
  return isWeb(page) ? page : undefined;
}

/** Whether links to a game lead to the page that it is in. */
export function isSharedHere(text: Text): boolean {
  const page = sharePage(text);
  return page?.origin === location.origin && page.pathname === location.pathname;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';
