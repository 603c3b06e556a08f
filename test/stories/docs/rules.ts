import { expect } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { GameError } from '../../../src/games/game-error.js';
import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { triad } from '../../../src/games/triad/index.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { triomino } from '../../../src/games/triomino/index.js';
import { Match } from '../../../src/match/index.js';
import type { AnyGame } from '../../../src/match/index.js';
import { runSnippet } from '../../../stories/docs/run-snippet.js';
import { ScriptPage } from '../../package/script-page.js';
import { TRUSTED, policy, violations, WATCH } from '../../package/policies.js';
import { sourcesOf } from './docs-page.js';
import type { Snippet } from './docs-page.js';
import { inspect } from './inspect.js';
import { checkStyles } from './styles.js';

export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  [triad, kubi, tricubo, cubo, triomino].map((game) => [game.id, game as unknown as AnyGame]),
);
/** What blocks of positions are called, before the name of their game. */
export const POSITIONS = 'positions ';
export const TAGS = 'triad-board, kubi-sheet, tricubo-sheet, cubo-grid, triomino-table';

interface GameTag extends LitElement {
  readonly error: GameError | undefined;
}

/** Where the snippets of a section run, one after the other. */
export interface Stage {
  readonly place: HTMLElement;
  /** Pages of their own, for snippets that load what is shipped. */
  readonly frames: ScriptPage[];
  /** What snippets print, beside what they say they print. */
  readonly told: { readonly printed: string; readonly expected: string }[];
}

async function expectNoErrors(root: ParentNode): Promise<void> {
  const games = [...root.querySelectorAll<GameTag>(TAGS)];
  for (const game of games) await game.updateComplete;
  const errors = games.map(({ outerHTML, error }) => error && `${outerHTML}: ${error.message}`);
  expect(errors.filter(Boolean)).to.be.empty;
}

async function mount({ code, name }: Snippet, { place }: Stage): Promise<void> {
  const part = document.createElement('div');
  part.innerHTML = code;
  place.append(part);
  expect(part.firstElementChild, code).to.be.ok;
  if (!name.includes('mistake')) await expectNoErrors(part);
}

const SITE = 'https://example.org/tabletop-elements/';

/** Opens what is to be copied into a page, with what has been built in place of somebody's site. */
async function openPage(snippet: Snippet, stage: Stage): Promise<void> {
  const { code } = snippet;
  const addresses = [...code.matchAll(/(?:src="|href="|from ')(https?:[^"']+)/g)].map(([, address = '']) => address);
  expect(addresses).to.not.be.empty;
  for (const address of addresses) {
    expect(address.startsWith(SITE), address).to.be.true;
    const { status } = await fetch(address.replace(SITE, '/').replaceAll('&amp;', '&'));
    expect(status, address).to.equal(200);
  }
  const here = code.replaceAll(SITE, `${location.origin}/`);
  if (!code.includes('<script')) return mount({ ...snippet, code: here }, stage);
  const frame = await ScriptPage.open('', here);
  stage.frames.push(frame);
  const games = () => [...frame.document.querySelectorAll(TAGS)];
  if (/src="[^"]*\.js["?]/.test(code)) {
    for (let tries = 0; tries < 200 && !games().every((game) => game.shadowRoot); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(games().every((game) => game.shadowRoot)).to.be.true;
  }
  await expectNoErrors(frame.document);
}

/** Lines of a script that a page without a build step could not have. */
async function checkShell({ code }: Snippet): Promise<void> {
  const { 'package.json': text = '' } = await sourcesOf(['package.json']);
  const { name, scripts } = JSON.parse(text) as { name: string; scripts: Readonly<Record<string, string>> };
  const SHORT = ['start', 'test'];
  const commands = code.split('\n').flatMap((line) => line.replace(/#.*/, '').split('&&'));
  for (const command of commands.map((each) => each.trim()).filter(Boolean)) {
    const [tool, verb = '', what = ''] = command.split(' ');
    expect(tool, command).to.equal('npm');
    if (verb === 'install') expect(what).to.equal(name);
    else if (verb !== 'ci') expect(Object.keys(scripts), command).to.include(SHORT.includes(verb) ? verb : what);
  }
}

/** A header under which a page of all five games runs without a violation. */
async function checkPolicy({ code }: Snippet, { frames }: Stage): Promise<void> {
  const [, rules = ''] = /^Content-Security-Policy: (.*)$/m.exec(code) ?? [];
  expect(rules, code).to.not.equal('');
  const script = '<script type="module" src="/cdn/tabletop-elements.js"></script>';
  const tags = TAGS.split(', ').map((tag) => `<${tag}></${tag}>`);
  const frame = await ScriptPage.open(
    `${WATCH}${policy(...rules.split(/;\s*/).filter(Boolean))}${script}`,
    tags.join(''),
  );
  frames.push(frame);
  for (const tag of TAGS.split(', ')) await frame.window.customElements.whenDefined(tag);
  await expectNoErrors(frame.document);
  expect(violations(frame)).to.deep.equal([]);
  expect(rules.includes('require-trusted-types-for')).to.equal(rules.includes(TRUSTED[1] as string));
}

/** Positions, one a line, that are written as their game writes them. */
function checkPositions({ code, name }: Snippet): void {
  const game = GAMES[name.replace(POSITIONS, '')] as AnyGame;
  for (const line of code.trim().split('\n')) expect(game.makePosition(game.parsePosition(line))).to.equal(line);
}

/** A record, as text or as JSON, that its game replays to the end. */
function checkRecord(snippet: Snippet): void {
  const { code, language, name } = snippet;
  if (name.startsWith(POSITIONS)) return checkPositions(snippet);
  const id = language === 'json' ? (JSON.parse(code) as { game: string }).game : (code.split(' ')[0] ?? '');
  const game = GAMES[id];
  if (!game) throw new Error(`this is a record of no game: ${code}`);
  const match = Match.fromRecord(game, code);
  expect(match.length, code).to.be.greaterThan(0);
}

/** Code that is compiled, checked and tested elsewhere: it stands there line by line. `// …` stands for lines left out. */
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

const BY_LANGUAGE: Readonly<Record<string, Rule>> = {
  html: (snippet, stage) => (snippet.code.includes(SITE) ? openPage(snippet, stage) : mount(snippet, stage)),
  css: checkStyles,
  js: runScript,
  json: checkRecord,
  text: checkRecord,
  sh: checkShell,
  http: checkPolicy,
  ts: checkSource,
  tsx: checkSource,
  mjs: checkSource,
  vue: checkSource,
  svelte: checkSource,
};

/** Does with a snippet what its language asks for. @throws where no rule covers it */
export async function tryOut(snippet: Snippet, stage: Stage): Promise<void> {
  const rule = BY_LANGUAGE[snippet.language];
  if (!rule)
    throw new Error(`nobody knows how to test a block of ${snippet.language || 'no language'}: ${snippet.code}`);
  await rule(snippet, stage);
}
