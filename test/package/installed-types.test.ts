import { expect } from '@open-wc/testing';
import { ENTRIES, EXPORTED, inNode } from './built.js';
import { SomebodysProject } from './somebodys-project.js';

describe('a compiler in a project with the installed package', function () {
  this.timeout(60_000);
  const project = SomebodysProject.installed();

  /** What TypeScript says of a module, with the package's own declarations checked as well. */
  const complaints = (source: string, resolution: 'bundler' | 'nodenext') =>
    inNode<string[]>(`
      import { writeFileSync } from 'node:fs';
      import { join } from 'node:path';
      import typescript from 'typescript';
      const file = join(${JSON.stringify(project.folder)}, 'page.ts');
      writeFileSync(file, ${JSON.stringify(source)});
      const program = typescript.createProgram([file], {
        noEmit: true,
        strict: true,
        types: [],
        target: typescript.ScriptTarget.ES2022,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        module: ${resolution === 'bundler' ? 'typescript.ModuleKind.ESNext' : 'typescript.ModuleKind.NodeNext'},
        moduleResolution: ${resolution === 'bundler' ? 'typescript.ModuleResolutionKind.Bundler' : 'typescript.ModuleResolutionKind.NodeNext'},
      });
      tell(typescript.getPreEmitDiagnostics(program).map(({ code, messageText, file }) =>
        'TS' + code + ' ' + (typeof messageText === 'string' ? messageText : messageText.messageText) + ' ' + (file?.fileName ?? '')));
    `);

  const everything = `
    ${ENTRIES.map((entry, i) => `import * as entry${i} from '${entry}';`).join('\n')}
    ${ENTRIES.map((entry, i) => `export const names${i}: unknown[] = [${(EXPORTED[entry] ?? []).map((name) => `entry${i}.${name}`).join()}];`).join('\n')}
  `;

  for (const resolution of ['bundler', 'nodenext'] as const) {
    it(`finds the types of every entry, each sound in itself, by the rules of ${resolution}`, async () => {
      expect(await complaints(everything, resolution)).to.be.empty;
    });
  }

  it('has the types of what is played, and of the element on the page', async () => {
    const found = await complaints(
      `
      import 'tabletop-elements/triad-board.js';
      import { triad } from 'tabletop-elements/games/triad.js';
      import { Match } from 'tabletop-elements/match.js';
      export const ply: number = new Match(triad, { seed: 'house' }).length;
      export const board = document.createElement('triad-board');
      export const winners: readonly number[] | undefined = board.outcome?.winners;
      export const wrong: string = new Match(triad).length;
      board.nothing;
      `,
      'bundler',
    );
    expect(found.map((each) => each.slice(0, 6))).to.deep.equal(['TS2322', 'TS2339']);
  });

  it('is refused what is not an entry', async () => {
    const found = await complaints(
      `
      import 'tabletop-elements/dist/index.js';
      import * as rules from 'tabletop-elements/games/triad/rules.js';
      import * as match from 'tabletop-elements/match';
      export { match, rules };
      `,
      'nodenext',
    );
    expect(found.filter((each) => /^TS(?:2307|2882)/.test(each))).to.have.lengthOf(3);
  });
});
