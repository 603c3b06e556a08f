import { SHARED_WEAR, gameOf } from './games.js';
import type { GameId } from './games.js';
import type { Look } from './look.js';

/** A skin as far as a game wears it. */
export interface Outfit {
  /** Values by the names of custom properties without `--tabletop-`. */
  readonly looks: Readonly<Record<string, string>>;
  readonly font: string;
}

/**
 * What a game wears in a skin, read from the style sheet of the page. Where the scheme is fixed, a pair for light and dark is
 * reduced to the one that is seen.
 */
export function outfitOf(game: GameId, { skin, scheme }: Look): Outfit {
  const style = ruleOf(skin)?.style;
  const looks: Record<string, string> = {};
  for (const name of [...SHARED_WEAR, ...gameOf(game).wears]) {
    const value = style?.getPropertyValue(`--tabletop-${name}`).trim();
    if (value) looks[name] = inScheme(value, scheme);
  }
  return { looks, font: skin === 'plain' ? '' : (style?.getPropertyValue('--font').trim() ?? '') };
}

function ruleOf(skin: string): CSSStyleRule | undefined {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.find(
    (rule): rule is CSSStyleRule =>
      rule instanceof CSSStyleRule && rule.selectorText.replace(/["']/g, '') === `[data-skin=${skin}]`,
  );
}

function inScheme(value: string, scheme: Look['scheme']): string {
  if (scheme === 'auto') return value;
  return value.replace(/light-dark\(\s*([^,()]+)\s*,\s*([^()]+)\)/g, (_, light: string, dark: string) =>
    (scheme === 'light' ? light : dark).trim(),
  );
}

/** The same as a style element, to be pasted before the tag. */
export function styleSnippet(tag: string, { looks, font }: Outfit, scheme: Look['scheme']): string {
  const lines = Object.entries(looks).map(([name, value]) => `--tabletop-${name}: ${value};`);
  if (scheme !== 'auto') lines.push(`color-scheme: ${scheme};`);
  if (font) lines.push(`font-family: ${font};`);
  if (lines.length === 0) return '';
  return `<style>\n  ${tag} {\n${lines.map((line) => `    ${line}`).join('\n')}\n  }\n</style>\n`;
}
