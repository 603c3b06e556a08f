import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
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

/** Each name with what is said about it. */
const REFUSED: readonly (readonly [parameters: readonly string[], said: RegExp])[] = [
  [[], /what the game is called/],
  [['My_Game'], /"My_Game" is no name/],
  [['../game'], /is no name/],
  [['triad'], /already a game triad/],
  [['common'], /already a game common/],
  [['my-game', '--cards'], /--cards/],
];

/** A game without dice and one with them, by the tag and the id. */
const GAMES = [
  { name: 'tic-tac-toe', id: 'tictactoe', title: 'Tic tac toe', parameters: ['--no-dice'] },
  { name: 'lucky-heaps', id: 'luckyheaps', title: 'Lucky heaps', parameters: ['--dice'] },
] as const;

/** The files and folders at the root that are sources: what is made from them is left out, since it may be made meanwhile, and what is installed is shared. */
async function sources(): Promise<readonly string[]> {
  const ignored = (await readFile(join(ROOT, '.gitignore'), 'utf8')).split('\n').map((line) => line.replace(/\/$/, ''));
  return (await readdir(ROOT)).filter((name) => ![...ignored, '.git'].includes(name) && !name.endsWith('.tgz'));
}

/** Checks as the build does that each type of the library can be written down, and writes none. */
const DECLARING = ['--declaration'];

/** A page that loads a bundle of all tests starts sooner. */
const BUNDLED = ['--config', 'test/runner/all-pages.config.mjs'];

/** The tests that a new game breaks first: its own, and those of the pages that show all games. */
const PAGES = [
  'test/elements/games/{tic-tac-toe,lucky-heaps}-board/*.test.ts',
  'test/elements/controls/games.test.ts',
  'test/demo/{demo,editor,skins}.test.ts',
  'test/stories/guides.test.ts',
];

describe('npm run create', () => {
  let folder: string;

  const run = (file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> =>
    call(file, args, { cwd: folder, maxBuffer: 2 ** 26, env: { ...process.env, ...env } }).then(
      (streams) => ({ code: 0, ...streams }),
      (error: unknown) => error as Run,
    );
  const tool = (script: string, ...args: readonly string[]) =>
    run(process.execPath, [join('node_modules', script), ...args]);
  const create = (...args: readonly string[]) => run(process.execPath, ['stories/create/create.mjs', ...args]);
  const files = async () =>
    (await readdir(folder, { recursive: true })).filter((file) => !file.startsWith('node_modules')).sort();

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'created-'));
    for (const name of await sources()) await cp(join(ROOT, name), join(folder, name), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  });

  after(() => rm(folder, { recursive: true, force: true }));

  it('refuses what is no name for a new game, says why, and writes nothing', async () => {
    const before = await files();
    const answers = await Promise.all(REFUSED.map(([parameters]) => create(...parameters)));
    for (const [i, { code, stderr }] of answers.entries()) {
      expect(code, stderr).to.equal(1);
      expect(stderr).to.match(REFUSED[i]?.[1] as RegExp);
    }
    expect(await files()).to.deep.equal(before);
  });

  describe('writes two games, one with dice and one without,', () => {
    const said: Run[] = [];
    /** What was written and changed. */
    let listed: readonly string[];
    before(async () => {
      for (const { name, parameters } of GAMES) said.push(await create(name, ...parameters));
      listed = said.flatMap(({ stdout }) => [...stdout.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file));
    });

    it('and says which files it has written and changed, and what to do next', async () => {
      expect(said.map(({ code, stderr }) => [code, stderr])).to.deep.equal([
        [0, ''],
        [0, ''],
      ]);
      expect(await files()).to.include.members([...listed]);
      expect(listed).to.include.members(['src/games/tictactoe/rules.ts', 'src/elements/registry.ts']);
      for (const { stdout } of said) expect(stdout).to.contain('npm start').and.to.contain('Adding a game');
    });

    it('once', async () => {
      const { code, stderr } = await create('tic-tac-toe');
      expect(code).to.equal(1);
      expect(stderr).to.contain('already a game tictactoe');
    });

    it('in which nothing is left of the template, and of dice only where there are some', async () => {
      const written = (await files()).filter((file) => /tic-?tac-?toe|lucky-?heaps/.test(file) && file.endsWith('.ts'));
      expect(written.length).to.be.above(40);
      for (const file of written) {
        const text = await readFile(join(folder, file), 'utf8');
        expect(text, file).to.not.match(/sample-?game|\/\/#/i);
        if (/tic-?tac-?toe/.test(file)) expect(text, file).to.not.match(/chance[(:,]|\broll/i);
      }
    });

    describe('and the library with them', () => {
      /**
       * Two things are done at a time. Types are checked once, with what the build says of them; scripts that are made small say the same as legible ones.
       */
      let done: Readonly<Record<'types' | 'lint' | 'format' | 'rules' | 'house' | 'build' | 'pages', Promise<Run>>>;
      before(async () => {
        // Types and tests read what is said of the elements.
        const analysed = await run('npm', ['run', '--silent', 'analyze']);
        expect(analysed.code, analysed.stderr).to.equal(0);
        const built = run('npm', ['run', '--silent', 'build:scripts'], { LEGIBLE: 'on' });
        const types = tool('typescript-native/bin/tsc', '-p', 'tsconfig.json', ...DECLARING);
        const changed = [...new Set(listed)];
        const lint = types.then(() => tool('eslint/bin/eslint.js', ...changed.filter((file) => file.endsWith('.ts'))));
        const names = GAMES.map(({ id, title }) => `${id} |${title}`).join('|');
        const rules = ['test/games/contract.test.ts', ...GAMES.map(({ id }) => `test/games/${id}/rules.test.ts`)];
        const mocha = (...args: readonly string[]) =>
          tool('mocha/bin/mocha.js', '--no-config', '--import=tsx', ...args);
        const ruled = lint.then(() => mocha('-g', names, ...rules));
        done = {
          build: built,
          types,
          lint,
          format: tool('prettier/bin/prettier.cjs', '--check', ...changed),
          rules: ruled,
          house: ruled.then(() => mocha('test/words/*.test.ts', 'test/structure/*.test.ts')),
          pages: built.then(() =>
            tool('@web/test-runner/dist/bin.js', ...BUNDLED, ...PAGES.flatMap((file) => ['--files', file])),
          ),
        };
      });

      for (const [what, name] of Object.entries({
        types: 'has no wrong types',
        format: 'is formatted',
        lint: 'passes the rules of the linter',
        build: 'is built',
        rules: 'fulfils the contract of a game and passes the tests of its rules',
        house: 'passes the tests of all words and of the house',
        pages: 'passes the tests of its elements, and those of the demo page and the guides',
      })) {
        it(name, async () => {
          const { code, stdout, stderr } = await done[what as keyof typeof done];
          expect(code, (stdout + stderr).slice(-6000)).to.equal(0);
          if (what === 'rules') expect(Number(/(\d+) passing/.exec(stdout)?.[1])).to.be.above(40);
        }).timeout(400_000);
      }
    });
  });
});
