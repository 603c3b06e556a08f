import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { controls, games, lessons, opponents } from '../../src/elements/registry.js';

const call = promisify(execFile);
export const ROOT = resolve(import.meta.dirname, '../..');

/** Where an entry point leads. */
export interface Target {
  readonly browser?: { readonly types: string; readonly default: string };
  readonly types: string;
  readonly default: string;
}

export interface PackageFile {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Target>>;
  readonly files: readonly string[];
  readonly sideEffects: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export const packageFile = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as PackageFile;

/** `triad-board` is shown by the class `TriadBoard`. */
export const classOf = (tag: string): string =>
  tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The names of all elements: games, controls that stand elsewhere in a page, and lessons. */
export const TAGS = [...games, ...controls, ...lessons].map(({ tag }) => tag);

/** The parts of a lesson, which are defined with it. */
export const PARTS: readonly string[] = ['game-step', 'game-answer', 'game-reply'];

const CLASSES = TAGS.map(classOf);

/** What can be imported, with what it exports at least. */
export const EXPORTED: Readonly<Record<string, readonly string[]>> = {
  'tabletop-elements': CLASSES,
  ...Object.fromEntries(TAGS.map((tag) => [`tabletop-elements/${tag}.js`, [classOf(tag)]])),
  'tabletop-elements/classes.js': CLASSES,
  ...Object.fromEntries(games.map(({ id }) => [`tabletop-elements/games/${id}.js`, [id]])),
  'tabletop-elements/games/cubo.js': ['cubo', 'scoreSquare', 'bestSquare'],
  'tabletop-elements/games/triomino.js': ['triomino', 'scorePlacement', 'placesOf', 'differencesOf', 'tilesOf'],
  ...Object.fromEntries(opponents.map((id) => [`tabletop-elements/opponents/${id}.js`, [`${id}Opponent`]])),
  'tabletop-elements/opponents.js': ['GameError', 'LEVELS', 'Meter', 'finish', 'makeOpponent'],
  'tabletop-elements/puzzles.js': ['parseSet', 'puzzleOfTheDay', 'loadPuzzles', 'loadPuzzleRules', 'withResult'],
  'tabletop-elements/match.js': ['GameError', 'Match', 'makeRecordText', 'parseRecord', 'concealedRecord'],
  'tabletop-elements/online.js': [
    'GameHost',
    'connectGame',
    'webSocketTransport',
    'tabsTransport',
    'registerTransport',
  ],
  'tabletop-elements/online/colyseus.js': ['GameRoom', 'MemorySaves', 'RedisSaves', 'colyseusTransport'],
  'tabletop-elements/server.js': ['renderToString', 'GameRenderer', 'ControlRenderer', 'styleHashes', 'allStyleHashes'],
  'tabletop-elements/hydrate.js': [],
};

export const ENTRIES = Object.keys(EXPORTED);

/** Those that need packages which only servers and the pages drawn on them install. */
export const SERVER_ENTRIES = [
  'tabletop-elements/server.js',
  'tabletop-elements/hydrate.js',
  'tabletop-elements/online/colyseus.js',
];

/** What can be imported, but exports nothing: it declares the elements to a framework. */
export const TYPES_ONLY = ['react', 'vue', 'svelte'].map((framework) => `tabletop-elements/${framework}`);

/** Packs what has been built, as npm publishes it. */
async function pack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  await call('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: ROOT });
  const [tarball = ''] = await readdir(folder);
  return join(folder, tarball);
}

let packing: Promise<string> | undefined;
export const packed = (): Promise<string> => (packing ??= pack());

/** A folder outside of this project in which the package is installed as it is published. */
export class Project {
  private constructor(readonly folder: string) {}

  /** @param names the packages beside it */
  static async with(names: readonly string[]): Promise<Project> {
    const folder = await mkdtemp(join(tmpdir(), 'project-'));
    const modules = join(folder, 'node_modules');
    const own = join(modules, packageFile.name);
    await mkdir(own, { recursive: true });
    for (const name of names) {
      await mkdir(join(modules, name, '..'), { recursive: true });
      await symlink(join(ROOT, 'node_modules', name), join(modules, name));
    }
    await call('tar', ['-xzf', await packed(), '--strip-components=1', '-C', own]);
    return new Project(folder);
  }

  /** The package and what it depends on, nothing else. */
  static installed(): Promise<Project> {
    return Project.with(Object.keys(packageFile.dependencies));
  }

  /** The package beside everything that is installed here. */
  static async complete(): Promise<Project> {
    const names = await readdir(join(ROOT, 'node_modules'));
    return Project.with(names.filter((name) => !name.startsWith('.')));
  }

  get package(): string {
    return join(this.folder, 'node_modules', packageFile.name);
  }

  /** Runs a module in a Node process of its own. @returns what it hands to `tell` */
  async node<T>(code: string): Promise<T> {
    const tell = 'const tell = (value) => process.stdout.write(JSON.stringify(value));\n';
    const { stdout } = await call(process.execPath, ['--input-type=module', '-e', tell + code], { cwd: this.folder });
    return JSON.parse(stdout) as T;
  }

  /** Runs a tool that is installed here. @returns what it writes, also where it fails */
  async tool(script: string, parameters: readonly string[], folder = '.'): Promise<string> {
    const args = [join(ROOT, 'node_modules', script), ...parameters];
    const outcome = await call(process.execPath, args, { cwd: join(this.folder, folder) }).catch(
      (error: { stdout: string; stderr: string }) => error,
    );
    return outcome.stdout + outcome.stderr;
  }

  copy(from: string, to: string): Promise<void> {
    return cp(join(ROOT, from), join(this.folder, to), { recursive: true });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** For a suite: installs before its tests, and tidies up after them. */
export function withProject(make: () => Promise<Project>): () => Project {
  let project: Project | undefined;
  before(async () => (project = await make()));
  after(() => project?.remove());
  return () => {
    if (!project) throw new Error('the project is there in tests only');
    return project;
  };
}
