import { expect } from '@open-wc/testing';
import { EXPORTED, PLAIN_ENTRIES, inNode } from './built.js';
import { SomebodysProject } from './somebodys-project.js';

const EVERYTHING = PLAIN_ENTRIES.flatMap((entry, i) => [
  `import * as entry${i} from '${entry}';`,
  `export const names${i}: unknown[] = [${(EXPORTED[entry] ?? []).map((name) => `entry${i}.${name}`).join()}];`,
]).join('\n');

const PLAYED = `
  import 'tabletop-elements/triad-board.js';
  import { triad } from 'tabletop-elements/games/triad.js';
  import { Match } from 'tabletop-elements/match.js';
  export const ply: number = new Match(triad, { seed: 'house' }).length;
  export const board = document.createElement('triad-board');
  export const winners: readonly number[] | undefined = board.outcome?.winners;
`;

const MISTAKEN = `
  import 'tabletop-elements/triad-board.js';
  import { triad } from 'tabletop-elements/games/triad.js';
  import { Match } from 'tabletop-elements/match.js';
  export const wrong: string = new Match(triad).length;
  document.createElement('triad-board').nothing;
`;

const REACHING = `
  import 'tabletop-elements/dist/index.js';
  import * as rules from 'tabletop-elements/games/triad/rules.js';
  import * as match from 'tabletop-elements/match';
  export { match, rules };
`;

const MODULES = { everything: EVERYTHING, played: PLAYED, mistaken: MISTAKEN, reaching: REACHING };

/** Which errors TypeScript finds in which file, the package's own declarations among them. */
type Errors = Readonly<Record<string, readonly string[]>>;

for (const [rules, module] of [
  ['Bundler', 'ESNext'],
  ['NodeNext', 'NodeNext'],
] as const) {
  describe(`a compiler in a project with the installed package, by the rules of ${rules}`, function () {
    this.timeout(120_000);
    const project = SomebodysProject.installed();
    let errors: Errors = {};

    before(async () => {
      errors = await inNode<Errors>(`
        import { writeFileSync } from 'node:fs';
        import { basename, join } from 'node:path';
        import typescript from 'typescript';
        const files = Object.entries(${JSON.stringify(MODULES)}).map(([name, source]) => {
          const file = join(${JSON.stringify(project.folder)}, name + '.ts');
          writeFileSync(file, source);
          return file;
        });
        const program = typescript.createProgram(files, {
          noEmit: true,
          strict: true,
          types: [],
          target: typescript.ScriptTarget.ES2022,
          lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
          module: typescript.ModuleKind.${module},
          moduleResolution: typescript.ModuleResolutionKind.${rules},
        });
        const found = {};
        for (const { code, file } of typescript.getPreEmitDiagnostics(program)) {
          (found[file ? basename(file.fileName, '.ts') : 'settings'] ??= []).push('TS' + code);
        }
        tell(found);
      `);
    });

    it('finds the types of every entry, and those of the page', () => {
      expect(errors['everything'] ?? []).to.be.empty;
      expect(errors['played'] ?? []).to.be.empty;
    });

    it('finds the declarations of the package and of what it needs sound', () => {
      expect(Object.keys(errors)).to.have.members(['mistaken', 'reaching']);
    });

    it('says what is wrong with a page that takes a number for text or asks a board for what it has not', () => {
      expect(errors['mistaken']).to.deep.equal(['TS2322', 'TS2339']);
    });

    it('lets nobody in through the back door', () => {
      expect(errors['reaching']?.filter((code) => ['TS2307', 'TS2882'].includes(code))).to.have.lengthOf(3);
    });
  });
}
