import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { needsBuild } from '../built.js';
import { ScriptPage } from '../script-page.js';
import { waitUntil } from '../../wait-until.js';
import { sectionsOf } from '../../stories/docs/docs-page.js';
import { CDN } from '../../../stories/docs/addresses.js';
import { inspect } from '../../stories/docs/rules.js';
import type { Snippet } from '../../stories/docs/docs-page.js';

const PAGES = [
  '/README.md',
  ...[
    'accessibility',
    'embedding',
    'events-and-state',
    'getting-started',
    'markdown',
    'placing-controls',
    'playing-against-the-computer',
    'playing-online',
    'puzzles',
    'records-and-notation',
    'reference',
    'reviewing-games',
    'theming',
    'writing-a-lesson',
  ],
];

/** A script that imports from the package is for a bundler, and is run with the package's modules elsewhere. */
const isForPages = ({ language, name, code }: Snippet): boolean =>
  !name.includes('/') && (language === 'html' || language === 'css' || (language === 'js' && !/^import /m.test(code)));

const WRITTEN: Readonly<Record<string, (code: string) => string>> = {
  html: (code) => code,
  css: (code) => `<style>${code}</style>`,
  // What waits for nothing may stand in a plain script right after what it is about.
  js: (code) =>
    /\bawait /.test(code) ? `<script type="module">${told(code)}</script>` : `<script>{ ${told(code)} }</script>`,
};

/** A line that says what it prints tells it to the test, in place of the console. */
const told = (code: string): string =>
  code.replace(/console\.log\((.*)\); \/\/ → (.*)$/gm, (_, value: string, expected: string) => {
    return `window.printed.push([${value}, ${JSON.stringify(expected)}]);`;
  });

/** The hash of a file as the server of the tests sends it. */
async function hashOf(address: string): Promise<string> {
  const bytes = await (await fetch(address)).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Puts the hash of each file where a page leaves a place for it. */
async function withHashes(html: string): Promise<string> {
  const parts = html.split(/(?<=(?:src|href)="([^"]+)" integrity=")sha384-…/);
  const written = parts.map((part, i) => (i % 2 === 0 ? Promise.resolve(part) : hashOf(part)));
  return (await Promise.all(written)).join('');
}

/** Tells the test what goes wrong in the page, also before anything of ours is there. */
const WATCH = `<script>
  window.faults = [];
  window.printed = [];
  addEventListener('error', ({ message, target }) => faults.push(message ?? target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
</script>`;

/** What a server for playing online gives to pages. Nobody has that address; the server is tested elsewhere. */
const OWN_SERVER = 'https://games.example.org/online.js';

/** Parts of lessons, which their lesson defines. */
const PARTS = ['game-step', 'game-answer', 'game-reply'];

const tagsIn = (html: string): readonly string[] => {
  const tags = [...html.matchAll(/<((?:triad|kubi|tricubo|cubo|triomino|game)-[\w-]+)/g)].map(([, tag = '']) => tag);
  return [...new Set(tags)].filter((tag) => !PARTS.includes(tag));
};

/** The scripts that a page may load in place of the printed one. */
const LOADERS: Readonly<Record<string, (html: string) => readonly string[]>> = {
  'the script of all elements': () => ['tabletop-elements'],
  'a script of each element': tagsIn,
};

interface Watched {
  readonly faults: readonly string[];
  readonly printed: readonly (readonly [value: unknown, expected: string])[];
}

describe('what README and guides print', () => {
  needsBuild();
  let page: ScriptPage | undefined;
  before(() => setViewport({ width: 1000, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => page?.close());

  for (const path of PAGES) {
    for (const [loader, scriptsFor] of Object.entries(LOADERS)) {
      it(`runs as it is pasted: ${path}, with ${loader}`, async () => {
        const snippets = (await sectionsOf(path)).flatMap((section) => section.snippets.filter(isForPages));
        const written = snippets.map(({ language, code }) => WRITTEN[language]?.(code)).join('\n');
        const here = written.replaceAll(CDN, `${location.origin}/cdn/`).replaceAll(OWN_SERVER, 'data:text/javascript,');
        const body = await withHashes(here);
        const head = scriptsFor(body)
          .map((name) => `<script type="module" src="/cdn/${name}.js"></script>`)
          .join('');
        page = await ScriptPage.open(WATCH + head, body);
        const { window, document } = page;
        for (const tag of tagsIn(body)) {
          await waitUntil(() => window.customElements.get(tag), `${tag} is not defined`);
          for (const element of document.querySelectorAll(tag))
            await waitUntil(() => element.shadowRoot?.querySelector('*'), `${element.outerHTML} is not drawn`);
        }
        const { faults, printed } = window as unknown as Watched;
        const arrows = snippets.reduce((count, { code }) => count + code.split('; // → ').length - 1, 0);
        await waitUntil(() => printed.length === arrows || faults.length > 0, 'what is printed does not come');
        expect(faults).to.deep.equal([]);
        expect(printed.map(([value]) => inspect(value))).to.deep.equal(printed.map(([, expected]) => expected));
      });
    }
  }
});
