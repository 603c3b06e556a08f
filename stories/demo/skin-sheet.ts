import { SHARED_LOOKS, gameOf } from './games.js';
import type { GameId } from './games.js';
import type { Look, Skin } from './look.js';

/** The part of a skin that one game uses. */
export interface Outfit {
  /** Values by name, without `--tabletop-`. */
  readonly looks: Readonly<Record<string, string>>;
}

/**
 * Reads the part of a skin that a game uses from the style sheet of the page: what all games share, then what is said for this one. If the scheme is
 * fixed, `light-dark()` is reduced to the visible value.
 */
export function outfitOf(game: GameId, { skin, scheme }: Pick<Look, 'skin' | 'scheme'>): Outfit {
  const shared = rulesFor(`[data-skin=${skin}]`);
  const own = rulesFor(`[data-skin=${skin}][data-game=${game}]`);
  const looks: Record<string, string> = {};
  for (const name of new Set([...SHARED_LOOKS, ...gameOf(game).looks])) {
    const value = said([...own, ...shared], `--tabletop-${name}`);
    if (value) looks[name] = inScheme(value, scheme);
  }
  return { looks };
}

const said = (rules: readonly CSSStyleRule[], property: string): string | undefined =>
  rules.map(({ style }) => style.getPropertyValue(property).trim()).find(Boolean);

/** The rules of the page for a selector without quotes, also from style sheets that others import. */
export function rulesFor(selector: string): readonly CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap(rulesIn)
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText.replace(/["']/g, '') === selector);
}

const rulesIn = (sheet: CSSStyleSheet): readonly CSSRule[] =>
  [...sheet.cssRules].flatMap((rule) =>
    rule instanceof CSSImportRule && rule.styleSheet ? rulesIn(rule.styleSheet) : [rule],
  );

function inScheme(value: string, scheme: Look['scheme']): string {
  if (scheme === 'auto') return value;
  return value.replace(/light-dark\(\s*([^,()]+)\s*,\s*([^()]+)\)/g, (_, light: string, dark: string) =>
    (scheme === 'light' ? light : dark).trim(),
  );
}

/** The line that links the theme of a skin, which says the same. @param base where the folder `cdn/` is served */
export function themeSnippet(skin: Skin, base: string): string {
  const folder = base
    .replace(/(?<=[^/])$/, '/')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  return `<link rel="stylesheet" href="${folder}themes/${skin}.css" />`;
}

/** Keeps a game light or dark, whatever the reader’s system says. */
export const schemeSnippet = (tag: string, scheme: Look['scheme']): string =>
  scheme === 'auto' ? '' : `<style>${tag} { color-scheme: ${scheme}; }</style>\n`;
