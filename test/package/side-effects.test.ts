import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { build } from 'esbuild';
import { games, opponents } from '../../src/elements/registry.js';
import { ENTRIES, Project, ROOT, TAGS, classOf, packageFile, withProject } from './project.js';

/** Definitions; that of lessons is left out, for a game opens its course in one when a reader asks for it. */
const DEFINES = /(?!GameLesson\b)\b\w+\.define\(\)/g;

describe('a bundler', () => {
  const project = withProject(() => Project.installed());

  /** What is left of the module of a page when all that is not used has been thrown out. */
  async function bundled(contents: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: project().folder },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
      conditions: ['production'],
    });
    return outputFiles.map(({ text }) => text.replace(/^\/\/ .*\n/gm, '')).join('\n');
  }

  it('keeps the definition of every element for a bare import of all', async () => {
    const definitions = (await bundled(`import 'tabletop-elements';`)).match(DEFINES);
    expect(definitions).to.have.members(
      TAGS.filter((tag) => tag !== 'game-lesson').map((tag) => `${classOf(tag)}.define()`),
    );
  });

  for (const entry of ENTRIES.filter((each) => /classes|games\/|opponents|match/.test(each))) {
    it(`throws out ${entry} where nothing of it is used`, async () => {
      expect((await bundled(`import '${entry}';`)).trim()).to.equal('');
    });
  }

  for (const tag of TAGS) {
    const name = classOf(tag);
    const others = TAGS.filter((each) => each !== tag && each !== 'game-lesson').map(classOf);
    const definitions = tag === 'game-lesson' ? null : [`${name}.define()`];

    it(`keeps the definition of <${tag}> alone for a bare import of its own`, async () => {
      const code = await bundled(`import 'tabletop-elements/${tag}.js';`);
      expect(code.match(DEFINES)).to.deep.equal(definitions);
      for (const other of others) expect(code).to.not.match(new RegExp(`\\bclass ${other}\\b|\\b${other} = class`));
    });

    it(`keeps of the classes only ${name} where no other is used, and defines nothing`, async () => {
      const code = await bundled(`import { ${name} } from 'tabletop-elements/classes.js'; console.log(${name}.tag);`);
      expect(code).to.match(new RegExp(`\\bclass ${name}\\b|\\b${name} = class`));
      expect(code.match(DEFINES)).to.equal(null);
      for (const other of others) expect(code).to.not.match(new RegExp(`\\bclass ${other}\\b|\\b${other} = class`));
    });
  }

  for (const { id } of games) {
    it(`brings nothing of Lit with the rules of ${id}`, async () => {
      const code = await bundled(`
        import { ${id} } from 'tabletop-elements/games/${id}.js';
        import { Match } from 'tabletop-elements/match.js';
        console.log(new Match(${id}));
      `);
      expect(code)
        .to.match(/class _?Match\b/)
        .and.not.to.match(/\blit\b|LitElement|customElements|HTMLElement/);
    });
  }
});

describe('the list of files with side effects', () => {
  it('names the files that define elements or change them, the workers, and no others', () => {
    const toPattern = (glob: string) =>
      new RegExp(`^${glob.replace(/[./]/g, '\\$&').replace(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))}$`);
    const patterns = packageFile.sideEffects.map(toPattern);
    const files = readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => `./dist/${file.replaceAll('\\', '/')}`);
    const defining = files.filter((file) =>
      /^\w+\.define\(\)|define\.js|^(?:useHydration|answerQuestions)\(/m.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(defining.length).to.be.above(TAGS.length);
    expect(files.filter((file) => patterns.some((each) => each.test(file)))).to.have.members(defining);
  });

  it('names every script and style sheet for pages', () => {
    expect(packageFile.sideEffects).to.include.members(['./cdn/*.js', './cdn/*.css']);
  });
});

describe('the rules, the opponents and the match', () => {
  it('import nothing but each other and the generator of random numbers', () => {
    const seen = new Set<string>();
    const outside = new Set<string>();
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      const text = readFileSync(join(ROOT, file), 'utf8');
      for (const [, path = ''] of text.matchAll(/(?<![.\w'"])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
        if (path.startsWith('.')) follow(join(dirname(file), path));
        else outside.add(path);
      }
    };
    for (const { id } of games) follow(`dist/games/${id}/index.js`);
    for (const id of opponents) follow(`dist/opponents/${id}/index.js`);
    follow('dist/match/index.js');
    expect(seen.size).to.be.above(8);
    expect([...seen].filter((file) => !/^dist\/(games|opponents|match)\//.test(file))).to.deep.equal([]);
    expect([...outside].filter((path) => !path.startsWith('pure-rand/'))).to.deep.equal([]);
  });
});
