import { expect } from '@open-wc/testing';
import { games } from '../../../src/elements/registry.js';
import { parseQuery } from '../../../src/embed/query.js';
import { setFromAddress } from '../../../src/embed/settings.js';
import { createShown } from '../../../src/embed/subject.js';
import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { triad } from '../../../src/games/triad/index.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { triomino } from '../../../src/games/triomino/index.js';
import { Match } from '../../../src/match/index.js';
import type { AnyGame } from '../../../src/match/index.js';
import { SKINS } from '../../../stories/demo/look.js';
import { CDN } from '../../../stories/docs/addresses.js';
import { runSnippet } from '../../../stories/docs/run-snippet.js';
import type { GameElement } from '../reader.js';
import { sourcesOf } from './docs-page.js';
import type { Snippet } from './docs-page.js';
import { checkStyles } from './styles.js';

export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  [triad, kubi, tricubo, cubo, triomino].map((game) => [game.id, game as unknown as AnyGame]),
);
export const TAGS = games.map(({ tag }) => tag).join();

/** Names of blocks of positions start with this; the name of the game follows. */
const POSITIONS = 'positions ';

/** Where the snippets of a section run, one after the other. */
export interface Stage {
  readonly place: HTMLElement;
  /** What snippets print, beside what they say they print. */
  readonly told: { readonly printed: string; readonly expected: string }[];
}

/** A value as the documentation writes it: quotes only for text inside something else. */
export function inspect(value: unknown, isInside = false): string {
  if (typeof value === 'string') return isInside ? `'${value}'` : value;
  if (Array.isArray(value)) return `[${value.map((each) => inspect(each, true)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${inspect(field, true)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

async function mount(code: string, name: string, { place }: Stage): Promise<void> {
  const part = document.createElement('div');
  part.innerHTML = code;
  place.append(part);
  const elements = [...part.querySelectorAll<GameElement>(TAGS)];
  for (const element of elements) await element.updateComplete;
  const errors = elements.flatMap(({ outerHTML, error }) => (error ? `${outerHTML}: ${error.message}` : []));
  if (name.includes('mistake')) expect(errors, code).to.not.be.empty;
  else expect(errors).to.be.empty;
}

const SHIPPED = [
  'cdn/tabletop-elements.js',
  'cdn/tabletop-elements.css',
  'cdn/embed.html',
  'cdn/embed-height.js',
  ...SKINS.map((skin) => `cdn/themes/${skin}.css`),
  ...games.map(({ tag }) => `cdn/${tag}.js`),
];

/** The address of a frame, whose settings an element must accept. */
async function checkFrame(address: URL): Promise<void> {
  const { subject, settings } = parseQuery(address.search);
  if (!subject) throw new Error(`${address.href} shows nothing`);
  const element = createShown(subject) as HTMLElement & Pick<GameElement, 'error' | 'updateComplete'>;
  const { documentElement: root } = document;
  const before = [...root.attributes].map(({ name, value }) => [name, value] as const);
  for (const [name, value] of settings) expect(setFromAddress(element, name, value), name).to.equal(undefined);
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const [name, value] of before) root.setAttribute(name, value);
  document.body.append(element);
  await element.updateComplete;
  expect(element.error?.message, address.href).to.equal(undefined);
  element.remove();
}

/** HTML to copy into a page: its addresses must be of shipped files, its games and frames must work. */
async function checkPage({ code, name }: Snippet, stage: Stage): Promise<void> {
  const addresses = [...code.matchAll(/(?:src="|href="|from ')(https?:[^"']+)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses, code).to.not.be.empty;
  for (const address of addresses) {
    const url = new URL(address);
    // A server of the reader's own, whose scripts its own test asks for.
    if (url.hostname.endsWith('example.org')) continue;
    expect(SHIPPED).to.include(url.href.replace(CDN, 'cdn/').replace(url.search, '').replace(url.hash, ''));
    if (url.pathname.endsWith('embed.html')) await checkFrame(url);
  }
  const withoutLoading = code
    .replace(/<script\b[^>]*type="module"[^]*?<\/script>/g, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/(<iframe[^>]*) src="[^"]*"/g, '$1');
  await mount(withoutLoading, name, stage);
}

/** Commands of npm, with scripts that exist. */
async function checkShell({ code }: Snippet): Promise<void> {
  const { 'package.json': text = '' } = await sourcesOf(['package.json']);
  const { name, scripts } = JSON.parse(text) as { name: string; scripts: Readonly<Record<string, string>> };
  const commands = code.split('\n').flatMap((line) => line.replace(/#.*/, '').split('&&'));
  for (const command of commands.map((each) => each.trim()).filter(Boolean)) {
    const [tool, verb = '', what = ''] = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ');
    if (tool === 'node' || tool === 'npx' || tool === 'apt-get') continue;
    expect(tool, command).to.equal('npm');
    if (verb === 'install') expect(what).to.equal(name);
    else if (verb !== 'ci') expect(Object.keys(scripts), command).to.include(verb === 'run' ? what : verb);
  }
}

/** A header under which the page for frames works, which has all games. */
async function checkPolicy({ code }: Snippet): Promise<void> {
  const [, rules = ''] = /^Content-Security-Policy: (.*)$/m.exec(code) ?? [];
  const { 'src/embed/embed.html': page = '' } = await sourcesOf(['src/embed/embed.html']);
  const [, tried = ''] = /content="(default-src[^"]*)"/.exec(page) ?? [];
  // The page for frames also has a policy of its own for trusted types.
  const known = tried.split('; ').map((rule) => rule.replace('lit-html default', 'lit-html'));
  expect(known).to.include.members(rules.split('; '));
}

/** Positions, one a line, or a record, as text or JSON, that its game replays to the end. */
function checkRecord({ code, language, name }: Snippet): void {
  if (name.startsWith(POSITIONS)) {
    const game = GAMES[name.replace(POSITIONS, '')] as AnyGame;
    for (const line of code.trim().split('\n')) expect(game.makePosition(game.parsePosition(line))).to.equal(line);
    return;
  }
  const id = language === 'json' ? (JSON.parse(code) as { game: string }).game : (code.split(' ')[0] ?? '');
  const game = GAMES[id];
  if (!game) throw new Error(`there is no game for the record ${code}`);
  expect(Match.fromRecord(game, code).length, code).to.be.greaterThan(0);
}

/** Code that is compiled and tested elsewhere: the file contains it line by line. `// …` stands for lines left out. */
async function checkSource({ code, name }: Snippet): Promise<void> {
  const { [name]: source = '' } = await sourcesOf([name]);
  const shown = source
    .replace(/'(?:\.\.\/)+src\/games\//g, "'../")
    .replace(/'(?:\.\.\/)+src\/match\/index\.js'/g, "'tabletop-elements/match.js'");
  let from = 0;
  for (const part of code.split(/^ *(?:\/\/|#|<!--) …(?: -->)?\n/m)) {
    const at = shown.indexOf(part.trim(), from);
    expect(at, `in ${name}: ${part}`).to.be.at.least(0);
    from = at + part.trim().length;
  }
}

async function runScript({ code }: Snippet, { told }: Stage): Promise<void> {
  await runSnippet(code, (value, expected) => told.push({ printed: inspect(value), expected }));
}

type Rule = (snippet: Snippet, stage: Stage) => void | Promise<void>;

/** For blocks that name no file. */
const BY_LANGUAGE: Readonly<Record<string, Rule>> = {
  html: (snippet, stage) =>
    snippet.code.includes(CDN) ? checkPage(snippet, stage) : mount(snippet.code, snippet.name, stage),
  css: checkStyles,
  js: runScript,
  json: checkRecord,
  text: checkRecord,
  sh: checkShell,
  http: checkPolicy,
  // Texts in template literals, without what makes them code.
  mdx: ({ code, name }, stage) => mount(code.replace(/\{`|`\}/g, ''), name, stage),
  // A drawing of folders.
  '': () => undefined,
};

/** Runs or checks a snippet in the way of its language. @throws if there is no rule for it */
export async function tryOut(snippet: Snippet, stage: Stage): Promise<void> {
  const rule = snippet.name.includes('/') ? checkSource : BY_LANGUAGE[snippet.language];
  if (!rule) throw new Error(`there is no rule for blocks of ${snippet.language}: ${snippet.code}`);
  await rule(snippet, stage);
}
