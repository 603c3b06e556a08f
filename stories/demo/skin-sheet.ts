import { SHARED_LOOKS, gameOf } from './games.js';
import type { GameId } from './games.js';
import type { Look } from './look.js';

/** The part of a skin that one game uses. */
export interface Outfit {
  /** Values by name, without `--tabletop-`. */
  readonly looks: Readonly<Record<string, string>>;
  readonly font: string;
}

/**
 * Reads the part of a skin that a game uses from the style sheet of the page: what all games share, then what is said for this one. If the scheme is
 * fixed, `light-dark()` is reduced to the visible value.
 */
export function outfitOf(game: GameId, { skin, scheme }: Pick<Look, 'skin' | 'scheme'>): Outfit {
  const shared = ruleOf(`[data-skin=${skin}]`);
  const own = ruleOf(`[data-skin=${skin}][data-game=${game}]`);
  const looks: Record<string, string> = {};
  for (const name of new Set([...SHARED_LOOKS, ...gameOf(game).looks])) {
    const value = [own, shared].map((rule) => rule?.style.getPropertyValue(`--tabletop-${name}`).trim()).find(Boolean);
    if (value) looks[name] = inScheme(value, scheme);
  }
  return { looks, font: shared?.style.getPropertyValue('--font').trim() ?? '' };
}

function ruleOf(selector: string): CSSStyleRule | undefined {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.find(
    (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.replace(/["']/g, '') === selector,
  );
}

function inScheme(value: string, scheme: Look['scheme']): string {
  if (scheme === 'auto') return value;
  return value.replace(/light-dark\(\s*([^,()]+)\s*,\s*([^()]+)\)/g, (_, light: string, dark: string) =>
    (scheme === 'light' ? light : dark).trim(),
  );
}

/** The same as a style element to paste before the tag. */
export function styleSnippet(tag: string, { looks, font }: Outfit, scheme: Look['scheme']): string {
  const lines = Object.entries(looks).map(([name, value]) => `--tabletop-${name}: ${value};`);
  if (scheme !== 'auto') lines.push(`color-scheme: ${scheme};`);
  if (font) lines.push(`font-family: ${font};`);
  return `<style>\n  ${tag} {\n${lines.map((line) => `    ${line}`).join('\n')}\n  }\n</style>\n`;
}
