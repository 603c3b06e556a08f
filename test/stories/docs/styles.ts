import { expect } from '@open-wc/testing';
import type { Snippet } from './docs-page.js';
import type { Stage } from './rules.js';

type Named = readonly { readonly name: string }[];

interface Declared {
  readonly tagName?: string;
  readonly attributes: Named;
  readonly members: Named;
  readonly cssParts: Named;
  readonly cssStates: Named;
  readonly cssProperties?: Named;
}

async function declaredElements(): Promise<Declared[]> {
  const manifest = (await (await fetch('/custom-elements.json')).json()) as {
    readonly modules: readonly { readonly declarations?: readonly Declared[] }[];
  };
  return manifest.modules.flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));
}

const namesOf = (lists: readonly Named[]): string[] => lists.flat().map(({ name }) => name);

/** Every rule of a sheet, also inside conditions. */
function rulesOf(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
  });
}

/** The colour of the first player’s symbol is documented for all eight. */
const isKnownProperty = (name: string, known: readonly string[]): boolean =>
  known.includes(name) || (/^--tabletop-seat-[1-7]$/.test(name) && known.includes('--tabletop-seat-0'));

/** Applies styles to what their section shows. They may use only what is documented, and every rule must match something. */
export async function checkStyles({ code }: Snippet, { place }: Stage): Promise<void> {
  const sheet = document.createElement('style');
  sheet.textContent = code;
  place.append(sheet);
  const rules = rulesOf((sheet.sheet as CSSStyleSheet).cssRules);
  expect(rules, code).to.not.be.empty;
  const known = await declaredElements();
  const properties = namesOf(known.map(({ cssProperties = [] }) => cssProperties));
  for (const [name = ''] of code.matchAll(/--tabletop-[\w-]+/g)) {
    expect(isKnownProperty(name, properties), name).to.be.true;
  }
  for (const { selectorText, style } of rules) {
    for (const selector of selectorText.split(',')) {
      const plain = selector.replace(/::part\([^)]*\)/g, '').replace(/:state\([^)]*\)/g, '');
      const found = place.querySelector(plain);
      expect(found, `something that ${selector} matches`).to.be.ok;
      const element = known.find(({ tagName }) => tagName === found?.localName);
      for (const [, part] of selector.matchAll(/::part\(([^)]*)\)/g)) {
        expect(namesOf(element ? [element.cssParts, element.attributes, element.members] : []), selector).to.include(
          part,
        );
      }
      for (const [, state] of selector.matchAll(/:state\(([^)]*)\)/g)) {
        expect(namesOf(element ? [element.cssStates] : []), selector).to.include(state);
      }
    }
    expect(style.length, `declarations that a browser knows in ${selectorText}`).to.be.greaterThan(0);
  }
}
