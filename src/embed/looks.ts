/** The custom properties without `--tabletop-`, by a property of CSS that takes the same values. */
const BY_KIND: readonly (readonly [property: string, names: string])[] = [
  [
    'color',
    'accent on-accent surface text muted line danger mark board board-text cell die die-ink die-line large medium small ' +
      'paper paper-text paper-line ink pencil purple red blue cover tile tile-ink tile-line tile-back ' +
      'seat-0 seat-0-ink seat-1 seat-1-ink seat-2 seat-3 seat-4 seat-5 seat-6 seat-7',
  ],
  ['border-radius', 'radius'],
  ['box-shadow', 'shadow shadow-raised'],
  ['width', 'die-size'],
];

const KIND_OF: ReadonlyMap<string, string> = new Map(
  BY_KIND.flatMap(([property, names]) => names.split(' ').map((name) => [name, property] as const)),
);

/** The short names of what a page can change in the looks of games. */
export const LOOKS: readonly string[] = [...KIND_OF.keys()];

/** What is filled in later could be anything. */
const OPEN = /[\\{};]|(?:var|env|attr|url|image|image-set)\s*\(/i;

/** Whether a custom property can have a value: a colour, a length, a shadow. */
export function isLook(name: string, value: string): boolean {
  const property = KIND_OF.get(name);
  return property !== undefined && !OPEN.test(value) && CSS.supports(property, value);
}

let rule: CSSStyleRule | undefined;

/** Sets the custom property for the whole page, or with `null` no more. */
export function setLook(name: string, value: string | null): void {
  rule ??= addRule();
  if (value === null) rule.style.removeProperty(`--tabletop-${name}`);
  else rule.style.setProperty(`--tabletop-${name}`, value);
}

/** In a style sheet that was made here, a strict policy allows it. */
function addRule(): CSSStyleRule {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet.cssRules[sheet.insertRule(':root {}')] as CSSStyleRule;
}
