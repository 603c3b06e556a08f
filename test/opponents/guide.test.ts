import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';

const GUIDE = readFileSync('stories/guides/using-an-opponent.md', 'utf8');

/** The file of the sources behind an entry of the package. */
function sourceOf(entry: string): string {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Readonly<Record<string, { readonly default: string }>>;
  };
  const { default: built = '' } = exports[`.${entry}`] ?? {};
  return pathToFileURL(built.replace('./dist/', 'src/').replace('.js', '.ts')).href;
}

/** Runs a snippet of the guide, with the sources in place of the package. @returns what it prints, line by line */
async function run(name: string): Promise<string[]> {
  const [, code = ''] = new RegExp(`^\`\`\`js ${name}\\n([^]*?)^\`\`\`$`, 'm').exec(GUIDE) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  const printed: string[] = [];
  const { log } = console;
  try {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(
      file,
      code.replace(/'tabletop-elements(.*?)'/g, (_, entry: string) => `'${sourceOf(entry)}'`),
    );
    console.log = (...values: unknown[]) => printed.push(values.join(' '));
    await import(pathToFileURL(file).href);
  } finally {
    console.log = log;
    rmSync(folder, { recursive: true });
  }
  const told = [...code.matchAll(/; \/\/ → (.*)$/gm)].map(([, expected]) => expected);
  if (told.length > 0) expect(printed).to.deep.equal(told);
  return printed;
}

describe('the guide to opponents in Node', function () {
  this.timeout(60_000);

  for (const name of ['move', 'analysis', 'steps', 'review']) {
    it(`prints what it says: ${name}`, async () => {
      expect(await run(name)).to.have.lengthOf.at.least(1);
    });
  }

  it('has a tournament that the better level wins', async () => {
    const points = (await run('tournament')).map((line) => Number(line.split(' ').at(-1)));
    expect(points).to.have.lengthOf(5);
    expect(points).to.deep.equal(points.toSorted((a, b) => a - b));
  });
});
