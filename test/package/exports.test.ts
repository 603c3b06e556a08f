import { expect } from '@open-wc/testing';
import { ENTRIES, TYPES_ONLY, inNode, needsBuild } from './built.js';

/** The targets of package.json's exports that are single files, with whether each exists. */
const READ_EXPORTS = `
  import { existsSync, readFileSync } from 'node:fs';
  const { exports, files, customElements } = JSON.parse(readFileSync('package.json', 'utf8'));
  const flat = (target) => (typeof target === 'string' ? [target] : Object.values(target).flatMap(flat));
`;

describe('the entry points of the package', () => {
  needsBuild();

  it('are those that are documented', async () => {
    const names = await inNode<string[]>(`${READ_EXPORTS} tell(Object.keys(exports));`);
    const documented = [...ENTRIES, ...TYPES_ONLY].map((entry) => entry.replace('tabletop-elements', '.'));
    const besides = ['./cdn/*', './custom-elements.json', './package.json'];
    expect(names).to.have.members([...documented, ...besides]);
  });

  it('are modules also where all that is imported is types', async () => {
    const exported = await inNode<string[][]>(
      `tell(await Promise.all(${JSON.stringify(TYPES_ONLY)}.map(async (entry) => Object.keys(await import(entry)))));`,
    );
    expect(exported).to.deep.equal(TYPES_ONLY.map(() => []));
  });

  it('lead to files that are there', async () => {
    const missing = await inNode<string[]>(
      `${READ_EXPORTS} tell(flat(exports).filter((file) => !file.includes('*') && !existsSync(file)));`,
    );
    expect(missing).to.be.empty;
  });

  it('have types, named before the script so that compilers find them', async () => {
    const conditions = await inNode<Record<string, string[]>>(
      `${READ_EXPORTS} tell(Object.fromEntries(Object.entries(exports)
        .filter(([, target]) => typeof target === 'object')
        .map(([name, target]) => [name, Object.keys(target)])));`,
    );
    expect(Object.keys(conditions)).to.have.lengthOf(ENTRIES.length + TYPES_ONLY.length);
    for (const keys of Object.values(conditions)) expect(keys).to.deep.equal(['types', 'default']);
  });

  it('have types whose own imports are there, too', async () => {
    const missing = await inNode<string[]>(`
      ${READ_EXPORTS}
      import { dirname, join } from 'node:path';
      const seen = new Set();
      const missing = [];
      function follow(file) {
        if (seen.has(file)) return;
        seen.add(file);
        if (!existsSync(file)) return void missing.push(file);
        for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\\s*\\(?['"](\\.[^'"]+)\\.js['"]/g)) {
          follow(join(dirname(file), path + '.d.ts'));
        }
      }
      for (const target of Object.values(exports)) if (target.types) follow(target.types);
      if (seen.size < 10) missing.push('nearly everything');
      tell(missing);
    `);
    expect(missing).to.be.empty;
  });

  it('are among the files that are shipped', async () => {
    const outside = await inNode<string[]>(`
      ${READ_EXPORTS}
      const shipped = [...files, 'package.json'].map((file) => './' + file);
      const isShipped = (file) => shipped.some((each) => file === each || file.startsWith(each + '/'));
      tell([...flat(exports), './' + customElements].filter((file) => !isShipped(file)));
    `);
    expect(outside).to.be.empty;
  });

  it('let nobody in through the back door', async () => {
    const reached = await inNode<boolean>(
      `tell(await import('tabletop-elements/dist/index.js').then(() => true, () => false));`,
    );
    expect(reached).to.be.false;
  });
});
