import { readdirSync } from 'node:fs';
import { expect } from 'chai';

/** The rules of a style sheet, each as the selectors and conditions that it stands in, the outermost first. */
function rulesOf(css: string): readonly (readonly string[])[] {
  const rules: (readonly string[])[] = [];
  const open: string[] = [];
  for (const [, prelude = '', end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    open.push(prelude.trim().replaceAll(/\s+/g, ' '));
    rules.push(open.filter((each) => !each.startsWith('@')));
  }
  return rules;
}

/** Whether the browser looks at each element again when anything is added where `:has()` looks: at 4 ms and more for a game. */
const isSlow = (rule: readonly string[]): boolean =>
  rule.some((selector) => selector.includes(':has(')) && /\*\s*\)?\s*(?:,|$)/.test(rule.at(-1) ?? '');

/** Whether it is about the whole game, so that all in it is styled anew when the sheet is loaded, as far as what it sets is passed on. */
const isWide = (rule: readonly string[]): boolean => /^(?:\.frame|:host)$/.test(rule.join(' '));

async function sheets(): Promise<readonly (readonly [string, string])[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.styles.ts'));
  const modules = files.map(async (file) => {
    const module = (await import(`../../src/${file}`)) as Readonly<Record<string, { readonly cssText?: string }>>;
    return [
      file,
      Object.values(module)
        .map(({ cssText = '' }) => cssText)
        .join('\n'),
    ] as const;
  });
  return Promise.all(modules);
}

describe('the styles', () => {
  it('choose no element whatever by what something else has, which would style all anew with each change', async () => {
    const slow = (await sheets()).flatMap(([file, css]) =>
      rulesOf(css)
        .filter(isSlow)
        .map((rule) => `${file}: ${rule.join(' { ')}`),
    );
    expect(slow).to.deep.equal([]);
  });

  it('of features, which are loaded while one plays, set nothing for the whole game', async () => {
    const wide = (await sheets())
      // Controls are placed before anybody plays.
      .filter(([file]) => /^elements\/features\/(?!placed\/)/.test(file))
      .flatMap(([file, css]) => rulesOf(css).flatMap((rule) => (isWide(rule) ? [file] : [])));
    expect(wide).to.deep.equal([]);
  });

  it('would be found to do so', () => {
    for (const css of [
      '.a:has(> .b) { color: red; > * { color: blue; } }',
      '.a { &:has(> :nth-child(5)) > * { --x: 1; } }',
      '.a:not(.b:has(~ .c) > *) { color: red }',
      '.a:has(.b) > *, .c { color: red }',
    ])
      expect(rulesOf(css).filter(isSlow), css).to.have.lengthOf(1);
    expect(rulesOf('.a:has(.b) .c { top: 0 } .a > * { top: 0 }').filter(isSlow)).to.deep.equal([]);
    expect(rulesOf('@media print { .frame { --x: 1 } } .frame .b { --x: 1 }').filter(isWide)).to.have.lengthOf(1);
  });
});
