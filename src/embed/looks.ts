/** The custom properties without `--tabletop-`, grouped by a CSS property that takes the same values. */
const BY_KIND: readonly (readonly [property: string, names: string])[] = [
  [
    'color',
    'accent on-accent surface text muted line danger mark hint best luck play board board-text board-mark cell inlay ' +
      'die die-ink die-line large medium small paper paper-text paper-line print ink pencil felt thread-a thread-b slot step step-crossed purple ' +
      'red blue amber cover rack rack-text tile tile-ink tile-line tile-back ' +
      'seat-0 seat-0-ink seat-1 seat-1-ink seat-2 seat-3 seat-4 seat-5 seat-6 seat-7',
  ],
  ['border-radius', 'radius'],
  ['box-shadow', 'shadow shadow-cast shadow-raised'],
  ['opacity', 'relief grain'],
  ['width', 'die-size'],
];

const KIND_OF: ReadonlyMap<string, string> = new Map(
  BY_KIND.flatMap(([property, names]) => names.split(' ').map((name) => [name, property] as const)),
);

/** The short names of the custom properties that a page can set. */
export const LOOKS: readonly string[] = [...KIND_OF.keys()];

/** Values that CSS substitutes later could be anything. */
const OPEN = /[\\{};]|(?:var|env|attr|url|image|image-set)\s*\(/i;

/** Whether a value suits a custom property: a colour, a length, a number, a shadow. */
export function isLook(name: string, value: string): boolean {
  const property = KIND_OF.get(name);
  return property !== undefined && !OPEN.test(value) && CSS.supports(property, value);
}

let rule: CSSStyleRule | undefined;

/** Sets a custom property for the whole page; `null` removes it. */
export function setLook(name: string, value: string | null): void {
  rule ??= addRule();
  if (value === null) rule.style.removeProperty(`--tabletop-${name}`);
  else rule.style.setProperty(`--tabletop-${name}`, value);
}

/** A constructed style sheet is allowed by a strict content security policy. */
function addRule(): CSSStyleRule {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet.cssRules[sheet.insertRule(':root {}')] as CSSStyleRule;
}
