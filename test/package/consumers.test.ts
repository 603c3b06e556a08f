import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer-core';
import typescript from 'typescript';
import { launchBrowser, serve } from './browser.js';
import { ENTRIES, EXPORTED, Project, ROOT, SERVER_ENTRIES, TYPES_ONLY, withProject } from './project.js';

const PLAIN = ENTRIES.filter((entry) => !SERVER_ENTRIES.includes(entry));

const MODULES = {
  everything: PLAIN.flatMap((entry, i) => [
    `import * as entry${i} from '${entry}';`,
    `export const names${i}: unknown[] = [${(EXPORTED[entry] ?? []).map((name) => `entry${i}.${name}`).join()}];`,
  ]).join('\n'),
  played: `
    import 'tabletop-elements/triad-board.js';
    import { triad } from 'tabletop-elements/games/triad.js';
    import { Match } from 'tabletop-elements/match.js';
    export const ply: number = new Match(triad, { seed: 'house' }).length;
    export const board = document.createElement('triad-board');
    export const winners: readonly number[] | undefined = board.outcome?.winners;
  `,
  mistaken: `
    import 'tabletop-elements/triad-board.js';
    import { triad } from 'tabletop-elements/games/triad.js';
    import { Match } from 'tabletop-elements/match.js';
    export const wrong: string = new Match(triad).length;
    document.createElement('triad-board').nothing;
  `,
  reaching: `
    import 'tabletop-elements/dist/index.js';
    import * as rules from 'tabletop-elements/games/triad/rules.js';
    import * as match from 'tabletop-elements/match';
    export { match, rules };
  `,
};

describe('a compiler in a project with the installed package', () => {
  const project = withProject(() => Project.installed());

  for (const [resolution, module] of [
    ['Bundler', 'ESNext'],
    ['NodeNext', 'NodeNext'],
  ] as const) {
    it(`finds sound types of every entry, what is wrong, and no way through the back door: ${resolution}`, () => {
      const files = Object.entries(MODULES).map(([name, source]) => {
        const file = join(project().folder, `${name}.ts`);
        writeFileSync(file, source);
        return file;
      });
      writeFileSync(join(project().folder, 'package.json'), '{ "type": "module" }');
      const program = typescript.createProgram(files, {
        noEmit: true,
        strict: true,
        skipDefaultLibCheck: true,
        types: [],
        target: typescript.ScriptTarget.ES2022,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        module: typescript.ModuleKind[module],
        moduleResolution: typescript.ModuleResolutionKind[resolution],
      });
      const found = typescript.getPreEmitDiagnostics(program).map(({ code, file, messageText }) => ({
        place: file ? basename(file.fileName, '.ts') : 'settings',
        error: `TS${code} ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
      }));
      const elsewhere = found.filter(({ place }) => !['mistaken', 'reaching'].includes(place));
      expect(elsewhere, 'also in the declarations of the package').to.deep.equal([]);
      const codes = (wanted: string) =>
        found.filter(({ place }) => place === wanted).map(({ error }) => error.split(' ')[0]);
      expect(codes('mistaken')).to.deep.equal(['TS2322', 'TS2339']);
      expect(codes('reaching').filter((code = '') => ['TS2307', 'TS2882'].includes(code))).to.have.lengthOf(3);
    });
  }
});

/** As much of an element as is read in its page. */
interface Played {
  readonly match: { readonly undoPastChance: boolean; readonly entries: readonly { readonly text: string }[] };
}

/** A compiler that needs a fifth of the time. The other one checks all entries, and what Vue and Svelte make of the app. */
const NATIVE = 'typescript-native/bin/tsc';

/** By the folder of the app. */
const CHECKERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  plain: [NATIVE, '--pretty', 'false'],
  react: [NATIVE, '--pretty', 'false'],
  vue: ['vue-tsc/bin/vue-tsc.js', '--pretty', 'false'],
  svelte: ['svelte-check/bin/svelte-check', '--output', 'machine'],
};

const REPORTS = [
  /^(?<file>[^\s(]+)\((?<line>\d+),\d+\): error (?<message>.+(?:\n +.+)*)/gm, // tsc, vue-tsc
  /^\d+ ERROR "(?<file>[^"]+)" (?<line>\d+):\d+ (?<message>".*")$/gm, // svelte-check
];

/** The mistakes that the files of an app announce, each in the line before it. TypeScript’s own are announced by `@ts-expect-error`. */
function announced(app: string): { place: string; message: string }[] {
  const folder = join(ROOT, 'test/frameworks/apps', app);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        const [, message] = /Refused: (.+?)(?: -->)?$/.exec(line) ?? [];
        return message ? [{ place: `${file}:${i + 2}`, message }] : [];
      }),
  );
}

describe('the checker of a small app with the installed package', () => {
  const project = withProject(() => Project.complete());
  before(() => project().copy('test/frameworks/apps', 'apps'));

  it('finds sound declarations for the frameworks', async () => {
    // The checkers of Vue and Svelte need long for declarations, so here they trust them.
    const imports = TYPES_ONLY.map((entry) => `import '${entry}';`).join('\n');
    await writeFile(join(project().folder, 'apps/frameworks.ts'), imports);
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipDefaultLibCheck', '--types', ''];
    const modern = [
      '--target',
      'es2022',
      '--lib',
      'es2023,dom,dom.iterable',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ];
    const output = await project().tool(NATIVE, [...options, ...modern, '--pretty', 'false', 'frameworks.ts'], 'apps');
    expect(output).to.equal('');
  });

  for (const [app, [checker, ...parameters]] of Object.entries(CHECKERS)) {
    it(`accepts the app, refuses wrong values, events, methods and tags, and nothing else: ${app}`, async () => {
      const output = await project().tool(checker, parameters, `apps/${app}`);
      const found = REPORTS.flatMap((report) => [...output.matchAll(report)]).map(({ groups }) => {
        const { file = '', line = '', message = '' } = groups as Record<string, string>;
        return { place: `${file}:${line}`, message: message.startsWith('"') ? String(JSON.parse(message)) : message };
      });
      const expected = announced(app);
      expect(
        found.map(({ place }) => place),
        output,
      ).to.have.members(expected.map(({ place }) => place));
      for (const { place, message } of expected) {
        expect(found.find((each) => each.place === place)?.message).to.contain(message);
      }
    });
  }

  describe('and the app itself', () => {
    let browser: Browser;
    let page: Page;
    let server: Awaited<ReturnType<typeof serve>>;
    before(async () => {
      browser = await launchBrowser();
      [page] = (await browser.pages()) as [Page];
      await page.setViewport({ width: 800, height: 1000 });
      server = await serve(join(project().folder, 'apps'));
    });
    after(async () => {
      server.close();
      await browser.close();
    });

    for (const app of Object.keys(CHECKERS)) {
      it(`is built, and what a reader plays arrives in its listeners: ${app}`, async () => {
        const base = `/${app}/dist/`;
        const built = await project().tool(
          'vite/bin/vite.js',
          ['build', '--base', base, '--logLevel', 'warn'],
          `apps/${app}`,
        );
        await page.goto(`${server.origin}${base}index.html`);
        const moves = () =>
          page.$eval('triad-board', (board) => (board as unknown as Played).match.entries.map(({ text }) => text));
        const listed = () => page.$$eval('li', (items) => items.map(({ textContent }) => textContent));
        const isThere = () => document.querySelector('triad-board')?.shadowRoot?.querySelector('.panel .toolbar');
        await page.waitForFunction(isThere).catch((error: unknown) => {
          throw new Error(`there is nothing to play with: ${built}`, { cause: error });
        });
        expect(await page.$eval('triad-board', (board) => (board as unknown as Played).match.undoPastChance)).to.equal(
          true,
        );
        for (const cell of [0, 12]) await page.click(`triad-board >>> [data-cell="${cell}"]`);
        await page.waitForSelector('li');
        expect(await moves(), 'the record that is an object, and the move').to.deep.equal([
          'roll 112233 112233',
          'a1a3',
        ]);
        expect(await listed()).to.deep.equal(['a1a3 (0 to 12)']);
        await page.click('button');
        await page.waitForFunction(() => !document.querySelector('li'));
        expect(await moves(), 'the method that the button calls').to.deep.equal(['roll 112233 112233']);
      });
    }
  });
});
