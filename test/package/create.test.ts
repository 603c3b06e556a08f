import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { ROOT } from './project.js';

const call = promisify(execFile);

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const COPIED = ['src', 'stories', 'test', 'package.json', 'tsconfig.json', '.prettierrc.json'];

/** The new game, and what lists the games. */
const CHECKED = [
  'src',
  'test/*.d.ts',
  'test/games/contract.test.ts',
  'test/games/quicktrial',
  'test/package/pages',
  'test/elements/quick-trial-board',
  'stories/quick-trial-board.stories.ts',
  'stories/demo',
];

/** Each name with what is said about it. */
const REFUSED: readonly (readonly [names: readonly string[], said: RegExp])[] = [
  [[], /what the game is called/],
  [['My_Game'], /"My_Game" is no name/],
  [['../game'], /is no name/],
  [['triad'], /already a game triad/],
  [['common'], /already a game common/],
];

describe('npm run create', () => {
  let folder: string;

  const node = (...args: readonly string[]): Promise<Run> =>
    call(process.execPath, args, { cwd: folder }).then(
      (streams) => ({ code: 0, ...streams }),
      (error: unknown) => error as Run,
    );
  const create = (...names: readonly string[]) => node('stories/create/create.mjs', ...names);
  const files = async () => (await readdir(folder, { recursive: true })).filter((file) => !/node_modules/.test(file));

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'created-'));
    for (const name of COPIED) await cp(join(ROOT, name), join(folder, name), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });

  after(() => rm(folder, { recursive: true, force: true }));

  it('refuses what is no name for a new game, says why, and writes nothing', async () => {
    const before = await files();
    const answers = await Promise.all(REFUSED.map(([names]) => create(...names)));
    for (const [i, { code, stderr }] of answers.entries()) {
      expect(code, stderr).to.equal(1);
      expect(stderr).to.match(REFUSED[i]?.[1] as RegExp);
    }
    expect(await files()).to.deep.equal(before);
  });

  describe('writes a game', () => {
    let run: Run;
    before(async () => (run = await create('quick-trial')));

    it('says which files it has written and changed, and what to do next', async () => {
      expect(run.stderr).to.equal('');
      expect(run.code).to.equal(0);
      const listed = [...run.stdout.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file);
      expect(await files()).to.include.members(listed);
      expect(listed).to.include.members(['src/games/quicktrial/rules.ts', 'src/elements/registry.ts']);
      expect(run.stdout).to.contain('npm start').and.to.contain('Adding a game');
    });

    it('in which nothing is called like the template', async () => {
      const written = (await files()).filter((file) => /quick-?trial/.test(file) && file.endsWith('.ts'));
      expect(written.length).to.be.above(15);
      for (const file of written)
        expect(await readFile(join(folder, file), 'utf8'), file).to.not.match(/sample-?game/i);
    });

    it('that has entry points in the package', async () => {
      const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { exports: object };
      expect(Object.keys(exports)).to.include.members(['./quick-trial-board.js', './games/quicktrial.js']);
    });

    it('that compiles, with everything that lists the games', async () => {
      await writeFile(join(folder, 'checked.json'), JSON.stringify({ extends: './tsconfig.json', include: CHECKED }));
      const { stdout } = await node('node_modules/typescript/bin/tsc', '-p', 'checked.json');
      expect(stdout).to.equal('');
    });

    it('that fulfils the contract and passes its own tests', async () => {
      const tests = ['test/games/contract.test.ts', 'test/games/quicktrial/rules.test.ts'];
      const mocha = 'node_modules/mocha/bin/mocha.js';
      const { code, stdout } = await node(
        mocha,
        '--no-config',
        '--import=tsx',
        '-g',
        '^quicktrial |Quick trial',
        ...tests,
      );
      expect(code, stdout).to.equal(0);
      expect(Number(/(\d+) passing/.exec(stdout)?.[1])).to.be.above(20);
    });

    it('once', async () => {
      const { code, stderr } = await create('quick-trial');
      expect(code).to.equal(1);
      expect(stderr).to.contain('already a game quicktrial');
    });
  });
});
