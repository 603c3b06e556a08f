import { expect } from '@open-wc/testing';
import { needsBuild } from './built.js';
import { SomebodysProject } from './somebodys-project.js';

/** For modules that run where the package is installed: its files, and how to read one. */
const FILES = `
  import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
  import { dirname, join } from 'node:path';
  const root = 'node_modules/tabletop-elements';
  const files = readdirSync(root, { recursive: true })
    .map((file) => file.replaceAll('\\\\', '/'))
    .filter((file) => statSync(join(root, file)).isFile());
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const is = (file) => files.includes(file);
`;

describe('the packed package', function () {
  this.timeout(60_000);
  needsBuild();
  const project = SomebodysProject.installed();
  const found = <T>(code: string) => project.run<T>(FILES + code);

  it('holds what is shipped, and no tests, stories or sources', async () => {
    const files = await found<string[]>('tell(files);');
    const shipped = [
      /^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json|custom-elements\.json)$/,
      /^dist\/[a-z/-]+(?:\.styles)?\.(?:js|d\.ts|js\.map)$/,
      /^cdn\/[a-z-]+\.(?:js|js\.map|css|html)$/,
      /^cdn\/chunks\/[\w/.-]+\.(?:js|js\.map)$/,
      /^cdn\/LICENSES\.txt$/,
    ];
    expect(files.filter((file) => !shipped.some((pattern) => pattern.test(file)))).to.be.empty;
    expect(files.filter((file) => /\b(?:test|stories|bench|coverage)\b/.test(file))).to.be.empty;
    expect(files).to.include.members(['LICENSE', 'README.md', 'CHANGELOG.md', 'cdn/LICENSES.txt']);
  });

  it('holds every file that its package file names', async () => {
    const missing = await found<string[]>(`
      const { exports, customElements } = JSON.parse(read('package.json'));
      const flat = (target) => (typeof target === 'string' ? [target] : Object.values(target).flatMap(flat));
      tell([...flat(exports), customElements].filter((file) => !file.includes('*')).filter((file) => !is(file.replace('./', ''))));
    `);
    expect(missing).to.be.empty;
  });

  it('holds declarations for every module', async () => {
    const bare = await found<string[]>(`
      tell(files.filter((file) => /^dist\\/.*\\.js$/.test(file) && !is(file.replace(/\\.js$/, '.d.ts'))));
    `);
    expect(bare).to.be.empty;
  });

  it('holds every file that its modules and scripts import', async () => {
    const missing = await found<string[]>(`
      const imports = /(?<![.\\w])(?:from|import)\\s*\\(?\\s*["'\`](\\.[^"'\`$]+)["'\`]/g; // computed names are left out
      tell(files.filter((file) => file.endsWith('.js')).flatMap((file) =>
        [...read(file).matchAll(imports)]
          .map(([, path]) => join(dirname(file), path).replaceAll('\\\\', '/'))
          .filter((path) => !is(path))
          .map((path) => file + ' imports ' + path)));
    `);
    expect(missing).to.be.empty;
  });

  it('leads from every script to its TypeScript: each source map is there, and carries the sources, which are not shipped', async () => {
    const { wrong, maps } = await found<{ wrong: string[]; maps: number }>(`
      const named = files.filter((file) => file.endsWith('.js')).flatMap((file) => {
        const [, map] = /\\n\\/\\/# sourceMappingURL=(.+)\\s*$/.exec(read(file)) ?? [];
        return map ? [join(dirname(file), map).replaceAll('\\\\', '/')] : [];
      });
      const maps = files.filter((file) => file.endsWith('.map'));
      const wrong = [
        ...named.filter((map) => !is(map)).map((map) => map + ' is missing'),
        ...maps.filter((map) => !named.includes(map)).map((map) => map + ' belongs to nothing'),
        ...maps.flatMap((map) => {
          const { sources, sourcesContent = [] } = JSON.parse(read(map));
          return sources.filter((_, i) => typeof sourcesContent[i] !== 'string').map((source) => map + ' leads to ' + source);
        }),
      ];
      tell({ wrong, maps: maps.length });
    `);
    expect(wrong).to.be.empty;
    expect(maps).to.be.above(100);
  });

  it('says nothing of the machine it was built on', async () => {
    const telling = await found<string[]>(`
      tell(files.filter((file) => /file:\\/\\/\\/|\\/(?:home|Users|tmp|root)\\/\\w|[A-Z]:\\\\\\\\Users/.test(read(file))));
    `);
    expect(telling).to.be.empty;
  });

  it('runs nothing when it is installed', async () => {
    const scripts = await found<string[]>("tell(Object.keys(JSON.parse(read('package.json')).scripts ?? {}));");
    expect(scripts.filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).to.be.empty;
  });
});
