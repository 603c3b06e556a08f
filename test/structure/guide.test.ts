import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect } from 'chai';

const GUIDE = readFileSync('stories/guides/how-it-is-built.md', 'utf8');
const PICTURE = readFileSync('stories/images/how-it-is-built.svg', 'utf8');

const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** The folders in the first column of the table whose head names a path. */
function listed(path: string): string[] {
  const [, table = ''] = GUIDE.split(`| folder of \`${path}/\` `);
  const [rows = ''] = table.split('\n\n');
  return [...rows.matchAll(/^\| `([\w-]+)\/`/gm)].map(([, name = '']) => name);
}

describe('How it is built', () => {
  for (const path of ['src', 'src/elements', 'src/elements/features']) {
    it(`has a row for each folder of ${path}/, and no other`, () => {
      expect(listed(path)).to.have.members(foldersOf(path));
    });
  }

  it('shows each floor and each room in its picture', () => {
    const shown = [...PICTURE.matchAll(/class="name"[^>]*>([\w-]+)</g)].map(([, name]) => name);
    expect(shown).to.have.members([...foldersOf('src'), ...foldersOf('src/elements')]);
  });

  it('names files and commands that there are', () => {
    const paths = [...GUIDE.matchAll(/`(src\/[\w./-]+)`/g)].map(([, path = '']) => path);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const commands = [...GUIDE.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(paths.filter((path) => !existsSync(path))).to.be.empty;
    expect(commands.filter((name) => !scripts[name])).to.be.empty;
    expect(Math.min(paths.length, commands.length)).to.be.above(5);
  });

  it('explains each slot of a feature', () => {
    const source = readFileSync('src/elements/features/feature.ts', 'utf8');
    const [, slots = ''] = /interface Slots \{\n([^]*?)\n\}/.exec(source) ?? [];
    const names = [...slots.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, name = '']) => name);
    const [, table = ''] = GUIDE.split('\n| slot ');
    const [rows = ''] = table.split('\n\n');
    const cells = [...rows.matchAll(/^\| (`.*?`) +\|/gm)].map(([, cell = '']) => cell.replaceAll('`', ''));
    expect(cells.flatMap((cell) => cell.split(', '))).to.have.members(names);
  });
});
