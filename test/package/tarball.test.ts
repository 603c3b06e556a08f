import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { Project, TAGS, packageFile, withProject } from './project.js';

describe('the packed package', () => {
  const project = withProject(() => Project.installed());
  let files: readonly string[];
  before(() => {
    files = readdirSync(project().package, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(join(project().package, file)).isFile());
  });
  const read = (file: string) => readFileSync(join(project().package, file), 'utf8');

  it('holds what is shipped: no tests, sources or source maps, and of the stories only what servers need', () => {
    const shipped = [
      /^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json|custom-elements\.json|web-types\.json)$/,
      /^vscode\.(?:css|html)-custom-data\.json$/,
      /^dist\/[a-z/-]+(?:\.styles)?\.(?:js|d\.ts)$/,
      /^cdn\/[a-z-]+\.(?:js|css|html)$/,
      /^cdn\/chunks\/[\w/.-]+\.js$/,
      /^cdn\/themes\/[a-z]+\.css$/,
      /^cdn\/(?:LICENSES\.txt|integrity\.json)$/,
      /^stories\/online\/(?:Dockerfile|Caddyfile|compose\.yaml|install\.sh|plain-server\.mjs|tabletop-online@\.service)$/,
    ];
    expect(files.filter((file) => !shipped.some((pattern) => pattern.test(file)))).to.deep.equal([]);
    expect(files.filter((file) => /\b(?:test|bench|coverage)\b/.test(file))).to.deep.equal([]);
    expect(files).to.include.members(['LICENSE', 'README.md', 'CHANGELOG.md', 'cdn/LICENSES.txt']);
    for (const tag of TAGS) expect(files).to.include(`cdn/${tag}.js`);
  });

  it('holds every file that its package file names', () => {
    const { exports, customElements, unpkg, jsdelivr } = packageFile;
    const flat = (target: unknown): string[] =>
      typeof target === 'string' ? [target] : Object.values(target as object).flatMap(flat);
    const named = [...flat(exports), ...[customElements, packageFile['web-types'], unpkg, jsdelivr].map(String)];
    expect(named.length).to.be.above(40);
    const missing = named.filter((file) => !file.includes('*') && !existsSync(join(project().package, file)));
    expect(missing).to.deep.equal([]);
  });

  it('holds declarations of modules that somebody can import, and no others', () => {
    const entries = Object.values(packageFile.exports).flatMap((target) => (typeof target === 'string' ? [] : target));
    const declared = new Set<string>();
    const follow = (file: string) => {
      if (declared.has(file)) return;
      declared.add(file);
      for (const [, path = ''] of read(file).matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g)) {
        follow(join(dirname(file), `${path}.d.ts`).replaceAll('\\', '/'));
      }
    };
    for (const { types, browser } of entries) for (const file of [types, browser?.types]) if (file) follow(join(file));
    expect(files.filter((file) => file.endsWith('.d.ts'))).to.have.members([...declared]);
  });

  it('holds every file that its modules and scripts import, and of packages only those it depends on', () => {
    const imports = /(?<![.\w])(?:from|import)\s*\(?\s*["'`]([^"'`$]+)["'`]/g; // computed names are left out
    const found = files
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...read(file).matchAll(imports)].map(([, path = '']) => ({ file, path })));
    const missing = found.filter(
      ({ file, path }) => path.startsWith('.') && !files.includes(join(dirname(file), path).replaceAll('\\', '/')),
    );
    expect(missing).to.deep.equal([]);
    const packages = found.filter(({ file, path }) => file.startsWith('dist/') && /^(?!node:)[@a-z]/.test(path));
    const names = packages.map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
    const peers = Object.keys(packageFile['peerDependencies'] as object);
    expect(new Set(names)).to.include('lit');
    expect([...new Set(names)]).to.deep.equal(
      [...new Set(names)].filter((name = '') => name in packageFile.dependencies || peers.includes(name)),
    );
  });

  it('says nothing of the machine it was built on', () => {
    const telling = files.filter((file) =>
      /file:\/\/\/|\/(?:home|Users|tmp|root)\/\w|[A-Z]:\\\\Users/.test(read(file)),
    );
    expect(telling).to.deep.equal([]);
  });

  it('runs nothing when it is installed', () => {
    const names = Object.keys(packageFile.scripts);
    expect(names.filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).to.deep.equal([]);
  });

  it('leaves apps the choice among the compatible versions of what it depends on', () => {
    for (const range of Object.values(packageFile.dependencies)) expect(range).to.match(/^\^\d/);
    for (const version of Object.values(packageFile.devDependencies)) expect(version).to.match(/^(?:npm:.+@)?\d/);
  });

  it('names everybody whose code is in the scripts, with copyright and licence', () => {
    const text = read('cdn/LICENSES.txt');
    const bundled = ['@lit/reactive-element', 'lit-element', 'lit-html', ...Object.keys(packageFile.dependencies)];
    for (const name of bundled.filter((each) => each !== 'lit')) {
      const [, notice = ''] = text.split(`Name: ${name}\n`);
      expect(notice, name).to.match(/Copyright \(c\) \d{4}/);
      expect(notice, name).to.match(
        /Redistributions in binary form|The above copyright notice and this permission notice/,
      );
    }
    const silent = files.filter(
      (file) => /^cdn\/.*\.js$/.test(file) && !read(file).includes('Licences: cdn/LICENSES.txt'),
    );
    expect(silent).to.deep.equal([]);
  });
});
