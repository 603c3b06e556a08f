import { expect } from '@open-wc/testing';
import { ELEMENTS, ENTRIES, inNode, needsBuild } from './built.js';

/**
 * What is left of the module of a page when a bundler has thrown out all that is not used. The page stands in a folder where
 * the package is installed: imported from inside the package itself, its list of files with side effects is not asked.
 */
const bundled = (source: string) =>
  inNode<string>(`
    import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
    import { join, resolve as path } from 'node:path';
    import { rollup } from 'rollup';
    import resolve from '@rollup/plugin-node-resolve';
    const folder = path('node_modules/.cache/page-of-somebody');
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    const installed = join(folder, 'node_modules/tabletop-elements');
    if (!existsSync(installed)) symlinkSync(path('.'), installed, 'junction');
    const id = join(folder, 'page.js');
    const page = {
      name: 'page',
      resolveId: (name) => (name === id ? id : null),
      load: (name) => (name === id ? ${JSON.stringify(source)} : null),
    };
    const bundle = await rollup({ input: id, plugins: [page, resolve()], onwarn: () => undefined });
    const { output } = await bundle.generate({ inlineDynamicImports: true });
    tell(output[0].code);
  `);

const DEFINES = /\w+\.define\(\)/g;

describe('a bundler', function () {
  this.timeout(30_000);
  needsBuild();

  it('keeps the definition of every element for a bare import of all', async () => {
    const definitions = (await bundled(`import 'tabletop-elements';`)).match(DEFINES);
    expect(definitions).to.have.members(ELEMENTS.map(({ name }) => `${name}.define()`));
  });

  for (const entry of ENTRIES.filter((each) => /classes|games\/|match/.test(each))) {
    it(`throws out ${entry} where nothing of it is used`, async () => {
      expect((await bundled(`import '${entry}';`)).trim()).to.equal('');
    });
  }

  for (const { tag, name, game } of ELEMENTS) {
    const others = ELEMENTS.filter((each) => each.tag !== tag);

    it(`keeps the definition of <${tag}> alone for a bare import of its own`, async () => {
      const code = await bundled(`import 'tabletop-elements/${tag}.js';`);
      expect(code.match(DEFINES)).to.deep.equal([`${name}.define()`]);
      for (const other of others) expect(code).to.not.contain(`class ${other.name}`);
    });

    it(`keeps of the classes only ${name} where no other is used, and defines nothing`, async () => {
      const code = await bundled(`import { ${name} } from 'tabletop-elements/classes.js'; console.log(${name}.tag);`);
      expect(code).to.contain(`class ${name}`);
      expect(code.match(DEFINES)).to.equal(null);
      for (const other of others) expect(code).to.not.contain(`class ${other.name}`);
    });

    it(`brings nothing of Lit with the rules of ${game}`, async () => {
      const code = await bundled(`
        import { ${game} } from 'tabletop-elements/games/${game}.js';
        import { Match } from 'tabletop-elements/match.js';
        console.log(new Match(${game}));
      `);
      expect(code)
        .to.contain('class Match')
        .and.not.to.match(/\blit\b|LitElement|customElements|HTMLElement/);
    });
  }
});

describe('the list of files with side effects', () => {
  needsBuild();

  it('names the files that define elements or change them, and no others', async () => {
    const { listed, defining } = await inNode<{ listed: string[]; defining: string[] }>(`
      import { readFileSync, readdirSync } from 'node:fs';
      const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8'));
      const patterns = sideEffects.map((glob) => new RegExp('^' + glob.replace(/[.\\/]/g, '\\\\$&').replaceAll('*', '[^/]*') + '$'));
      const files = readdirSync('dist', { recursive: true })
        .filter((file) => file.endsWith('.js'))
        .map((file) => './dist/' + file.replaceAll('\\\\', '/'));
      const defines = (file) => /\\.define\\(\\)|define\\.js|GameElement\\.prototype;/.test(readFileSync(file, 'utf8'));
      tell({ listed: files.filter((file) => patterns.some((each) => each.test(file))), defining: files.filter(defines) });
    `);
    expect(listed).to.not.be.empty;
    expect(listed).to.have.members(defining);
  });
});

describe('the rules and the match', () => {
  needsBuild();

  it('import nothing but each other and the generator of random numbers', async () => {
    const outside = await inNode<string[]>(`
      import { readFileSync } from 'node:fs';
      import { dirname, join } from 'node:path';
      const seen = new Set();
      const outside = new Set();
      function follow(file) {
        if (seen.has(file)) return;
        seen.add(file);
        for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?<![.\\w])(?:from|import)\\s*\\(?\\s*['"]([^'"]+)['"]/g)) {
          if (path.startsWith('.')) follow(join(dirname(file), path));
          else outside.add(path);
        }
      }
      for (const game of ${JSON.stringify(ELEMENTS.map(({ game }) => game))}) follow('dist/games/' + game + '/index.js');
      follow('dist/match/index.js');
      const wrong = [...seen].filter((file) => !/^dist\\/(games|match)\\//.test(file));
      tell([...outside].filter((path) => !path.startsWith('pure-rand/')).concat(wrong, seen.size < 8 ? ['too little was seen'] : []));
    `);
    expect(outside).to.be.empty;
  });
});
